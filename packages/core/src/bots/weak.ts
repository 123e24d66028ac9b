import { isHonour, kindOf } from "../kernel/tile.ts"
import type { Bot } from "./bot.ts"
import { bestBy } from "./bot.ts"

/** A beginner: wins when it can, takes any group now and then, and throws honours and whatever else it likes least. */
export const weak: Bot = {
  id: "weak",
  act: (_, { legal, state, seat }, random) => {
    const win = legal.find((action) => action._tag === "win")
    if (win !== undefined) return win
    const claims = legal.filter((action) => action._tag === "claim")
    if (claims.length > 0 && random() < 0.3) return claims[Math.floor(random() * claims.length)]!
    const pass = legal.find((action) => action._tag === "pass")
    if (pass !== undefined) return pass
    const own = state.seats[seat]!.concealed.map(kindOf)
    const near = (kind: number): number =>
      own.filter((other) => other === kind || (!isHonour(kind) && Math.abs(other - kind) <= 2)).length
    const discards = legal.filter((action) => action._tag === "discard")
    return bestBy(discards, ({ tile }) => random() * 3 - near(kindOf(tile))) ?? legal[0]!
  }
}
