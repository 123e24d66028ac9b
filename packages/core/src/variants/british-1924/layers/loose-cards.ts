import { flag, ruleLayer, type Slots } from "../../../authoring.ts"

const LOOSE = 2

/**
 * Two loose cards lie apart when the dealer has fourteen cards. Each that is taken is replenished from the back of the
 * pile; when the pile is empty turns draw them.
 */
export const looseWall = (dealt: number, drawLoose: boolean): Slots["wall"] => ({
  dead: drawLoose ? 0 : LOOSE,
  replacement: (taken, size) => (taken < LOOSE ? dealt + taken : size - 1 - (taken - LOOSE)),
  drawn: (front, replaced, size) => {
    if (front < dealt) return front
    return front + LOOSE < size - replaced ? front + LOOSE : "replacement"
  },
  turned: (_, indicators, under, size) => size - 1 - indicators - under,
  cites: "UK-2.3"
})

/** Thirteen cards each, fourteen for East, and two loose cards to replace others from. UK-2.2, UK-2.3, UK-2.9 */
export const looseCards = ruleLayer({
  id: "british-1924/loose-cards",
  cites: ["UK-2.2", "UK-2.3", "UK-2.7", "UK-2.9", "UK-2.16"],
  options: {
    /** whether turns draw the loose cards once the pile is empty */
    drawLoose: flag(true, "UK-2.9")
  },
  fill: {
    wall: { from: ({ drawLoose }) => looseWall(4 * 13 + 1, drawLoose) },
    deal: { packets: [4, 4, 4, 1], cites: "UK-2.3" }
  }
})
