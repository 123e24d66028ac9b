import type { Family } from "../../authoring.ts"
import { sets, threePlayers } from "./sets.ts"

/** Riichi, for four and for three, with what the houses choose. */
export const family: Family = { family: "riichi", sets, courses: [], layers: threePlayers }
