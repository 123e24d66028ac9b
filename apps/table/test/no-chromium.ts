import { test } from "vitest"

test.skip("the table in a browser: npm brings no Chromium for this platform, set CHROMIUM_PATH", () => {})
