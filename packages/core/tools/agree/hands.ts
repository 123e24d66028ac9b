/** Complete hands with everything around them, drawn by chance or made to show a yaku. */
import { kindOf, type Kind, tileOf, type Tile } from "../../src/kernel/tile.ts"

export interface Group {
  readonly form: "run" | "triplet" | "quad" | "pair" | "single"
  readonly kind: Kind
}
export interface Meld {
  readonly form: "run" | "triplet" | "quad"
  readonly tiles: readonly Tile[]
  readonly claimed: boolean
  readonly added: boolean
}
export interface Hand {
  readonly concealed: readonly Tile[]
  readonly melds: readonly Meld[]
  readonly winning: Tile
  readonly selfDraw: boolean
  /** 0 East to 3 North */
  readonly seat: number
  readonly round: number
  readonly riichi: 0 | 1 | 2
  readonly ippatsu: boolean
  readonly lastTile: boolean
  readonly afterKan: boolean
  readonly robbedKan: boolean
  readonly firstDraw: boolean
  readonly indicators: readonly Tile[]
  readonly under: readonly Tile[]
}
export type Random = (below: number) => number

/** Numbers that follow from a seed. */
export const randomOf = (seed: number): Random => {
  let a = seed >>> 0
  return (below) => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const kindsOf = ({ form, kind }: Group): readonly Kind[] =>
  form === "run"
    ? [kind, kind + 1, kind + 2]
    : new Array<Kind>({ triplet: 3, quad: 4, pair: 2, single: 1 }[form]).fill(kind)

/** Four groups and a pair by chance: now and then of one suit, of honours or of simple tiles. */
export const anyGroups = (random: Random): readonly Group[] => {
  const suit = random(5)
  const inSuit = (): number => (suit < 3 ? suit : random(3)) * 9
  const groups: Group[] = []
  for (let i = 0; i < 4; i++) {
    const what = random(10)
    if (what < 6) groups.push({ form: "run", kind: inSuit() + random(7) })
    else {
      const kind = random(3) === 0 ? 27 + random(7) : inSuit() + random(9)
      groups.push({ form: random(6) === 0 ? "quad" : "triplet", kind })
    }
  }
  return [...groups, { form: "pair", kind: random(3) === 0 ? 27 + random(7) : inSuit() + random(9) }]
}

/** A hand of the groups, shown or hidden by chance; undefined where a fifth tile of a kind would be needed. */
export const handOf = (groups: readonly Group[], random: Random, openAllowed = true): Hand | undefined => {
  const used: number[] = new Array<number>(34).fill(0)
  const order = Array.from({ length: 34 }, () => [0, 1, 2, 3].sort(() => random(3) - 1))
  const take = (kind: Kind): Tile | undefined => {
    const nth = used[kind]!
    used[kind] = nth + 1
    return nth < 4 ? tileOf(kind, order[kind]![nth]!) : undefined
  }
  const openness = openAllowed ? random(5) : 0
  const concealed: Tile[] = []
  const melds: Meld[] = []
  for (const group of groups) {
    const tiles = kindsOf(group).map(take)
    if (tiles.some((tile) => tile === undefined)) return undefined
    const whole = (tiles as Tile[]).sort((a, b) => a - b)
    const { form } = group
    if (form === "quad") {
      const claimed = openness > 1 && random(2) === 0
      melds.push({ form, tiles: whole, claimed, added: claimed && random(2) === 0 })
    } else if ((form === "run" || form === "triplet") && openness > 1 && random(4) < openness - 1)
      melds.push({ form, tiles: whole, claimed: true, added: false })
    else concealed.push(...whole)
  }
  const [winning] = concealed.splice(random(concealed.length), 1)
  return winning === undefined ? undefined : around(concealed, melds, winning, take, random)
}

const around = (
  concealed: readonly Tile[],
  melds: readonly Meld[],
  winning: Tile,
  take: (kind: Kind) => Tile | undefined,
  random: Random
): Hand | undefined => {
  const closed = melds.every((meld) => !meld.claimed)
  const quads = melds.filter((meld) => meld.form === "quad").length
  const selfDraw = random(2) === 0
  const riichi = closed && random(2) === 0 ? ((1 + (random(6) === 0 ? 1 : 0)) as 1 | 2) : 0
  const firstDraw = melds.length === 0 && selfDraw && riichi === 0 && random(40) === 0
  const afterKan = !firstDraw && quads > 0 && selfDraw && random(4) === 0
  // who is robbed has the other three of the kind
  const lone = [...concealed, ...melds.flatMap((meld) => meld.tiles)].every((tile) => kindOf(tile) !== kindOf(winning))
  const robbedKan = lone && !selfDraw && random(4) === 0
  const lastTile = !afterKan && !robbedKan && !firstDraw && random(12) === 0
  const ippatsu = riichi > 0 && !afterKan && random(4) === 0
  const turn = (): Tile | undefined => {
    for (let tries = 0; tries < 50; tries++) {
      const kind = random(34)
      const tile = robbedKan && kind === kindOf(winning) ? undefined : take(kind)
      if (tile !== undefined) return tile
    }
    return undefined
  }
  const indicators = Array.from({ length: 1 + quads }, turn)
  const under = riichi > 0 ? Array.from({ length: 1 + quads }, turn) : []
  if ([...indicators, ...under].some((tile) => tile === undefined)) return undefined
  return {
    concealed: concealed.toSorted((a, b) => a - b),
    melds,
    winning,
    selfDraw,
    seat: random(4),
    round: random(2),
    riichi,
    ippatsu,
    lastTile,
    afterKan,
    robbedKan,
    firstDraw,
    indicators: indicators as Tile[],
    under: under as Tile[]
  }
}

export const kindsIn = (hand: Hand): readonly Kind[] => [...hand.concealed, hand.winning].map(kindOf)
