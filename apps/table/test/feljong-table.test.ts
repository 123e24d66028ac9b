import { expect, test } from "vitest"
import { page } from "vitest/browser"
import "../src/index.ts"

test("the table is a landmark with a name", async () => {
  document.body.innerHTML = `<feljong-table label="East round"></feljong-table>`
  await expect.element(page.getByRole("region", { name: "East round" })).toBeInTheDocument()
})
