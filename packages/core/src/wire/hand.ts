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

const Wind = Schema.Int.annotate({ description: "A seat by its wind: 0 East (the dealer), 1 South, 2 West, 3 North" })
const declared = Schema.optionalKey(Schema.Array(Id).check(Schema.isMaxLength(10)))
const around = {
  by: Schema.Literals(["self-draw", "discard", "robbed"]),
  seatWind: Wind,
  fromWind: Schema.optionalKey(Wind),
  round: Schema.optionalKey(Count),
  declared,
  pot: Schema.optionalKey(Count),
  live: Schema.optionalKey(Count),
  discards: Schema.optionalKey(Count),
  sinceDeclared: Schema.optionalKey(Count),
  declaredFirst: Schema.optionalKey(Schema.Boolean),
  called: Schema.optionalKey(Schema.Boolean),
  set: Schema.optionalKey(Id)
}

/** A hand that has not won, as it stands when another does. */
export const GivenOther = Schema.Struct({ wind: Wind, ...unwon, declared }).annotate({
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

const Written = Schema.String.check(Schema.isMaxLength(400))
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
        wind: Wind,
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
      wind: Count,
      lines: Schema.Array(ExplainedLine),
      units: Schema.Record(Schema.String, Schema.Finite),
      base: Schema.Finite
    }).annotate({ identifier: "OtherScore" })
  ),
  payments: Schema.Array(ExplainedTransfer),
  deltas: Schema.Array(Schema.Finite)
}).annotate({ identifier: "ScoreAnswer" })
export type ScoreAnswer = typeof ScoreAnswer.Type
