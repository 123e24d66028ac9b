/** Families that count otherwise than in han: their published sets, played by greedy bots and by players that do anything. */
import * as Result from "effect/Result"
import { expect, it } from "vitest"
import { middle } from "../../src/bots/index.ts"
import { type Course, steady } from "../../src/engine/course.ts"
import { legal } from "../../src/engine/legal.ts"
import { reduce } from "../../src/engine/reduce.ts"
import { verifyShuffle } from "../../src/engine/replay.ts"
import type { Step } from "../../src/engine/step.ts"
import type { Table } from "../../src/engine/table.ts"
import { redact, view } from "../../src/engine/view.ts"
import { compile } from "../../src/rules/compile.ts"
import type { State } from "../../src/seams/state.ts"
import { sets as british } from "../../src/variants/british-1924/sets.ts"
import { sets as hongKong } from "../../src/variants/hong-kong/sets.ts"
import { dealAgain } from "./deal-again.ts"
import { britishChosen, britishRarely } from "./british-tables.ts"
import { hongKongChosen, hongKongRarely } from "./hong-kong-tables.ts"
import { canHappen, playHands, print, type Published } from "./hands.ts"
import { anyhow, numbersFrom, playMatch, type Tally } from "./play.ts"

const HANDS = 2_000
const enough = 20
const sets = [...british, ...hongKong]
/** What came up in each family. */
const came = new Map<string, Tally>()
const note = (id: string, tally: Tally): void => {
  const family = id.split("/")[0]!
  const all = came.get(family) ?? new Map<string, number>()
  for (const [what, n] of tally) all.set(what, (all.get(what) ?? 0) + n)
  came.set(family, all)
}

/** Holds the views before a step against those of a table where all that is hidden lies otherwise. */
const staysHidden = (before: Table, random: () => number): void => {
  const viewer = Math.floor(random() * (before.state.seats.length + 1)) - 1
  const again = dealAgain(before.course, before, viewer, random)
  expect(view(again, viewer)).toEqual(view(before, viewer))
  if (viewer >= 0) expect(legal(before.course, again.state, viewer)).toEqual(legal(before.course, before.state, viewer))
}

/** Folds the events that a seat sees, and holds the result against its view. */
const follower = (viewer: number) => {
  let folded: State | undefined
  return (before: Table, { table, events }: Step, compare: boolean): void => {
    folded ??= view(before, viewer).state
    for (const event of events) {
      const seen = redact(event, viewer)
      if (seen !== null) folded = reduce(before.course, folded, seen)
    }
    if (compare) expect(folded).toEqual(view(table, viewer).state)
  }
}

/** Any legal action, but seldom one that is said alone: what is wrong to say would soon be said by all. */
const mostly: typeof anyhow = {
  act: (course, seen, random) => {
    const speaks = random() < 0.03
    const legal = seen.legal.filter((action) => action._tag !== "declare" || speaks)
    return anyhow.act(course, { ...seen, state: seen.state, seat: seen.seat, stage: seen.stage, legal }, random)
  }
}

const play = (id: string, course: Course, hands: number, greedy: boolean, tally: Tally): void => {
  const player = greedy ? middle : mostly
  const seats = Array.from({ length: course.stages[0]!.rules.slots.seats.count }, () => player)
  let played = 0
  for (let match = 0; played < hands; match++) {
    const seed = Buffer.from(`${id} ${greedy ? "greedy" : "anyhow"} ${match}`.padEnd(32)).toString("hex")
    const random = numbersFrom(Buffer.from(`${match} ${id}`).toString("hex").slice(0, 6) + (match % 256).toString(16))
    const follow = follower((match % (seats.length + 1)) - 1)
    const { events, deals } = playMatch(course, { seed }, seats, random, {
      tally,
      curious: 0.05,
      each: (before, step) => {
        if (random() < 0.01) staysHidden(before, random)
        if (match % 3 === 0) follow(before, step, random() < 0.05)
      }
    })
    played += deals
    for (const event of events) if (event._tag === "Settled") expect(sum(event.transfers)).toBe(0)
    if (match === 0 && events.at(-1)?._tag === "Ended") {
      const report = Result.getOrThrow(verifyShuffle(course, events))
      expect(report.committed && report.deals.every((deal) => deal.matches)).toBe(true)
    }
  }
}

/** What all parties gain and lose together. */
const sum = (transfers: readonly { readonly from: unknown; readonly to: unknown; points: number }[]) => {
  const net = new Map<unknown, number>()
  for (const { from, to, points } of transfers) {
    expect(points).toBeGreaterThan(0)
    net.set(from, (net.get(from) ?? 0) - points)
    net.set(to, (net.get(to) ?? 0) + points)
  }
  return [...net.values()].reduce((all, one) => all + one, 0)
}

it.each(sets.map((set) => [set.id, set] as const))(
  "%s: 2,000 hands, half of them greedy",
  (id, { layers, options }) => {
    const course = steady(Result.getOrThrow(compile(layers, options)), id)
    const tally: Tally = new Map()
    play(id, course, HANDS / 2, true, tally)
    play(id, course, HANDS / 2, false, tally)
    print(id, tally)
    note(id, tally)
    expect(tally.get("ending: discard")).toBeGreaterThan(0)
    expect(tally.get("ending: self-draw")).toBeGreaterThan(0)
  }
)

const families = [
  ["hong-kong", hongKong, hongKongChosen, hongKongRarely, ["transfer: responsibility"]],
  ["british-1924", british, britishChosen, britishRarely, []]
] as const

it.each(families)(
  "%s: every ban, element, payment and ending came up at least twenty times",
  (family, published, chosen, rarely, more) => {
    const tally: Tally = new Map()
    playHands("anyhow", HANDS / 10, [chosen], tally)
    for (let i = 0; i < enough; i++) rarely(i, tally)
    note(family, tally)
    const all = came.get(family)!
    print(family, all)
    const own = published.map(({ id, layers, options }): Published => [
      id,
      steady(Result.getOrThrow(compile(layers, options)))
    ])
    const wanted = [...canHappen([...own, chosen]), ...more]
    expect(wanted.filter((what) => (all.get(what) ?? 0) < enough)).toEqual([])
  }
)
