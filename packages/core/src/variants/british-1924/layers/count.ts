import {
  between,
  type FullHand,
  type Group,
  kindOf,
  oneOf,
  readingOf,
  type Reading,
  ruleLayer
} from "../../../authoring.ts"

/** Pungs and pairs of a hand that has not won; four cards kept in hand are a pung, or nothing. */
const setsIn = ({ concealed, melds }: FullHand, four: "pung" | "nothing"): Reading => {
  const shown = melds.map((meld): Group => ({
    form: meld.form,
    kind: kindOf(meld.tiles[0]!),
    open: meld.from !== null
  }))
  const held = [...concealed].flatMap((n, kind): readonly Group[] =>
    n === 3 || (n === 4 && four === "pung")
      ? [{ form: "triplet", kind, open: false }]
      : n === 2
        ? [{ form: "pair", kind, open: false }]
        : []
  )
  return readingOf("unfinished", [...held, ...shown], -1, "none")
}

/** A hand is worth its points, doubled as often as it has doubles, up to the limit; so is one that has not won. UK-S7, UK-S8 */
export const count = ruleLayer({
  id: "british-1924/count",
  cites: ["UK-2.14", "UK-S7", "UK-S8"],
  options: {
    /** the most that a hand is worth, before East's doubling; 0 is no limit */
    limit: between(0, 10_000, 500, "UK-S7"),
    /** what four of a kind count that were not laid down before another's Mah Jong */
    fourInHand: oneOf(["pung", "nothing"], "pung", "UK-2.14")
  },
  fill: {
    tally: {
      from: ({ limit }) => ({
        reads: ["points", "doubles", "limit"],
        ...(limit > 0 && { alone: "limit" }),
        base: (units) => {
          const counted = (units["points"] ?? 0) * 2 ** (units["doubles"] ?? 0)
          if (limit === 0) return counted
          return (units["limit"] ?? 0) > 0 ? limit : Math.min(limit, counted)
        },
        cites: "UK-S7"
      })
    }
  },
  add: {
    unfinished: [
      {
        id: "sets-in-hand",
        cites: "UK-2.14",
        when: (o) => o.fourInHand === "pung",
        readings: (hand) => [setsIn(hand, "pung")]
      },
      {
        id: "sets-in-hand",
        cites: "UK-2.14",
        when: (o) => o.fourInHand === "nothing",
        readings: (hand) => [setsIn(hand, "nothing")]
      }
    ]
  }
})
