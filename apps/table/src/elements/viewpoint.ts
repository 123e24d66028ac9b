import type { Seat } from "@feljong/core"

const windNames = ["east", "south", "west", "north"]

/** What a viewpoint may be called where so many play: a wind, or the number of a seat. */
export const viewpoints = (count: number): readonly string[] => {
  const winds = windNames.slice(0, count)
  return [...winds, ...winds.map((_, seat) => String(seat))]
}

/** The seat that a viewpoint names; null where it names none. */
export const seatNamed = (name: string | null, count: number, dealer: Seat): Seat | null => {
  const at = viewpoints(count).indexOf(name ?? "")
  if (at < 0) return null
  return at < count ? (dealer + at) % count : at - count
}
