import { facet } from "../../authoring.ts"

export interface Declared {
  /** announced, by seat */
  readonly said: readonly boolean[]
  /** the discard stood and the marker is laid, by seat */
  readonly stands: readonly boolean[]
}

/** Who is in riichi. All of it is seen by everyone. */
export const riichiState = facet({
  id: "riichi",
  init: (seats): Declared => ({
    said: new Array<boolean>(seats).fill(false),
    stands: new Array<boolean>(seats).fill(false)
  }),
  on: (own, event) => {
    if (event._tag === "Declared" && event.what === "riichi") return { ...own, said: own.said.with(event.seat, true) }
    if (event._tag === "Staked" && event.what === "riichi") return { ...own, stands: own.stands.with(event.seat, true) }
    return own
  },
  show: (own) => own
})
