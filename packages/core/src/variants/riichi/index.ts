import type { Variant } from "../../authoring.ts"
import { labels } from "./labels/index.ts"
import { sets, threePlayers } from "./sets.ts"

export { labels } from "./labels/index.ts"
export { fourPlayers, sets, threePlayers } from "./sets.ts"

/** Riichi, for four and for three, with what the houses choose. */
export const variant: Variant = { family: "riichi", sets, courses: [], layers: threePlayers, labels }
