import { isDragon, isHonour, isOrphan, isWind, kindOf, ruleLayer, type Group, type Kind, type Reading, type FullHand } from "../../authoring.ts"

const isTriplet = (group: Group): boolean => group.form === "triplet" || group.form === "quad"
const tripletsOf = (reading: Reading, kinds: (kind: Kind) => boolean): readonly Group[] =>
  reading.groups.filter((group) => isTriplet(group) && kinds(group.kind))
const tilesOf = (hand: FullHand, groups: readonly Group[]) => {
  const kinds = groups.map((group) => group.kind)
  return hand.tiles.filter((tile) => kinds.includes(kindOf(tile)))
}

/** Every wind counts for everyone. FJ-2.12 */
export const everyWind = ruleLayer({
  id: "feljong/every-wind",
  cites: ["FJ-1.7", "FJ-2.12"],
  fill: { valuedWinds: () => 1 }
})

/** Yakuhai: each triplet of a dragon or of a wind that counts is 1 han. FJ-2.12 */
export const yakuhai = ruleLayer({
  id: "feljong/yakuhai",
  cites: ["FJ-2.12", "FJ-2.14"],
  add: {
    elements: [
      {
        id: "yakuhai-dragon",
        cites: "FJ-2.12",
        unit: "han",
        worth: ({ reading }) => tripletsOf(reading, isDragon).length,
        tiles: ({ reading, hand }) => tilesOf(hand, tripletsOf(reading, isDragon))
      },
      {
        id: "yakuhai-wind",
        cites: "FJ-2.12",
        unit: "han",
        worth: ({ reading, valuedWind }) => tripletsOf(reading, isWind).reduce((han, group) => han + valuedWind(group.kind - 27), 0),
        tiles: ({ reading, hand, valuedWind }) =>
          tilesOf(hand, tripletsOf(reading, (kind) => isWind(kind) && valuedWind(kind - 27) > 0))
      }
    ]
  }
})

/** Tan'yao: no terminals and no honours. FJ-2.13 */
export const tanyao = ruleLayer({
  id: "feljong/tanyao",
  cites: ["FJ-2.13"],
  add: {
    elements: [
      { id: "tanyao", cites: "FJ-2.13", unit: "han", worth: ({ hand }) => (hand.tiles.some((tile) => isOrphan(kindOf(tile))) ? 0 : 1) }
    ]
  }
})

/** Menzen Tsumo: a self-draw with a closed hand. FJ-3.1 */
export const menzenTsumo = ruleLayer({
  id: "feljong/menzen-tsumo",
  cites: ["FJ-3.1"],
  add: {
    elements: [
      { id: "menzen-tsumo", cites: "FJ-3.1", unit: "han", worth: ({ hand, win }) => (hand.closed && win?.by === "self-draw" ? 1 : 0) }
    ]
  }
})

const twins = (reading: Reading): readonly Group[] =>
  reading.groups.filter((g, i) => g.form === "run" && reading.groups.findIndex((h) => h.form === "run" && h.kind === g.kind) < i)

/** Iipeikou: two identical sequences in a closed hand; two such pairs count once. FJ-3.2, FJ-3.7, FJ-3.8 */
export const iipeikou = ruleLayer({
  id: "feljong/iipeikou",
  cites: ["FJ-3.2", "FJ-3.7", "FJ-3.8"],
  add: {
    elements: [
      {
        id: "iipeikou",
        cites: "FJ-3.2",
        unit: "han",
        worth: ({ hand, reading }) => (hand.closed && twins(reading).length > 0 ? 1 : 0),
        tiles: ({ hand, reading }) => {
          const kind = twins(reading)[0]!.kind
          return hand.tiles.filter((tile) => kindOf(tile) >= kind && kindOf(tile) <= kind + 2)
        }
      }
    ]
  }
})

/** Pinfu: four sequences, a pair that is worth nothing, won on a two-sided wait. FJ-3.3 to FJ-3.6 */
export const pinfu = ruleLayer({
  id: "feljong/pinfu",
  cites: ["FJ-3.3", "FJ-3.4", "FJ-3.5", "FJ-3.6", "FJ-3.8"],
  add: {
    elements: [
      {
        id: "pinfu",
        cites: "FJ-3.3",
        unit: "han",
        worth: ({ hand, reading }) =>
          hand.closed &&
          reading.wait === "two-sided" &&
          reading.groups.every((group) => group.form === "run" || (group.form === "pair" && !isHonour(group.kind)))
            ? 1
            : 0
      }
    ]
  }
})

const suitsIn = (hand: FullHand): number => {
  const { low } = hand.kinds
  return ((low & 511) !== 0 ? 1 : 0) + ((low & (511 << 9)) !== 0 ? 1 : 0) + ((low & (511 << 18)) !== 0 ? 1 : 0)
}

/** Hon'itsu: one suit, with honours or without. FJ-4.3, FJ-4.5, FJ-4.8 */
export const honitsu = ruleLayer({
  id: "feljong/honitsu",
  cites: ["FJ-4.3", "FJ-4.5", "FJ-4.8"],
  add: {
    elements: [
      { id: "honitsu", cites: "FJ-4.3", unit: "han", worth: ({ hand }) => (suitsIn(hand) === 1 ? (hand.closed ? 3 : 2) : 0) }
    ]
  }
})

/** Toitoi: four triplets and a pair. FJ-4.4 */
export const toitoi = ruleLayer({
  id: "feljong/toitoi",
  cites: ["FJ-4.4"],
  add: {
    elements: [
      {
        id: "toitoi",
        cites: "FJ-4.4",
        unit: "han",
        worth: ({ reading }) => (reading.groups.length === 5 && reading.groups.every((g) => g.form !== "run") ? 2 : 0)
      }
    ]
  }
})
