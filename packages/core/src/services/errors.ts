import * as Data from "effect/Data"
import type { BadHand } from "../engine/given-hand.ts"
import type { Text } from "../engine/say.ts"
import type { ExplainedReason } from "../engine/explain.ts"
import type { Action } from "../seams/action.ts"
import type { Seat } from "../seams/seat.ts"
import type { Conflict } from "../rules/conflict.ts"

/** Layers that are not a rule set: every conflict says how to mend it; `texts` say the same in every language. */
export class RulesRefused extends Data.TaggedError("RulesRefused")<{
  readonly conflicts: readonly Conflict[]
  readonly texts: readonly Text[]
}> {}

/** No rule set or course is published under this id. */
export class RulesUnknown extends Data.TaggedError("RulesUnknown")<{
  readonly what: "set" | "course"
  readonly id: string
  /** ids that may have been meant */
  readonly near: readonly string[]
}> {}

/** The seats asked for do not fit the rules, or name a strength that nobody plays. */
export class SeatsRefused extends Data.TaggedError("SeatsRefused")<{
  readonly place: string
  readonly message: string
}> {}

/** The seed is not one. */
export class SeedRefused extends Data.TaggedError("SeedRefused")<{ readonly message: string }> {}

export class TableNotFound extends Data.TaggedError("TableNotFound")<{ readonly id: string }> {}

/** The seat, or every seat for a person, is taken. */
export class SeatTaken extends Data.TaggedError("SeatTaken")<{ readonly seat: Seat | null }> {}

/** The token opens no seat of this table. */
export class NotSeated extends Data.TaggedError("NotSeated")<{ readonly id: string }> {}

/** Nothing is played before every person has sat down. */
export class SeatsOpen extends Data.TaggedError("SeatsOpen")<{ readonly seats: readonly Seat[] }> {}

/** The action was meant for a position that is gone; `version` is the present one. */
export class PositionGone extends Data.TaggedError("PositionGone")<{
  readonly expected: number
  readonly version: number
}> {}

/** The rules do not allow the action: every reason, in words and with its clause. */
export class ActionRefused extends Data.TaggedError("ActionRefused")<{
  readonly seat: Seat
  readonly action: Action
  readonly version: number
  readonly reasons: readonly ExplainedReason[]
}> {}

/** A hand in notation that cannot be read. */
export class HandUnread extends Data.TaggedError("HandUnread")<{
  readonly place: string
  readonly message: string
  readonly index: number
  readonly length: number
}> {}

/** A hand that cannot be: a tile twice, a count that is wrong, a contradiction. */
export class HandRefused extends Data.TaggedError("HandRefused")<{ readonly bad: BadHand }> {}

/** What keeps the tables did not answer. */
export class StoreFailed extends Data.TaggedError("StoreFailed")<{ readonly cause: unknown }> {}

/** Somebody else has written to the log of this table since it was read. */
export class LogMoved extends Data.TaggedError("LogMoved")<{ readonly id: string }> {}

/** A log that the rules no longer play: its table cannot be rebuilt. */
export class LogBroken extends Data.TaggedError("LogBroken")<{ readonly id: string; readonly detail: string }> {}
