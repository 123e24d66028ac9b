import type { Family } from "../../authoring.ts"
import { forThree, full, sets } from "./sets.ts"

/** Mah Jong as Britain played it in 1924: points and doubles, every hand counted, all settle. */
export const family: Family = { family: "british-1924", sets, courses: [], layers: [...full, ...forThree] }
