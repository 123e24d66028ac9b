import { Players, RuleBook, score } from "@feljong/core/services"
import { Layers, ScoreAnswer, ScoreQuestion, Variants } from "@feljong/core/wire"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { Hono } from "hono"
import { describeRoute } from "hono-openapi"
import { json, refusals, validBody } from "../http/schema.ts"
import type { Kit } from "./services.ts"

const tags = ["rules"]

export const ruleRoutes = ({ run }: Kit) =>
  new Hono()
    .post(
      "/score",
      describeRoute({
        operationId: "scoreHand",
        summary: "Scores a hand that is described, line by line, or says why it does not win",
        tags,
        responses: { 200: json("The score", ScoreAnswer), ...refusals(400, 413, 415, 422) }
      }),
      validBody(ScoreQuestion),
      async (c) => c.json(Schema.encodeSync(ScoreAnswer)(await run(c, score(c.req.valid("json")))))
    )
    .get(
      "/variants",
      describeRoute({
        operationId: "listVariants",
        summary: "Published rule sets, and the courses that go through them",
        tags,
        responses: { 200: json("Rule sets and courses", Variants) }
      }),
      async (c) => {
        const [{ courses, sets }, { byStrength }] = await run(c, Effect.all([RuleBook, Players]))
        return c.json(Schema.encodeSync(Variants)({ courses, sets, bots: [...byStrength.keys()] }))
      }
    )
    .get(
      "/layers",
      describeRoute({
        operationId: "listLayers",
        summary: "Every rule layer: what it says, what it needs, what a table may choose",
        tags,
        responses: { 200: json("Layers", Layers) }
      }),
      async (c) => {
        const { layers } = await run(c, RuleBook)
        return c.json(Schema.encodeSync(Layers)({ layers }))
      }
    )
