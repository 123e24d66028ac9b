import { isDeepStrictEqual } from "node:util"
import { type Action, type Course, type Event, step, type Table, waitingFor } from "@feljong/core"
import * as Result from "effect/Result"
import type { ExpectedRefusal, PlayCase, PlayStep } from "./case.ts"
import { checkTable } from "./check-table.ts"
import { Findings } from "./compare.ts"
import { openTable } from "./deal.ts"
import { readAction } from "./speak.ts"

export const runPlay = (course: Course, { play, when = [], then }: PlayCase): readonly string[] => {
  const findings = new Findings()
  const opened = openTable(course, play)
  if (Result.isFailure(opened)) {
    findings.same("bad", opened.failure.tag, "bad" in then ? then.bad.tag : null)
    return findings.all
  }
  const script = new Script(opened.success.table, [...opened.success.events], findings)
  for (const [i, one] of when.entries()) if (!script.take(one, `step ${i + 1}`)) return findings.all
  if ("bad" in then) findings.say(`expected ${then.bad.tag}, and the table opened`)
  else checkTable(findings, "then", script.table, script.events, then)
  return findings.all
}

const LONGEST = 2_000

class Script {
  table: Table
  readonly events: Event[]
  readonly findings: Findings

  constructor(table: Table, events: Event[], findings: Findings) {
    this.table = table
    this.events = events
    this.findings = findings
  }

  /** Whether the script can go on. */
  take(one: PlayStep, name: string): boolean {
    if ("expect" in one) {
      checkTable(this.findings, name, this.table, this.events, one.expect)
      return true
    }
    if ("until" in one) return this.until(one.until, name)
    if (one.refused !== undefined) return this.mustRefuse(one.seat, one.do, one.refused, name)
    this.letPass(one.seat)
    return this.act(one.seat, readAction(this.table, one.seat, one.do), `${name} (${one.seat}: ${one.do})`)
  }

  act(seat: number, action: Action, name: string): boolean {
    const done = step(this.table, seat, action)
    if (Result.isFailure(done)) {
      this.findings.say(`${name}: refused, ${done.failure.reasons.map((r) => `${r.id} ${r.clause}`).join(", ")}`)
      return false
    }
    this.table = done.success.table
    this.events.push(...done.success.events)
    return true
  }

  /** Nobody waits for seats that a case does not speak of: they pass. */
  letPass(seat: number): void {
    for (let i = 0; i < LONGEST && this.table.state.phase.at === "window"; i++) {
      const waiting = waitingFor(this.table)
      if (waiting.includes(seat) || !this.act(waiting[0]!, { _tag: "pass" }, "pass")) return
    }
  }

  mustRefuse(seat: number, text: string, expected: ExpectedRefusal, name: string): boolean {
    const before = structuredClone(kept(this.table))
    const done = step(this.table, seat, readAction(this.table, seat, text))
    if (Result.isSuccess(done)) {
      this.findings.say(`${name} (${seat}: ${text}): must be refused by ${expected.clause}`)
      return false
    }
    const { reasons } = done.failure
    this.findings.sameSet(
      `${name}: reasons`,
      reasons.map((r) => r.id),
      expected.reasons
    )
    if (!reasons.some((r) => r.clause === expected.clause))
      this.findings.say(`${name}: no reason of ${expected.clause} but ${reasons.map((r) => r.clause).join()}`)
    if (!isDeepStrictEqual(before, kept(this.table))) this.findings.say(`${name}: the refusal changed the table`)
    return true
  }

  /** Everybody passes, and discards what they drew, until the moment has come. */
  until(moment: string, name: string): boolean {
    const [what, number] = moment.split(" ")
    for (let i = 0; i < LONGEST; i++) {
      const { phase, live } = this.table.state
      if (phase.at === "between" || phase.at === "over") return this.came(what === "end", name, moment)
      const waiting = waitingFor(this.table)
      if (what === "turn" && phase.at === "turn" && phase.seat === Number(number)) return true
      if (what === "live" && phase.at === "turn" && live === Number(number)) return true
      if (what === "window" && phase.at === "window" && waiting.includes(Number(number))) return true
      const seat = waiting[0]!
      const own = this.table.state.seats[seat]!
      const drawn = phase.at === "turn" ? (phase.drawn ?? own.concealed.at(-1)!) : null
      const action: Action = drawn === null ? { _tag: "pass" } : { _tag: "discard", tile: drawn }
      if (!this.act(seat, action, name)) return false
    }
    return this.came(false, name, moment)
  }

  came(did: boolean, name: string, moment: string): boolean {
    if (!did) this.findings.say(`${name}: "${moment}" never came`)
    return did
  }
}

const kept = ({ state, wall, front, back, asked, said }: Table) => ({ state, wall, front, back, asked, said })
