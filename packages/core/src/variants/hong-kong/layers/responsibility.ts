import { facet, flag, type Kind, kindOf, ruleLayer, type State } from "../../../authoring.ts"

type Own = State["seats"][number]

const groups: readonly (readonly Kind[])[] = [
  [31, 32, 33],
  [27, 28, 29, 30]
]

/** Whether the kind is the last of the dragons, or of the winds, that the seat has not shown yet. */
const isLast = ({ melds }: Own, kind: Kind): boolean => {
  const shown = new Set(melds.filter((meld) => meld.form !== "run").map((meld) => kindOf(meld.tiles[0]!)))
  return groups.some((group) => group.includes(kind) && group.every((other) => other === kind || shown.has(other)))
}

/** Whether three tiles that claim a fourth make the seat's fourth kong. */
const isFourthKong = ({ melds }: Own, own: number): boolean =>
  own === 3 && melds.filter((meld) => meld.form === "quad").length === 3

/** By seat, who fed its last set of dragons or winds, or its fourth kong. Seen by everyone. */
export const fedBy = facet({
  id: "fed-by",
  init: (seats): readonly (number | null)[] => new Array<number | null>(seats).fill(null),
  on: (own, event, { state }) => {
    if (event._tag !== "Claimed" || event.tiles.some((tile) => kindOf(tile) !== kindOf(event.tile))) return own
    const seat = state.seats[event.seat]!
    const isFed = isLast(seat, kindOf(event.tile)) || isFourthKong(seat, event.tiles.length)
    return isFed ? own.with(event.seat, event.from) : own
  },
  show: (own) => own
})

/** Who feeds the third dragon, the fourth wind or the fourth kong of a hand pays for all. HK-12.5 */
export const responsibility = ruleLayer({
  id: "hong-kong/responsibility",
  cites: ["HK-12.5"],
  options: {
    /** whether who fed such a set pays */
    pays: flag(false, "HK-12.5")
  },
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
