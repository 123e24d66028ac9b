/**
 * The dynamic programme behind the distance to a standard hand.
 *
 * For the distance, a suit is fully described by its *profile*: for 0..4 sets without and with a pair, the fewest tiles
 * to add so that the suit holds them, no rank ever needing more than four copies. The programme walks the ranks upward
 * and keeps, for every *plan*, the fewest tiles added so far. A plan is how many sets and pairs are begun, and how many
 * runs still need this rank: those that began one rank ago (`young`) and two ranks ago (`old`).
 */

/** More tiles than any plan that can be carried out has to add. */
export const UNREACHABLE = 15
/** A profile has ten entries: 0..4 sets without a pair, then 0..4 sets with one. */
export const ENTRIES = 10
/** Index of the first entry with a pair. */
export const WITH_PAIR = 5

const MAX_SETS = 4
// three equal runs are three triplets, so no plan begins more than two at a rank
const MAX_RUNS = 2

interface Plan {
  readonly sets: number
  readonly pairs: number
  readonly young: number
  readonly old: number
}

const plans: Plan[] = []
const planAt = new Map<number, number>()
const planId = ({ sets, pairs, young, old }: Plan): number => sets * 1000 + pairs * 100 + young * 10 + old

for (let sets = 0; sets <= MAX_SETS; sets++)
  for (let pairs = 0; pairs <= 1; pairs++)
    for (let young = 0; young <= Math.min(MAX_RUNS, sets); young++)
      for (let old = 0; old <= MAX_RUNS && young + old <= sets; old++) {
        const plan = { sets, pairs, young, old }
        planAt.set(planId(plan), plans.length)
        plans.push(plan)
      }

/** Every step from one plan to the next over one rank, flattened: plan before, tiles of the rank it takes, plan after. */
const stepsOf = (maxRuns: number): Int16Array => {
  const steps: number[] = []
  for (const [from, { sets, pairs, young, old }] of plans.entries())
    for (let runs = 0; runs <= maxRuns; runs++)
      for (let triplets = 0; triplets <= 1; triplets++)
        for (let pair = 0; pair <= 1 - pairs; pair++) {
          const takes = young + old + runs + 3 * triplets + 2 * pair
          const to = planAt.get(planId({ sets: sets + runs + triplets, pairs: pairs + pair, young: runs, old: young }))
          if (takes <= 4 && to !== undefined) steps.push(from, takes, to)
        }
  return Int16Array.from(steps)
}
const STEPS = stepsOf(MAX_RUNS)
const STEPS_WITHOUT_RUNS = stepsOf(0)
const LAST_RUN = 6

/** The fewest tiles added for each plan. */
export type Progress = Uint8Array

/** Progress before the first rank: nothing planned, nothing added. */
export const startProgress = (): Progress => {
  const progress = new Uint8Array(plans.length).fill(UNREACHABLE)
  progress[0] = 0
  return progress
}

/** Progress after walking the ranks `from` (0-based) up to, not including, `to`. */
export const walkRanks = (
  start: Progress,
  digits: Uint8Array,
  from: number,
  to: number,
  hasRuns: boolean
): Progress => {
  let before = start
  for (let rank = from; rank < to; rank++) {
    const held = digits[rank]!
    const steps = hasRuns && rank <= LAST_RUN ? STEPS : STEPS_WITHOUT_RUNS
    const after = new Uint8Array(plans.length).fill(UNREACHABLE)
    for (let step = 0; step < steps.length; step += 3) {
      const added = before[steps[step]!]!
      if (added === UNREACHABLE) continue
      const takes = steps[step + 1]!
      const total = takes > held ? added + takes - held : added
      const plan = steps[step + 2]!
      if (total < after[plan]!) after[plan] = total
    }
    before = after
  }
  return before
}

/** The profile that the progress after the last rank amounts to: its ten entries in 4 bits each, in one exact number. */
export const packProfile = (progress: Progress): number => {
  let packed = 0
  for (let pair = 1; pair >= 0; pair--)
    for (let wanted = MAX_SETS; wanted >= 0; wanted--) packed = packed * 16 + fewest(progress, wanted, pair)
  return packed
}

/** Holding more sets or the pair as well does no harm, so the best of all plans that hold at least what is wanted. */
const fewest = (progress: Progress, wanted: number, pair: number): number => {
  let best = UNREACHABLE - 1
  for (const [at, plan] of plans.entries())
    if (plan.young === 0 && plan.old === 0 && plan.sets >= wanted && plan.pairs >= pair)
      best = Math.min(best, progress[at]!)
  return best
}
