import { facet } from "../../authoring.ts"
import { isFirstDraw } from "./hand.ts"
import { riichiState } from "./riichi-state.ts"

/** Who declared riichi with their first discard, nothing having been claimed or set aside before. Seen by everyone. */
export const firstRiichi = facet({
  id: "first-riichi",
  init: (seats): readonly boolean[] => new Array<boolean>(seats).fill(false),
  on: (own, event, { state }) =>
    event._tag === "Declared" && event.what === "riichi" && isFirstDraw(state, event.seat)
      ? own.with(event.seat, true)
      : own,
  show: (own) => own
})

/**
 * Who is still before their next discard after riichi, with nothing called since. A call ends it for all once it stands:
 * a kan or kita that is robbed never draws its replacement. Seen by everyone.
 */
export const ippatsu = facet({
  id: "ippatsu",
  reads: [riichiState],
  init: (seats): readonly boolean[] => new Array<boolean>(seats).fill(false),
  on: (own, event) => {
    if (event._tag === "Staked" && event.what === "riichi") return own.with(event.seat, true)
    if (event._tag === "Discarded" && own[event.seat] === true) return own.with(event.seat, false)
    const called = event._tag === "Claimed" || (event._tag === "Drew" && event.after !== null)
    return called && own.includes(true) ? own.map(() => false) : own
  },
  show: (own) => own
})
