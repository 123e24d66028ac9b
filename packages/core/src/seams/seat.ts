/** A place at the table, numbered in playing order: after seat `s` comes `(s + 1) % count`. */
export type Seat = number

/** Whoever can hold points: a seat, the pot (stakes on the table) or the reserve (points set apart). */
export type Party = Seat | "pot" | "reserve"

/** `after(3, 4) // => 0` */
export const after = (seat: Seat, count: number): Seat => (seat + 1 === count ? 0 : seat + 1)

/** Steps of play from one seat to another: `distance(3, 1, 4) // => 2` */
export const distance = (from: Seat, to: Seat, count: number): number => (to - from + count) % count

/** The other seats in playing order: `others(2, 4) // => [3, 0, 1]` */
export const others = (seat: Seat, count: number): readonly Seat[] => (otherSeats[count] ??= listOthers(count))[seat]!

const otherSeats: (readonly (readonly Seat[])[])[] = []
const listOthers = (count: number): readonly (readonly Seat[])[] =>
  Array.from({ length: count }, (_, seat) => Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count))
