import type { Page } from "playwright"

/** Waits until the page has read its address and the table has the rules that it asks for. */
export const opened = async (page: Page): Promise<void> => {
  await page.locator('select[name="play"] option').first().waitFor({ state: "attached" })
  await page
    .locator("feljong-table")
    .evaluate((table: HTMLElement & { updateComplete?: Promise<unknown> }) => table.updateComplete)
  await page.locator("feljong-table .sheet, #compose h2").first().waitFor({ state: "attached" })
}
