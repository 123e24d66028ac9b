import Majiang from "@kobalab/majiang-core"
import * as Result from "effect/Result"
import type { Bot } from "../../src/bots/index.ts"
import { steady } from "../../src/engine/course.ts"
import { start, step, waitingFor } from "../../src/engine/step.ts"
import { view } from "../../src/engine/view.ts"
import { compile } from "../../src/rules/compile.ts"
import { level4 } from "../../src/variants/feljong/levels.ts"
import type { Workload } from "../workload.ts"

/** The simplest player: throws what it draws, claims nothing. */
const thrower: Pick<Bot, "act"> = {
  act: (_, view) => {
    const { phase } = view.state
    if (phase.at === "turn" && phase.drawn !== null) return { _tag: "discard", tile: phase.drawn }
    return phase.at === "window" ? { _tag: "pass" } : view.legal[0]!
  }
}

const MATCHES = 10
const DEALS = 4

/** Discards in a match of four deals between throwers, every one through its own view. */
const ours = (seed: number): number => {
  let { table } = Result.getOrThrow(start(course, { seed: seed.toString(16).padStart(32, "0") }))
  let discards = 0
  while (table.state.phase.at !== "over") {
    const seat = waitingFor(table)[0]!
    const action = thrower.act(course, view(table, seat), Math.random)
    if (action._tag === "discard") discards++
    table = Result.getOrThrow(step(table, seat, action)).table
  }
  return discards
}
const course = steady(Result.getOrThrow(compile(level4)))

let thrown = 0
class Thrower extends Majiang.Player {
  override action_kaiju(): void {
    this._callback()
  }
  override action_qipai(): void {
    this._callback()
  }
  override action_zimo(drawn: { readonly l: number; readonly p: string }): void {
    if (drawn.l !== this._menfeng) return this._callback()
    thrown++
    this._callback({ dapai: `${drawn.p}_` })
  }
  override action_dapai(): void {
    this._callback()
  }
  override action_fulou(): void {
    this._callback()
  }
  override action_gang(): void {
    this._callback()
  }
  override action_hule(): void {
    this._callback()
  }
  override action_pingju(): void {
    this._callback()
  }
  override action_jieju(): void {
    this._callback()
  }
}

/** One round of four deals, no repeats and no extension. */
const peerRule = Majiang.rule({ 場数: 1, 延長戦方式: 0, 連荘方式: 0, 途中流局あり: false, 流し満貫あり: false })
const peer = (): number => {
  thrown = 0
  new Majiang.Game(
    [0, 1, 2, 3].map(() => new Thrower()),
    null,
    peerRule
  ).do_sync()
  return thrown
}

const each = (play: (seed: number) => number): number => {
  let sum = 0
  for (let i = 1; i <= MATCHES; i++) sum += play(i)
  return sum
}
const answers = (play: (seed: number) => number): readonly number[] =>
  Array.from({ length: MATCHES }, (_, i) => play(i + 1))

/** A whole hand of play from the shuffle to the last discard, 70 discards each. */
export default (): Workload => ({
  title: "a whole hand between players that throw what they draw, through step and views",
  inputs: MATCHES * DEALS,
  floor: 10,
  ours: { run: () => each(ours), answers: () => answers(ours) },
  peer: { run: () => each(peer), answers: () => answers(peer) }
})
