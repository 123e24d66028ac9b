import { isSuited, kindOf, rankOf, type Tile } from "../../authoring.ts"

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
  if (!isSuited(kind)) return []
  const rank = rankOf(kind)
  const out: (readonly Tile[])[] = []
  for (const [a, b] of [[-2, -1], [-1, 1], [1, 2]] as const) {
    if (rank + a < 1 || rank + b > 9) continue
    const first = choices(own, kind + a, isRed)
    if (first.length === 0) continue
    for (const x of first) for (const y of choices(own, kind + b, isRed)) out.push([x, y])
  }
  return out
}

/** The ways to take so many own tiles of the same kind as the tile; they differ in how many are red. */
export const sameAs =
  (count: 2 | 3) =>
  (own: readonly Tile[], tile: Tile, isRed: IsRed): readonly (readonly Tile[])[] => {
    const kind = kindOf(tile)
    const plain: Tile[] = []
    const red: Tile[] = []
    for (const mine of own) if (kindOf(mine) === kind) (isRed(mine) ? red : plain).push(mine)
    const out: (readonly Tile[])[] = []
    for (let reds = 0; reds <= Math.min(count, red.length); reds++)
      if (count - reds <= plain.length) out.push([...plain.slice(0, count - reds), ...red.slice(0, reds)])
    return out
  }
