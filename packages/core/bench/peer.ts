import Majiang from "@kobalab/majiang-core"
import type { Shoupai } from "@kobalab/majiang-core"
import { kindsOfCounts } from "../src/kernel/counts.ts"
import type { Counts } from "../src/kernel/counts.ts"
import type { Grouping } from "../src/kernel/grouping.ts"
import type { Kind } from "../src/kernel/tile.ts"

/** Hands and answers in the words of @kobalab/majiang-core. */

const SUITS = "mpsz"

/** How the peer writes a kind, such as `m1` or `z7`. */
export const peerTile = (kind: Kind): string => `${SUITS[Math.floor(kind / 9)]}${(kind % 9) + 1}`

/** The kind that the peer writes so. */
export const kindOfPeer = (text: string): Kind => SUITS.indexOf(text[0]!) * 9 + Number(text[1]) - 1

/** The peer's hand with these concealed tiles and so many sets shown; which sets makes no difference to its distance. */
export const peerHand = (counts: Counts, sets: number): Shoupai => {
  const hand = new Majiang.Shoupai(kindsOfCounts(counts).map(peerTile))
  for (let shown = 0; shown < sets; shown++) hand._fulou.push("z111=")
  return hand
}

/** The peer's concealed hand of 14 tiles, of which the highest was drawn last. */
export const peerFullHand = (counts: Counts): Shoupai => {
  const hand = peerHand(counts, 0)
  hand._zimo = peerTile(kindsOfCounts(counts).at(-1)!)
  return hand
}

/** The standard groupings among the peer's, each once (it tells apart where the last tile stands), as sorted texts. */
export const peerGroupings = (found: readonly (readonly string[])[]): readonly string[] => {
  const standard = found.filter((sets) => sets.length === 5)
  const plain = standard.map((sets) =>
    sets
      .map((set) => set.replaceAll(/[^mpsz\d]/g, ""))
      .sort()
      .join(" ")
  )
  return [...new Set(plain)].sort()
}

/** Our groupings in the same form. */
export const asPeerGroupings = (found: readonly Grouping[]): readonly string[] => {
  const digits = (kind: Kind, ...steps: readonly number[]) =>
    `${SUITS[Math.floor(kind / 9)]}${steps.map((step) => (kind % 9) + 1 + step).join("")}`
  return found
    .map(({ pair, runs, triplets }) =>
      [
        digits(pair, 0, 0),
        ...runs.map((kind) => digits(kind, 0, 1, 2)),
        ...triplets.map((kind) => digits(kind, 0, 0, 0))
      ]
        .sort()
        .join(" ")
    )
    .sort()
}
