import type { Scalar } from "../seams/option.ts"
import type { Provenance } from "./rule-set.ts"

/** Options by layer, as somebody chose them: not yet looked at. */
export type Chosen = Readonly<Record<string, Readonly<Record<string, unknown>>>>
export type Options = Readonly<Record<string, Scalar>>

/** A part of any seam, with its layer and that layer's options. */
export interface AnyPart extends Provenance {
  readonly id: string
  readonly cites: string
}

/** The one order that everything is sorted by, so that the order of layers never matters. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
