import { describe, expect, it } from "vitest"
import { registry } from "../variants/registry.ts"
import { gather } from "./gather.ts"
import { nearest } from "./nearest.ts"

describe("rules by their ids", () => {
  const idsOf = (...ids: readonly string[]) => gather(registry, ids).layers.map(({ id }) => id)

  it("sets and layers are gathered once each", () => {
    const plain = registry.sets.get("hong-kong/plain")!.layers.map(({ id }) => id)
    expect(idsOf("hong-kong/plain", plain[0]!)).toEqual(plain)
  })
  it("what is taken away is gone wherever it was named, with its set's options", () => {
    const { layers, options } = gather(registry, ["-riichi/tiles", "riichi/ema-2016", "riichi/tiles"])
    expect(layers.map(({ id }) => id)).not.toContain("riichi/tiles")
    expect(options).not.toHaveProperty("riichi/tiles")
    expect(options).toHaveProperty(["riichi/match", "start"], 30_000)
  })
  it("what is chosen counts over a set's options, one by one", () => {
    const { options } = gather(registry, ["riichi/ema-2016"], { "riichi/match": { start: 25_000 } })
    expect(options["riichi/match"]).toMatchObject({ start: 25_000, goal: 30_000 })
  })
  it("options for what is not there stay, to be refused", () => {
    expect(gather(registry, ["riichi/guide"], { "x/y": { z: 1 } }).options).toHaveProperty("x/y")
  })
  it("ids that nothing goes by are told as they were meant", () => {
    expect(gather(registry, ["x/y", "-x/z", "riichi/guide"]).unknown).toEqual(["x/y", "x/z"])
  })
})

describe("names that may have been meant", () => {
  const ids = ["riichi/tenhou", "riichi/tenhou-sanma", "riichi/ema-2016", "feljong/level-1", "feljong/level-2"]
  it.each([
    ["tenhou", ["riichi/tenhou"]],
    ["riichi/tenho", ["riichi/tenhou"]],
    ["feljong/level-1x", ["feljong/level-1", "feljong/level-2"]],
    ["chess", []],
    ["", []]
  ])("%j", (name, near) => {
    expect(nearest(name, ids)).toEqual(near)
  })
})
