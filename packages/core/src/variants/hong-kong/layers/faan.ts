import { type Element, element, type Scoring } from "../../../authoring.ts"

/** Something that a winning hand has or has not, worth so many faan. */
export const faan = <O = {}, F = never>(
  id: string,
  cites: string,
  worth: number,
  holds: (seen: Scoring<O, F>) => boolean,
  more: Pick<Element<O, F>, "tiles" | "reach"> = {}
): Element<O, F> =>
  element({ id, cites, unit: "faan", worth: (seen) => (seen.win !== null && holds(seen) ? worth : 0), ...more })

/** A hand that pays the top whatever else it has. */
export const limitHand = <O = {}>(
  id: string,
  cites: string,
  holds: (seen: Scoring<O, never>) => boolean
): Element<O, never> =>
  element({ id, cites, unit: "limit", worth: (seen) => (seen.win !== null && holds(seen) ? 1 : 0) })

/** Whether the hand is four sets and a pair. */
export const isSets = ({ reading }: Pick<Scoring<{}, never>, "reading">): boolean => reading.shape === "sets-and-pair"
