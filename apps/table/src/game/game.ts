import type { Action, Advice, Event, ExplainedReason, Kind, Labels, Seat, Tile, View } from "@feljong/core"
import type { Told } from "../rules/told.ts"
import type { Wait } from "./wait.ts"

/** An action that is not allowed now, with every reason. */
export interface Refused {
  readonly action: Action
  readonly reasons: readonly ExplainedReason[]
}

/** A card that completed the hand but could not be won with. */
export interface Missed {
  readonly tile: Tile
  readonly reasons: readonly ExplainedReason[]
}

/** A hand that plays on and counts nothing. */
export interface Uncounted {
  readonly seat: Seat
  readonly what: string
  readonly clause: string
}

/** All that the table shows at one moment: data, and no rule. */
export interface Moment {
  readonly view: View
  readonly labels: Labels
  /** what the tiles offer and the rules refuse */
  readonly refused: readonly Refused[]
  readonly missed: Missed | null
  /** tiles that are printed red */
  readonly red: readonly Tile[]
  /** what each indicator points at, in order; the same for those turned over after a win */
  readonly dora: readonly Kind[]
  readonly ura: readonly Kind[]
  readonly direction: "clockwise" | "counter-clockwise"
  /** whether winds differ from seat to seat */
  readonly seatWinds: boolean
  /** between two deals: ids of the stages that may come next */
  readonly coming: readonly string[]
  /** how the rules are told where they are published under no name */
  readonly told: Told | null
  /** whether the rules are for beginners, who are given hints unasked */
  readonly early: boolean
  /** seats that nobody plays */
  readonly dummies: readonly Seat[]
  /** whether points are laid out that belong to nobody */
  readonly reserve: boolean
  /** points that everybody begins with */
  readonly start: number
  /** ids of what adds a tile to a group on the table */
  readonly adding: readonly string[]
  /** ids of declarations that show the hand to everybody */
  readonly exposing: readonly string[]
  /** seats whose hands count nothing, and the id and clause of what says so */
  readonly uncounted: readonly Uncounted[]
  readonly advice: Advice | null
  /** what the hand waits for now */
  readonly waits: readonly Wait[]
}

export type Listener = (events: readonly Event[]) => void

/** What a table needs from a game, wherever it is played: moments and events come in, actions go out. */
export interface Game {
  /** by seat; empty for a seat that the reader holds */
  readonly names: readonly string[]
  readonly labels: Labels
  readonly moment: Moment
  /** Asks for an action; what comes of it is told to listeners. Rejects with reasons when it is refused. */
  act(action: Action): Promise<readonly ExplainedReason[]>
  /** What would be waited for without this tile. */
  waitsWithout(tile: Tile): readonly Wait[]
  listen(listener: Listener): () => void
  /** Nothing happens, and nobody is called, between `rest` and `wake`. */
  wake(): void
  rest(): void
}
