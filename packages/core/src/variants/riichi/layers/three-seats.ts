import { isRedCopy, kindOf, oneOf, type Phase, ruleLayer } from "../../../authoring.ts"
import { isAfterClaim, kanIds } from "../../common/kan.ts"
import { isNorth, pointingAtNorth, setNorthAside } from "../../common/kita.ts"
import { riichiState } from "../../common/riichi-state.ts"
import { following } from "../../common/succession.ts"
import { deadWall, fourSeats } from "./table.ts"
import { tiles } from "./tiles.ts"
import { allYaku } from "./yaku.ts"

/** Everything but 2 to 8 of characters. */
const deck = Array.from({ length: 136 }, (_, tile) => tile).filter((tile) => kindOf(tile) === 0 || kindOf(tile) > 7)

const replaces = (phase: Phase, ids: readonly string[]): boolean =>
  phase.at === "turn" && phase.after !== null && "set" in phase.after && ids.includes(phase.after.set)

/** Riichi for three: 108 tiles, no chi, Norths set aside, and what the absent player would pay is not paid. RI-6.8, RO-12.1, RO-13.5 */
export const threeSeats = ruleLayer({
  id: "riichi/three-seats",
  cites: ["RI-6.8", "RO-12.1/tiles", "RO-12.1/chi", "RO-12.1/kita", "RO-13.5", "RO-13.7", "RO-13.8"],
  needs: [allYaku, tiles],
  options: {
    /** how many fives are red; those of characters are not in the deck */
    redFives: oneOf([0, 2], 2, "RO-12.1/tiles")
  },
  reads: [riichiState],
  replace: {
    seats: { of: fourSeats, by: { count: 3, dummies: [], cites: "RI-6.8" } },
    tiles: {
      of: tiles,
      by: {
        from: ({ redFives }) => ({
          all: deck,
          red: redFives === 0 ? [] : deck.filter(isRedCopy),
          cites: "RO-12.1/tiles"
        })
      }
    },
    indicated: { of: tiles, by: { by: (kind) => (kind === 0 ? 8 : following(kind)), cites: "RO-13.5" } },
    // eight replacements lie before the indicators: four for kans, four for Norths
    wall: {
      of: deadWall,
      by: {
        dead: 14,
        replacement: (taken, size) => size - 2 - (taken & ~1) + (taken & 1),
        turned: (as, indicators, under, size) =>
          as === "indicator" ? size - 10 - 2 * indicators : size - 9 - 2 * under,
        cites: "RO-12.1/kita"
      }
    }
  },
  remove: {
    claims: [{ id: "chi" }],
    elements: [{ id: "rinshan-kaihou" }, { id: "haitei-raoyue" }]
  },
  add: {
    setAsides: [setNorthAside("RO-12.1/kita", "RO-12.1/kita")],
    robberies: [{ id: "kita", cites: "RO-13.8", what: "kita" }],
    bans: [{ id: "kita-after-claim", cites: "RO-12.1/kita", of: ["setAside"], what: ["kita"], bans: isAfterClaim }],
    elements: [
      {
        id: "kita",
        cites: "RO-13.5",
        unit: "han",
        bonus: true,
        worth: ({ aside, state }) => aside.filter(isNorth).length * (1 + pointingAtNorth(state.indicators)),
        tiles: ({ aside }) => aside.filter(isNorth)
      },
      {
        id: "kita-ura",
        cites: "RO-13.5",
        unit: "han",
        bonus: true,
        worth: ({ aside, state, read, seat }) =>
          read(riichiState).stands[seat]! ? aside.filter(isNorth).length * pointingAtNorth(state.under) : 0,
        tiles: ({ aside }) => aside.filter(isNorth)
      },
      {
        id: "rinshan-kaihou",
        cites: "RO-12.1/kita",
        unit: "han",
        worth: ({ win, state: { phase } }) => (win?.by === "self-draw" && replaces(phase, [...kanIds, "kita"]) ? 1 : 0)
      },
      {
        id: "haitei-raoyue",
        cites: "RO-12.1/kita",
        unit: "han",
        worth: ({ win, state: { live, phase } }) =>
          win?.by === "self-draw" && live === 0 && !replaces(phase, [...kanIds, "kita"]) ? 1 : 0
      }
    ]
  }
})
