import type { Family } from "../../authoring.ts"
import { oldStyle, sets } from "./sets.ts"

/** Hong Kong Old Style: faan, at least three of them, and a wall played from both ends. */
export const family: Family = { family: "hong-kong", sets, courses: [], layers: oldStyle }
