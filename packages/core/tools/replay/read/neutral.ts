/** The neutral format, checked field by field: what is wrong is said with its place. */
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { LogGame } from "../log.ts"

const decode = Schema.decodeUnknownResult(LogGame)

/** The game in a row, with whatever else the row says, or what is wrong with it, in a line. */
export const readNeutral = (row: unknown): Result.Result<LogGame, string> =>
  Result.mapBoth(decode(row), {
    onSuccess: () => row as LogGame,
    onFailure: ({ message }) => message.replaceAll(/\s*\n\s*/gu, " ")
  })
