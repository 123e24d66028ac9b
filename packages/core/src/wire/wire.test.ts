import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { bots } from "../bots/index.ts"
import { type Course, openCourse, rulesAt } from "../engine/course.ts"
import { explainReasons, explainScore, explainTransfers } from "../engine/explain.ts"
import { legal } from "../engine/legal.ts"
import { scoreHand } from "../engine/score-hand.ts"
import { start, type Step, step, waitingFor } from "../engine/step.ts"
import { redact, view } from "../engine/view.ts"
import { compile } from "../rules/compile.ts"
import { describe as describeLayers } from "../rules/describe.ts"
import { save } from "../rules/rule-set.ts"
import { courses, labelsOf, layers, sets } from "../variants/registry.ts"
import { parseTiles } from "../notation/tiles.ts"
import * as Wire from "./index.ts"

/** There and back through JSON, by the schema both times. */
const back = <T>(schema: Schema.Codec<T, unknown>, value: T): T => {
  const text = JSON.stringify(Schema.encodeSync(schema)(value))
  return Schema.decodeUnknownSync(schema, { onExcessProperty: "error" })(JSON.parse(text))
}

const course: Course = Result.getOrThrow(openCourse(courses.get("feljong/first-match")!))
const labels = labelsOf("feljong/first-match")

/** Every step of a whole match that bots of all strengths play. */
const match = (seed: string): readonly Step[] => {
  const steps: Step[] = [Result.getOrThrow(start(course, { seed }))]
  let state = 7
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  const players = [bots.weak, bots.middle, bots.strong, bots.weak]
  for (let seats = waitingFor(steps[0]!.table); seats.length > 0; seats = waitingFor(steps.at(-1)!.table)) {
    const { table } = steps.at(-1)!
    const seat = seats[0]!
    steps.push(Result.getOrThrow(step(table, seat, players[seat]!.act(course, view(table, seat), random))))
  }
  return steps
}

const seeds = [
  "00112233445566778899aabbccddeeff",
  "ffeeddccbbaa99887766554433221100",
  "5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a"
]

describe.each(seeds)("a match from seed %s", (seed) => {
  const steps = match(seed)
  const events = steps.flatMap((s) => s.events)

  it("comes back event by event, as it is and redacted", () => {
    for (const event of events) {
      expect(back(Wire.Event, event)).toEqual(event)
      for (const viewer of [-1, 0, 3]) {
        const seen = redact(event, viewer)
        if (seen !== null) expect(back(Wire.Event, seen)).toEqual(seen)
      }
    }
  })

  it("comes back view by view and action by action", () => {
    for (const [i, { table }] of steps.entries()) {
      if (i % 5 !== 0) continue
      for (const seat of [-1, 0, 1, 2, 3]) {
        const own = view(table, seat)
        expect(back(Wire.State, own.state)).toEqual(own.state)
        const { seat: viewer, stage, state, legal } = own
        const plain = { version: i, seat: viewer, stage, state, legal }
        expect(back(Wire.TableView, plain)).toEqual(plain)
      }
      for (const action of legal(course, table.state, 0)) expect(back(Wire.Action, action)).toEqual(action)
    }
  })

  it("comes back with every score explained", () => {
    for (const event of events) {
      if (event._tag !== "Settled") continue
      for (const score of event.scores)
        for (const line of explainScore(labels, score)) expect(back(Wire.ExplainedLine, line)).toEqual(line)
      for (const transfer of explainTransfers(labels, event.transfers))
        expect(back(Wire.ExplainedTransfer, transfer)).toEqual(transfer)
    }
  })

  it("comes back with its refusals", () => {
    const { table } = steps[0]!
    for (let seat = 0; seat < 4; seat++)
      for (const action of [
        { _tag: "pass" },
        { _tag: "discard", tile: 999 },
        { _tag: "claim", what: "chi", tiles: [] }
      ] as const) {
        const refused = step(table, seat, action)
        if (Result.isSuccess(refused)) continue
        const { reasons } = refused.failure
        for (const reason of reasons) expect(back(Wire.Reason, reason)).toEqual(reason)
        for (const reason of explainReasons(labels, reasons)) expect(back(Wire.ExplainedReason, reason)).toEqual(reason)
      }
  })
})

describe("rules", () => {
  it("come back saved and described", () => {
    for (const set of sets.values()) {
      const saved = save(Result.getOrThrow(compile(set.layers, set.options)))
      expect(back(Wire.SavedRules, saved)).toEqual(saved)
    }
    for (const layer of describeLayers([...layers.values()])) expect(back(Wire.DescribedLayer, layer)).toEqual(layer)
  })

  it("come back as conflicts", () => {
    const some = compile([...sets.get("feljong/level-1")!.layers, ...sets.get("feljong/level-2")!.layers], {
      a: { b: 1 }
    })
    const bare = compile([])
    expect(Result.isFailure(some) && Result.isFailure(bare)).toBe(true)
    for (const result of [some, bare])
      if (Result.isFailure(result))
        for (const conflict of result.failure) expect(back(Wire.Conflict, conflict)).toEqual(conflict)
  })
})

it("a described hand comes back, and so does its score", () => {
  const rules = rulesAt(course, { stage: 0 })
  const tiles = Result.getOrThrow(parseTiles("234m567p345678s55p"))
  const given = {
    concealed: tiles.slice(0, 13),
    winning: tiles[13]!,
    by: "self-draw",
    seatWind: 1,
    indicators: [0]
  } as const
  expect(back(Wire.GivenHand, given)).toEqual(given)
  const scored = Result.getOrThrow(scoreHand(rules, given))
  expect(scored.score).not.toBeNull()
  expect(back(Wire.ScoredHand, scored)).toEqual(scored)
})

describe("what is wrong is named by its place", () => {
  const fails = (schema: Schema.Codec<unknown, unknown>, value: unknown): string => {
    const result = Schema.decodeUnknownResult(schema, { errors: "all", onExcessProperty: "error" })(value)
    return Result.isFailure(result) ? result.failure.toString() : "it was taken"
  }

  it.each([
    [Wire.Action, { _tag: "discard", tile: 999 }, `["tile"]`],
    [Wire.Action, { _tag: "discard", tile: 1.5 }, `["tile"]`],
    [Wire.Action, { _tag: "discard" }, `["tile"]`],
    [Wire.Action, { _tag: "claim", what: "chi", tiles: [1, "2"] }, `["tiles"][1]`],
    [Wire.Action, { _tag: "win", tile: 3 }, `["tile"]`],
    [Wire.Action, { _tag: "fly" }, "Expected an action, by its _tag"],
    [Wire.Event, { _tag: "Drew", seat: 9, tile: 1, after: null }, `["seat"]`],
    [Wire.NewTable, { rules: { set: "a" }, seats: [{ kind: "ghost" }] }, `["seats"][0]`],
    [Wire.NewTable, { rules: { sett: "a" }, seats: [{ kind: "person" }] }, `["rules"]`],
    [Wire.Act, { version: -1, action: { _tag: "pass" } }, `["version"]`],
    [Wire.ScoreQuestion, { rules: { set: "a" }, hand: "1m", by: "luck", seatWind: 0 }, `["by"]`]
  ])("%#", (schema, value, place) => {
    expect(fails(schema, value)).toContain(place)
  })
})
