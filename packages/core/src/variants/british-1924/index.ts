import type { Variant } from "../../authoring.ts"
import { labels } from "./labels/index.ts"
import { forThree, full, sets } from "./sets.ts"

export { forThree, full, plain, sets } from "./sets.ts"
export { labels } from "./labels/index.ts"

/** Mah Jong as Britain played it in 1924: points and doubles, every hand counted, all settle. */
export const variant: Variant = {
  family: "british-1924",
  sets,
  courses: [],
  layers: [...full, ...forThree],
  labels
}
