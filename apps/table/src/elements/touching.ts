import type { Action, Tile } from "@feljong/core"
import { discardOf, refusalOf } from "../table/hand.ts"
import type { Scene, Touch } from "../table/scene.ts"

/** Nothing half done. */
export const untaken = { declaring: null, armed: null, asked: null, sure: null } as const
export const untouched: Touch = { ...untaken, pointed: null }

export type Source = "click" | "key"

/** What choosing a card needs of a table. */
export interface Touched {
  readonly scene: () => Scene
  readonly touch: (touch: Partial<Touch>) => void
  readonly act: (action: Action, source: string) => void
  /** whether a discard takes two */
  readonly confirms: (source: Source) => boolean
}

/** Discards the card, or lifts it where that takes two, or says why it cannot be discarded. */
export const chooseCard = ({ scene, touch, act, confirms }: Touched, tile: Tile, source: Source): void => {
  const now = scene()
  const action = discardOf(now, tile)
  if (action === undefined) {
    const why = refusalOf(now, tile)
    touch({ asked: why === "" ? null : `!${why}`, armed: null, sure: null })
  } else if (confirms(source) && now.armed !== tile) touch({ armed: tile, asked: null, sure: null })
  else act(action, source)
}

/** A touch with some of it changed; the same where nothing is. */
export const touched = (before: Touch, change: Partial<Touch>): Touch =>
  (Object.keys(change) as (keyof Touch)[]).some((key) => change[key] !== before[key])
    ? { ...before, ...change }
    : before
