import { type Element, element, type Scoring } from "../../../authoring.ts"

/** A hand that shows a yaku: melds in the hand notation, the winning tile apart. Read by the documentation and a test. */
export interface Example {
  readonly hand: string
  readonly winning: string
  readonly by: "self-draw" | "discard"
}

/** What a yaku file says. Values are han for a closed and an open hand; an open value of 0 asks for a closed hand. */
export interface Yaku<O = {}, F = never> extends Element<O, F> {
  readonly closed: number
  readonly open: number
  readonly example?: Example
}

type Seen = Scoring<{}, never>

/** A yaku of the yaku summary, worth han by whether the hand is closed. */
export const yaku = (
  spec: Pick<Element<{}, never>, "id" | "cites" | "reach" | "tiles"> & {
    readonly closed: number
    readonly open: number
    readonly example: Example
    readonly holds: (seen: Seen) => boolean
  }
): Yaku => {
  const { holds, closed, open, example, ...rest } = spec
  const worth = (seen: Seen): number => {
    const value = seen.hand.closed ? closed : open
    return value > 0 && holds(seen) ? value : 0
  }
  return { ...element({ ...rest, unit: "han", worth }), closed, open, example }
}

/** A yakuman: one, or as many as `size` says; `open` is whether an open hand may have it. */
export const yakuman = (
  spec: Pick<Element<{}, never>, "id" | "cites" | "reach"> & {
    readonly open: boolean
    readonly example?: Example
    readonly holds: (seen: Seen) => boolean
  }
): Yaku => {
  const { holds, open, example, ...rest } = spec
  const worth = (seen: Seen): number => ((open || seen.hand.closed) && holds(seen) ? 1 : 0)
  return {
    ...element({ ...rest, unit: "yakuman", worth }),
    closed: 1,
    open: open ? 1 : 0,
    ...(example === undefined ? {} : { example })
  }
}

/** The same yaku under another clause: families state it in their own books. */
export const citing = <E extends { readonly cites: string }>(one: E, cites: string): E => ({ ...one, cites })
