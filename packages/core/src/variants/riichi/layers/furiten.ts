import { facet, hasKind, kindOf, ruleLayer, type Tile } from "../../../authoring.ts"
import { riichiState } from "../../common/riichi-state.ts"

interface Missed {
  /** a tile just let go that the seat waited for, until it is clear that nobody won with it */
  readonly passing: readonly boolean[]
  /** missed since the seat's own last discard */
  readonly lately: readonly boolean[]
  /** missed in riichi, for good */
  readonly forGood: readonly boolean[]
}

const none = (seats: number): readonly boolean[] => new Array<boolean>(seats).fill(false)

/** Wins that were let pass. Each seat sees its own. RO-5.4, RO-5.5 */
export const missed = facet({
  id: "missed",
  reads: [riichiState],
  init: (seats): Missed => ({ passing: none(seats), lately: none(seats), forGood: none(seats) }),
  on: (own, event, { read, state, waits }) => {
    switch (event._tag) {
      case "Discarded": {
        const lately = own.lately[event.seat]! ? own.lately.with(event.seat, false) : own.lately
        return passing({ ...own, lately }, event.seat, event.tile, waits)
      }
      case "SetAside":
        // a closed kan is no tile that was let go, but for who was asked to rob it
        return event.what === "kan-closed" ? own : passing(own, event.seat, event.tiles[0]!, waits)
      case "Passed": {
        const { phase } = state
        const robs = phase.at === "window" && phase.on !== "discard" && phase.on.set === "kan-closed"
        return robs ? { ...own, passing: own.passing.with(event.seat, true) } : own
      }
      case "Drew":
      case "Claimed": {
        if (!own.passing.includes(true)) return own
        const { stands } = read(riichiState)
        return {
          passing: own.passing.map(() => false),
          lately: own.lately.map((before, seat) => before || own.passing[seat]!),
          forGood: own.forGood.map((before, seat) => before || (own.passing[seat]! && stands[seat]!))
        }
      }
      default:
        return own
    }
  },
  show: (own, viewer) => ({
    passing: own.passing.map((is, seat) => is && seat === viewer),
    lately: own.lately.map((is, seat) => is && seat === viewer),
    forGood: own.forGood.map((is, seat) => is && seat === viewer)
  })
})

const passing = (
  own: Missed,
  from: number,
  tile: Tile,
  waits: (seat: number) => Parameters<typeof hasKind>[0]
): Missed => {
  const kind = kindOf(tile)
  const now = own.passing.map((_, seat) => seat !== from && kind >= 0 && hasKind(waits(seat), kind))
  return { ...own, passing: now }
}

/** Furiten by one's own discards over the whole wait, by a win just missed, and for good by one missed in riichi. RI-6.4, RO-5.3 to RO-5.6 */
export const furiten = ruleLayer({
  id: "riichi/furiten",
  cites: ["RI-6.4", "RO-5.3", "RO-5.4", "RO-5.5", "RO-5.6"],
  facets: [missed],
  reads: [riichiState],
  add: {
    bans: [
      {
        id: "furiten",
        cites: "RO-5.3",
        of: ["win"],
        bans: ({ state, seat, waits }) => {
          if (state.phase.at !== "window") return false
          const awaited = waits()
          return state.seats[seat]!.river.some(({ tile }) => hasKind(awaited, kindOf(tile)))
        }
      },
      {
        id: "furiten-lately",
        cites: "RO-5.4",
        of: ["win"],
        bans: ({ state, seat, read }) => state.phase.at === "window" && read(missed).lately[seat]!
      },
      {
        id: "furiten-riichi",
        cites: "RO-5.5",
        of: ["win"],
        bans: ({ state, seat, read }) => state.phase.at === "window" && read(missed).forGood[seat]!
      }
    ]
  }
})
