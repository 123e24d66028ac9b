import type { Counts } from "../kernel/counts.ts"
import type { KindSet } from "../kernel/kind-set.ts"
import type { Ratio } from "../kernel/ratio.ts"
import type { Kind, Tile } from "../kernel/tile.ts"
import type { Action, ActionTag } from "./action.ts"
import type { Event, EventTag, HandScore, Win } from "./event.ts"
import type { AnyFacet, Read } from "./facet.ts"
import type { Values } from "./option.ts"
import type { FullHand, Reading } from "./reading.ts"
import type { Party, Seat } from "./seat.ts"
import type { Meld, State } from "./state.ts"

/** Every part has an id, unique within its seam, and the clause it carries out. */
export interface Part {
  readonly id: string
  readonly cites: string
}

/** What every rule sees: its layer's options, and the facets its layer has or reads. */
export interface Here<O, F> {
  readonly o: Values<O>
  readonly read: Read<F>
  readonly state: State
}

/** What a rule about one seat's move sees. Only what that seat may know is here to be asked. */
export interface Moving<O, F> extends Here<O, F> {
  readonly seat: Seat
  /** the seat's hidden tiles, with the drawn one */
  readonly tiles: readonly Tile[]
  readonly hand: HandFacts
  /** what the seat would wait for after discarding the tile; nothing when it would not be ready */
  readonly waitsAfter: (tile: Tile) => KindSet
  /** what the hand would wait for with these tiles laid down as a quad */
  readonly waitsWithout: (tiles: readonly Tile[]) => KindSet
  /** the kinds that would complete the hand as it stands, its owner's turn or not */
  readonly waits: () => KindSet
}

export interface HandFacts {
  readonly melds: readonly Meld[]
  readonly closed: boolean
  /** draws still to come before the hand is complete, at best: 0 is ready, -1 complete */
  readonly shanten: number
}

/** A form a complete hand may have. Counts are of hidden tiles; `sets` is how many are already shown. */
export interface Shape extends Part {
  readonly shanten: (concealed: Counts, sets: number) => number
  /** the kinds that complete a hand that lacks one tile; asked of no other */
  readonly waits: (concealed: Counts, sets: number) => KindSet
  readonly readings: (hand: FullHand, win: { readonly kind: Kind; readonly claimed: boolean }) => readonly Reading[]
}

/** Sees a hand that is not complete as groups, for families that count every hand. */
export interface UnfinishedReading extends Part {
  readonly readings: (hand: FullHand) => readonly Reading[]
}

export interface Claim<O = {}> extends Part {
  readonly tier: "same" | "run"
  readonly form: "run" | "triplet" | "quad"
  readonly from: "anyone" | "previous"
  /** whether the claimant draws a replacement before discarding */
  readonly replaced: boolean
  /** whether it may be done though nothing is left to replace it, which ends the deal; never, when absent */
  readonly unreplaced?: (o: Values<O>) => boolean
  /** the ways to complete the group with one's own tiles, which are sorted */
  readonly offers: (own: readonly Tile[], tile: Tile, isRed: (tile: Tile) => boolean) => readonly (readonly Tile[])[]
}

export interface SetAside<O, F> extends Part {
  /** must be done before anything else, even when nothing is left to replace it: then the deal ends */
  readonly forced: boolean
  /** what the hands are dealt with is set aside and replaced before the first turn, seat by seat from the dealer on */
  readonly atDeal?: boolean
  /** what becomes of the tiles: a group of the hand, or a bonus beside it */
  readonly makes: "quad" | "added-quad" | "bonus"
  readonly offers: (here: Moving<O, F>) => readonly (readonly Tile[])[]
  /** whether it may be done, with these tiles, by a hand that a ban keeps frozen; never, when absent */
  readonly whenFrozen?: (here: Moving<O, F>, tiles: readonly Tile[]) => boolean
  /** whether it may be done though nothing is left to replace it, which ends the deal; never, when absent and not forced */
  readonly unreplaced?: (o: Values<O>) => boolean
  /** clause that asks for a tile to replace what is set aside; that of the flow, when absent */
  readonly replacement?: string
}

/** Lets others win with a tile that is being set aside. */
export interface Robbery extends Part {
  /** id of the set-aside */
  readonly what: string
  /** only for hands of these shapes; for all, when absent */
  readonly shapes?: readonly string[]
}

