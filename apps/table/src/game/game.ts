import type { Action, Advice, AdvisedWait, Event, ExplainedReason, Kind, Labels, Tile, View } from "@feljong/core"

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
  /** elements that add to a win but do not make one possible */
  readonly bonus: readonly string[]
  readonly advice: Advice | null
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
  waitsWithout(tile: Tile): readonly AdvisedWait[]
  listen(listener: Listener): () => void
  /** Nothing happens, and nobody is called, between `rest` and `wake`. */
  wake(): void
  rest(): void
}
