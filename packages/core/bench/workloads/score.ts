import Majiang from "@kobalab/majiang-core"
import type { Counts } from "../../src/kernel/counts.ts"
import { KINDS, tileOf, type Tile } from "../../src/kernel/tile.ts"
import * as Result from "effect/Result"
import { freshFacets } from "../../src/engine/reduce.ts"
import { scoreWin } from "../../src/engine/score.ts"
import { newState } from "../../src/engine/state.ts"
import { compile } from "../../src/rules/compile.ts"
import type { Win } from "../../src/seams/event.ts"
import type { State } from "../../src/seams/state.ts"
import { level4 } from "../../src/variants/feljong/levels.ts"
import { seededHands } from "../hands.ts"
import { peerFullHand } from "../peer.ts"
import type { Workload } from "../workload.ts"

const rules = Result.getOrThrow(compile(level4))
const INDICATOR = tileOf(1, 3)

interface Case {
  readonly state: State
  readonly win: Win
}

/** South draws the highest tile of a complete closed hand; plain copies only. */
const caseOf = (counts: Counts): Case => {
  const tiles: Tile[] = []
  for (let kind = 0; kind < KINDS; kind++)
    for (let copy = 0; copy < counts[kind]!; copy++) tiles.push(tileOf(kind, copy + 1))
  const tile = tiles.pop()!
  const empty = newState(rules, 0)
  const own = { ...empty.seats[1]!, concealed: tiles }
  const facets = freshFacets(rules, {})
  return {
    state: { ...empty, seats: empty.seats.with(1, own), indicators: [INDICATOR], facets },
    win: { seat: 1, tile, by: "self-draw", from: null }
  }
}

/** The elements that both engines read alike in any grouping, and the dora. */
const shared = new Set(["dora", "menzen-tsumo", "tanyao"])
const peerNames: Readonly<Record<string, string>> = { 門前清自摸和: "menzen-tsumo", 断幺九: "tanyao", ドラ: "dora" }

/** A winning hand with every line of its score; half of it is a hand of one suit or of triplets. */
export default (): Workload => {
  const param = Majiang.Util.hule_param({ zhuangfeng: 0, menfeng: 1, baopai: ["m2"] })
  // a limit hand of the peer's lists nothing else, and these rules have none: both sides leave them out
  const hands = seededHands(500, "complete", 2).filter((counts) => {
    const scored = Majiang.Util.hule(peerFullHand(counts), null, param)
    return scored.damanguan === undefined
  })
  const cases = hands.map(caseOf)
  const peers = hands.map(peerFullHand)
  return {
    title: "a self-drawn win scored with its lines (Level 4)",
    inputs: hands.length,
    floor: 15,
    ours: {
      run: () => {
        let sum = 0
        for (const { state, win } of cases) sum += scoreWin(rules, state, win)!.base
        return sum
      },
      answers: () =>
        cases.map(({ state, win }) =>
          scoreWin(rules, state, win)!
            .lines.filter((line) => shared.has(line.element))
            .map((line) => `${line.element} ${line.amount}`)
            .sort()
        )
    },
    peer: {
      run: () => {
        let sum = 0
        for (const hand of peers) sum += Majiang.Util.hule(hand, null, param).defen
        return sum
      },
      answers: () =>
        peers.map((hand) =>
          Majiang.Util.hule(hand, null, param)
            .hupai!.filter(({ name }) => name in peerNames)
            .map(({ name, fanshu }) => `${peerNames[name]} ${fanshu}`)
            .sort()
        )
    }
  }
}
