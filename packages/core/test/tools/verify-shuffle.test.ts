import { spawnSync } from "node:child_process"
import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { middle } from "../../src/bots/index.ts"
import { openCourse, steady } from "../../src/engine/course.ts"
import { redact } from "../../src/engine/view.ts"
import type { Event } from "../../src/seams/event.ts"
import { compile } from "../../src/rules/compile.ts"
import { level4 } from "../../src/variants/feljong/index.ts"
import { courses } from "../../src/variants/registry.ts"
import { numbersFrom, playMatch } from "../laws/play.ts"

const id = "feljong/first-match"
const course = Result.getOrThrow(openCourse(courses.get(id)!))
const seed = "00112233445566778899aabbccddeeff"
const { events } = playMatch(course, { seed }, [middle, middle, middle, middle], numbersFrom(seed))
const folder = mkdtempSync(join(tmpdir(), "shuffle-"))

const verify = (file: object | string) => {
  const path = join(folder, "match.json")
  writeFileSync(path, typeof file === "string" ? file : JSON.stringify(file))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=source", "tools/verify-shuffle.ts", path],
    { encoding: "utf8" }
  )
  return { status, text: stdout + stderr }
}

describe("verify-shuffle", () => {
  it("confirms a match, all hands shown or as one seat saw it", () => {
    expect(verify({ course: id, events })).toMatchObject({ status: 0 })
    const seen = events.flatMap((event) => redact(event, 1) ?? [])
    const { status, text } = verify({ course: id, events: seen })
    expect(status).toBe(0)
    expect(text.match(/as the seed says/gu)).toHaveLength(4)
  })
  it("confirms rows with their numbers, as the API sends them, and a match of layers", () => {
    const rows = events.map((event, i) => ({ seq: i + 1, event }))
    expect(verify({ course: id, events: rows })).toMatchObject({ status: 0 })
    const rules = Result.getOrThrow(compile(level4))
    const own = playMatch(steady(rules), { seed }, [middle, middle, middle, middle], numbersFrom(seed))
    expect(verify({ layers: rules.layers, events: own.events })).toMatchObject({ status: 0 })
    expect(verify({ layers: ["feljong/none"], events: own.events })).toMatchObject({ status: 2 })
  })
  it("shows an onlooker, who saw no hand, that walls were others", () => {
    const seen = events.flatMap((event) => redact(event, -1) ?? [])
    expect(verify({ course: id, events: seen })).toMatchObject({ status: 0 })
    const forged = seen.map((event) => (event._tag === "Ended" ? { ...event, reveal: "ff".repeat(16) } : event))
    expect(verify({ course: id, events: forged }).text.match(/NOT as the seed says/gu)).toHaveLength(4)
    const at = seen.findIndex((event) => event._tag === "Discarded")
    const { tile } = seen.find((event) => event._tag === "Revealed")!
    const swapped = seen.with(at, { ...(seen[at] as Extract<Event, { _tag: "Discarded" }>), tile })
    expect(verify({ course: id, events: swapped }).text).toContain("deal 1: NOT as the seed says")
  })
  it("exposes a forged seed and a swapped draw", () => {
    const forged = events.map((event): Event =>
      event._tag === "Ended" ? { ...event, reveal: "ff".repeat(16) } : event
    )
    expect(verify({ course: id, events: forged })).toMatchObject({ status: 1 })
    const at = events.findIndex((event) => event._tag === "Drew")
    const drew = events[at] as Extract<Event, { _tag: "Drew" }>
    const swapped = events.with(at, { ...drew, tile: (drew.tile + 1) % 136 })
    expect(verify({ course: id, events: swapped }).text).toContain("deal 1: NOT as the seed says")
  })
  it("says what is wrong with a file", () => {
    expect(verify("{").text).toContain("cannot be read")
    expect(verify({ course: id, events: [null] }).text).toContain("has no list of events")
    const walls = events.map((event) => (event._tag === "Ended" ? { ...event, reveal: "[[" } : event))
    expect(verify({ course: id, events: walls })).toMatchObject({ status: 2 })
    expect(verify({ course: "none", events }).text).toContain("No such rules")
    expect(verify({ course: id, events: events.slice(0, -1) })).toMatchObject({ status: 2 })
  })
})
