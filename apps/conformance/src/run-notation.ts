import { parseHand, parseTiles } from "@feljong/core/notation"
import * as Result from "effect/Result"
import type { NotationCase } from "./case.ts"
import { Findings } from "./compare.ts"

export const runNotation = ({ notation: { read, text }, then }: NotationCase): readonly string[] => {
  const findings = new Findings()
  const tiles =
    read === "tiles"
      ? parseTiles(text)
      : Result.map(parseHand(text), ({ concealed, melds, drawn }) => [
          ...concealed,
          ...melds.flatMap((meld) => meld.tiles),
          ...(drawn === undefined ? [] : [drawn])
        ])
  if (Result.isSuccess(tiles)) findings.same("tiles", tiles.success, "tiles" in then ? then.tiles : "an error")
  else if ("tiles" in then) findings.say(tiles.failure.message)
  else {
    findings.same("index", tiles.failure.index, then.error.index)
    if (!tiles.failure.message.includes(then.error.message)) findings.say(`message: ${tiles.failure.message}`)
  }
  return findings.all
}
