import {
  type Course,
  type GivenHand,
  type GivenMeld,
  type GivenOther,
  type HandScore,
  scoreHand,
  type Tile
} from "@feljong/core"
import { type MeldText, parseHand } from "@feljong/core/notation"
import * as Result from "effect/Result"
import type { ExpectedScore, GivenScore, ScoreCase, Wind } from "./case.ts"
import { Findings } from "./compare.ts"
import { readTiles, Unreadable } from "./tiles.ts"

const winds: readonly Wind[] = ["E", "S", "W", "N"]
const windOf = (wind: Wind): number => winds.indexOf(wind)

export const runScore = (course: Course, { score: given, then }: ScoreCase): readonly string[] => {
  const findings = new Findings()
  const { rules } = course.stages[course.first]!
  const hand = readGiven(given)
  if ("place" in hand) {
    findings.same("bad", hand, "bad" in then ? then.bad : null)
    return findings.all
  }
  const scored = scoreHand(rules, hand)
  if (Result.isFailure(scored)) {
    const { _tag: tag, place } = scored.failure
    findings.same("bad", { tag, place }, "bad" in then ? then.bad : null)
    return findings.all
  }
  const { reasons, score, others, deltas } = scored.success
  if ("bad" in then) findings.say(`expected ${then.bad.tag}, and the hand was scored`)
  else if ("refused" in then) {
    findings.sameSet(
      "reasons",
      reasons.map((r) => r.id),
      then.refused.reasons
    )
    if (!reasons.some((r) => r.clause === then.refused.clause)) findings.say(`no reason of ${then.refused.clause}`)
    findings.same("score", score, null)
    findings.same(
      "deltas",
      deltas.filter((d) => d !== 0),
      []
    )
  } else if (score === null) findings.say(`refused: ${reasons.map((r) => r.id).join()}`)
  else {
    checkScore(findings, "score", score, then)
    findings.same("others", Object.fromEntries(others.map(({ seat, base }) => [winds[seat]!, base])), then.others)
    const won = Object.fromEntries(winds.flatMap((wind, i) => ((deltas[i] ?? 0) === 0 ? [] : [[wind, deltas[i]!]])))
    findings.same("deltas", won, then.deltas)
  }
  return findings.all
}

export const checkScore = (findings: Findings, what: string, score: HandScore, expected: ExpectedScore): void => {
  const lines = Object.fromEntries(score.lines.map((line) => [line.element, line.amount]))
  findings.same(`${what}: lines`, lines, expected.lines)
  findings.same(`${what}: han`, score.units["han"] ?? 0, expected.han)
  findings.same(`${what}: base`, score.base, expected.base)
  const sum = score.lines.reduce((total, line) => total + (line.unit === "han" ? line.amount : 0), 0)
  findings.same(`${what}: sum of its lines`, sum, score.units["han"] ?? 0)
}

/** The hand as the engine takes it, or the field that cannot be read. */
const readGiven = (given: GivenScore): GivenHand | { readonly tag: string; readonly place: string } => {
  const taken: Tile[] = []
  const hand = parseHand(given.hand)
  if (Result.isFailure(hand)) return { tag: hand.failure._tag, place: "hand" }
  const { concealed, melds, aside } = hand.success
  taken.push(...concealed, ...aside, ...melds.flatMap((meld) => meld.tiles))
  const rows: Record<string, readonly Tile[]> = {}
  for (const field of ["winning", "indicators", "under"] as const) {
    try {
      rows[field] = readTiles(given[field] ?? "", taken)
    } catch (error) {
      if (error instanceof Unreadable) return { tag: "NotationError", place: field }
      throw error
    }
    taken.push(...rows[field])
  }
  const others: GivenOther[] = []
  for (const [wind, other] of Object.entries(given.others ?? {})) {
    const held = parseHand(other.hand, { taken })
    if (Result.isFailure(held)) return { tag: held.failure._tag, place: `others.${wind}` }
    const { concealed, melds, aside } = held.success
    taken.push(...concealed, ...aside, ...melds.flatMap((meld) => meld.tiles))
    others.push({
      ...defined({ declared: other.declared }),
      seatWind: windOf(wind as Wind),
      concealed,
      melds: melds.map(asGiven),
      aside
    })
  }
  const { by, seat, from, round, declared, pot, repeats, live, discards, sinceDeclared, declaredFirst, called, set } =
    given
  return {
    ...defined({ declared, pot, repeats, live, discards, sinceDeclared, declaredFirst, called, set }),
    by,
    concealed,
    winning: rows["winning"]![0]!,
    melds: melds.map(asGiven),
    aside,
    seatWind: windOf(seat),
    indicators: rows["indicators"]!,
    under: rows["under"]!,
    ...(others.length === 0 ? {} : { others }),
    ...(from === undefined ? {} : { fromWind: windOf(from) }),
    ...(round === undefined ? {} : { round: windOf(round) })
  }
}

const asGiven = ({ tiles, from, added }: MeldText): GivenMeld => ({
  tiles,
  claimed: from !== null,
  added: added !== null
})

type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> }

/** The fields that are there. */
const defined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>
