import * as Schema from "effect/Schema"
import { Conflict, ExplainedReason, Text } from "@feljong/core/wire"

const Wrong = Schema.Struct({ path: Schema.String, message: Schema.String }).annotate({ identifier: "WrongField" })

/** What every refusal looks like (RFC 9457). `type` names its kind, the members after `detail` belong to some kinds. */
export const Problem = Schema.Struct({
  type: Schema.String,
  title: Schema.String,
  status: Schema.Int,
  detail: Schema.optionalKey(Schema.String),
  /** fields of the request that are wrong */
  errors: Schema.optionalKey(Schema.Array(Wrong)),
  /** the present version, where the action was meant for another or is refused */
  version: Schema.optionalKey(Schema.Int),
  /** every reason of the rules against an action */
  reasons: Schema.optionalKey(Schema.Array(ExplainedReason)),
  /** everything that keeps layers from being a rule set */
  conflicts: Schema.optionalKey(Schema.Array(Conflict)),
  /** the same, one text for each conflict, in every language */
  texts: Schema.optionalKey(Schema.Array(Text)),
  /** seats that still wait for a person */
  seats: Schema.optionalKey(Schema.Array(Schema.Int)),
  /** where a hand in notation is wrong: `length` characters from `index` on */
  index: Schema.optionalKey(Schema.Int),
  length: Schema.optionalKey(Schema.Int)
}).annotate({ identifier: "Problem" })
export type Problem = Omit<typeof Problem.Type, "type">

/** `problem("TableNotFound", { title: "No such table", status: 404 })` */
export const problem = (tag: string, what: Problem, headers: Readonly<Record<string, string>> = {}): Response => {
  const type = `urn:feljong:problem:${tag.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, "-").toLowerCase()}`
  return new Response(JSON.stringify({ type, ...what }), {
    status: what.status,
    headers: { "content-type": "application/problem+json", ...headers }
  })
}

/** A problem on its way to the one place that answers with it. */
export class Refused extends Error {
  readonly tag: string
  readonly problem: Problem
  constructor(tag: string, what: Problem) {
    super(what.title)
    this.tag = tag
    this.problem = what
  }
}
