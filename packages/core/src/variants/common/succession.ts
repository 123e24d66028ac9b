import { isDragon, isWind, type Kind } from "../../authoring.ts"

/** The card after the indicator: 9 is followed by 1, North by East, Red by White. */
export const following = (kind: Kind): Kind => {
  if (isWind(kind)) return 27 + ((kind - 27 + 1) % 4)
  if (isDragon(kind)) return 31 + ((kind - 31 + 1) % 3)
  return kind - (kind % 9) + ((kind + 1) % 9)
}
