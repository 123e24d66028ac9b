import * as Schema from "effect/Schema"
import type * as Seam from "../seams/event.ts"
import { Count, Party, Seat, Tile, Tiles } from "./tile.ts"

export const Win = Schema.Struct({
  seat: Seat,
  tile: Tile,
  by: Schema.Literals(["self-draw", "discard", "robbed"]),
  from: Schema.NullOr(Seat)
}).annotate({ identifier: "WonHand" }) satisfies Schema.Codec<Seam.Win>

/** A factor as numerator and denominator. */
export const Ratio = Schema.Tuple([Schema.Finite, Schema.Finite])

export const Transfer = Schema.Struct({
  from: Party,
  to: Party,
  points: Schema.Finite,
  why: Schema.String,
  clause: Schema.String,
  scales: Schema.optionalKey(Schema.Array(Schema.Struct({ id: Schema.String, clause: Schema.String, times: Ratio })))
}).annotate({ identifier: "Transfer" }) satisfies Schema.Codec<Seam.Transfer>

export const Debt = Schema.Struct({ from: Seat, to: Party, points: Schema.Finite }).annotate({
  identifier: "Debt"
}) satisfies Schema.Codec<Seam.Debt>

export const ScoreLine = Schema.Struct({
  element: Schema.String,
  unit: Schema.String,
  amount: Schema.Finite,
  bonus: Schema.Boolean,
  tiles: Tiles,
  clause: Schema.String,
  layer: Schema.String
}).annotate({ identifier: "ScoreLine" }) satisfies Schema.Codec<Seam.ScoreLine>

export const HandScore = Schema.Struct({
  seat: Seat,
  lines: Schema.Array(ScoreLine),
  units: Schema.Record(Schema.String, Schema.Finite),
  base: Schema.Finite
}).annotate({ identifier: "HandScore" }) satisfies Schema.Codec<Seam.HandScore>

export const Place = Schema.Struct({ seat: Seat, place: Count, points: Schema.Finite, before: Schema.Finite }).annotate(
  {
    identifier: "Place"
  }
) satisfies Schema.Codec<Seam.Place>

/** Everything that can happen at a table, as one viewer may know it: a hidden tile is -1. */
export const Event = Schema.Union([
  Schema.TaggedStruct("Dealt", {
    deal: Count,
    dealer: Seat,
    round: Count,
    hands: Schema.Array(Tiles),
    commitment: Schema.String
  }).annotate({ identifier: "Dealt" }),
  Schema.TaggedStruct("Drew", { seat: Seat, tile: Tile, after: Schema.NullOr(Schema.String) }).annotate({
    identifier: "Drew"
  }),
  Schema.TaggedStruct("Discarded", {
    seat: Seat,
    tile: Tile,
    drawn: Schema.Boolean,
    declares: Schema.NullOr(Schema.String)
  }).annotate({ identifier: "Discarded" }),
  Schema.TaggedStruct("SetAside", { seat: Seat, what: Schema.String, tiles: Tiles }).annotate({
    identifier: "WasSetAside"
  }),
  Schema.TaggedStruct("Claimed", { seat: Seat, what: Schema.String, tile: Tile, from: Seat, tiles: Tiles }).annotate({
    identifier: "Claimed"
  }),
  Schema.TaggedStruct("Declared", { seat: Seat, what: Schema.String }).annotate({ identifier: "Declared" }),
  Schema.TaggedStruct("Staked", { seat: Seat, points: Schema.Finite, what: Schema.String }).annotate({
    identifier: "Staked"
  }),
  Schema.TaggedStruct("Revealed", { as: Schema.Literals(["indicator", "under"]), tile: Tile }).annotate({
    identifier: "Revealed"
  }),
  Schema.TaggedStruct("Exposed", { seat: Seat, tiles: Tiles }).annotate({ identifier: "Exposed" }),
  Schema.TaggedStruct("Passed", { seat: Seat }).annotate({ identifier: "Passed" }),
  Schema.TaggedStruct("Won", { wins: Schema.Array(Win) }).annotate({ identifier: "Won" }),
  Schema.TaggedStruct("NoWinner", { why: Schema.String }).annotate({ identifier: "NoWinner" }),
  Schema.TaggedStruct("Settled", {
    scores: Schema.Array(HandScore),
    transfers: Schema.Array(Transfer),
    debts: Schema.Array(Debt)
  }).annotate({ identifier: "Settled" }),
  Schema.TaggedStruct("Rotated", { dealer: Seat, round: Count, kept: Schema.Boolean }).annotate({
    identifier: "Rotated"
  }),
  Schema.TaggedStruct("LevelChosen", { stage: Schema.String }).annotate({ identifier: "LevelChosen" }),
  Schema.TaggedStruct("Ended", {
    why: Schema.String,
    clause: Schema.String,
    ranking: Schema.Array(Place),
    transfers: Schema.Array(Transfer),
    reveal: Schema.String
  }).annotate({ identifier: "Ended" })
]).annotate({ identifier: "Event" }) satisfies Schema.Codec<Seam.Event>

/** An event under its number in one viewer's own row of events. */
export const NumberedEvent = Schema.Struct({ seq: Count, event: Event }).annotate({ identifier: "NumberedEvent" })
