import type { Variant } from "../../authoring.ts"
import { family } from "./family.ts"
import { labels } from "./labels/index.ts"

export { forThree, full, plain, sets } from "./sets.ts"
export { labels }

/** Mah Jong as Britain played it in 1924: points and doubles, every hand counted, all settle. */
export const variant: Variant = { ...family, labels }
