import { between, facet, isEmpty, ruleLayer } from "../../../authoring.ts"

const CALL = "original-call"

/** Who called after their first discard and has kept that hand since. Seen by everyone. */
export const called = facet({
  id: "original-call",
  init: (seats): readonly boolean[] => new Array<boolean>(seats).fill(false),
  on: (own, event) => {
    if (event._tag === "Declared" && event.what === CALL) return own.with(event.seat, true)
    const changed =
      event._tag === "Claimed" ||
      (event._tag === "SetAside" && event.what !== "flower") ||
      (event._tag === "Discarded" && !event.drawn && event.declares !== CALL)
    return changed && own[event.seat] === true ? own.with(event.seat, false) : own
  },
  show: (own) => own
})

/** Original call: ready after the first discard, said at once, won with that hand. UK-S5, UK-S13 */
export const originalCall = ruleLayer({
  id: "british-1924/original-call",
  cites: ["UK-S5", "UK-S13"],
  options: {
    /** doubles for it */
    doubles: between(0, 3, 1, "UK-S5")
  },
  facets: [called],
  add: {
    declarations: [
      {
        id: CALL,
        cites: "UK-S13",
        with: "discard",
        offered: ({ state, seat, hand }) => state.seats[seat]!.river.length === 0 && hand.shanten <= 0
      }
    ],
    bans: [
      {
        id: "original-call-not-ready",
        cites: "UK-S13",
        of: ["discard"],
        what: [CALL],
        bans: ({ waitsAfter }, action) => action._tag === "discard" && isEmpty(waitsAfter(action.tile))
      }
    ],
    elements: [
      {
        id: CALL,
        cites: "UK-S13",
        unit: "doubles",
        worth: ({ win, read, seat, o }) => (win !== null && read(called)[seat]! ? o.doubles : 0)
      }
    ]
  }
})
