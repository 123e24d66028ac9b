import { groupings, type Grouping } from "../kernel/grouping.ts"
import { isSuited, type Kind, rankOf } from "../kernel/tile.ts"
import type { FullHand, Group, Reading, Wait } from "./reading.ts"

/**
 * Every reading of a complete hand of four sets and a pair: each grouping, with the winning tile in each group that it
 * may complete. A winning tile that was claimed makes no group open here; that is for the rules to say.
 */
export const standardReadings = (shape: string, hand: FullHand, winning: Kind): readonly Reading[] => {
  const shown: readonly Group[] = hand.melds.map((meld) => ({
    form: meld.form,
    kind: meld.tiles[0]! >> 2,
    open: meld.from !== null
  }))
  const out: Reading[] = []
  for (const grouping of groupings(hand.concealed, hand.melds.length)) place(out, shape, grouping, shown, winning)
  return out
}

const place = (out: Reading[], shape: string, grouping: Grouping, shown: readonly Group[], winning: Kind): void => {
  const groups: Group[] = []
  for (const kind of grouping.runs) groups.push({ form: "run", kind, open: false })
  for (const kind of grouping.triplets) groups.push({ form: "triplet", kind, open: false })
  groups.push({ form: "pair", kind: grouping.pair, open: false })
  const own = groups.length
  for (const group of shown) groups.push(group)
  let seen = 0
  for (let i = 0; i < own; i++) {
    const wait = waitFor(groups[i]!, winning)
    if (wait === "none") continue
    // two equal runs give the same reading twice, and so do two sides of the same kind of wait
    const key = 1 << waitIndex[wait]
    if ((seen & key) !== 0 && wait !== "two-sided") continue
    if (i > 0 && groups[i - 1]!.form === groups[i]!.form && groups[i - 1]!.kind === groups[i]!.kind) continue
    seen |= key
    out.push({ shape, groups, completed: i, wait })
  }
}

const waitIndex: Readonly<Record<Wait, number>> = { "two-sided": 0, edge: 1, middle: 2, pair: 3, triplet: 4, none: 5 }

const waitFor = (group: Group, winning: Kind): Wait => {
  if (group.form !== "run") return group.kind !== winning ? "none" : group.form === "pair" ? "pair" : "triplet"
  const at = winning - group.kind
  if (at < 0 || at > 2 || !isSuited(winning)) return "none"
  if (at === 1) return "middle"
  const rank = rankOf(group.kind)
  return (at === 2 && rank === 1) || (at === 0 && rank === 7) ? "edge" : "two-sided"
}
