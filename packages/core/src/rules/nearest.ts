const CLOSE = 2
const MOST = 3

/**
 * Of some ids those near to a name that is none of them, nearest first; the last part of an id may be meant alone.
 *
 * @example
 * nearest("usal", ["house/usual", "house/other"]) // => ["house/usual"]
 */
export const nearest = (name: string, ids: Iterable<string>): readonly string[] =>
  [...ids]
    .map((id) => ({ id, far: Math.min(distance(name, id), distance(lastOf(name), lastOf(id))) }))
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
