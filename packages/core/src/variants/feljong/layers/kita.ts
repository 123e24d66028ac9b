import { ruleLayer } from "../../../authoring.ts"
import { isNorth, pointingAtNorth, setNorthAside } from "../../common/kita.ts"
import { riichiState } from "../../common/riichi-state.ts"
import { threeSeats } from "./three-seats.ts"
import { uraDora } from "./ura-dora.ts"

/** Kita: a North set aside on one's own turn counts like a dora and may be won with. FJ-S9 to FJ-S15, FJ-S20 to FJ-S25 */
export const kita = ruleLayer({
  id: "feljong/kita",
  cites: ["FJ-S9", "FJ-S10", "FJ-S11", "FJ-S12", "FJ-S13", "FJ-S15", "FJ-S20", "FJ-S21", "FJ-S22", "FJ-S24", "FJ-S25"],
  needs: [threeSeats],
  add: {
    setAsides: [setNorthAside("FJ-S9", "FJ-S22")],
    robberies: [{ id: "kita", cites: "FJ-S15", what: "kita" }],
    bans: [
      {
        id: "kita-after-claim",
        cites: "FJ-S21",
        of: ["setAside"],
        what: ["kita"],
        bans: ({ state: { phase } }) => phase.at === "turn" && phase.drawn === null
      }
    ],
    elements: [
      {
        id: "kita",
        cites: "FJ-S10",
        unit: "han",
        bonus: true,
        worth: ({ aside, state }) => aside.filter(isNorth).length * (1 + pointingAtNorth(state.indicators)),
        tiles: ({ aside }) => aside.filter(isNorth)
      }
    ]
  },
  readsTogether: [riichiState],
  together: [
    {
      with: uraDora,
      add: {
        elements: [
          {
            id: "kita-ura",
            cites: "FJ-S13",
            unit: "han",
            bonus: true,
            worth: ({ aside, state, read, seat }) =>
              read(riichiState).stands[seat]! ? aside.filter(isNorth).length * pointingAtNorth(state.under) : 0,
            tiles: ({ aside }) => aside.filter(isNorth)
          }
        ]
      }
    }
  ]
})
