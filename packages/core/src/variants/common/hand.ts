import {
  type Counts,
  type DealEnd,
  type FullHand,
  type Group,
  isOrphan,
  isSuited,
  type Kind,
  kindSet,
  type KindSet,
  kindOf,
  type Reaching,
  rankOf,
  type Reading,
  type Scoring,
  type Seat,
  type State,
  type Tile
} from "../../authoring.ts"

/** Every terminal and honour. */
export const orphans: KindSet = kindSet([0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33])

/** Every terminal. */
export const terminals: KindSet = kindSet([0, 8, 9, 17, 18, 26])

/** Whether all kinds are among some. */
export const isWithin = (kinds: KindSet, some: KindSet): boolean =>
  (kinds.low & ~some.low) === 0 && (kinds.high & ~some.high) === 0

/** Whether two sets have a kind in common. */
export const hasAny = (some: KindSet, kinds: KindSet): boolean =>
  (some.low & kinds.low) !== 0 || (some.high & kinds.high) !== 0

/** How many of the lowest four bits are set. */
export const bitCount = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1)

/** Tiles of the hand that indicators point at, each counted once for every indicator that does. */
export const pointedAt = (
  hand: FullHand,
  indicators: readonly Tile[],
  indicated: (indicator: Tile) => Kind
): number => {
  let tiles = 0
  for (const indicator of indicators) tiles += hand.counts[indicated(indicator)]!
  return tiles
}

/** The tiles of some kinds. */
export const tilesIn = ({ tiles }: FullHand, low: number, high: number): readonly Tile[] => {
  const out: Tile[] = []
  for (let i = 0; i < tiles.length; i++) {
    const kind = kindOf(tiles[i]!)
    if (kind < 27 ? (low >> kind) & 1 : (high >> (kind - 27)) & 1) out.push(tiles[i]!)
  }
  return out
}

/** The tiles that indicators point at. */
export const tilesPointedAt = (
  hand: FullHand,
  indicators: readonly Tile[],
  indicated: (indicator: Tile) => Kind
): readonly Tile[] => {
  let low = 0
  let high = 0
  for (const indicator of indicators) {
    const kind = indicated(indicator)
    if (kind < 27) low |= 1 << kind
    else high |= 1 << (kind - 27)
  }
  return tilesIn(hand, low, high)
}

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

/** Whether the group holds a terminal or an honour. */
export const touchesOrphan = ({ form, kind }: Group): boolean => {
  if (form !== "run") return isOrphan(kind)
  const rank = rankOf(kind)
  return rank === 1 || rank === 7
}

/** Triplets and quads that no discard completed: one that the winning tile completes counts only when it was drawn. */
export const closedTriplets = ({ reading, win }: Pick<Scoring<{}, never>, "reading" | "win">): number => {
  let closed = 0
  for (const [i, { form, open }] of reading.groups.entries())
    if ((form === "triplet" || form === "quad") && !open && (i !== reading.completed || win?.by === "self-draw"))
      closed++
  return closed
}

/** Pinfu's form, its pair aside: four runs in a closed hand, won on a two-sided wait. */
export const isPinfu = (hand: FullHand, reading: Reading): boolean =>
  hand.closed && reading.wait === "two-sided" && reading.runs === 4

/** How many of the hand's melds are quads. */
export const quads = (hand: FullHand): number => hand.melds.filter((meld) => meld.form === "quad").length

/** Whether the suit that begins with a kind holds 1112345678999 and one more, and the hand nothing else. */
export const isNineGates = (counts: Counts, suit: Kind): boolean => {
  let tiles = 0
  for (let rank = 0; rank < 9; rank++) {
    const held = counts[suit + rank]!
    if (held < (rank === 0 || rank === 8 ? 3 : 1)) return false
    tiles += held
  }
  return tiles === 14
}

/** Who has discarded, terminals and honours only, and none of them was claimed. */
export const orphansRivers = ({ state, plays }: Pick<DealEnd<{}, never>, "state" | "plays">): readonly Seat[] =>
  state.seats.flatMap(({ river }, seat) => {
    const all = river.every(({ tile, claimedBy }) => claimedBy === null && isOrphan(kindOf(tile)))
    return plays(seat) && river.length > 0 && all ? [seat] : []
  })

/** Whether nobody has claimed or set aside anything in this deal. */
export const isUntouched = (state: State): boolean =>
  state.seats.every(({ melds, aside }) => melds.length === 0 && aside.length === 0)

/** Whether the seat holds the first tile it drew, nothing having been claimed or set aside before. */
export const isFirstDraw = (state: State, seat: number): boolean =>
  state.seats[seat]!.river.length === 0 && isUntouched(state)

/** Renhou's moment: a win on a discard before one's own first draw, nothing claimed before, by who is not the dealer. */
export const isBlessed = ({ win, seat, state }: Pick<Scoring<{}, never>, "win" | "seat" | "state">): boolean =>
  win?.by === "discard" && seat !== state.dealer && isFirstDraw(state, seat)
