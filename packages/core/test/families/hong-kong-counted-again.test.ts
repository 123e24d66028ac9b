/** Hong Kong hands at random, counted a second time: every reading is tried, and the clauses are taken one by one. */
import * as Result from "effect/Result"
import { expect, it } from "vitest"
import { compile, type GivenHand, scoreHand } from "../../src/index.ts"
import { oldStyle, plain } from "../../src/variants/hong-kong/index.ts"
import { numbersFrom } from "../laws/play.ts"

const HANDS = 4_000

interface Part {
  readonly form: "run" | "pong" | "kong"
  readonly kind: number
  readonly claimed: boolean
  /** the winning tile completes it */
  readonly last?: boolean
}
interface Made {
  readonly given: GivenHand
  readonly shown: readonly Part[]
  /** kinds of the hidden tiles, the winning one among them, sorted */
  readonly hidden: readonly number[]
  readonly won: number
}
type Random = () => number

const EAST = 27
const NORTH = 30
const WHITE = 31
const isHonour = (kind: number): boolean => kind >= EAST
const isDragon = (kind: number): boolean => kind >= WHITE
const isEnd = (kind: number): boolean => !isHonour(kind) && (kind % 9 === 0 || kind % 9 === 8)
const orphans = Array.from({ length: 34 }, (_, kind) => kind).filter((kind) => isHonour(kind) || isEnd(kind))
const isOrphans = (hidden: readonly number[]): boolean =>
  hidden.every((kind) => orphans.includes(kind)) && orphans.every((kind) => hidden.includes(kind))
const kindsOf = ({ form, kind }: Part): readonly number[] =>
  form === "run" ? [kind, kind + 1, kind + 2] : new Array<number>(form === "kong" ? 4 : 3).fill(kind)

