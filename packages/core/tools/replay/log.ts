/** A game in the neutral format: one JSON object a line, tiles as `5p`, `0p` for a red five. */
import * as Schema from "effect/Schema"

/** What the server offered the seat that recorded the game. */
export interface Offers {
  readonly offered?: readonly string[]
  readonly furiten?: boolean
}
export type LogEvent = readonly (string | number | readonly string[] | Offers | null)[]

const isSeat = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 4
const isTile = (value: unknown): boolean => typeof value === "string" && value.length === 2
const isTiles = (value: unknown): boolean => Array.isArray(value) && value.every(isTile)
const isDrawn = (value: unknown): boolean => value === null || isTile(value)
const isMark = (value: unknown): boolean => value === undefined || value === "tsumogiri"

/** What stands in an event behind its name. */
const shapes: Readonly<Record<string, readonly ((value: unknown) => boolean)[]>> = {
  draw: [isSeat, isDrawn],
  discard: [isSeat, isTile, isMark],
  riichi: [isSeat],
  "riichi-accepted": [isSeat],
  chi: [isSeat, isSeat, isTile, isTiles],
  pon: [isSeat, isSeat, isTile, isTiles],
  minkan: [isSeat, isSeat, isTile, isTiles],
  ankan: [isSeat, isTiles],
  kakan: [isSeat, isTile],
  kita: [isSeat],
  dora: [isTile]
}

const isOffers = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value)

/** An event without what was offered after it. */
export const bare = (event: LogEvent): LogEvent => (isOffers(event.at(-1)) ? event.slice(0, -1) : event)

/** What was offered after an event. */
export const offersIn = (event: LogEvent): Offers | null => (isOffers(event.at(-1)) ? (event.at(-1) as Offers) : null)

const isEvent = (value: unknown): value is LogEvent => {
  if (!Array.isArray(value)) return false
  const [what, ...rest] = bare(value as LogEvent)
  const shape = typeof what === "string" && Object.hasOwn(shapes, what) ? shapes[what] : undefined
  return shape !== undefined && rest.length <= shape.length && shape.every((fits, at) => fits(rest[at]))
}

const { optional, Array: list } = Schema
/** What a log may leave out, or say that it does not know. */
const told = <S extends Schema.Top>(what: S) => optional(Schema.NullOr(what))
const Name = Schema.String
const Tile = Schema.String.check(Schema.isPattern(/^(?:[0-9][mps]|[1-7]z)$/u))
const Hand = Schema.String.check(Schema.isPattern(/^(?:\d+[mpsz])*$/u))
const Whole = Schema.Int
const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const Seat = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 3 }))
const Worths = Schema.Record(Schema.String, Count)

const LogEvent = Schema.declare(isEvent, { expected: "an event of the neutral format" })

const LogMeld = Schema.Struct({
  type: Name,
  tiles: Hand,
  called: told(Tile),
  from: told(Seat),
  added: told(Tile)
})
export type LogMeld = typeof LogMeld.Type

/** What stood on the table when a round ended. */
const Standing = Schema.Struct({ scores: told(list(Whole)), honba: told(Count), sticks: told(Count) })

/** What the log says of a win; not all say all of it. */
const LogWin = Schema.Struct({
  seat: Seat,
  from: Seat,
  win: told(Schema.Literals(["tsumo", "ron"])),
  winTile: told(Tile),
  concealed: told(Hand),
  melds: told(list(LogMeld)),
  doraIndicators: told(list(Tile)),
  uraIndicators: told(list(Tile)),
  flags: told(Schema.Record(Schema.String, Schema.Unknown)),
  kita: told(Count),
  pao: optional(Schema.Unknown),
  expected: Schema.Struct({
    /** null: no han are counted beside yakuman */
    han: optional(Schema.NullOr(Count)),
    fu: told(Count),
    /** null: below mangan */
    limit: optional(Schema.NullOr(Name)),
    points: told(Whole),
    yaku: told(Worths),
    yakuman: told(Worths),
    deltas: told(list(Whole))
  })
})
export type LogWin = typeof LogWin.Type

const Won = Schema.Struct({
  type: Schema.Literal("win"),
  wins: list(LogWin).check(Schema.isMinLength(1)),
  before: told(Standing)
})
const Drawn = Schema.Struct({
  type: Schema.Literal("draw"),
  reason: told(Name),
  deltas: told(list(Whole)),
  shown: told(list(Schema.NullOr(Hand))),
  before: told(Standing)
})
export type LogDraw = typeof Drawn.Type

const LogRound = Schema.Struct({
  /** E1, S3, ... */
  round: Schema.String.check(Schema.isPattern(/^[ESWN][1-4]$/u)),
  honba: Count,
  sticks: Count,
  dealer: Seat,
  scores: list(Whole),
  doraIndicator: Tile,
  haipai: list(Schema.NullOr(Hand)),
  wall: told(Hand),
  events: list(LogEvent),
  result: Schema.Union([Won, Drawn])
})
export type LogRound = typeof LogRound.Type

export const LogGame = Schema.Struct({
  id: Name,
  server: Name,
  rules: Schema.Struct({
    players: Schema.Literals([3, 4]),
    length: Name,
    redFives: Schema.Boolean,
    openTanyao: Schema.Boolean,
    /** Tenhou's bits of a room */
    goType: told(Count),
    /** whether a table is private or plays for chips: what places are worth is then its own matter */
    ownRates: told(Schema.Boolean)
  }),
  rounds: list(LogRound),
  /** what of the log it was read from is not in it: rounds without an end, words that its format does not have */
  leftOut: told(list(Schema.String)),
  /** where the log stops short of its end */
  brokenOff: told(Schema.String),
  final: told(Schema.Struct({ scores: told(list(Whole)), points: told(list(Schema.Finite)) }))
})
export type LogGame = typeof LogGame.Type

/** What of the indicators under is hidden that a win in riichi counts; null where nothing is. */
export const underUntold = ({ result, events }: LogRound): string | null => {
  if (result.type === "draw") return null
  const inRiichi = (seat: number): boolean => events.some((event) => event[0] === "riichi" && event[1] === seat)
  const win = result.wins.find((one) => one.uraIndicators == null && inRiichi(one.seat))
  return win === undefined ? null : `what lies under the indicators is not told, and seat ${win.seat} is in riichi`
}

/** What list of a round has more or fewer entries than there are seats; null where all are right. */
export const seatsAmiss = ({ rules: { players } }: LogGame, round: LogRound): string | null => {
  const { result, dealer } = round
  if (dealer >= players) return `there is no seat ${dealer} to be the dealer`
  const rows: readonly (readonly [string, readonly unknown[] | null | undefined])[] = [
    ["scores", round.scores],
    ["haipai", round.haipai],
    ["scores before", result.before?.scores],
    ...(result.type === "win"
      ? result.wins.map((win) => ["deltas", win.expected.deltas] as const)
      : [["deltas", result.deltas] as const, ["shown", result.shown] as const])
  ]
  const [what, row] = rows.find(([, list]) => list != null && list.length !== players) ?? []
  return what === undefined ? null : `${what} of ${row!.length} seats, there are ${players}`
}
