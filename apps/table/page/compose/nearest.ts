import { shortId } from "../../src/rules/ids.ts"
import { registry } from "../registry.ts"

const CLOSE = 2
const MOST = 3

/** What can be played under names near to one that is not known, nearest first: `tenhou` is near `riichi/tenhou`. */
export const nearest = (name: string): readonly string[] =>
  [...registry.courses.keys(), ...registry.sets.keys()]
    .map((id) => ({ id: shortId(id), far: Math.min(distance(name, shortId(id)), distance(lastOf(name), lastOf(id))) }))
    .filter(({ far }) => far <= Math.min(CLOSE, name.length / 3))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ id }) => id)

const lastOf = (id: string): string => id.slice(id.lastIndexOf("/") + 1)

/** How many letters have to be put in, left out or changed. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === b[j] ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
