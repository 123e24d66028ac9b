import { type Due, facet, kindOf, oneOf, type Party, type Ratio, ruleLayer, type State } from "../../../authoring.ts"
import { honba } from "./draws.ts"

/** The last set of a yakuman that was fed: who let it be claimed, and of which kinds. */
interface Fed {
  readonly by: number
  readonly what: "dragons" | "winds" | "quads"
}

/** By winner: who is liable for what. Seen by everyone. */
export const liable = facet({
  id: "liable",
  init: (seats): readonly (Fed | null)[] => new Array<Fed | null>(seats).fill(null),
  on: (own, event, { state }) => {
    if (event._tag !== "Claimed" || own[event.seat] !== null) return own
    const what = fedBy(state, event.seat, [event.tile, ...event.tiles].map(kindOf))
    return what === null ? own : own.with(event.seat, { by: event.from, what })
  },
  show: (own) => own
})

const families = { dragons: [31, 32, 33], winds: [27, 28, 29, 30] }

const fedBy = (state: State, seat: number, kinds: readonly number[]): Fed["what"] | null => {
  const [kind] = kinds
  if (!kinds.every((other) => other === kind)) return null
  const { melds } = state.seats[seat]!
  const shown = new Set([kind!, ...melds.filter((meld) => meld.form !== "run").map((meld) => kindOf(meld.tiles[0]!))])
  for (const what of ["dragons", "winds"] as const)
    if (families[what].includes(kind!) && families[what].every((other) => shown.has(other))) return what
  return kinds.length === 4 && melds.filter((meld) => meld.form === "quad").length === 3 ? "quads" : null
}

/** Pao: who let the last set of three dragons or four winds be claimed pays for the win, half of it beside a discarder. RI-6.6, RO-9 */
export const pao = ruleLayer({
  id: "riichi/pao",
  cites: ["RI-6.6", "RO-9.1", "RO-9.2", "RO-9.3", "RO-9.4"],
  needs: [honba],
  options: {
    /** whether the fourth quad makes one liable too */
    fourthQuad: oneOf(["no", "yes"], "no", "RO-9.1"),
    /** who pays the honba of a Ron */
    honba: oneOf(["discarder", "liable"], "discarder", "RO-9.3"),
    /** what of a hand of several yakuman is paid for: all, or the one that was fed */
    covers: oneOf(["hand", "yakuman"], "hand", "RO-9.4")
  },
  facets: [liable],
  add: {
    redirects: [
      {
        id: "pao",
        cites: "RO-9.2",
        over: "hand",
        of: (due, { o, wins, read, base, amount }) => {
          const win = liableFor(due, wins, read(liable), base, o.fourthQuad === "yes")
          if (win === null) return undefined
          // the part of the hand that is paid for, and half of it where a discarder pays too; four winds may count twice
          const all = base(win.seat) / YAKUMAN
          const own = win.what === "winds" && amount(win.seat, "rare-form") > 0 ? Math.min(2, all) : 1
          const [n, d] = o.covers === "hand" ? [1, 1] : [own, all]
          return split(due.from, win.by, win.from === null ? [n, d] : [n, 2 * d])
        }
      },
      {
        id: "pao-honba",
        cites: "RO-9.3",
        over: "extra",
        of: (due, { o, wins, read, base }) => {
          const win = liableFor(due, wins, read(liable), base, o.fourthQuad === "yes")
          if (win === null) return undefined
          return win.from === null || o.honba === "liable" ? split(due.from, win.by, [1, 1]) : undefined
        }
      }
    ]
  }
})

const YAKUMAN = 32_000

const split = (from: Party, to: Party, [n, d]: Ratio): readonly (readonly [Party, Ratio])[] => [
  [from, [d - n, d]],
  [to, [n, d]]
]

type Win = { readonly seat: number; readonly from: number | null }

/** The win that the due is for, with who is liable for it; none where nobody else is. */
const liableFor = (
  due: Due,
  wins: readonly Win[],
  fed: readonly (Fed | null)[],
  base: (seat: number) => number,
  fourthQuad: boolean
): (Win & Fed) | null => {
  const win = wins.find((one) => one.seat === due.to)
  const by = win === undefined ? null : fed[win.seat]!
  if (win === undefined || by === null || typeof due.from !== "number" || base(win.seat) < YAKUMAN) return null
  return by.by === due.from || by.by === win.from || (by.what === "quads" && !fourthQuad) ? null : { ...win, ...by }
}
