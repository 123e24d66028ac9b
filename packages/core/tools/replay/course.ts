import * as Result from "effect/Result"
import { type Course, steady } from "../../src/engine/course.ts"
import { compile } from "../../src/rules/compile.ts"
import { sets } from "../../src/variants/riichi/sets.ts"
import type { LogGame } from "./log.ts"

/** Of these the rules are known, or as good as: mjai and majiang have none of their own. */
const SERVERS = new Set(["tenhou", "majsoul", "mjai", "majiang"])
const LENGTHS = new Set(["tonpuu", "hanchan"])

/** What a game says of its rules that is not known, and what it is taken for. */
export const unknownIn = ({ server, rules: { length } }: LogGame): readonly string[] => [
  ...(SERVERS.has(server) ? [] : [`server "${server}" is not known: compared under Tenhou's rules`]),
  ...(LENGTHS.has(length) ? [] : [`length "${length}" is not known: compared as a hanchan`])
]

/** The preset that fits a game, with what the game itself says. */
export const courseFor = ({ server, rules: { players, redFives, openTanyao, length } }: LogGame): Course => {
  const house = server === "majsoul" ? "majsoul" : "tenhou"
  const { layers, options = {} } = sets.find((set) => set.id === `riichi/${house}${players === 3 ? "-sanma" : ""}`)!
  return steady(
    Result.getOrThrow(
      compile(layers, {
        ...options,
        "riichi/tiles": { ...options["riichi/tiles"], redFives: redFives ? 3 : 0 },
        ...(players === 3 && { "riichi/three-seats": { redFives: redFives ? 2 : 0 } }),
        "riichi/yaku": { ...options["riichi/yaku"], openTanyao },
        "riichi/match": { ...options["riichi/match"], rounds: length === "tonpuu" ? 1 : 2 }
      })
    )
  )
}
