import { type Due, facet, kindOf, oneOf, type Ratio, ruleLayer, type State } from "../../../authoring.ts"
import { honba } from "./draws.ts"

/** By winner: the seat whose discard gave the last set of the three dragons or the four winds. Seen by everyone. */
export const liable = facet({
  id: "liable",
  init: (seats): readonly (number | null)[] => new Array<number | null>(seats).fill(null),
  on: (own, event, { state }) => {
    if (event._tag !== "Claimed" || event.tiles.length < 2 || own[event.seat] !== null) return own
    const kind = kindOf(event.tile)
    if (event.tiles.some((tile) => kindOf(tile) !== kind)) return own
    return completes(state, event.seat, kind) ? own.with(event.seat, event.from) : own
  },
  show: (own) => own
})

const families = [
  [31, 32, 33],
  [27, 28, 29, 30]
]
const completes = (state: State, seat: number, kind: number): boolean => {
  const kinds = families.find((family) => family.includes(kind))
  const shown = state.seats[seat]!.melds.filter((meld) => meld.form !== "run").map((meld) => kindOf(meld.tiles[0]!))
  return kinds !== undefined && kinds.every((other) => other === kind || shown.includes(other))
}

/** Pao: who let the last set of three dragons or four winds be claimed pays for the win, half of it beside a discarder. RI-6.6, RO-9 */
export const pao = ruleLayer({
  id: "riichi/pao",
  cites: ["RI-6.6", "RO-9.1", "RO-9.2", "RO-9.3", "RO-9.4"],
  needs: [honba],
  options: {
    /** who pays the honba of a Ron */
    honba: oneOf(["discarder", "liable"], "liable", "RO-9.3")
  },
  facets: [liable],
  add: {
    redirects: [
      {
        id: "pao",
        cites: "RO-9.2",
        over: "hand",
        of: (due, { wins, read, base }) => redirected(due, wins, read(liable), base, [1, 2])
      },
      {
        id: "pao-honba",
        cites: "RO-9.3",
        over: "extra",
        of: (due, { o, wins, read, base }) =>
          redirected(due, wins, read(liable), base, o.honba === "liable" ? [1, 1] : [0, 1])
      }
    ]
  }
})

const YAKUMAN = 32_000
const LEFT: Readonly<Record<number, Ratio>> = { 0: [1, 1], 1: [0, 1], 2: [1, 2] }

type Win = { readonly seat: number; readonly from: number | null }
const redirected = (
  due: Due,
  wins: readonly Win[],
  by: readonly (number | null)[],
  base: (seat: number) => number,
  share: Ratio
) => {
  const win = wins.find((one) => one.seat === due.to)
  const who = win === undefined ? null : by[win.seat]!
  if (win === undefined || who === null || base(win.seat) < YAKUMAN || typeof due.from !== "number") return undefined
  if (win.from === null) return [[who, [1, 1]] as const]
  if (win.from === who) return undefined
  const left = LEFT[share[0] === 0 ? 0 : share[1]]!
  return [[due.from, left] as const, [who, share] as const]
}
