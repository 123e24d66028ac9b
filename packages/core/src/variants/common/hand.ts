import {
  type Counts,
  type FullHand,
  type Group,
  isSuited,
  type Kind,
  kindOf,
  type Reaching,
  type Reading,
  rankOf,
  type Tile
} from "../../authoring.ts"

/** Triplets and quads of the kinds asked for. */
export const tripletsOf = (reading: Reading, kinds: (kind: Kind) => boolean): readonly Group[] =>
  reading.groups.filter((group) => (group.form === "triplet" || group.form === "quad") && kinds(group.kind))

/** The tiles of groups of one kind each. */
export const tilesOf = (hand: FullHand, groups: readonly Group[]): readonly Tile[] => {
  const kinds = new Set(groups.map((group) => group.kind))
  return hand.tiles.filter((tile) => kinds.has(kindOf(tile)))
}

/** The second of each two equal runs. */
export const twins = (reading: Reading): readonly Group[] =>
  reading.groups.filter((g, i) => g.form === "run" && reading.groups.findIndex((h) => h.form === "run" && h.kind === g.kind) < i)

/** How many of the three suits the hand has tiles of. */
export const suitsIn = (hand: FullHand): number => {
  const { low } = hand.kinds
  return ((low & 511) !== 0 ? 1 : 0) + ((low & (511 << 9)) !== 0 ? 1 : 0) + ((low & (511 << 18)) !== 0 ? 1 : 0)
}

/** Counts the tiles of some kinds. */
export const tilesWhere = (counts: Counts, kinds: (kind: Kind) => boolean): number => {
  let tiles = 0
  for (let kind = 0; kind < counts.length; kind++) if (kinds(kind)) tiles += counts[kind]!
  return tiles
}

/** Tiles still to come for the nearest triplet of one of the kinds; `null` where not enough are left. */
export const tripletLacks = ({ counts, melds, unseen }: Reaching, kinds: readonly Kind[]): number | null => {
  if (melds.some((meld) => meld.form !== "run" && kinds.includes(kindOf(meld.tiles[0]!)))) return 0
  const lacks = kinds.map((kind) => ({ kind, lacks: Math.max(0, 3 - counts[kind]!) }))
  const possible = lacks.filter(({ kind, lacks }) => unseen[kind]! >= lacks)
  return possible.length === 0 ? null : Math.min(...possible.map((p) => p.lacks))
}

/** Kinds that a run can begin with. */
export const runStarts: readonly Kind[] = Array.from({ length: 27 }, (_, kind) => kind).filter(
  (kind) => isSuited(kind) && rankOf(kind) <= 7
)

/** Tiles still to come for two runs that begin with the kind. */
export const twinRunLacks = (counts: Counts, kind: Kind): number =>
  [kind, kind + 1, kind + 2].reduce((lacks, k) => lacks + Math.max(0, 2 - counts[k]!), 0)
