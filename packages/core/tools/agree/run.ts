/**
 * Holds scores against @kobalab/majiang-core: `npm run agree [-- [--riichi] [HANDS [EACH]]]`, 200,000 random hands (500,000 of
 * riichi) and 200 made for each yaku by default. Yaku and han must be equal, and in riichi fu and points. Feljong has no fu:
 * where fu make the peer choose another reading of the hand that these rules know, the difference counts as explained.
 */
import * as Result from "effect/Result"
import { fullHand } from "../../src/engine/hand.ts"
import type { GivenHand } from "../../src/engine/given-hand.ts"
import { scoreHand } from "../../src/engine/score-hand.ts"
import { kindOf } from "../../src/kernel/tile.ts"
import { compile } from "../../src/rules/compile.ts"
import { ruleLayer } from "../../src/rules/layer.ts"
import { advancedRules, level4 } from "../../src/variants/feljong/index.ts"
import { fourPlayers } from "../../src/variants/riichi/sets.ts"
import { type Answer, askPeer } from "./peer.ts"
import { anyGroups, type Hand, handOf, randomOf } from "./hands.ts"
import { recipes } from "./recipes.ts"

const riichi = process.argv.includes("--riichi")
const [hands = riichi ? 500_000 : 200_000, each = 200] = process.argv
  .slice(2)
  .filter((arg) => arg !== "--riichi")
  .map(Number)
const chosen = riichi ? {} : { "feljong/respect-winds": { doubleWind: 2 } }
const layers = riichi ? fourPlayers : [...level4, ...advancedRules]
const rules = Result.getOrThrow(compile(layers, chosen))

/** What the winning tile replaces: one of the quads that lie there. */
const replaced = ({ melds }: Hand): string => {
  const { claimed, added } = melds.find(({ form }) => form === "quad")!
  return added ? "kan-added" : claimed ? "kan-open" : "kan-closed"
}

const given = (hand: Hand): GivenHand => ({
  concealed: hand.concealed,
  winning: hand.winning,
  by: hand.robbedKan ? "robbed" : hand.selfDraw ? "self-draw" : "discard",
  melds: hand.melds.map(({ tiles, claimed, added }) => ({ tiles, claimed, added })),
  seatWind: hand.seat,
  ...(!hand.selfDraw && { fromWind: (hand.seat + 1) % 4 }),
  round: hand.round,
  indicators: hand.indicators,
  under: hand.under,
  declared: hand.riichi > 0 ? ["riichi"] : [],
  live: hand.lastTile ? 0 : 20,
  discards: hand.firstDraw ? 0 : 8,
  ...(hand.riichi > 0 && { sinceDeclared: hand.ippatsu ? 0 : 1 }),
  declaredFirst: hand.riichi === 2,
  called: !hand.firstDraw && hand.riichi !== 2,
  ...(hand.robbedKan && { set: "kan-added" }),
  ...(hand.afterKan && { set: replaced(hand) })
})

/** Han by yaku, or none where the hand may not win. */
const ours = (hand: Hand, from = rules): Answer | null => {
  const { score, transfers } = Result.getOrThrow(scoreHand(from, given(hand)))
  if (score === null) return null
  const lines = score.lines.filter((line) => line.unit !== "fu")
  const limit = score.units["yakuman"] ?? 0
  const fu = limit > 0 ? 0 : (score.units["fu"] ?? 0)
  const points = transfers.reduce((sum, t) => (t.from === "pot" ? sum : sum + t.points), 0)
  return { yaku: Object.fromEntries(lines.map((line) => [line.element, line.amount])), limit, fu, points }
}

const asText = (answer: Answer | null): string =>
  answer === null
    ? "no win"
    : (riichi ? `${answer.fu} fu, ${answer.points} points: ` : "") +
      Object.entries(answer.yaku)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, han]) => `${id} ${han}`)
        .join(", ")

/** Every reading that these rules have of the hand, each scored alone. */
const readings = (hand: Hand): readonly string[] => {
  const kind = kindOf(hand.winning)
  const whole = fullHand(
    hand.concealed,
    hand.winning,
    given(hand).melds!.map((m) => ({
      what: "",
      form: m.tiles.length === 4 ? "quad" : kindOf(m.tiles[0]!) === kindOf(m.tiles[1]!) ? "triplet" : "run",
      tiles: m.tiles,
      from: m.claimed ? 0 : null,
      claimed: null,
      added: null
    }))
  )
  return rules.parts.shapes.flatMap((shape) =>
    shape.readings(whole, { kind, claimed: !hand.selfDraw }).map((reading) => {
      const one = ruleLayer({
        id: "agree/one-reading",
        cites: ["FJ-1.1"],
        remove: { shapes: rules.parts.shapes },
        add: { shapes: [{ ...shape, cites: "FJ-1.1", readings: () => [reading] }] }
      })
      return asText(ours(hand, Result.getOrThrow(compile([...layers, one], chosen))))
    })
  )
}

const seen: Record<string, number> = {}
const made: Record<string, number> = {}
let compared = 0
let explained = 0
let unexplained = 0

const compare = (hand: Hand): Answer | null => {
  const mine = ours(hand)
  const theirs = askPeer(hand)
  compared++
  for (const id of Object.keys(mine?.yaku ?? {})) seen[id] = (seen[id] ?? 0) + 1
  if (asText(mine) === asText(theirs)) return mine
  if (mine !== null && theirs !== null && readings(hand).includes(asText(theirs))) explained++
  else if (unexplained++ < 10)
    console.log(`differs: ${JSON.stringify(given(hand))}\n  ours:  ${asText(mine)}\n  peer:  ${asText(theirs)}`)
  return mine
}

const random = randomOf(20_261_130)
for (let n = 0; n < hands;) {
  const hand = handOf(anyGroups(random), random)
  if (hand === undefined) continue
  compare(hand)
  n++
}
for (const [id, recipe] of Object.entries(recipes)) {
  made[id] = 0
  for (let tries = 0; made[id] < each && tries < each * 400; tries++) {
    const hand = handOf(recipe(random), random, tries % 2 === 1)
    if (hand === undefined) continue
    const answer = compare(hand)
    const shows = id === "yakuhai" ? ["yakuhai-wind", "yakuhai-dragon"] : [id]
    if (shows.some((one) => (answer?.yaku[one] ?? 0) > 0)) made[id] += 1
  }
}
const few = Object.entries(made).filter(([, n]) => n < each)
console.log(
  Object.entries(seen)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, n]) => `${id} ${n}`)
    .join(", ")
)
if (few.length > 0) console.log(`too few: ${few.map(([id, n]) => `${id} ${n}`).join(", ")}`)
console.log(`${compared} hands, ${explained} read otherwise for their fu, ${unexplained} unexplained`)
process.exitCode = unexplained === 0 && few.length === 0 ? 0 : 1
