/** An exact fraction `[numerator, denominator]`, kept in lowest terms: floats do not commute, these do. */
export type Ratio = readonly [number, number]

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

const reduced = (n: number, d: number): Ratio => {
  if (d === 1) return [n, 1]
  const g = gcd(n, d) || 1
  return [n / g, d / g]
}

/** `whole(3)` is three. */
export const whole = (n: number): Ratio => [n, 1]

/** `times([1000, 3], [3, 2]) // => [500, 1]` */
export const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => reduced(a * c, b * d)