/** Something said aloud: with a discard, or instead of one. */
export interface Declaration<O, F> extends Part {
  readonly with: "discard" | "alone"
  /** points laid on the table once the discard has stood */
  readonly stake?: (o: Values<O>) => number
  /** the deal ends without a winner, for this reason */
  readonly ends?: string
  /** said alone, it shows the hand to everybody as it stands */
  readonly exposes?: boolean
  /** said alone, whether it may answer a discard too: only of those who are asked anyway, or of all, who are then asked */
  readonly answers?: (o: Values<O>) => "if-asked" | "always"
  /** cheap test for whether it is worth asking at all; what it lets through is still subject to bans */
  readonly offered: (here: Moving<O, F>) => boolean
}

export interface Ban<O, F> extends Part {
  /** the kinds of action it speaks of; it is asked about no other */
  readonly of: readonly ActionTag[]
  /** for claims, set-asides and declarations: the ids it speaks of; all when absent */
  readonly what?: readonly string[]
  /** it speaks of the hand alone, so that a hand given to be scored is held against it too */
  readonly ofHand?: boolean
  /** it freezes the hand: what is set aside may have an exception of its own */
  readonly freezes?: boolean
  readonly bans: (here: Moving<O, F>, action: Action) => boolean
}

export interface Scoring<O, F> extends Here<O, F> {
  readonly seat: Seat
  readonly win: Win | null
  readonly hand: FullHand
  readonly reading: Reading
  readonly aside: readonly Tile[]
  readonly isRed: (tile: Tile) => boolean
  readonly indicated: (indicator: Tile) => Kind
  readonly valuedWind: (wind: number) => number
}

export interface Element<O, F> extends Part {
  readonly unit: string
  /** adds to a win but does not make one possible */
  readonly bonus?: boolean
  readonly worth: (here: Scoring<O, F>) => number
  /** the tiles to point at when explaining; the whole hand when absent */
  readonly tiles?: (here: Scoring<O, F>) => readonly Tile[]
  /**
   * How many tiles of an unfinished hand stand in its way; `null` once it is out of reach. Absent for what is not
   * aimed at, such as luck.
   */
  readonly reach?: (here: Reaching) => number | null
}

/** An unfinished hand, as seen by its owner. */
export interface Reaching {
  /** hidden tiles, by kind */
  readonly counts: Counts
  readonly melds: readonly Meld[]
  readonly closed: boolean
  /** copies not yet seen anywhere, by kind */
  readonly unseen: readonly number[]
  readonly valuedWind: (wind: number) => number
}

/** How a deal ended, as settlement sees it. */
export interface DealEnd<O, F> extends Here<O, F> {
  /** in playing order from the discarder, nearest first */
  readonly wins: readonly Win[]
  /** why nobody won */
  readonly why: string | null
  /** what a seat's hand is worth; 0 for one that is not counted */
  readonly base: (seat: Seat) => number
  /** how much of an element a seat's hand has; 0 where it does not count */
  readonly amount: (seat: Seat, element: string) => number
  readonly ready: (seat: Seat) => boolean
  /** whether somebody plays the seat: nobody plays a dummy's */
  readonly plays: (seat: Seat) => boolean
  /** whether the match's turns of being dealer are over once the deal passes on */
  readonly lastTurn: boolean
}

export interface Due {
  readonly from: Party
  readonly to: Party
  readonly points: Ratio
  /** elements it pays for, where it pays for some only */
  readonly elements?: readonly string[]
}
export interface Charge<O, F> extends Part {
  /** the wins that it has paid: no other layer may have the same ones paid */
  readonly pays?: "discard" | "self-draw" | "any"
  readonly of: (end: DealEnd<O, F>) => readonly Due[]
}
export interface Scale<O, F> extends Part {
  readonly of: (due: Due, end: DealEnd<O, F>) => Ratio
}
export interface Redirect<O, F> extends Part {
  readonly over: "hand" | "extra" | "both"
  /** only dues for these elements; every due when absent */
  readonly elements?: readonly string[]
  readonly of: (due: Due, end: DealEnd<O, F>) => readonly (readonly [Party, Ratio])[] | undefined
}

