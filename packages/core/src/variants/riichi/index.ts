import type { Variant } from "../../authoring.ts"
import { family } from "./family.ts"
import { labels } from "./labels/index.ts"

export { fourPlayers, sets, threePlayers } from "./sets.ts"
export { labels }

/** Riichi, for four and for three, with what the houses choose. */
export const variant: Variant = { ...family, labels }
