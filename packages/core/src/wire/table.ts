import * as Schema from "effect/Schema"
import { Action } from "./action.ts"
import { Place, Win } from "./event.ts"
import { RulesChoice } from "./rules.ts"
import { State } from "./state.ts"
import { Count, Id, Seat, Tiles } from "./tile.ts"
import { ExplainedLine, ExplainedReason, ExplainedTransfer } from "./words.ts"

/** Who plays a seat. */
export const SeatPlan = Schema.Union([
  Schema.Struct({ kind: Schema.tag("person") }),
  Schema.Struct({ kind: Schema.tag("bot"), strength: Id })
]).annotate({
  identifier: "SeatPlan",
  message: 'Expected { "kind": "person" } or { "kind": "bot", "strength" }'
})
export type SeatPlan = typeof SeatPlan.Type

/** A table to be opened. */
export const NewTable = Schema.Struct({
  rules: RulesChoice,
  seats: Schema.Array(SeatPlan).check(Schema.isMinLength(1), Schema.isMaxLength(8)),
  claimWindow: Schema.optionalKey(
    Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 60_000 })).annotate({
      description:
        "Milliseconds that every claim window lasts where two or more persons play. 0 ends it with the last answer, which tells whoever has a clock that somebody could claim"
    })
  ),
  seed: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(128)))
}).annotate({ identifier: "NewTable" })
export type NewTable = typeof NewTable.Type

export const SeatInfo = Schema.Struct({
  kind: Schema.Literals(["person", "bot"]),
  strength: Schema.NullOr(Schema.String),
  /** whether somebody sits there */
  taken: Schema.Boolean
}).annotate({ identifier: "SeatInfo" })

/** What anybody may know of a table. */
export const TableInfo = Schema.Struct({
  id: Schema.String,
  rules: RulesChoice,
  seats: Schema.Array(SeatInfo),
  claimWindow: Count,
  createdAt: Schema.String
}).annotate({ identifier: "TableInfo" })
export type TableInfo = typeof TableInfo.Type

/** A table as an onlooker sees it. */
export const OpenTable = Schema.Struct({
  ...TableInfo.fields,
  version: Count,
  stage: Schema.String,
  state: State
}).annotate({ identifier: "Table" })

export const JoinRequest = Schema.Struct({ seat: Schema.optionalKey(Seat) }).annotate({ identifier: "JoinRequest" })

/** A seat taken. The token is shown this once: whoever holds it plays the seat. */
export const Joined = Schema.Struct({ seat: Seat, token: Schema.String }).annotate({ identifier: "Joined" })

/** All that one seat may know; `version` counts the events that it has been told. */
export const TableView = Schema.Struct({
  version: Count,
  seat: Schema.Int,
  stage: Schema.String,
  state: State,
  legal: Schema.Array(Action)
}).annotate({ identifier: "View" })

/** What the seat may do, and what its tiles offer but a rule refuses. */
export const LegalActions = Schema.Struct({
  version: Count,
  legal: Schema.Array(Action),
  refused: Schema.Array(Schema.Struct({ action: Action, reasons: Schema.Array(ExplainedReason) }))
}).annotate({ identifier: "LegalActions" })
export type LegalActions = typeof LegalActions.Type

/** An action for the position that the version names. */
export const Act = Schema.Struct({ version: Count, action: Action }).annotate({ identifier: "Act" })

export const Acted = Schema.Struct({ version: Count }).annotate({ identifier: "Acted" })

/** One deal as it ended. */
export const DealResult = Schema.Struct({
  deal: Count,
  stage: Schema.String,
  dealer: Seat,
  wins: Schema.Array(Win),
  why: Schema.NullOr(Schema.String),
  hands: Schema.Array(Schema.Struct({ seat: Seat, tiles: Tiles })),
  scores: Schema.Array(
    Schema.Struct({
      seat: Seat,
      lines: Schema.Array(ExplainedLine),
      units: Schema.Record(Schema.String, Schema.Finite),
      base: Schema.Finite
    })
  ),
  payments: Schema.Array(ExplainedTransfer)
}).annotate({ identifier: "DealResult" })
export type DealResult = typeof DealResult.Type

/** How the match stands: every deal explained, and once it is over the ranking and the revealed seed. */
export const MatchResult = Schema.Struct({
  over: Schema.Boolean,
  points: Schema.Array(Schema.Finite),
  deals: Schema.Array(DealResult),
  ranking: Schema.NullOr(Schema.Array(Place)),
  why: Schema.NullOr(Schema.String),
  commitment: Schema.NullOr(Schema.String),
  reveal: Schema.NullOr(Schema.String)
}).annotate({ identifier: "MatchResult" })
export type MatchResult = typeof MatchResult.Type
