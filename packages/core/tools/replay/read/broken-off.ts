import type { LogRound } from "../log.ts"

type Named = Pick<LogRound, "round" | "honba">

/** Where a log breaks off: in the round that is open, or behind the last one. */
export const brokenOffAt = (open: Named | null, rounds: readonly Named[]): string => {
  const [where, round] = open === null ? ["behind", rounds.at(-1)] : ["in", open]
  return round === undefined ? "before its first round" : `${where} ${round.round}.${round.honba}`
}
