import { type Counts, isStandardHand, isSuited, type Kind, rankOf, standardShanten } from "../../authoring.ts"

/** The sets that a kind may stand in, by their kinds. */
const setsWith = (kind: Kind): readonly (readonly Kind[])[] => {
  const runs = [0, 1, 2].map((before) => kind - before).filter((first) => isRun(first, kind))
  return [[kind, kind, kind], ...runs.map((first) => [first, first + 1, first + 2])]
}

const isRun = (first: Kind, kind: Kind): boolean =>
  isSuited(kind) && first >= 0 && rankOf(first) <= 7 && rankOf(first) <= rankOf(kind)

/** Whether a fifth tile of a kind would complete the hand: without a set that it stands in, no kind is held five times. */
const lacksFifth = (counts: Counts, sets: number, kind: Kind): boolean =>
  setsWith(kind).some((set) => {
    const rest = counts.slice()
    rest[kind]!++
    for (const one of set) if (rest[one]!-- === 0) return false
    return isStandardHand(rest, sets + 1)
  })

/** Whether four sets and a pair lack one tile, be it one that does not exist. Counts are of hidden tiles. */
export const isReadyByShape = (counts: Counts, sets: number): boolean =>
  standardShanten(counts, sets) === 0 || counts.some((held, kind) => held === 4 && lacksFifth(counts, sets, kind))
