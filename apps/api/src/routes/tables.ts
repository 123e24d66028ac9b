import { PositionGone, type TableProblem, Tables, type Viewer } from "@feljong/core/services"
import {
  Act,
  Acted,
  Joined,
  JoinRequest,
  LegalActions,
  MatchResult,
  NewTable,
  NumberedEvent,
  OpenTable,
  TableInfo,
  TableView
} from "@feljong/core/wire"
import type { NotSeated } from "@feljong/core/services"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import { type Context, Hono } from "hono"
import { describeRoute } from "hono-openapi"
import { tokenDue, tokenOf } from "../http/bearer.ts"
import { Refused } from "../http/problem.ts"
import { json, refusals, validBody } from "../http/schema.ts"
import type { Kit } from "./services.ts"

const tags = ["tables"]
const bearer = [{ seat: [] }]
const encodeEvent = Schema.encodeSync(NumberedEvent)

/** Where a stream goes on: after the last event that the client has. */
const resumeAt = (c: Context): number => {
  const given = c.req.header("last-event-id") ?? c.req.query("after") ?? "0"
  if (/^\d{1,9}$/u.test(given)) return Number(given)
  const errors = [{ path: "Last-Event-ID", message: "Expected the number of an event" }]
  throw new Refused("BadRequest", { title: "The request is not as it should be", status: 400, errors })
}

const viewerOf = (id: string, token: string | null): Effect.Effect<Viewer, NotSeated | TableProblem, Tables> =>
  token === null ? Effect.succeed("onlooker") : Tables.use((tables) => tables.seatOf(id, token))

/** Runs something for the seat that the request's token opens. */
const atSeat =
  <A, E>(c: Context, f: (tables: Tables["Service"], seat: number) => Effect.Effect<A, E>) =>
  (id: string): Effect.Effect<A, E | NotSeated | TableProblem, Tables> => {
    const token = tokenDue(c)
    return Tables.use((tables) => Effect.flatMap(tables.seatOf(id, token), (seat) => f(tables, seat)))
  }

export const tableRoutes = ({ run, sse, allowSeeds }: Kit) =>
  new Hono()
    .post(
      "/",
      describeRoute({
        operationId: "createTable",
        summary: "Opens a table by a course, a rule set or layers of one's own choice",
        tags,
        responses: { 201: json("The table", TableInfo), ...refusals(400, 403, 413, 415, 422) }
      }),
      validBody(NewTable),
      async (c) => {
        const table = c.req.valid("json")
        if (table.seed !== undefined && !allowSeeds)
          throw new Refused("SeedNotAllowed", { title: "Seeds are drawn by this server", status: 403 })
        const info = await run(
          c,
          Tables.use((tables) => tables.create(table))
        )
        return c.json(Schema.encodeSync(TableInfo)(info), 201, { location: `/v1/tables/${info.id}` })
      }
    )
    .get(
      "/:id",
      describeRoute({
        operationId: "getTable",
        summary: "The table as an onlooker sees it",
        tags,
        responses: { 200: json("The table", OpenTable), ...refusals(404) }
      }),
      async (c) => {
        const id = c.req.param("id")
        const [info, { version, view }] = await run(
          c,
          Tables.use((tables) => Effect.all([tables.info(id), tables.view(id, "onlooker")]))
        )
        return c.json(Schema.encodeSync(OpenTable)({ ...info, version, stage: view.stage, state: view.state }))
      }
    )
    .post(
      "/:id/join",
      describeRoute({
        operationId: "joinTable",
        summary: "Takes a seat and gives the token that opens it, this once",
        tags,
        responses: { 201: json("The seat and its token", Joined), ...refusals(400, 404, 409, 413, 415) }
      }),
      validBody(JoinRequest),
      async (c) => {
        const { seat } = c.req.valid("json")
        const joined = await run(
          c,
          Tables.use((tables) => tables.join(c.req.param("id"), seat))
        )
        return c.json(Schema.encodeSync(Joined)(joined), 201)
      }
    )
    .get(
      "/:id/view",
      describeRoute({
        operationId: "getView",
        summary: "All that the seat may know",
        tags,
        security: bearer,
        responses: { 200: json("The view", TableView), ...refusals(401, 404) }
      }),
      async (c) => {
        const { version, view } = await run(
          c,
          atSeat(c, (tables, seat) => tables.view(c.req.param("id"), seat))(c.req.param("id"))
        )
        return c.json(Schema.encodeSync(TableView)({ version, ...view }))
      }
    )
    .get(
      "/:id/legal",
      describeRoute({
        operationId: "getLegalActions",
        summary: "What the seat may do, and what a rule refuses it, with every reason",
        tags,
        security: bearer,
        responses: { 200: json("The actions", LegalActions), ...refusals(401, 404) }
      }),
      async (c) => {
        const legal = await run(
          c,
          atSeat(c, (tables, seat) => tables.legal(c.req.param("id"), seat))(c.req.param("id"))
        )
        return c.json(Schema.encodeSync(LegalActions)(legal))
      }
    )
    .post(
      "/:id/actions",
      describeRoute({
        operationId: "act",
        summary: "Does something at the position that `version` names",
        tags,
        security: bearer,
        responses: { 200: json("The version after it", Acted), ...refusals(400, 401, 404, 409, 413, 415, 422) }
      }),
      validBody(Act),
      async (c) => {
        const { version, action } = c.req.valid("json")
        const after = await run(
          c,
          atSeat(c, (tables, seat) => tables.act(c.req.param("id"), seat, version, action))(c.req.param("id"))
        )
        return c.json({ version: after })
      }
    )
    .get(
      "/:id/events",
      describeRoute({
        operationId: "followEvents",
        summary: "The events as the viewer may know them, those to come too (without a token: as an onlooker)",
        tags,
        security: [...bearer, {}],
        parameters: [
          {
            name: "Last-Event-ID",
            in: "header",
            schema: { type: "integer", minimum: 0 },
            description: "Goes on after this event; the query `after` does the same"
          },
          { name: "after", in: "query", schema: { type: "integer", minimum: 0 } }
        ],
        responses: {
          200: json(
            "Server-sent events: `id` is the number in the viewer's own row, each `data` one of these",
            NumberedEvent,
            "text/event-stream"
          ),
          204: { description: "The match is over and the client has every event" },
          ...refusals(400, 401, 404, 409)
        }
      }),
      async (c) => {
        const id = c.req.param("id")
        const after = resumeAt(c)
        const token = tokenOf(c)
        const { viewer, version, over } = await run(
          c,
          Effect.gen(function* () {
            const viewer = yield* viewerOf(id, token)
            const { version, view } = yield* Tables.use((tables) => tables.view(id, viewer))
            if (after > version) return yield* new PositionGone({ expected: after, version })
            return { viewer, version, over: view.state.phase.at === "over" }
          })
        )
        if (over && after === version) return c.body(null, 204)
        const events = Stream.unwrap(Tables.useSync((tables) => tables.events(id, viewer, after)))
        return sse(c, events, (numbered) => ({ id: String(numbered.seq), data: JSON.stringify(encodeEvent(numbered)) }))
      }
    )
    .get(
      "/:id/result",
      describeRoute({
        operationId: "getResult",
        summary: "Every deal that has ended, explained; once the match is over its ranking and its seed",
        tags,
        responses: { 200: json("How the match stands", MatchResult), ...refusals(404) }
      }),
      async (c) => {
        const result = await run(
          c,
          Tables.use((tables) => tables.result(c.req.param("id")))
        )
        return c.json(Schema.encodeSync(MatchResult)(result))
      }
    )
