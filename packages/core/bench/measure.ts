import { isDeepStrictEqual } from "node:util"
import type { Side, Workload } from "./workload.ts"

const WARM_UP_MS = 500
const BATCH_MS = 25

/** What was measured: medians over the rounds, times in nanoseconds for one input. */
export interface Measured {
  readonly ours: number
  readonly peer: number
  /** Median of the ratios within each round: what disturbs a round disturbs both sides of it. */
  readonly ratio: number
  readonly worst: number
  readonly best: number
}

/** The index of the first input on which the two sides differ, or -1. */
export const firstDifference = ({ ours, peer }: Workload): number => {
  const mine = ours.answers()
  const theirs = peer.answers()
  if (mine.length !== theirs.length) return Math.min(mine.length, theirs.length)
  return mine.findIndex((answer, at) => !isDeepStrictEqual(answer, theirs[at]))
}

/** Lets both sides work in turns, a batch of about 25 ms each, the first turn alternating. */
export const measure = ({ inputs, ours, peer }: Workload, rounds: number): Measured => {
  const timeOurs = timerOf(ours, inputs)
  const timePeer = timerOf(peer, inputs)
  const mine: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) mine.push(timeOurs())
    theirs.push(timePeer())
    if (round % 2 === 1) mine.push(timeOurs())
  }
  const ratios = theirs.map((time, round) => time / mine[round]!)
  return {
    ours: median(mine),
    peer: median(theirs),
    ratio: median(ratios),
    worst: Math.min(...ratios),
    best: Math.max(...ratios)
  }
}

/** Warms a side up, then gives a function that times one batch of it. */
const timerOf = (side: Side, inputs: number): (() => number) => {
  const milliseconds = (runs: number): number => {
    const start = performance.now()
    for (let run = 0; run < runs; run++) checksum += side.run()
    return performance.now() - start
  }
  const until = performance.now() + WARM_UP_MS
  let last = milliseconds(1)
  while (performance.now() < until) last = milliseconds(1)
  const runs = Math.max(1, Math.round(BATCH_MS / Math.max(last, 0.001)))
  return () => (milliseconds(runs) * 1e6) / (runs * inputs)
}

/** What all runs added up to; read by nobody, written so that the work counts. */
export let checksum = 0

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
