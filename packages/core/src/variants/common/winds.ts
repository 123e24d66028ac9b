import { isDragon, isHonour, type Kind } from "../../authoring.ts"

/** Whether a pair or triplet of the kind is worth something to the seat: dragons to everybody, winds to some. */
export const isValued = (kind: Kind, valuedWind: (wind: number) => number): boolean =>
  isHonour(kind) && (isDragon(kind) || valuedWind(kind - 27) > 0)
