import type { Variant } from "../../authoring.ts"
import { labels } from "./labels/index.ts"
import { oldStyle, sets } from "./sets.ts"

export { oldStyle, plain, sets } from "./sets.ts"
export { labels } from "./labels/index.ts"

/** Hong Kong Old Style: faan, at least three of them, and a wall played from both ends. */
export const variant: Variant = { family: "hong-kong", sets, courses: [], layers: oldStyle, labels }