/** The kinds without some of them; nothing where one is not there. */
const without = (kinds: readonly number[], ...taken: readonly number[]): readonly number[] | null => {
  const left = [...kinds]
  for (const kind of taken) {
    const at = left.indexOf(kind)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

/** Every way to split hidden kinds into pongs and runs. */
const split = (kinds: readonly number[]): readonly (readonly Part[])[] => {
  const [kind] = kinds
  if (kind === undefined) return [[]]
  const runs = !isHonour(kind) && kind % 9 < 7
  return (["pong", "run"] as const)
    .filter((form) => form === "pong" || runs)
    .flatMap((form) => {
      const part: Part = { form, kind, claimed: false }
      const rest = without(kinds, ...kindsOf(part))
      return rest === null ? [] : split(rest).map((parts) => [part, ...parts])
    })
}

/** What a hand counts, read as these sets and this pair; as seven pairs where there is none. HK-6 to HK-9, HK-11 */
const faanOf = ({ given, hidden, shown }: Made, sets: readonly Part[], pair: number | null, bonus: boolean): number => {
  const { by, seatWind, round = 0, live, set, aside = [] } = given
  const all = [...hidden, ...shown.flatMap(kindsOf)]
  const pongs = sets.filter((one) => one.form !== "run")
  const isOwn = ({ claimed, last }: Part): boolean => !claimed && (last !== true || by === "self-draw")
  const winds = pongs.filter(({ kind }) => isHonour(kind) && !isDragon(kind)).length
  const dragons = pongs.filter(({ kind }) => isDragon(kind)).length
  const suits = new Set(all.filter((kind) => !isHonour(kind)).map((kind) => Math.floor(kind / 9))).size
  const flowers = aside.filter((tile) => tile < 140).map((tile) => tile - 136)
  const seasons = aside.filter((tile) => tile >= 140).map((tile) => tile - 140)
  const faan = new Map<string, number>()
  const add = (name: string, worth: number, is: boolean): void => void (is && worth > 0 && faan.set(name, worth))
  const drop = (over: string, ...under: readonly string[]): void =>
    under.forEach((name) => faan.has(over) && faan.delete(name))
  add("common", 1, pair !== null && pongs.length === 0 && !isDragon(pair) && pair !== EAST + seatWind)
  add("triplets", 3, pongs.length === 4)
  add("concealed triplets", 8, pongs.length === 4 && pongs.every(isOwn))
  const beyond = faan.has("concealed triplets") ? 1 : 4
  add("mixed", beyond, pongs.length === 4 && all.every((kind) => orphans.includes(kind)))
  add("half", 3, suits === 1 && all.some(isHonour))
  add("full", 7, suits === 1 && !all.some(isHonour))
  add("pairs", 4, pair === null)
  add("dragons", dragons, true)
  add(
    "seat",
    1,
    pongs.some(({ kind }) => kind === EAST + seatWind)
  )
  add(
    "round",
    1,
    pongs.some(({ kind }) => kind === EAST + round)
  )
  add("small dragons", 5, dragons === 2 && pair !== null && isDragon(pair))
  add("big dragons", 8, dragons === 3)
  add("small winds", 6, winds === 3 && pair !== null && pair >= EAST && pair <= NORTH)
  add("self-draw", 1, by === "self-draw")
  add("concealed", 1, shown.every((one) => !one.claimed) && by !== "self-draw" && pair !== null)
  add("kong", 1, set !== undefined)
  add("robbing", 1, by === "robbed")
  add("last tile", 1, by === "self-draw" && live === 0)
  add("last discard", 1, by === "discard" && live === 0)
  add("flower", 1, flowers.includes(seatWind))
  add("season", 1, seasons.includes(seatWind))
  add("flowers", 3, flowers.length === 4)
  add("seasons", 3, seasons.length === 4)
  add("no flowers", 1, bonus && aside.length === 0)
  drop("full", "half")
  drop("concealed triplets", "triplets", "concealed")
  drop("mixed", "triplets")
  drop("small winds", "seat", "round")
  drop("small dragons", "dragons")
  drop("big dragons", "dragons")
  drop("flowers", "flower")
  drop("seasons", "season")
  return [...faan.values()].reduce((sum, worth) => sum + worth, 0)
}

/** Whether the hand pays the limit, however it is read. HK-10 */
const isLimit = ({ given, hidden, shown, won }: Made): boolean => {
  const all = [...hidden, ...shown.flatMap(kindsOf)]
  const before = without(hidden, won)!.map((kind) => kind % 9)
  const oneSuit = new Set(all.map((kind) => (isHonour(kind) ? kind : -1 - Math.floor(kind / 9)))).size === 1
  const winds = [27, 28, 29, 30].every((wind) => all.filter((kind) => kind === wind).length >= 3)
  const isDealt = given.discards === 0 && shown.length === 0
  return (
    winds ||
    all.every(isHonour) ||
    all.every(isEnd) ||
    isOrphans(hidden) ||
    (oneSuit && !all.some(isHonour) && before.join("") === "0001234567888") ||
    shown.filter(({ form }) => form === "kong").length === 4 ||
    (isDealt && given.by === "self-draw" && (given.seatWind === 0 || given.set === undefined)) ||
    (isDealt && given.by === "discard" && given.fromWind === 0)
  )
}

/** The most that the hand counts in any reading; nothing where it is not complete. HK-2.1, HK-11.11 */
const most = (made: Made, bonus: boolean): number | null => {
  const { hidden, shown, won } = made
  const kinds = [...new Set(hidden)]
  const asPairs =
    kinds.length === 7 && shown.length === 0 && kinds.every((kind) => without(hidden, kind, kind) !== null)
  const asSets = kinds.flatMap((pair) => {
    const rest = without(hidden, pair, pair)
    return (rest === null ? [] : split(rest)).flatMap((sets) =>
      // the winning tile completes one of the sets that hold it, or the pair
      [...sets.keys(), -1]
        .filter((i) => (i < 0 ? pair === won : kindsOf(sets[i]!).includes(won)))
        .map((i) => sets.map((one, at): Part => ({ ...one, last: at === i })))
        .map((read) => faanOf(made, [...read, ...shown], pair, bonus))
    )
  })
  const counts = [...asSets, ...(asPairs ? [faanOf(made, [], null, bonus)] : [])]
  if (counts.length === 0 && !isOrphans(hidden)) return null
  return isLimit(made) ? Infinity : Math.max(...counts)
}

const among = <T>(random: Random, ...all: readonly T[]): T => all[Math.floor(random() * all.length)]!

/** Kinds of a complete hand, and what of it is shown; some hands ask for more tiles of a kind than there are. */
const shapeOf = (random: Random): { readonly hidden: readonly number[]; readonly shown: readonly Part[] } => {
  const suit = 9 * among(random, 0, 1, 2)
  const anySuit = among(random, true, false)
  const ranks = among(random, [0, 8], [0, 1, 2, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8])
  const honours = among(random, 0, 0.3, 0.6, 1)
  const kinds = among(random, 4, 7)
  const kind = (): number =>
    random() < honours
      ? EAST + Math.floor(random() * kinds)
      : (anySuit ? 9 * among(random, 0, 1, 2) : suit) + among(random, ...ranks)
  const special = random()
  if (special < 0.1) return { hidden: Array.from({ length: 7 }, kind).flatMap((k) => [k, k]), shown: [] }
  if (special < 0.13) return { hidden: [...orphans, among(random, ...orphans)], shown: [] }
  if (special < 0.16)
    return { hidden: [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, among(random, ...ranks)].map((r) => suit + r), shown: [] }
  const runs = among(random, 0, 0.5, 1)
  const open = among(random, 0, 0.4, 0.9)
  const kongs = among(random, 0, 0.2, 0.9)
  const sets = Array.from({ length: 4 }, (): Part => {
    const first = kind()
    const claimed = random() < open
    if (!isHonour(first) && first % 9 < 7 && random() < runs) return { form: "run", kind: first, claimed }
    return { form: random() < kongs ? "kong" : "pong", kind: first, claimed }
  })
  const shown = sets.filter(({ form, claimed }) => claimed || form === "kong")
  const pair = kind()
  return { hidden: [pair, pair, ...sets.filter((one) => !shown.includes(one)).flatMap(kindsOf)], shown }
}

/** A hand that wins at some moment, or nothing where it asks for a fifth tile of a kind. */
const make = (random: Random, bonus: boolean): Made | null => {
  const { hidden, shown } = shapeOf(random)
  const used = new Map<number, number>()
  const tile = (kind: number): number => {
    const copy = used.get(kind) ?? 0
    used.set(kind, copy + 1)
    return kind * 4 + copy
  }
  const won = among(random, ...hidden)
  const winning = tile(won)
  const concealed = without(hidden, won)!.map(tile)
  const melds = shown.map((part) => ({ tiles: kindsOf(part).map(tile), claimed: part.claimed }))
  if ([...used.values()].some((copies) => copies > 4)) return null
  // who is robbed has the other three of the kind
  const others = used.get(won) === 1 ? (["discard", "robbed", "robbed"] as const) : (["discard"] as const)
  const by = random() < 0.4 ? "self-draw" : among(random, ...others)
  const laid = shown.find(({ form }) => form === "kong")
  const seatWind = among(random, 0, 1, 2, 3)
  const chance = bonus ? among(random, 0, 0.2, 0.6, 1) : 0
  const given: GivenHand = {
    concealed,
    winning,
    by,
    melds,
    aside: [136, 137, 138, 139, 140, 141, 142, 143].filter(() => random() < chance),
    seatWind,
    round: among(random, 0, 1, 2, 3),
    live: among(random, 0, 20, 20, 20),
    discards: among(random, 0, 6, 6, 6, 6, 6, 6, 6),
    ...(by === "self-draw" && laid !== undefined && random() < 0.5
      ? { set: laid.claimed ? "kong" : "kong-concealed" }
      : {}),
    ...(by === "self-draw" ? {} : { fromWind: (seatWind + among(random, 1, 2, 3)) % 4 })
  }
  return { given, hidden: hidden.toSorted((a, b) => a - b), shown, won }
}

it.each([
  ["with flowers", oldStyle, true],
  ["without", plain, false]
] as const)("4,000 hands %s count what the clauses say", (name, layers, bonus) => {
  const rules = Result.getOrThrow(compile(layers))
  const random = numbersFrom(Buffer.from(name).toString("hex"))
  const seen = new Map<string, number>()
  for (let hands = 0; hands < HANDS;) {
    const made = make(random, bonus)
    if (made === null) continue
    hands++
    const { score, reasons } = Result.getOrThrow(scoreHand(rules, made.given))
    const faan = most(made, bonus)
    const ours = score === null ? null : score.units["limit"] === undefined ? score.units["faan"] : Infinity
    expect({ ...made, ours, why: reasons.map(({ id }) => id) }).toEqual({
      ...made,
      ours: faan === null || faan < 3 ? null : faan,
      why: faan === null ? ["not-complete"] : faan < 3 ? ["below-minimum"] : []
    })
    for (const { element } of score?.lines ?? []) seen.set(element, (seen.get(element) ?? 0) + 1)
  }
  // what no hand showed was not compared
  expect(rules.parts.elements.map(({ id }) => id).filter((id) => (seen.get(id) ?? 0) < 5)).toEqual([])
})
