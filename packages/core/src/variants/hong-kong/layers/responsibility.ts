import { facet, flag, type Kind, kindOf, ruleLayer, type State } from "../../../authoring.ts"

const groups: readonly (readonly Kind[])[] = [
  [31, 32, 33],
  [27, 28, 29, 30]
]

/** Whether the kind is the last of the dragons, or of the winds, that the seat has not shown yet. */
const isLast = (state: State, seat: number, kind: Kind): boolean => {
  const { melds } = state.seats[seat]!
  const shown = new Set(melds.filter((meld) => meld.form !== "run").map((meld) => kindOf(meld.tiles[0]!)))
  return groups.some((group) => group.includes(kind) && group.every((other) => other === kind || shown.has(other)))
}

/** By seat, who fed its last set of dragons or winds. Seen by everyone. */
export const fedBy = facet({
  id: "fed-by",
  init: (seats): readonly (number | null)[] => new Array<number | null>(seats).fill(null),
  on: (own, event, { state }) => {
    if (event._tag !== "Claimed" || event.tiles.some((tile) => kindOf(tile) !== kindOf(event.tile))) return own
    return isLast(state, event.seat, kindOf(event.tile)) ? own.with(event.seat, event.from) : own
  },
  show: (own) => own
})

/** Who feeds the third dragon or the fourth wind of a hand pays for all. HK-12.5 */
export const responsibility = ruleLayer({
  id: "hong-kong/responsibility",
  cites: ["HK-12.5"],
  options: { pays: flag(false, "HK-12.5") },
  facets: [fedBy],
  add: {
    redirects: [
      {
        id: "responsibility",
        cites: "HK-12.5",
        over: "hand",
        when: (o) => o.pays,
        of: (due, { read }) => {
          const feeder = typeof due.to === "number" ? read(fedBy)[due.to]! : null
          return feeder === null ? undefined : [[feeder, [1, 1]]]
        }
      }
    ]
  }
})
