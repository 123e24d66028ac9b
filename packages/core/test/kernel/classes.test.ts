import { expect, it } from "vitest"
import { combine } from "../../src/kernel/classes.ts"
import { LOWER_BITS, LOWER_KEYS } from "../../src/kernel/keys.ts"
import { honourClass, suitClass } from "../../src/kernel/suit-table.ts"

/** Keys of up to 14 tiles whose upper half has so many digits. */
function* keys(upperDigits: number): Generator<number> {
  for (let upper = 0; upper < 5 ** upperDigits; upper++)
    for (let lower = 0; lower < LOWER_KEYS; lower++)
      if (tilesOf(upper) + tilesOf(lower) <= 14) yield (upper << LOWER_BITS) | lower
}
const tilesOf = (half: number): number => (half === 0 ? 0 : (half % 5) + tilesOf(Math.floor(half / 5)))

it("has 126 classes for all suits, 130 with the honours, 180 with all unions: a byte holds them", () => {
  const classes = new Set<number>()
  let shapes = 0
  for (const key of keys(3)) {
    classes.add(suitClass(key))
    shapes++
  }
  expect(shapes).toBe(405_350)
  expect(classes.size).toBe(126)
  for (const key of keys(1)) classes.add(honourClass(key))
  expect(classes.size).toBe(130)
  // a set hands out what is added while it is walked, so this ends only when no union is new
  for (const one of classes) for (const other of classes) classes.add(combine(one, other))
  expect(classes.size).toBe(180)
})
