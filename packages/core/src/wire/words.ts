import * as Schema from "effect/Schema"
import type * as Explain from "../engine/explain.ts"
import type { Reason as EngineReason } from "../engine/refusal.ts"
import { Ratio } from "./event.ts"
import { Party, Tiles } from "./tile.ts"

/** A text in every language. */
export const Text = Schema.Struct({ "pt-BR": Schema.String, en: Schema.String }).annotate({ identifier: "Text" })

/** Why an action may not be taken, as the engine says it. */
export const Reason = Schema.Struct({
  _tag: Schema.Literals([
    "MatchOver",
    "DealOver",
    "NotYourTurn",
    "NothingToClaim",
    "AlreadyAnswered",
    "UnknownSeat",
    "TileUnknown",
    "TileNotHeld",
    "NotInTheseRules",
    "WrongSeat",
    "NotAGroup",
    "NotOffered",
    "NotComplete",
    "NoReplacement",
    "ForcedFirst",
    "BelowMinimum",
    "NoSuchStage",
    "WallMissing",
    "Banned"
  ]),
  id: Schema.String,
  clause: Schema.String,
  layer: Schema.String
}).annotate({ identifier: "Reason" }) satisfies Schema.Codec<EngineReason>

/** The same in words, with its clause of the rulebook. */
export const ExplainedReason = Schema.Struct({
  id: Schema.String,
  clause: Schema.String,
  layer: Schema.String,
  text: Text
}).annotate({ identifier: "ExplainedReason" }) satisfies Schema.Codec<Explain.ExplainedReason>

/** One line of a score: what counts, how much, by which tiles and which clause. */
export const ExplainedLine = Schema.Struct({
  element: Schema.String,
  amount: Schema.Finite,
  unit: Schema.String,
  tiles: Tiles,
  clause: Schema.String,
  name: Text,
  how: Text,
  worth: Text
}).annotate({ identifier: "ExplainedLine" }) satisfies Schema.Codec<Explain.ExplainedLine>

/** Who pays whom, how much and why. */
export const ExplainedTransfer = Schema.Struct({
  from: Party,
  to: Party,
  points: Schema.Finite,
  clause: Schema.String,
  why: Text,
  scales: Schema.Array(Schema.Struct({ clause: Schema.String, times: Ratio, why: Text }))
}).annotate({ identifier: "ExplainedTransfer" }) satisfies Schema.Codec<Explain.ExplainedTransfer>
