import type { PublishedSet, RuleLayer } from "../../authoring.ts"
import { abortiveDraws, dealerStays, honba, notReady } from "./layers/draws.ts"
import { furiten } from "./layers/furiten.ts"
import { kan } from "./layers/kan.ts"
import { pao } from "./layers/pao.ts"
import { fu, points } from "./layers/points.ts"
import { riichi } from "./layers/riichi.ts"
import { deadWall, fourSeats, match, turn, winds, winners } from "./layers/table.ts"
import { threeSeats } from "./layers/three-seats.ts"
import { tiles } from "./layers/tiles.ts"
import { allYaku } from "./layers/yaku.ts"

/** Riichi for four. RI-1 to RI-6 */
export const fourPlayers: readonly RuleLayer[] = [
  tiles,
  fourSeats,
  deadWall,
  turn,
  winners,
  winds,
  riichi,
  furiten,
  kan,
  allYaku,
  fu,
  points,
  honba,
  dealerStays,
  notReady,
  abortiveDraws,
  pao,
  match
]

/** Riichi for three. RI-6.8, RO-12 */
export const threePlayers: readonly RuleLayer[] = [...fourPlayers, threeSeats]

/** Tenhou's tables: the defaults. RO-11.1 */
export const tenhou: PublishedSet = { id: "riichi/tenhou", layers: fourPlayers }

/** Tenhou's tables for three. RO-12.1 */
export const tenhouSanma: PublishedSet = {
  id: "riichi/tenhou-sanma",
  layers: threePlayers,
  options: { "riichi/match": { start: 35_000, goal: 40_000 } }
}
