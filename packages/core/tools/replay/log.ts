/** A game in the neutral format: one JSON object a line, tiles as `5p`, `0p` for a red five. */
export type LogEvent = readonly (string | number | readonly string[] | Offers | null)[]

/** What the server offered the seat that recorded the game. */
export interface Offers {
  readonly offered?: readonly string[]
  readonly furiten?: boolean
}
export interface LogWin {
  readonly seat: number
  readonly from: number
  readonly winTile: string
  readonly doraIndicators?: readonly string[]
  readonly uraIndicators?: readonly string[]
  /** what the log says of the win; not all say all of it */
  readonly expected: {
    readonly han?: number
    readonly fu?: number
    readonly yaku?: Readonly<Record<string, number>>
    readonly yakuman?: Readonly<Record<string, number>> | null
    readonly deltas: readonly number[]
  }
}
export interface LogRound {
  /** E1, S3, ... */
  readonly round: string
  readonly honba: number
  readonly sticks: number
  readonly dealer: number
  readonly scores: readonly number[]
  readonly doraIndicator: string
  readonly haipai: readonly (string | null)[]
  readonly wall?: string
  readonly events: readonly LogEvent[]
  readonly result:
    | { readonly type: "win"; readonly wins: readonly LogWin[] }
    | { readonly type: "draw"; readonly reason?: string; readonly deltas: readonly number[] }
}
export interface LogGame {
  readonly id: string
  readonly server: string
  readonly rules: {
    readonly players: 3 | 4
    readonly length: string
    readonly redFives: boolean
    readonly openTanyao: boolean
  }
  readonly rounds: readonly LogRound[]
}
