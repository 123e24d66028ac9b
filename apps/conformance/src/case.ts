/** What a case is. `case.schema.json` says the same to everybody who does not read TypeScript. */

/** Options by layer id. */
export type Options = Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>

/** The rules that a case holds for: a published set or course by id, or one made of layers. */
export type RulesRef = string | BuiltRules
export interface BuiltRules {
  readonly set?: string
  readonly course?: string
  readonly layers?: readonly string[]
  /** layers added to the set, and layers left out of it */
  readonly with?: readonly string[]
  readonly without?: readonly string[]
  readonly options?: Options
}

interface Shared {
  readonly id: string
  readonly description: string
  /** the clauses that the case shows */
  readonly cites: readonly string[]
  /** the case holds for each of them */
  readonly rules: RulesRef | readonly RulesRef[]
  /** false: something must be refused */
  readonly valid: boolean
}

export interface ScoreCase extends Shared {
  readonly score: GivenScore
  readonly then: ExpectedScore | { readonly refused: ExpectedRefusal } | { readonly bad: ExpectedBad }
}
export interface GivenScore {
  /** hidden cards and melds, without the winning card */
  readonly hand: string
  readonly winning: string
  readonly by: "self-draw" | "discard" | "robbed"
  readonly seat: Wind
  readonly from?: Wind
  readonly round?: Wind
  readonly indicators?: string
  readonly under?: string
  readonly declared?: readonly string[]
  readonly pot?: number
  readonly live?: number
  /** own discards before the win; many, unless said */
  readonly discards?: number
  /** own discards since the declaration; one, unless said */
  readonly sinceDeclared?: number
  /** whether the declaration was made with the first discard */
  readonly declaredFirst?: boolean
  /** whether anybody had claimed or set aside something before the win */
  readonly called?: boolean
  readonly repeats?: number
  /** what was set aside: the winning card replaces it, or is robbed of it */
  readonly set?: string
  /** what others hold, where every hand is counted, and what they have declared */
  readonly others?: Readonly<Partial<Record<Wind, GivenOther>>>
}
export interface GivenOther {
  readonly hand: string
  readonly declared?: readonly string[]
}
export type Wind = "E" | "S" | "W" | "N"
export interface ExpectedScore {
  readonly han?: number
  readonly base?: number
  /** every line of the score: element and amount */
  readonly lines?: Readonly<Record<string, number>>
  /** what each of the other hands that are given counts; a dead one is left out */
  readonly others?: Readonly<Partial<Record<Wind, number>>>
  /** points won and lost; a seat that is left out keeps what it has */
  readonly deltas?: Readonly<Partial<Record<Wind, number>>>
}
/** Every reason by its id, in any order, and the clause of one of them. */
export interface ExpectedRefusal {
  readonly reasons: readonly string[]
  readonly clause: string
}
export interface ExpectedBad {
  readonly tag: string
  readonly place: string
}

export interface PlayCase extends Shared {
  readonly play: GivenPlay
  readonly when?: readonly PlayStep[]
  readonly then: ExpectedTable | { readonly bad: { readonly tag: string } }
}
export interface GivenDeal {
  /** seat 0 in the first deal, and after it the next in turn each time, unless said */
  readonly dealer?: number
  /** by seat; what is left open is filled with other cards */
  readonly hands?: Readonly<Record<string, string>>
  /** cards in the order in which they are drawn, the dealer's fourteenth first */
  readonly draws?: string
  /** cards that replace what is set aside, in order, where they lie in the dead wall */
  readonly replacements?: string
  /** cards of the dead pile in the order in which they are turned */
  readonly turned?: string
  /** cards that are turned for ura dora once those are, in order */
  readonly under?: string
}
export interface GivenPlay extends GivenDeal {
  /** the deals after the first, in order */
  readonly next?: readonly GivenDeal[]
  /** points at the start, by seat */
  readonly points?: readonly number[]
  readonly pot?: number
  readonly reserve?: number
  /** how many cards are left to draw once the dealer has fourteen */
  readonly live?: number
  /** walls that follow from a seed, instead of arranged ones */
  readonly seed?: string
  /** the whole wall of the first deal, card by card */
  readonly wall?: string
}
export type PlayStep =
  | { readonly seat: number; readonly do: string; readonly refused?: ExpectedRefusal }
  | { readonly until: string }
  | { readonly expect: ExpectedTable }
export interface ExpectedTable {
  readonly phase?: string
  /** events of the whole play: found in this order, others between them allowed */
  readonly events?: readonly ExpectedEvent[]
  /** events that never happened */
  readonly never?: readonly ExpectedEvent[]
  readonly points?: readonly number[]
  readonly pot?: number
  readonly reserve?: number
  readonly live?: number
  readonly dealer?: number
  readonly round?: number
  readonly deal?: number
  readonly stage?: string
  readonly indicators?: string
  readonly under?: string
  readonly debts?: readonly Json[]
  /** transfers of the last settlement, all of them, in order */
  readonly transfers?: readonly Json[]
  /** what moved once the match was over */
  readonly closing?: readonly Json[]
  readonly scores?: Readonly<Record<string, ExpectedScore>>
  readonly hands?: Readonly<Record<string, string>>
  readonly melds?: Readonly<Record<string, readonly string[]>>
  readonly rivers?: Readonly<Record<string, string>>
  readonly aside?: Readonly<Record<string, string>>
  readonly can?: Readonly<Record<string, readonly string[]>>
  readonly cannot?: Readonly<Record<string, readonly string[]>>
  /** all that a seat may do */
  readonly only?: Readonly<Record<string, readonly string[]>>
  readonly waiting?: readonly number[]
  readonly views?: readonly ExpectedView[]
  readonly ranking?: readonly { readonly seat: number; readonly place: number; readonly points: number }[]
}
export type ExpectedEvent = Readonly<Record<string, Json>> & { readonly event: string }
export interface ExpectedView {
  /** -1 looks on */
  readonly seat: number
  readonly hands?: Readonly<Record<string, string>>
  readonly drawn?: string
  readonly under?: string
}
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export interface CompileCase extends Shared {
  readonly compile: true
  /** every conflict, in any order; none when it compiles */
  readonly then: { readonly conflicts: readonly Readonly<Record<string, Json>>[] }
}

export interface NotationCase extends Shared {
  readonly notation: { readonly read: "tiles" | "hand"; readonly text: string }
  readonly then:
    | { readonly tiles: readonly number[] }
    | { readonly error: { readonly index: number; readonly message: string } }
}

export interface FactsCase extends Shared {
  readonly facts: Readonly<Record<string, Json>>
}

export type Case = ScoreCase | PlayCase | CompileCase | NotationCase | FactsCase

export interface CaseFile {
  readonly cases: readonly Case[]
}
