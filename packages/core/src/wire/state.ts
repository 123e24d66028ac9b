import * as Schema from "effect/Schema"
import type * as Seam from "../seams/state.ts"
import { Debt, HandScore, Place, Transfer, Win } from "./event.ts"
import { Count, Seat, Tile, Tiles } from "./tile.ts"

export const Meld = Schema.Struct({
  what: Schema.String,
  form: Schema.Literals(["run", "triplet", "quad"]),
  tiles: Tiles,
  from: Schema.NullOr(Seat),
  claimed: Schema.NullOr(Tile),
  added: Schema.NullOr(Tile)
}).annotate({ identifier: "Meld" }) satisfies Schema.Codec<Seam.Meld>

export const Discard = Schema.Struct({
  tile: Tile,
  drawn: Schema.Boolean,
  declares: Schema.NullOr(Schema.String),
  claimedBy: Schema.NullOr(Seat)
}).annotate({ identifier: "RiverTile" }) satisfies Schema.Codec<Seam.Discard>

export const SeatState = Schema.Struct({
  concealed: Tiles,
  melds: Schema.Array(Meld),
  aside: Tiles,
  river: Schema.Array(Discard)
}).annotate({ identifier: "SeatState" }) satisfies Schema.Codec<Seam.SeatState>

const byWhat = Schema.Struct({ set: Schema.String })

export const Phase = Schema.Union([
  Schema.Struct({
    at: Schema.tag("turn"),
    seat: Seat,
    drawn: Schema.NullOr(Tile),
    after: Schema.NullOr(Schema.Union([byWhat, Schema.Struct({ claim: Schema.String })])),
    shown: Schema.optionalKey(Schema.Literal(true))
  }).annotate({ identifier: "Turn" }),
  Schema.Struct({
    at: Schema.tag("window"),
    from: Seat,
    tile: Tile,
    on: Schema.Union([Schema.Literal("discard"), byWhat])
  }).annotate({ identifier: "Window" }),
  Schema.Struct({ at: Schema.tag("between") }).annotate({ identifier: "Between" }),
  Schema.Struct({ at: Schema.tag("over") }).annotate({ identifier: "Over" })
]).annotate({ identifier: "Phase" }) satisfies Schema.Codec<Seam.Phase>

export const DealOutcome = Schema.Struct({
  wins: Schema.Array(Win),
  why: Schema.NullOr(Schema.String),
  scores: Schema.Array(HandScore),
  transfers: Schema.Array(Transfer),
  debts: Schema.Array(Debt),
  exposed: Schema.Array(Seat)
}).annotate({ identifier: "DealOutcome" }) satisfies Schema.Codec<Seam.DealOutcome>

/** One match at one moment, as one viewer may know it. */
export const State = Schema.Struct({
  deal: Count,
  stage: Count,
  staged: Count,
  turns: Count,
  firstDealer: Seat,
  dealer: Seat,
  round: Count,
  points: Schema.Array(Schema.Finite),
  pot: Schema.Finite,
  reserve: Schema.Finite,
  debts: Schema.Array(Debt),
  live: Count,
  indicators: Tiles,
  under: Tiles,
  seats: Schema.Array(SeatState),
  phase: Phase,
  facets: Schema.Record(Schema.String, Schema.Unknown),
  outcome: Schema.NullOr(DealOutcome),
  ranking: Schema.NullOr(Schema.Array(Place))
}).annotate({ identifier: "State" }) satisfies Schema.Codec<Seam.State>
