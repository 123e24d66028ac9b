import { isSuited, type Kind, kindOf, rankOf, type Tile } from "../../authoring.ts"

type IsRed = (tile: Tile) => boolean

/** Own tiles of one kind, plain ones first; equal ones are one choice. */
const choices = (own: readonly Tile[], kind: number, isRed: IsRed): readonly Tile[] => {
  let plain: Tile | undefined
  let red: Tile | undefined
  for (const tile of own) {
    if (kindOf(tile) !== kind) continue
    if (isRed(tile)) red ??= tile
    else plain ??= tile
  }
  return plain === undefined ? (red === undefined ? [] : [red]) : red === undefined ? [plain] : [plain, red]
}

/** The pairs of own tiles that make a run of three with the tile. */
export const runsWith = (own: readonly Tile[], tile: Tile, isRed: IsRed): readonly (readonly Tile[])[] => {
  const kind = kindOf(tile)
  if (!isSuited(kind)) return none
  const near = neighbours(own, kind)
  let out: (readonly Tile[])[] | undefined
  for (const [a, b] of sides) {
    if ((near & (1 << (a + 2))) === 0 || (near & (1 << (b + 2))) === 0) continue
    const second = choices(own, kind + b, isRed)
    for (const x of choices(own, kind + a, isRed)) for (const y of second) (out ??= []).push([x, y])
  }
  return out ?? none
}

const none: readonly (readonly Tile[])[] = []
const sides = [
  [-2, -1],
  [-1, 1],
  [1, 2]
] as const

/** Which kinds from two below to two above are held, within the suit: bit 0 is two below. */
const neighbours = (own: readonly Tile[], kind: Kind): number => {
  const rank = rankOf(kind)
  let near = 0
  for (let i = 0; i < own.length; i++) {
    const at = kindOf(own[i]!) - kind
    if (at >= -2 && at <= 2 && rank + at >= 1 && rank + at <= 9) near |= 1 << (at + 2)
  }
  return near
}

/** The ways to take so many own tiles of the same kind as the tile; they differ in how many are red. */
export const sameAs =
  (count: 2 | 3) =>
  (own: readonly Tile[], tile: Tile, isRed: IsRed): readonly (readonly Tile[])[] => {
    const kind = kindOf(tile)
    let held = 0
    for (let i = 0; i < own.length; i++) if (kindOf(own[i]!) === kind) held++
    if (held < count) return none
    const same = own.filter((mine) => kindOf(mine) === kind)
    const red = same.filter(isRed)
    const plain = same.filter((mine) => !isRed(mine))
    const out: (readonly Tile[])[] = []
    for (let reds = 0; reds <= Math.min(count, red.length); reds++)
      if (count - reds <= plain.length) out.push([...plain.slice(0, count - reds), ...red.slice(0, reds)])
    return out
  }
