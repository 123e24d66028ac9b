import * as Schema from "effect/Schema"

/** A tile by its identity: 0..143, or -1 for one lying face down. */
export const Tile = Schema.Int.check(Schema.isBetween({ minimum: -1, maximum: 143 })).annotate({
  identifier: "Tile",
  description: "0..135 = kind * 4 + copy, 136..143 = flowers and seasons, -1 = face down"
})
export const Tiles = Schema.Array(Tile)

/** A place at the table, counted in playing order. */
export const Seat = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 3 })).annotate({
  identifier: "Seat",
  description: "Numbered in playing order from 0"
})

/** Whoever can hold points. */
export const Party = Schema.Union([Seat, Schema.Literals(["pot", "reserve"])]).annotate({ identifier: "Party" })

/** A whole number that is not negative. */
export const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** The id of a layer, a part, a rule set: short, so that nobody sends a book. */
export const Id = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(100))
