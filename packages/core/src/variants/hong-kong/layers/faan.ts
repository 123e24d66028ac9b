import { type Element, element, type Scoring } from "../../../authoring.ts"

type Seen = Scoring<{}, never>

/** Something that a winning hand has or has not, worth so many faan. */
export const faan = (
  id: string,
  cites: string,
  worth: number,
  holds: (seen: Seen) => boolean,
  more: Pick<Element<{}, never>, "tiles" | "reach"> = {}
): Element<{}, never> =>
  element({ id, cites, unit: "faan", worth: (seen) => (seen.win !== null && holds(seen) ? worth : 0), ...more })

/** A hand that pays the top whatever else it has. */
export const limitHand = (id: string, cites: string, holds: (seen: Seen) => boolean): Element<{}, never> =>
  element({ id, cites, unit: "limit", worth: (seen) => (seen.win !== null && holds(seen) ? 1 : 0) })

/** Whether the hand is four sets and a pair. */
export const isSets = ({ reading }: Seen): boolean => reading.shape === "sets-and-pair"
