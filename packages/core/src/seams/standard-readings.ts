import { groupings, type Grouping } from "../kernel/grouping.ts"
import type { KindSet } from "../kernel/kind-set.ts"
import { HIDDEN_KIND, isSuited, type Kind, kindOf, rankOf } from "../kernel/tile.ts"
import type { FullHand, Group, Reading, Wait } from "./reading.ts"
import type { Meld } from "./state.ts"

/**
 * Every reading of a complete hand of four sets and a pair: each grouping, with the winning tile in each group that it
 * may complete. Two places with the same kind of wait are one reading. A winning tile that was claimed makes no group
 * open here; that is for the rules to say.
 */
export const standardReadings = (shape: string, hand: FullHand, winning: Kind): readonly Reading[] => {
  const ways = groupings(hand.concealed, hand.melds.length)
  if (ways.length === 1) return placed(shape, ways[0]!, hand.melds, winning)
  return ways.flatMap((grouping) => placed(shape, grouping, hand.melds, winning))
}

/** A reading of groups that are listed, with what follows from them. */
export const readingOf = (shape: string, groups: readonly Group[], completed: number, wait: Wait): Reading => {
  const runs = groups.filter((group) => group.form === "run").map((group) => group.kind)
  const same = groups.filter((group) => group.form === "triplet" || group.form === "quad").map((group) => group.kind)
  const pairs = groups.filter((group) => group.form === "pair")
  const pair = pairs.length === 1 ? pairs[0]!.kind : HIDDEN_KIND
  return {
    shape,
    groups,
    runs: runs.length,
    ...twinsAmong(runs),
    runSet: setOf(runs).low,
    triplets: setOf(same),
    pair,
    completed,
    wait
  }
}

/** Pairs of equal runs: an equal one before it makes a pair, a third one waits for a fourth. */
const twinsAmong = (runs: readonly Kind[]): Pick<Reading, "twins" | "twinSet"> => {
  let twins = 0
  let twinSet = 0
  let odd = 0
  for (let i = 0; i < runs.length; i++) {
    const bit = 1 << runs[i]!
    if ((odd & bit) !== 0) {
      twins++
      twinSet |= bit
    }
    odd ^= bit
  }
  return { twins, twinSet }
}

const setOf = (kinds: readonly Kind[]): KindSet => {
  let low = 0
  let high = 0
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i]!
    if (kind < 27) low |= 1 << kind
    else high |= 1 << (kind - 27)
  }
  return { low, high }
}

/** The readings of one grouping: one for each kind of wait that the winning tile may have had. */
const placed = (shape: string, grouping: Grouping, melds: readonly Meld[], winning: Kind): readonly Reading[] => {
  const { runs, triplets } = grouping
  const all = melds.length === 0 ? grouping : withMelds(grouping, melds)
  const { twins, twinSet } = twinsAmong(all.runs)
  const runSet = setOf(all.runs).low
  const same = setOf(all.triplets)
  const readings: Reading[] = []
  const places = runs.length + triplets.length + 1
  for (let i = 0; i < places; i++) {
    const wait = waitAt(grouping, i, winning)
    if (wait === "none" || readings.some((reading) => reading.wait === wait)) continue
    readings.push(new StandardReading(shape, grouping, melds, all.runs.length, twins, twinSet, runSet, same, i, wait))
  }
  return readings
}

/** How the tile would complete the group at a place: runs first, then triplets, the pair last. */
const waitAt = ({ runs, triplets, pair }: Grouping, place: number, winning: Kind): Wait => {
  if (place < runs.length) return waitInRun(runs[place]!, winning)
  const nth = place - runs.length
  if (nth < triplets.length) return triplets[nth] === winning ? "triplet" : "none"
  return pair === winning ? "pair" : "none"
}

/** Groups of a complete hand, made into a list only when somebody asks for it. */
class StandardReading implements Reading {
  readonly shape: string
  readonly runs: number
  readonly twins: number
  readonly twinSet: number
  readonly runSet: number
  readonly triplets: KindSet
  readonly pair: Kind
  readonly completed: number
  readonly wait: Wait
  private readonly grouping: Grouping
  private readonly melds: readonly Meld[]
  private listed: readonly Group[] | undefined

  constructor(
    shape: string,
    grouping: Grouping,
    melds: readonly Meld[],
    runs: number,
    twins: number,
    twinSet: number,
    runSet: number,
    triplets: KindSet,
    completed: number,
    wait: Wait
  ) {
    this.shape = shape
    this.runs = runs
    this.twins = twins
    this.twinSet = twinSet
    this.runSet = runSet
    this.triplets = triplets
    this.pair = grouping.pair
    this.completed = completed
    this.wait = wait
    this.grouping = grouping
    this.melds = melds
    this.listed = undefined
  }

  get groups(): readonly Group[] {
    return (this.listed ??= groupsOf(this.grouping, this.melds))
  }
}

const groupsOf = ({ runs, triplets, pair }: Grouping, melds: readonly Meld[]): readonly Group[] => [
  ...runs.map((kind): Group => ({ form: "run", kind, open: false })),
  ...triplets.map((kind): Group => ({ form: "triplet", kind, open: false })),
  { form: "pair", kind: pair, open: false },
  ...melds.map((meld): Group => ({ form: meld.form, kind: kindOf(meld.tiles[0]!), open: meld.from !== null }))
]

const withMelds = ({ runs, triplets, pair }: Grouping, melds: readonly Meld[]): Grouping => {
  const kinds = (form: (meld: Meld) => boolean): readonly Kind[] =>
    melds.filter(form).map((meld) => kindOf(meld.tiles[0]!))
  return {
    pair,
    runs: [...runs, ...kinds((meld) => meld.form === "run")],
    triplets: [...triplets, ...kinds((meld) => meld.form !== "run")]
  }
}

const waitInRun = (run: Kind, winning: Kind): Wait => {
  const at = winning - run
  if (at < 0 || at > 2 || !isSuited(winning)) return "none"
  if (at === 1) return "middle"
  const rank = rankOf(run)
  return (at === 2 && rank === 1) || (at === 0 && rank === 7) ? "edge" : "two-sided"
}
