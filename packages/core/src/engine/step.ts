import * as Result from "effect/Result"
import type { Action } from "../seams/action.ts"
import type { Seat } from "../seams/seat.ts"
import { type Course, rulesAt } from "./course.ts"
import type { Reason, Refusal } from "./refusal.ts"
import { Run, type Step } from "./run.ts"
import { type BadSource, checkSeed, lotOf, type Source, wallOf } from "./source.ts"
import { newState } from "./state.ts"
import type { Table } from "./table.ts"
import { reasonsAgainst } from "./why.ts"

export type { Step } from "./run.ts"

/**
 * Opens a match and deals its first hand. The first dealer is drawn by lot from the seed unless given.
 *
 * @example
 * const { table, events } = Result.getOrThrow(start(steady(rules), { seed: "00112233445566778899aabbccddeeff" }))
 * events[0]._tag // => "Dealt"
 */
export const start = (course: Course, source: Source, firstDealer?: Seat): Result.Result<Step, BadSource> => {
  if ("seed" in source) {
    const seed = checkSeed(source.seed)
    if (Result.isFailure(seed)) return Result.fail(seed.failure)
  }
  const rules = course.stages[course.first]!.rules
  const { count, dummies } = rules.slots.seats
  const people = Array.from({ length: count }, (_, seat) => seat).filter((seat) => !dummies.includes(seat))
  const dealer = firstDealer ?? people[lotOf(source, people.length)]!
  const table: Table = {
    course,
    source,
    state: newState(rules, dealer, course.first),
    wall: [],
    front: 0,
    back: 0,
    asked: [],
    said: new Map()
  }
  const run = new Run(table)
  const wall = wallOf(source, 1, rules.slots.tiles.all)
  if (Result.isFailure(wall)) return Result.fail(wall.failure)
  run.deal(wall.success)
  return Result.succeed(run.done())
}

/**
 * Takes one action of one seat. A refusal lists every reason and leaves the table as it was; in a window nothing
 * happens before all who were asked have answered, so that the order of answers never matters.
 */
export const step = (table: Table, seat: Seat, action: Action): Result.Result<Step, Refusal> => {
  const reasons = why(table, seat, action)
  if (reasons.length > 0) return Result.fail({ _tag: "Refused", seat, action, reasons })
  const run = new Run(table)
  if (action._tag === "next") {
    const { state, course, source } = table
    const choices = course.choices(state)
    const stage = action.stage === undefined ? choices[0]! : course.stages.findIndex((s) => s.id === action.stage)
    const wall = wallOf(source, state.deal + 1, course.stages[stage]!.rules.slots.tiles.all)
    if (Result.isFailure(wall)) return Result.fail({ _tag: "Refused", seat, action, reasons: [wallMissing(table)] })
    if (stage !== state.stage) run.emit({ _tag: "LevelChosen", stage: course.stages[stage]!.id })
    run.deal(wall.success)
  } else run.take(seat, action)
  return Result.succeed(run.done())
}

const wallMissing = (table: Table): Reason => {
  const rules = rulesAt(table.course, table.state)
  return { _tag: "WallMissing", id: "wall-missing", clause: rules.slots.tiles.cites, layer: rules.owners.tiles }
}

/** Every reason against an action at this table: those of the rules, or that the window is not open to the seat. */
export const why = (table: Table, seat: Seat, action: Action): readonly Reason[] => {
  const { state } = table
  if (state.phase.at === "window" && state.seats[seat] !== undefined && state.phase.from !== seat) {
    const { slots, owners } = rulesAt(table.course, state)
    const closed = { clause: slots.flow.latest, layer: owners.flow }
    if (table.said.has(seat)) return [{ _tag: "AlreadyAnswered", id: "already-answered", ...closed }]
    if (!table.asked.includes(seat)) {
      const reasons = reasonsAgainst(table.course, state, seat, action)
      return reasons.length > 0 ? reasons : [{ _tag: "NothingToClaim", id: "nothing-to-claim", ...closed }]
    }
  }
  return reasonsAgainst(table.course, state, seat, action)
}

/** The seats that must act before anything else happens: one on its turn, all who may still answer, or anyone. */
export const waitingFor = (table: Table): readonly Seat[] => {
  const { phase } = table.state
  if (phase.at === "turn") return [phase.seat]
  if (phase.at === "window") return table.asked.filter((seat) => !table.said.has(seat))
  if (phase.at === "over") return []
  const { dummies } = rulesAt(table.course, table.state).slots.seats
  return table.state.seats.map((_, seat) => seat).filter((seat) => !dummies.includes(seat))
}
