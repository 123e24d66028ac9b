/** The seam between Effect Schema and Hono: validation of requests, OpenAPI 3.1 of both directions. */
import * as JsonSchema from "effect/JsonSchema"
import * as Schema from "effect/Schema"
import type { Env, MiddlewareHandler } from "hono"
import { type DescribeRouteOptions, loadVendor, resolver, validator } from "hono-openapi"
import { problem, Problem } from "./problem.ts"

type AnySchema = Schema.ConstraintDecoder<unknown>
const parseOptions = { errors: "all", onExcessProperty: "error" } as const

// hono-openapi's own bridge to effect calls an API of effect 3: this answers with that of 4
loadVendor("effect", {
  toOpenAPISchema: ((schema: Schema.Top, context: { components: { schemas?: Record<string, unknown> } }) => {
    const { dialect, schema: own, definitions } = Schema.toJsonSchemaDocument(schema, { onExcessProperty: "error" })
    const document = JsonSchema.toMultiDocumentOpenApi3_1({ dialect, schemas: [own], definitions })
    Object.assign((context.components.schemas ??= {}), document.definitions)
    return Promise.resolve(document.schemas[0])
  }) as never
})

const standard = <S extends AnySchema>(schema: S) => Schema.toStandardSchemaV1(schema, { parseOptions })

type Json<S extends AnySchema> = { in: { json: S["Encoded"] }; out: { json: S["Type"] } }

/** Checks the body: what is wrong comes back as a problem that names every place. */
export const validBody = <S extends AnySchema>(schema: S): MiddlewareHandler<Env, string, Json<S>> =>
  validator("json", standard(schema), (result) => {
    if (result.success) return
    const errors = result.error.map(({ path = [], message }) => ({
      path: path.map((p) => String(typeof p === "object" ? p.key : p)).join("."),
      message
    }))
    return problem("BadRequest", { title: "The request is not as it should be", status: 400, errors })
  }) as never

type Responses = NonNullable<DescribeRouteOptions["responses"]>

/** A described answer in JSON. */
export const json = (description: string, schema: AnySchema, type = "application/json"): Responses[string] => ({
  description,
  content: { [type]: { schema: resolver(standard(schema)) } }
})

const meanings = {
  400: "The request is not as it should be",
  401: "No seat is opened by the token",
  403: "Not allowed on this server",
  404: "There is no such table",
  409: "The position or the seat is gone",
  413: "The body is too large",
  415: "The body is not JSON by its content-type",
  422: "Understood, but refused: every reason is given",
  503: "The store does not answer"
} as const

/** Described problems by their statuses. */
export const refusals = (...statuses: readonly (keyof typeof meanings)[]): Responses =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: meanings[status],
        content: { "application/problem+json": { schema: resolver(standard(Problem)) } }
      }
    ])
  )
