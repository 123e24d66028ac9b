/** How to make hands that show a yaku, by its id. */
import type { Kind } from "../../src/kernel/tile.ts"
import type { Group, Random } from "./hands.ts"

type Recipe = (random: Random) => readonly Group[]

const run = (kind: Kind): Group => ({ form: "run", kind })
const triplet = (kind: Kind): Group => ({ form: "triplet", kind })
const quad = (kind: Kind): Group => ({ form: "quad", kind })
const pair = (kind: Kind): Group => ({ form: "pair", kind })
const pick = <T>(random: Random, all: readonly T[]): T => all[random(all.length)]!
const some = <T>(random: Random, all: readonly T[], count: number): readonly T[] =>
  all
    .map((one) => [random(1_000_000), one] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, one]) => one)

const all = Array.from({ length: 34 }, (_, kind) => kind)
const terminals = [0, 8, 9, 17, 18, 26]
const honours = [27, 28, 29, 30, 31, 32, 33]
const winds = [27, 28, 29, 30]
const dragons = [31, 32, 33]
const orphans = [...terminals, ...honours]
const simples = all.filter((kind) => !orphans.includes(kind))
const outerRuns = [0, 6, 9, 15, 18, 24]
const anyRun = (random: Random): Group => run(random(3) * 9 + random(7))
const anySet = (random: Random): Group => (random(2) === 0 ? anyRun(random) : triplet(random(34)))
const anyPair = (random: Random): Group => pair(random(34))
const inSuit = (random: Random, suit: number): Group =>
  random(3) > 0 ? run(suit + random(7)) : triplet(suit + random(9))
const sevenPairs = (random: Random, kinds: readonly Kind[]): readonly Group[] => some(random, kinds, 7).map(pair)

export const recipes: Readonly<Record<string, Recipe>> = {
  tanyao: (r) => [
    ...Array.from({ length: 4 }, () => (r(2) === 0 ? run(r(3) * 9 + 1 + r(5)) : triplet(pick(r, simples)))),
    pair(pick(r, simples))
  ],
  pinfu: (r) => [anyRun(r), anyRun(r), anyRun(r), anyRun(r), pair(pick(r, [...Array(27).keys(), 27, 28, 29, 30]))],
  iipeikou: (r) => ((one: Group) => [one, one, anySet(r), anySet(r), anyPair(r)])(anyRun(r)),
  ryanpeikou: (r) => ((a: Group, b: Group) => [a, a, b, b, anyPair(r)])(anyRun(r), anyRun(r)),
  "sanshoku-doujun": (r) => ((n: number) => [run(n), run(9 + n), run(18 + n), anySet(r), anyPair(r)])(r(7)),
  ittsuu: (r) => ((s: number) => [run(s), run(s + 3), run(s + 6), anySet(r), anyPair(r)])(r(3) * 9),
  chanta: (r) => [
    run(pick(r, outerRuns)),
    ...Array.from({ length: 3 }, () => (r(2) === 0 ? run(pick(r, outerRuns)) : triplet(pick(r, orphans)))),
    pair(pick(r, honours))
  ],
  junchan: (r) => [
    run(pick(r, outerRuns)),
    ...Array.from({ length: 3 }, () => (r(3) > 0 ? run(pick(r, outerRuns)) : triplet(pick(r, terminals)))),
    pair(pick(r, terminals))
  ],
  chiitoitsu: (r) => sevenPairs(r, all),
  toitoi: (r) => [...some(r, all, 4).map(triplet), anyPair(r)],
  sanankou: (r) => [...some(r, all, 3).map(triplet), anySet(r), anyPair(r)],
  "sanshoku-doukou": (r) => ((n: number) => [triplet(n), triplet(9 + n), triplet(18 + n), anySet(r), anyPair(r)])(r(9)),
  sankantsu: (r) => [...some(r, all, 3).map(quad), anySet(r), anyPair(r)],
  honroutou: (r) =>
    r(4) === 0
      ? sevenPairs(r, orphans)
      : ((k: readonly Kind[]) => [...k.slice(0, 4).map(triplet), pair(k[4]!)])(some(r, orphans, 5)),
  shousangen: (r) =>
    ((d: readonly Kind[]) => [triplet(d[0]!), triplet(d[1]!), anySet(r), anySet(r), pair(d[2]!)])(some(r, dragons, 3)),
  honitsu: (r) =>
    ((s: number) => [
      inSuit(r, s),
      inSuit(r, s),
      inSuit(r, s),
      triplet(pick(r, honours)),
      pair(r(2) === 0 ? pick(r, honours) : s + r(9))
    ])(r(3) * 9),
  chinitsu: (r) => ((s: number) => [inSuit(r, s), inSuit(r, s), inSuit(r, s), inSuit(r, s), pair(s + r(9))])(r(3) * 9),
  yakuhai: (r) => [triplet(pick(r, honours)), triplet(pick(r, honours)), anySet(r), anySet(r), anyPair(r)],
  "kokushi-musou": (r) => [
    ...orphans.map((kind): Group => ({ form: "single", kind })),
    { form: "single", kind: pick(r, orphans) }
  ],
  suuankou: (r) => [...some(r, all, 4).map((kind) => (r(6) === 0 ? quad(kind) : triplet(kind))), anyPair(r)],
  daisangen: (r) => [...dragons.map((kind) => (r(6) === 0 ? quad(kind) : triplet(kind))), anySet(r), anyPair(r)],
  shousuushii: (r) =>
    ((w: readonly Kind[]) => [...w.slice(0, 3).map(triplet), anySet(r), pair(w[3]!)])(some(r, winds, 4)),
  daisuushii: (r) => [...winds.map(triplet), anyPair(r)],
  tsuuiisou: (r) =>
    r(4) === 0
      ? sevenPairs(r, honours)
      : ((k: readonly Kind[]) => [...k.slice(0, 4).map(triplet), pair(k[4]!)])(some(r, honours, 5)),
  chinroutou: (r) => ((k: readonly Kind[]) => [...k.slice(0, 4).map(triplet), pair(k[4]!)])(some(r, terminals, 5)),
  ryuuiisou: (r) => [
    ...Array.from({ length: 4 }, () => (r(2) === 0 ? run(19) : triplet(pick(r, [19, 20, 21, 23, 25, 32])))),
    pair(pick(r, [19, 20, 21, 23, 25, 32]))
  ],
  "chuuren-poutou": (r) =>
    ((s: number) => [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, r(9)].map((n): Group => ({ form: "single", kind: s + n })))(
      r(3) * 9
    ),
  suukantsu: (r) => [...some(r, all, 4).map(quad), anyPair(r)]
}
