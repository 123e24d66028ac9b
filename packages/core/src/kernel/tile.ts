/**
 * Tiles and their kinds. A tile is one physical piece with an identity; a kind is what is printed on it.
 *
 * | tiles    | kinds | what                                        |
 * | -------- | ----- | ------------------------------------------- |
 * | 0..107   | 0-26  | characters, circles, bamboos, ranks 1-9     |
 * | 108..123 | 27-30 | winds: east, south, west, north             |
 * | 124..135 | 31-33 | dragons: white, green, red                  |
 * | 136..139 | 34-37 | flowers 1-4, one tile each                  |
 * | 140..143 | 38-41 | seasons 1-4, one tile each                  |
 */

/** Identity of a physical tile: 0..135 = kind * 4 + copy, 136..143 = the eight bonus tiles, `HIDDEN` = face down. */
export type Tile = number

/** What is printed on a tile: 0..41, or `HIDDEN_KIND`. */
export type Kind = number

/** A tile lying face down. */
export const HIDDEN: Tile = -1
/** The kind of a tile lying face down. */
export const HIDDEN_KIND: Kind = -1

/** How many kinds the four-copy tiles have (bonus tiles come after them). */
export const KINDS = 34
/** How many copies there are of each of those kinds. */
export const COPIES = 4

const FIRST_HONOUR = 27
const FIRST_DRAGON = 31
const FIRST_SEASON = 38
const FIRST_BONUS_TILE = KINDS * COPIES

export const CHARACTERS = 0
export const CIRCLES = 1
export const BAMBOOS = 2
export const HONOURS = 3
export const BONUS = 4

/** The border a tile is printed with, by its copy 0..3: no two copies of a kind share one. */
export const BORDERS = ["black", "red", "blue", "green"] as const
export type Border = (typeof BORDERS)[number]

/**
 * The kind of a tile.
 * @example kindOf(52) // => 13
 * @example kindOf(140) // => 38
 */
export const kindOf = (tile: Tile): Kind => (tile < FIRST_BONUS_TILE ? tile >> 2 : tile - FIRST_BONUS_TILE + KINDS)

/**
 * Which copy of its kind a tile is: 0..3; 0 for a bonus tile, -1 for a hidden one.
 * @example copyOf(55) // => 3
 */
export const copyOf = (tile: Tile): number => {
  if (tile < 0) return -1
  return tile < FIRST_BONUS_TILE ? tile & 3 : 0
}

/**
 * The tile that is this copy (0..3) of a kind; a bonus kind has only one, whatever the copy.
 * @example tileOf(13, 3) // => 55
 * @example tileOf(38, 0) // => 140
 */
export const tileOf = (kind: Kind, copy: number): Tile =>
  kind < KINDS ? kind * COPIES + copy : kind - KINDS + FIRST_BONUS_TILE

/**
 * The suit of a kind: `CHARACTERS` 0, `CIRCLES` 1, `BAMBOOS` 2, `HONOURS` 3, `BONUS` 4; -1 for `HIDDEN_KIND`.
 * @example suitOf(13) // => 1
 */
export const suitOf = (kind: Kind): number => {
  if (kind < 0) return -1
  if (kind < FIRST_HONOUR) return (kind / 9) | 0
  return kind < KINDS ? HONOURS : BONUS
}

/**
 * The number of a kind: 1..9 in the suits, 1..7 in the honours (east to red), 1..4 in flowers and in seasons; 0 hidden.
 * @example rankOf(13) // => 5
 * @example rankOf(31) // => 5
 */
export const rankOf = (kind: Kind): number => {
  if (kind < 0) return 0
  if (kind < FIRST_HONOUR) return (kind % 9) + 1
  if (kind < KINDS) return kind - FIRST_HONOUR + 1
  return ((kind - KINDS) & 3) + 1
}

/** Whether a kind belongs to one of the three numbered suits. @example isSuited(26) // => true */
export const isSuited = (kind: Kind): boolean => kind >= 0 && kind < FIRST_HONOUR

/** Whether a kind is a wind or a dragon. @example isHonour(27) // => true */
export const isHonour = (kind: Kind): boolean => kind >= FIRST_HONOUR && kind < KINDS

/** Whether a kind is one of the four winds. @example isWind(30) // => true */
export const isWind = (kind: Kind): boolean => kind >= FIRST_HONOUR && kind < FIRST_DRAGON

/** Whether a kind is one of the three dragons. @example isDragon(31) // => true */
export const isDragon = (kind: Kind): boolean => kind >= FIRST_DRAGON && kind < KINDS

/** Whether a kind is a flower or a season. @example isBonus(34) // => true */
export const isBonus = (kind: Kind): boolean => kind >= KINDS

/** Whether a kind is a season (the second four of the bonus tiles). @example isSeason(37) // => false */
export const isSeason = (kind: Kind): boolean => kind >= FIRST_SEASON

/** Whether a kind is a 1 or a 9 of a suit. @example isTerminal(8) // => true */
export const isTerminal = (kind: Kind): boolean => isSuited(kind) && (kind % 9 === 0 || kind % 9 === 8)

/** Whether a kind is a terminal or an honour: the thirteen kinds of the orphans hand. @example isOrphan(33) // => true */
export const isOrphan = (kind: Kind): boolean => isTerminal(kind) || isHonour(kind)

/** Whether a kind is a 2 to 8 of a suit. @example isSimple(1) // => true */
export const isSimple = (kind: Kind): boolean => isSuited(kind) && !isTerminal(kind)

/**
 * The border of a tile, by its copy; bonus and hidden tiles are black.
 * @example borderOf(53) // => "red"
 */
export const borderOf = (tile: Tile): Border => BORDERS[copyOf(tile)] ?? "black"

/**
 * Whether a tile is the copy of a five that may be printed red: tiles 16, 52 and 88.
 * @example isRedCopy(52) // => true
 * @example isRedCopy(53) // => false
 */
export const isRedCopy = (tile: Tile): boolean => tile === 16 || tile === 52 || tile === 88
