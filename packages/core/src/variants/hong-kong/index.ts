import type { Variant } from "../../authoring.ts"
import { family } from "./family.ts"
import { labels } from "./labels/index.ts"

export { oldStyle, plain, sets } from "./sets.ts"
export { labels }

/** Hong Kong Old Style: faan, at least three of them, and a wall played from both ends. */
export const variant: Variant = { ...family, labels }
