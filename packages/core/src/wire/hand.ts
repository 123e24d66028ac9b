import * as Schema from "effect/Schema"
import type * as Given from "../engine/given-hand.ts"
import type * as Engine from "../engine/score-hand.ts"
import { HandScore, Transfer } from "./event.ts"
import { RuleSetChoice } from "./rules.ts"
import { Count, Id, Tile, Tiles } from "./tile.ts"
import { ExplainedLine, ExplainedReason, ExplainedTransfer, Reason } from "./words.ts"

const few = Tiles.check(Schema.isMaxLength(20))

export const GivenMeld = Schema.Struct({
  tiles: few,
  claimed: Schema.Boolean,
  added: Schema.optionalKey(Schema.Boolean)
}).annotate({ identifier: "GivenMeld" }) satisfies Schema.Codec<Given.GivenMeld>

const unwon = {
  concealed: few,
  melds: Schema.optionalKey(Schema.Array(GivenMeld).check(Schema.isMaxLength(8))),
  aside: Schema.optionalKey(few)
}
const held = { ...unwon, winning: Tile }

const Wind = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 3 })).annotate({
  identifier: "Wind",
  description: "A seat by its wind: 0 East (the dealer), 1 South, 2 West, 3 North"
})
const told = <S extends Schema.Top>(schema: S, description: string) =>
  Schema.optionalKey(schema.annotate({ description }) as S)
const declared = told(Schema.Array(Id).check(Schema.isMaxLength(10)), "Ids of declarations that stand: riichi")
const around = {
  by: Schema.Literals(["self-draw", "discard", "robbed"]).annotate({
    description: "How it is won: by one's own draw, on a discard, or with a tile that somebody set aside"
  }),
  seatWind: Wind,
  fromWind: told(Wind, "Who let the winning tile go; left out for a self-draw"),
  round: told(Wind, "Wind of the round: 0 East, 1 South, 2 West, 3 North; East when left out"),
  declared,
  pot: told(Count, "Points of stakes on the table, the winner's own included"),
  repeats: told(Count, "Deals before this one that were repeated or that nobody won, one after another: honba"),
  live: told(Count, "Tiles left to draw: with 0 it is won with the last one"),
  discards: told(Count, "Own discards before the win: 0 is a win with the first draw, or before it"),
  sinceDeclared: told(Count, "Own discards since the declaration stood; one when left out, 0 where it was just made"),
  declaredFirst: told(Schema.Boolean, "Whether the declaration came with the first discard"),
  called: told(Schema.Boolean, "Whether anybody had claimed or set aside something before the win"),
  set: told(Id, "Id of what was set aside: the winning tile replaces it (self-draw) or is taken from it (robbed)")
}

/** A hand that has not won, as it stands when another does. */
export const GivenOther = Schema.Struct({ seatWind: Wind, ...unwon, declared }).annotate({
  identifier: "GivenOther"
}) satisfies Schema.Codec<Given.GivenOther>

/** A winning hand and what was around it, in tiles. */
export const GivenHand = Schema.Struct({
  ...held,
  ...around,
  indicators: Schema.optionalKey(few),
  under: Schema.optionalKey(few),
  others: Schema.optionalKey(Schema.Array(GivenOther).check(Schema.isMaxLength(3)))
}).annotate({ identifier: "GivenHand" }) satisfies Schema.Codec<Given.GivenHand>

/** What the engine makes of it. */
export const ScoredHand = Schema.Struct({
  reasons: Schema.Array(Reason),
  score: Schema.NullOr(HandScore),
  others: Schema.Array(HandScore),
  transfers: Schema.Array(Transfer),
  deltas: Schema.Array(Schema.Finite)
}).annotate({ identifier: "ScoredHand" }) satisfies Schema.Codec<Engine.ScoredHand>

const Written = Schema.String.check(Schema.isMaxLength(400)).annotate({
  description:
    "Notation: 123m 456p 789s 11z; a claimed group in brackets with its claimed tile marked (555z^), a closed quad in square ones [1111p], flowers and seasons in braces {1f}"
})
const writtenOrTiles = Schema.optionalKey(Schema.Union([Written, few]))

/** A hand to be scored, in notation (`123m 456p (555z^) | 9s`, the winning tile after the bar) or in tiles. */
export const ScoreQuestion = Schema.Struct({
  rules: RuleSetChoice,
  hand: Schema.Union([Written, Schema.Struct(held).annotate({ identifier: "HeldTiles" })]),
  ...around,
  indicators: writtenOrTiles,
  under: writtenOrTiles,
  /** what others hold, where the rules count every hand */
  others: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        seatWind: Wind,
        hand: Schema.Union([Written, Schema.Struct(unwon).annotate({ identifier: "OtherTiles" })]),
        declared
      }).annotate({ identifier: "OtherHand" })
    ).check(Schema.isMaxLength(3))
  )
}).annotate({ identifier: "ScoreQuestion" })
export type ScoreQuestion = typeof ScoreQuestion.Type

/** A hand scored line by line, or every reason why it does not win. */
export const ScoreAnswer = Schema.Struct({
  wins: Schema.Boolean,
  reasons: Schema.Array(ExplainedReason),
  lines: Schema.Array(ExplainedLine),
  units: Schema.Record(Schema.String, Schema.Finite),
  base: Schema.Finite,
  /** the other hands that were given, where they count */
  others: Schema.Array(
    Schema.Struct({
      seatWind: Count,
      lines: Schema.Array(ExplainedLine),
      units: Schema.Record(Schema.String, Schema.Finite),
      base: Schema.Finite
    }).annotate({ identifier: "OtherScore" })
  ),
  payments: Schema.Array(ExplainedTransfer),
  deltas: Schema.Array(Schema.Finite)
}).annotate({ identifier: "ScoreAnswer" })
export type ScoreAnswer = typeof ScoreAnswer.Type
