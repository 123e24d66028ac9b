import type { LogRound } from "../log.ts"

/** What a format has no words for: where it stands, and what to do. */
export class Unwritable extends Error {
  constructor({ round, honba }: Pick<LogRound, "round" | "honba">, why: string, what: string) {
    super(`${round}.${honba}: ${why}: ${what}`)
  }
}
