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

const noDraws = { nineOrphans: false, fourWinds: false, fourRiichi: false, fourKans: false }

/** Tenhou's one choice that is not the default. RO-9.3 */
const tenhouOptions = { "riichi/pao": { honba: "liable" } }

/** Mahjong Soul's choices, which its tables for three share. RO-11.1, RO-13.11 */
const majsoulOptions = {
  "riichi/winners": { several: "all" },
  "riichi/yaku": { doubleYakuman: true },
  "riichi/kan": { orphansRob: true },
  "riichi/pao": { covers: "yakuman" }
}

/** The houses' choices. What is not named is the default. RO-11.1, RO-12.1 */
export const sets: readonly PublishedSet[] = [
  { id: "riichi/guide", layers: fourPlayers },
  { id: "riichi/tenhou", layers: fourPlayers, options: tenhouOptions },
  { id: "riichi/majsoul", layers: fourPlayers, options: majsoulOptions },
  {
    id: "riichi/ema-2016",
    layers: fourPlayers,
    options: {
      "riichi/tiles": { redFives: 0 },
      "riichi/winners": { several: "all" },
      "riichi/riichi": { sticks: "own-back" },
      "riichi/kan": { indicator: "at-once", inRiichi: "same-reading" },
      "riichi/yaku": { renhou: "mangan" },
      "riichi/points": { thirteen: "sanbaiman", yakumanSum: "no" },
      "riichi/not-ready": { nagashiMangan: false },
      "riichi/abortive-draws": noDraws,
      "riichi/match": {
        start: 30_000,
        goal: 30_000,
        uma: "15-5",
        belowZero: "goes-on",
        extraRound: "no",
        leaderStops: "no"
      }
    }
  },
  {
    id: "riichi/wrc-2015",
    layers: fourPlayers,
    options: {
      "riichi/tiles": { redFives: 0 },
      "riichi/winners": { several: "nearest" },
      "riichi/riichi": { leftSticks: "lost" },
      "riichi/kan": { indicator: "at-once", inRiichi: "same-reading" },
      "riichi/yaku": { renhou: "five-han" },
      "riichi/fu": { doubleWindPair: 2 },
      "riichi/points": { kiriage: "yes", thirteen: "sanbaiman", yakumanSum: "no" },
      "riichi/not-ready": { nagashiMangan: false },
      "riichi/abortive-draws": noDraws,
      "riichi/match": {
        start: 30_000,
        goal: 30_000,
        uma: "15-5",
        ties: "shared",
        belowZero: "goes-on",
        extraRound: "no",
        leaderStops: "no"
      }
    }
  },
  {
    id: "riichi/m-league",
    layers: fourPlayers,
    options: {
      "riichi/winners": { several: "nearest" },
      "riichi/riichi": { fourLeft: false },
      "riichi/kan": { indicator: "at-once", inRiichi: "same-reading" },
      "riichi/fu": { doubleWindPair: 2 },
      "riichi/points": { kiriage: "yes", thirteen: "sanbaiman" },
      "riichi/not-ready": { nagashiMangan: false },
      "riichi/abortive-draws": noDraws,
      "riichi/match": { uma: "30-10", belowZero: "goes-on", extraRound: "no", leaderStops: "no" }
    }
  },
  {
    id: "riichi/tenhou-sanma",
    layers: threePlayers,
    options: { ...tenhouOptions, "riichi/match": { start: 35_000, goal: 40_000 } }
  },
  {
    id: "riichi/majsoul-sanma",
    layers: threePlayers,
    options: { ...majsoulOptions, "riichi/match": { start: 35_000, goal: 40_000 } }
  }
]