export interface Reveal<O, F> extends Part {
  readonly as: "indicator" | "under"
  readonly on: readonly EventTag[]
  /** how many tiles are turned after this event; the state is the one after it */
  readonly count: (event: Event, here: Here<O, F>) => number
}

/** Ends a deal without a winner. Asked after each event of the kinds named, with the state after it. */
export interface Ending<O, F> extends Part {
  /** kinds of events; "Unclaimed" is the moment when nobody won with what was discarded or set aside */
  readonly on: readonly (EventTag | "Unclaimed")[]
  /** there is no event when it is asked at "Unclaimed" */
  readonly holds: (event: Event | null, here: Here<O, F>) => boolean
}

/** Names another reason for a wall that ran out. The first that holds is the reason. */
export interface Exhaustion<O, F> extends Part {
  readonly holds: (here: Here<O, F> & Pick<DealEnd<O, F>, "plays">) => boolean
}

export interface DealRule<O, F> extends Part {
  readonly holds: (end: DealEnd<O, F>) => boolean
}

/** Points that move once the match is over: `ranking` is best first, before these. */
export interface Closing<O, F> extends Part {
  readonly of: (here: Here<O, F> & { readonly ranking: readonly { seat: Seat; place: number }[] }) => readonly Due[]
}

/** Counts a hand as ready when a deal ends though no tile is left that would complete it. */
export interface AlsoReady extends Part {
  /** by its hidden tiles and what it has shown */
  readonly holds: (concealed: Counts, melds: readonly Meld[]) => boolean
}

/** Leaves a hand that has not won uncounted, in families that count every hand. */
export interface Uncounted<O, F> extends Part {
  readonly of: (here: Here<O, F>) => readonly Seat[]
}

/** The seams that collect parts. */
export interface Parts<O, F> {
  readonly shapes?: readonly Shape[]
  readonly unfinished?: readonly UnfinishedReading[]
  readonly claims?: readonly Claim<O>[]
  readonly setAsides?: readonly SetAside<O, F>[]
  readonly robberies?: readonly Robbery[]
  /** a discard may still be claimed when the next player has drawn: the drawn tile goes back */
  readonly lateClaims?: readonly Part[]
  readonly declarations?: readonly Declaration<O, F>[]
  readonly bans?: readonly Ban<O, F>[]
  readonly elements?: readonly Element<O, F>[]
  readonly charges?: readonly Charge<O, F>[]
  readonly scales?: readonly Scale<O, F>[]
  readonly extras?: readonly Charge<O, F>[]
  readonly redirects?: readonly Redirect<O, F>[]
  readonly reveals?: readonly Reveal<O, F>[]
  readonly endings?: readonly Ending<O, F>[]
  readonly exhaustions?: readonly Exhaustion<O, F>[]
  /** the dealer stays */
  readonly keepsDeal?: readonly DealRule<O, F>[]
  /** the match is over after this deal */
  readonly endsMatch?: readonly DealRule<O, F>[]
  /** the match goes on though its rounds are played */
  readonly goesOn?: readonly DealRule<O, F>[]
  /** seats that show their hands when nobody won */
  readonly exposes?: readonly (Part & { readonly of: (end: DealEnd<O, F>) => readonly Seat[] })[]
  /** seats whose hands are not counted when somebody else wins */
  readonly alsoReady?: readonly AlsoReady[]
  readonly uncounted?: readonly Uncounted<O, F>[]
  readonly closings?: readonly Closing<O, F>[]
  /** winds that are worth nothing to anybody */
  readonly vetoedWinds?: readonly (Part & { readonly wind: number })[]
}
export type SeamName = keyof Parts<unknown, unknown>

export const seamNames = [
  "shapes",
  "unfinished",
  "claims",
  "setAsides",
  "robberies",
  "lateClaims",
  "declarations",
  "bans",
  "elements",
  "charges",
  "scales",
  "extras",
  "redirects",
  "reveals",
  "endings",
  "exhaustions",
  "keepsDeal",
  "endsMatch",
  "goesOn",
  "exposes",
  "alsoReady",
  "uncounted",
  "closings",
  "vetoedWinds"
] as const satisfies readonly SeamName[]

/** A score by seat, for charges that need more than its base. */
export type Scores = readonly HandScore[]
export type { AnyFacet }
