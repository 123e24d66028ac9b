import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { explainReasons, explainScore, explainTransfers } from "../engine/explain.ts"
import type { GivenHand, GivenMeld, GivenOther } from "../engine/given-hand.ts"
import { scoreHand } from "../engine/score-hand.ts"
import { HIDDEN, kindOf, type Tile, tileOf } from "../kernel/tile.ts"
import type { NotationError } from "../notation/error.ts"
import { parseHand } from "../notation/hand.ts"
import type { ReadOptions } from "../notation/identity.ts"
import type { MeldText } from "../notation/meld.ts"
import { parseTiles } from "../notation/tiles.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { ScoreAnswer, ScoreQuestion } from "../wire/hand.ts"
import { HandRefused, HandUnread } from "./errors.ts"
import { RuleBook } from "./rule-book.ts"

/**
 * Scores a hand that somebody describes, in notation or in tiles, by any rule set, and explains every line.
 *
 * @example
 * score({ rules: { set: "feljong/level-2" }, hand: "234m 567p 345678s 5p | 5p", by: "self-draw", seatWind: 1 })
 */
export const score = Effect.fnUntraced(function* (question: ScoreQuestion) {
  const book = yield* RuleBook
  const { rules, labels } = yield* book.ruleSet(question.rules)
  const given = yield* Effect.fromResult(read(rules, question))
  const scored = yield* Effect.mapError(Effect.fromResult(scoreHand(rules, given)), (bad) => new HandRefused({ bad }))
  const { score, reasons, others, transfers, deltas } = scored
  const answer: ScoreAnswer = {
    wins: score !== null,
    reasons: explainReasons(labels, reasons),
    lines: score === null ? [] : explainScore(labels, score),
    units: score?.units ?? {},
    base: score?.base ?? 0,
    others: others.map((one) => ({
      seatWind: one.seat,
      lines: explainScore(labels, one),
      units: one.units,
      base: one.base
    })),
    payments: explainTransfers(labels, transfers),
    deltas
  }
  return answer
})

const unread =
  (place: string) =>
  ({ message, index, length }: NotationError) =>
    new HandUnread({ place, message, index, length })

const read = (rules: RuleSet, question: ScoreQuestion): Result.Result<GivenHand, HandUnread> =>
  Result.gen(function* () {
    const { rules: _, hand, indicators, under, others, ...around } = question
    const redFives = rules.slots.tiles.red.length > 0
    const held = typeof hand === "string" ? yield* readHeld(hand, redFives) : hand
    const taken: Tile[] = [
      held.winning,
      ...held.concealed,
      ...(held.melds ?? []).flatMap((m) => m.tiles),
      ...(held.aside ?? [])
    ]
    const beside = (place: string, given: string | readonly Tile[]) =>
      Result.gen(function* () {
        const tiles =
          typeof given === "string"
            ? yield* Result.mapError(parseTiles(given, { redFives, taken }), unread(place))
            : given
        taken.push(...tiles)
        return tiles
      })
    const turned = {
      ...(indicators === undefined ? {} : { indicators: yield* beside("indicators", indicators) }),
      ...(under === undefined ? {} : { under: yield* beside("under", under) })
    }
    const rest: GivenOther[] = []
    for (const [i, { hand, ...said }] of (others ?? []).entries()) {
      const held = typeof hand === "string" ? yield* readOther(hand, { redFives, taken }, `others[${i}].hand`) : hand
      taken.push(...held.concealed, ...(held.melds ?? []).flatMap((m) => m.tiles), ...(held.aside ?? []))
      rest.push({ ...held, ...said })
    }
    return { ...held, ...around, ...turned, ...(others === undefined ? {} : { others: rest }) }
  })

const readOther = (text: string, options: ReadOptions, place: string) =>
  Result.gen(function* () {
    const { concealed, drawn, melds, aside } = yield* Result.mapError(parseHand(text, options), unread(place))
    if (drawn !== undefined)
      return yield* Result.fail(
        new HandUnread({
          place,
          message: `found a "|": only the hand that wins has a winning tile`,
          index: text.indexOf("|"),
          length: 1
        })
      )
    return { concealed, melds: melds.map(meldOf), aside }
  })

const readHeld = (text: string, redFives: boolean) =>
  Result.gen(function* () {
    const { concealed, drawn, melds, aside } = yield* Result.mapError(parseHand(text, { redFives }), unread("hand"))
    if (drawn === undefined)
      return yield* Result.fail(
        new HandUnread({
          place: "hand",
          message: `found no "|": write the winning tile after it, as in "123m 456p | 9s"`,
          index: text.length,
          length: 0
        })
      )
    return { concealed, winning: drawn, melds: melds.map(meldOf), aside }
  })

const meldOf = ({ tiles, from, added }: MeldText): GivenMeld => ({
  tiles: faceUp(tiles),
  claimed: from !== null,
  ...(added === null ? {} : { added: true })
})

/** A closed quad lies with two tiles face down: they are the copies that are not seen. */
const faceUp = (tiles: readonly Tile[]): readonly Tile[] => {
  const seen = tiles.find((tile) => tile !== HIDDEN)
  if (seen === undefined || !tiles.includes(HIDDEN)) return tiles
  const rest = [0, 1, 2, 3].map((copy) => tileOf(kindOf(seen), copy)).filter((tile) => !tiles.includes(tile))
  return tiles.map((tile) => (tile === HIDDEN ? (rest.pop() ?? HIDDEN) : tile))
}
