import type { Action } from "../seams/action.ts"
import type { Seat } from "../seams/seat.ts"

/** Why one action may not be taken: `id` names the words for it, `clause` the rule, `layer` who brought the rule. */
export interface Reason {
  readonly _tag:
    | "MatchOver"
    | "DealOver"
    | "NotYourTurn"
    | "NothingToClaim"
    | "AlreadyAnswered"
    | "UnknownSeat"
    | "TileUnknown"
    | "TileNotHeld"
    | "NotInTheseRules"
    | "WrongSeat"
    | "NotAGroup"
    | "NotOffered"
    | "NotComplete"
    | "NoReplacement"
    | "ForcedFirst"
    | "BelowMinimum"
    | "NoSuchStage"
    | "WallMissing"
    | "Banned"
  readonly id: string
  readonly clause: string
  readonly layer: string
}

/** An action that was not taken: the table is as it was. Every reason is listed. */
export interface Refusal {
  readonly _tag: "Refused"
  readonly seat: Seat
  readonly action: Action
  readonly reasons: readonly Reason[]
}
