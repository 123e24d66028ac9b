import {
  type Action,
  type Kind,
  kindOf,
  type Seat,
  type SeatState,
  type State,
  type Text,
  type Tile,
  type Transfer,
  windOf
} from "@feljong/core"
import type { Moment } from "../game/game.ts"
import type { Words } from "../labels/words.ts"
import { type Side, sideFrom } from "./seating.ts"

/** What the reader did to the table that is not an action yet. */
export interface Touch {
  /** a declaration being made: the next card chosen goes with it */
  readonly declaring: string | null
  /** a card chosen once, where two taps discard */
  readonly armed: Tile | null
  /** the kind that is pointed at: its copies on the table light up */
  readonly pointed: Kind | null
  /** the refused choice whose reason is shown */
  readonly asked: string | null
  /** the choice that shows the hand, chosen once: the second time it is done */
  readonly sure: string | null
}

/** What a click or a key may do. */
export interface Hands {
  readonly act: (action: Action, source: string) => void
  readonly choose: (tile: Tile) => void
  readonly declare: (what: string | null) => void
  readonly ask: (id: string | null) => void
  readonly warn: (id: string) => void
  readonly point: (tile: Tile | null) => void
  readonly go: (page: Page) => void
  readonly toggleHints: () => void
  readonly look: (seat: Seat | null) => void
  readonly again: () => void
}

/** Who dealt a hand, and in which round. */
export interface Dealt {
  readonly dealer: Seat
  readonly round: number
}

/** What lies over the felt. */
export type Page = "intro" | "play" | "look" | "score" | "level" | "ranking"

/** Everything the parts of the table are drawn from. */
export interface Scene extends Touch {
  readonly moment: Moment
  readonly state: State
  readonly words: Words
  /** the seat at the lower edge, and whether the reader plays it */
  readonly bottom: Seat
  readonly plays: boolean
  readonly names: readonly string[]
  readonly page: Page
  readonly hints: boolean
  readonly hintsOffered: boolean
  readonly status: string
  readonly history: readonly string[]
  readonly looked: Seat | null
  /** why what was asked for is not played */
  readonly problems: readonly Text[]
  /** whether that is because of an attribute that cannot be read */
  readonly misread: boolean
  /** whether the dealer has just kept the seat */
  readonly kept: boolean
  /** the hand that is played or scored, where its beginning was heard */
  readonly dealt: Dealt | null
  /** hands that were shown while the deal goes on, by seat, as they stood */
  readonly laidOpen: ReadonlyMap<Seat, readonly Tile[]>
  /** what was called out last, by seat */
  readonly calls: ReadonlyMap<Seat, string>
  /** what each player has laid out in this hand */
  readonly staked: ReadonlyMap<Seat, number>
  /** what moved once the match was over */
  readonly closing: readonly Transfer[]
  readonly hands: Hands
}

export const sideOf = (scene: Scene, seat: Seat): Side => sideFrom(scene, scene.bottom, seat)

/** The seats of the others, in playing order. */
export const opponents = ({ state, bottom }: Scene): readonly Seat[] =>
  Array.from({ length: state.seats.length - 1 }, (_, i) => (bottom + 1 + i) % state.seats.length)

export const seatOf = (scene: Scene, seat: Seat): SeatState => scene.state.seats[seat]!

/** What a player holds by the hand that is played or scored, without what moved once the match was over. */
export const pointsOf = ({ state }: Pick<Scene, "state">, seat: Seat): number => {
  const place = state.ranking?.find((one) => one.seat === seat)
  return state.points[seat]! - (place === undefined ? 0 : place.points - place.before)
}

export const isRed = (scene: Scene, tile: Tile): boolean => scene.moment.red.includes(tile)
export const isDora = (scene: Scene, tile: Tile): boolean =>
  tile >= 0 && (scene.moment.dora.includes(kindOf(tile)) || isRed(scene, tile))

/** The seat whose turn it is, or who has to answer. */
export const turnOf = ({ state: { phase } }: Scene): Seat | null => (phase.at === "turn" ? phase.seat : null)

/** The dealer and the round of the hand that is played or scored: once it is over, the state has those of the next. */
export const dealOf = ({ state, dealt }: Pick<Scene, "state" | "dealt">): Dealt =>
  state.outcome === null ? state : (dealt ?? state)

/** The wind to show beside a name: East for the dealer, the others only where they matter. */
export const windShown = (scene: Scene, seat: Seat): number | null => {
  const wind = windOf({ seats: scene.state.seats, dealer: dealOf(scene).dealer }, seat)
  return wind === 0 || scene.moment.seatWinds ? wind : null
}

/** What a wind is called beside a name: the dealer's has a name of its own. */
export const windName = ({ words }: Scene, wind: number): string =>
  wind === 0 ? words.t("dealer") : words.rule(`wind.${wind}`)

/** A player by name within a sentence: the reader's is a word like others there. */
export const nameWithin = ({ names, words }: Pick<Scene, "names" | "words">, seat: Seat): string =>
  names[seat] === words.t("you") ? names[seat].toLowerCase() : names[seat]!

/** A player by name and by the wind of the hand that is scored: "Caio (South)". */
export const nameWithWind = (scene: Scene, seat: Seat): string => {
  return withWind(scene, seat, scene.names[seat]!)
}

/** Whose hand it is, by the wind of the hand that is scored: "Your hand (West)". */
export const handWithWind = (scene: Scene, seat: Seat): string => {
  const { words, names } = scene
  const own = names[seat] === words.t("you")
  return withWind(scene, seat, own ? words.t("hand") : words.t("score.exposed", { name: names[seat]! }))
}

const withWind = (scene: Scene, seat: Seat, text: string): string => {
  const wind = windShown(scene, seat)
  if (wind === null) return text
  return `${text} (${scene.moment.seatWinds ? scene.words.rule(`wind.${wind}`) : windName(scene, wind)})`
}

/** A card in words, with what is special about it. */
export const nameOf = (scene: Scene, tile: Tile): string => {
  const name = scene.words.tile(tile, isRed(scene, tile))
  return isDora(scene, tile) && !isRed(scene, tile) ? `${name}, ${scene.words.t("tag.dora")}` : name
}

/** The first reason against an action, with its clause, in words. */
export const reasonText = (
  scene: Scene,
  reasons: readonly { text: Readonly<Record<string, string>>; clause: string }[]
): string =>
  reasons
    .slice(0, 1)
    .map((r) => `${r.text[scene.words.locale]} (${r.clause})`)
    .join(" ")
