import { element, type Phase } from "../../../authoring.ts"
import { firstRiichi, ippatsu } from "../first-turns.ts"
import { kanIds } from "../kan.ts"
import { riichiState } from "../riichi-state.ts"

const isKanReplacement = (phase: Phase): boolean =>
  phase.at === "turn" && phase.after !== null && "set" in phase.after && kanIds.includes(phase.after.set)

/** Ippatsu 一発: a win before or with the next draw after riichi, nothing called in between. */
export const ippatsuYaku = element<{}, typeof ippatsu>({
  id: "ippatsu",
  cites: "YK-ippatsu",
  unit: "han",
  worth: ({ read, seat }) => (read(ippatsu)[seat]! ? 1 : 0)
})

/** Double Riichi ダブル立直: riichi with the first discard, before any call. */
export const doubleRiichi = element<{}, typeof riichiState | typeof firstRiichi>({
  id: "double-riichi",
  cites: "YK-doubleriichi",
  unit: "han",
  worth: ({ read, seat }) => (read(riichiState).stands[seat]! && read(firstRiichi)[seat]! ? 2 : 0)
})

/** Haitei Raoyue 海底摸月: Tsumo with the card that empties the wall, unless it replaces a kan. */
export const haitei = element({
  id: "haitei-raoyue",
  cites: "YK-haiteiraoyue",
  unit: "han",
  worth: ({ win, state: { live, phase } }) =>
    win?.by === "self-draw" && live === 0 && !isKanReplacement(phase) ? 1 : 0
})

/** Houtei Raoyui 河底撈魚: Ron on the discard after the wall has run out. */
export const houtei = element({
  id: "houtei-raoyui",
  cites: "YK-houteiraoyui",
  unit: "han",
  worth: ({ win, state }) => (win?.by === "discard" && state.live === 0 ? 1 : 0)
})

/** Rinshan Kaihou 嶺上開花: Tsumo with a kan's replacement. */
export const rinshan = element({
  id: "rinshan-kaihou",
  cites: "YK-rinshankaihou",
  unit: "han",
  worth: ({ win, state: { phase } }) => (win?.by === "self-draw" && isKanReplacement(phase) ? 1 : 0)
})

/** Chankan 槍槓: Ron on the card that makes a shown pon a kan. */
export const chankan = element({
  id: "chankan",
  cites: "YK-chankan",
  unit: "han",
  worth: ({ win, state: { phase } }) =>
    win?.by === "robbed" && phase.at === "window" && phase.on !== "discard" && kanIds.includes(phase.on.set) ? 1 : 0
})
