import {
  arrangeWall,
  type Course,
  KINDS,
  rulesAt,
  type Source,
  start,
  type Step,
  type Tile,
  tileOf
} from "@feljong/core"
import * as Result from "effect/Result"
import type { GivenDeal, GivenPlay } from "./case.ts"
import { readRows, readTiles } from "./tiles.ts"

const plain = Array.from({ length: KINDS * 4 }, (_, i) => tileOf((i * 3) % KINDS, 3 - Math.floor(i / KINDS)))
const bonus = Array.from({ length: 8 }, (_, i) => tileOf(KINDS + i, 0))
/** Where flowers and seasons lie, in decks that have them: in nobody's hand, and at neither end of what is left. */
const MIDDLE = 90

/** Kinds three apart follow one another, so that hands filled with them are far from anything. */
const filling: readonly Tile[] = [...plain.slice(0, MIDDLE), ...bonus, ...plain.slice(MIDDLE)]

/** A source that cannot be played: the engine's refusal, by its tag. */
export type Opened = Result.Result<Step, { readonly tag: string; readonly message: string }>

export const openTable = (course: Course, given: GivenPlay): Opened =>
  Result.gen(function* () {
    const dealer = given.dealer ?? 0
    const source = yield* sourceOf(course, given, dealer)
    const first = "seed" in source && given.dealer === undefined ? undefined : dealer
    const opened = yield* Result.mapError(start(course, source, first), tagged)
    return { ...opened, table: { ...opened.table, state: withGiven(opened.table.state, given) } }
  })

const tagged = ({ _tag: tag, message }: { readonly _tag: string; readonly message: string }) => ({ tag, message })

const withGiven = (
  state: Step["table"]["state"],
  { points, pot, reserve, live }: GivenPlay
): Step["table"]["state"] => ({
  ...state,
  points: points ?? state.points,
  pot: pot ?? state.pot,
  reserve: reserve ?? state.reserve,
  live: live ?? state.live
})

const sourceOf = (
  course: Course,
  given: GivenPlay,
  dealer: number
): Result.Result<Source, { tag: string; message: string }> =>
  Result.gen(function* () {
    if (given.seed !== undefined) return { seed: given.seed }
    if (given.wall !== undefined) return { walls: [readWall(given.wall)] }
    const rules = rulesAt(course, { stage: course.first })
    const walls: (readonly Tile[])[] = []
    const { count } = rules.slots.seats
    for (const [i, deal] of [given, ...(given.next ?? [])].entries()) {
      const rest = filling.filter((tile) => rules.slots.tiles.all.includes(tile))
      const wanted = { dealer: (i === 0 ? dealer : deal.dealer) ?? (dealer + i) % count, ...tilesOf(deal), rest }
      walls.push(yield* Result.mapError(arrangeWall(rules, wanted), tagged))
    }
    return { walls }
  })

/** A wall may be wrong on purpose, so nothing is held against it here. */
const readWall = (text: string): readonly Tile[] => text.split(" ").flatMap((group) => readTiles(group))

const tilesOf = ({ hands = {}, draws = "", replacements = "", turned = "", under = "" }: GivenDeal) => {
  const open = [
    ["draws", draws],
    ["replacements", replacements],
    ["turned", turned],
    ["under", under]
  ] as const
  const rows = readRows<string>([...Object.entries(hands), ...open])
  return {
    hands: Object.fromEntries(Object.keys(hands).map((seat) => [seat, rows.get(seat)!])),
    draws: rows.get("draws")!,
    replacements: rows.get("replacements")!,
    turned: rows.get("turned")!,
    under: rows.get("under")!
  }
}
