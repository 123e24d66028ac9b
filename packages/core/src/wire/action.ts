import * as Schema from "effect/Schema"
import type * as Seam from "../seams/action.ts"
import { Id, Tile } from "./tile.ts"

const few = Schema.Array(Tile).check(Schema.isMaxLength(8))

/** Everything a seat can do. */
export const Action = Schema.Union([
  Schema.TaggedStruct("discard", { tile: Tile, declare: Schema.optionalKey(Id) }).annotate({ identifier: "Discard" }),
  Schema.TaggedStruct("claim", { what: Id, tiles: few }).annotate({ identifier: "Claim" }),
  Schema.TaggedStruct("setAside", { what: Id, tiles: few }).annotate({ identifier: "SetAside" }),
  Schema.TaggedStruct("declare", { what: Id }).annotate({ identifier: "Declare" }),
  Schema.TaggedStruct("win", {}).annotate({ identifier: "Win" }),
  Schema.TaggedStruct("pass", {}).annotate({ identifier: "Pass" }),
  Schema.TaggedStruct("next", { stage: Schema.optionalKey(Id) }).annotate({ identifier: "Next" })
]).annotate({
  identifier: "Action",
  message: "Expected an action, by its _tag: discard, claim, setAside, declare, win, pass or next"
}) satisfies Schema.Codec<Seam.Action>
