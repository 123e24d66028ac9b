import { type LogGame, type LogRound, seatsAmiss } from "../log.ts"

/** What a format has no words for: where it stands, and what to do. */
export class Unwritable extends Error {
  constructor({ round, honba }: Pick<LogRound, "round" | "honba">, why: string, what: string) {
    super(`${round}.${honba}: ${why}: ${what}`)
  }
}

export const replaySaysMore = "npm run replay says more"

/** Throws `Unwritable` where a round does not tell as much of every seat. */
export const checkSeats = (game: LogGame): void => {
  for (const round of game.rounds) {
    const amiss = seatsAmiss(game, round)
    if (amiss !== null) throw new Unwritable(round, amiss, replaySaysMore)
  }
}
