import fc from "fast-check"
import { expect, it } from "vitest"
import { EMPTY_SET, hasKind, isEmpty, kindSet, kindsIn, minus, sizeOf, union } from "../../src/kernel/kind-set.ts"

const kinds = fc.uniqueArray(fc.integer({ min: 0, max: 33 }))
const ascending = (list: readonly number[]) => list.toSorted((one, other) => one - other)
const check = (property: fc.IProperty<[number[], number[]]>) => fc.assert(property, { seed: 20_260_106, numRuns: 1000 })

it("is a set of kinds", () => {
  check(
    fc.property(kinds, kinds, (one, other) => {
      expect(kindsIn(kindSet(one))).toEqual(ascending(one))
      expect(sizeOf(kindSet(one))).toBe(one.length)
      expect(isEmpty(kindSet(one))).toBe(one.length === 0)
      for (const kind of other) expect(hasKind(kindSet(one), kind)).toBe(one.includes(kind))
      expect(union(kindSet(one), kindSet(other))).toEqual(kindSet([...one, ...other]))
      expect(minus(kindSet(one), kindSet(other))).toEqual(kindSet(one.filter((kind) => !other.includes(kind))))
    })
  )
})

it("leaves out bonus and hidden kinds", () => {
  expect(kindSet([-1, 34, 41])).toEqual(EMPTY_SET)
  const all = kindSet(Array.from({ length: 34 }, (_, kind) => kind))
  expect([hasKind(all, -1), hasKind(all, 34), hasKind(all, 41)]).toEqual([false, false, false])
})
