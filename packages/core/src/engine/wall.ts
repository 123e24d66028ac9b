import type { Slots } from "../seams/slots.ts"

/** How many tiles were taken from the front of the wall, and how many from where replacements come from. */
export interface Taken {
  readonly front: number
  readonly back: number
}

/** The place in the wall of the next tile, and what is taken once it is. */
export const nextPlace = (
  { replacement, drawn }: Slots["wall"],
  size: number,
  { front, back }: Taken,
  replaces: boolean
): Taken & { readonly at: number } => {
  const place = replaces ? "replacement" : (drawn?.(front, back, size) ?? front)
  if (place !== "replacement") return { at: place, front: front + 1, back }
  if (replacement === "front") return { at: front, front: front + 1, back }
  return { at: replacement(back, size), front, back: back + 1 }
}

/** What was taken before the last tile was drawn in turn. */
export const undrawn = (wall: Slots["wall"], size: number, { front, back }: Taken): Taken => {
  const earlier = nextPlace(wall, size, { front: front - 1, back }, false)
  return earlier.front === front ? { front: front - 1, back } : { front, back: back - 1 }
}
