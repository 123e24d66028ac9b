import * as Schema from "effect/Schema"
import type { Conflict as EngineConflict } from "../rules/conflict.ts"
import type { DescribedLayer as Described } from "../rules/describe.ts"
import type { SavedRules as Saved } from "../rules/rule-set.ts"
import { Count, Id } from "./tile.ts"
import { Text } from "./words.ts"

export const Scalar = Schema.Union([Schema.String.check(Schema.isMaxLength(100)), Schema.Finite, Schema.Boolean])

/** By layer: options by name. */
export const Options = Schema.Record(Schema.String, Schema.Record(Schema.String, Scalar)).annotate({
  identifier: "Options"
})

/** A rule set as it is written down. */
export const SavedRules = Schema.Struct({
  layers: Schema.Array(Id),
  options: Options,
  version: Schema.Literal(1)
}).annotate({ identifier: "SavedRules" }) satisfies Schema.Codec<Saved>

const options = { options: Schema.optionalKey(Options) }
const bySet = Schema.Struct({ set: Id, ...options }).annotate({ identifier: "BySet" })
const byLayers = Schema.Struct({ layers: Schema.Array(Id).check(Schema.isMaxLength(200)), ...options }).annotate({
  identifier: "ByLayers"
})
const byCourse = Schema.Struct({ course: Id, ...options }).annotate({ identifier: "ByCourse" })

/** One rule set: a published one by its id, or layers by theirs. */
export const RuleSetChoice = Schema.Union([bySet, byLayers]).annotate({
  identifier: "RuleSetChoice",
  message: "Expected rules as { set } or { layers }, by their ids, and options by layer where they are not as usual"
})
export type RuleSetChoice = typeof RuleSetChoice.Type

/** What a match is played by: a course of rule sets, or one rule set. */
export const RulesChoice = Schema.Union([byCourse, bySet, byLayers]).annotate({
  identifier: "RulesChoice",
  message:
    "Expected rules as { course }, { set } or { layers }, by their ids, and options by layer where they are not as usual"
})
export type RulesChoice = typeof RulesChoice.Type

/** The values that an option takes, or between which whole numbers. */
const OptionValues = Schema.Union([Schema.Array(Scalar), Schema.Struct({ min: Schema.Finite, max: Schema.Finite })])

const Name = Schema.String
const Ids = Schema.Array(Schema.String)
const conflict = <const T extends string, const F extends Schema.Struct.Fields>(tag: T, fields: F) =>
  Schema.TaggedStruct(tag, { ...fields, message: Schema.String }).annotate({ identifier: tag })

/** Why layers are not a rule set, and how to mend it. */
export const Conflict = Schema.Union([
  conflict("SlotUnfilled", { slot: Name }),
  conflict("SlotFilledTwice", { slot: Name, layers: Ids }),
  conflict("ReplacedTwice", { slot: Name, of: Name, layers: Ids }),
  conflict("ReplacesAbsent", { slot: Name, layer: Name, of: Name }),
  conflict("SameId", { seam: Name, id: Name, layers: Ids }),
  conflict("RemovesAbsent", { seam: Name, layer: Name, id: Name }),
  conflict("NeedsAbsent", { layer: Name, needs: Name }),
  conflict("UnitUnread", { element: Name, layer: Name, unit: Name }),
  conflict("ReadsAbsentFacet", { layer: Name, facet: Name }),
  conflict("OutranksInCircle", { elements: Ids, layers: Ids }),
  conflict("RedirectsOverlap", { redirects: Ids, layers: Ids }),
  conflict("BadOption", { layer: Name, option: Name, value: Schema.Unknown, takes: OptionValues }),
  conflict("UnknownOption", { layer: Name, option: Name }),
  conflict("OptionOfAbsentLayer", { layer: Name }),
  conflict("CitesUnlisted", { layer: Name, part: Name, clause: Name }),
  conflict("CitesUnknownClause", { layer: Name, clause: Name }),
  conflict("UnknownLayer", { layer: Name }),
  conflict("PaidTwice", { charges: Ids, layers: Ids }),
  conflict("Malformed", { place: Name, takes: Schema.Literals(["layers", "layer", "options", "values"]) })
]).annotate({ identifier: "Conflict" }) satisfies Schema.Codec<EngineConflict>

/** A layer as a table is told of it. */
export const DescribedLayer = Schema.Struct({
  id: Schema.String,
  cites: Schema.Array(Schema.String),
  needs: Schema.Array(Schema.String),
  options: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      default: Scalar,
      values: OptionValues,
      cites: Schema.String
    })
  ),
  fills: Schema.Array(Schema.String),
  replaces: Schema.Array(Schema.Struct({ slot: Schema.String, of: Schema.String })),
  adds: Schema.Array(Schema.Struct({ seam: Schema.String, id: Schema.String, cites: Schema.String })),
  removes: Schema.Array(Schema.Struct({ seam: Schema.String, id: Schema.String }))
}).annotate({ identifier: "DescribedLayer" }) satisfies Schema.Codec<Described>

/** How many sit down, and at which of the seats nobody plays. */
const seating = { seats: Count, dummies: Schema.Array(Count) }

/** A published rule set. */
export const DescribedSet = Schema.Struct({
  id: Schema.String,
  family: Schema.String,
  name: Text,
  layers: Schema.Array(Schema.String),
  options: Options,
  ...seating
}).annotate({ identifier: "DescribedSet" })
export type DescribedSet = typeof DescribedSet.Type

/** A published course: the rule sets that one match goes through. */
export const DescribedCourse = Schema.Struct({
  id: Schema.String,
  family: Schema.String,
  name: Text,
  how: Text,
  stages: Schema.Array(Schema.String),
  first: Count,
  cites: Schema.String,
  ...seating
}).annotate({ identifier: "DescribedCourse" })
export type DescribedCourse = typeof DescribedCourse.Type

export const Variants = Schema.Struct({
  courses: Schema.Array(DescribedCourse),
  sets: Schema.Array(DescribedSet),
  /** strengths that bots play with */
  bots: Schema.Array(Schema.String)
}).annotate({ identifier: "Variants" })

export const Layers = Schema.Struct({ layers: Schema.Array(DescribedLayer) }).annotate({ identifier: "Layers" })
