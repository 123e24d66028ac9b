/** What a table may choose in a layer, with the clause that allows it. A saved choice is one scalar. */
export type Scalar = string | number | boolean

export interface Choice<V extends Scalar> {
  readonly default: V
  /** the values allowed, or `{ min, max }` for whole numbers */
  readonly values: readonly V[] | { readonly min: number; readonly max: number }
  /** id of the clause: FJ-2.10 */
  readonly cites: string
}
export type Choices = Readonly<Record<string, Choice<string> | Choice<number> | Choice<boolean> | Choice<never>>>
export type Values<O> = { readonly [K in keyof O]: O[K] extends Choice<infer V> ? V : never }

/** One of a few values: `oneOf(["never", "same-waits"], "never", "FJ-A6.9")` */
export const oneOf = <const V extends string | number>(
  values: readonly V[],
  byDefault: NoInfer<V>,
  cites: string
): Choice<V> => ({ values, default: byDefault, cites })

/** Yes or no: `flag(false, "FJ-2.10")` */
export const flag = (byDefault: boolean, cites: string): Choice<boolean> => ({
  values: [false, true],
  default: byDefault,
  cites
})

/** A whole number between two others, both allowed: `between(100, 2000, 500, "UK-S7")` */
export const between = (min: number, max: number, byDefault: number, cites: string): Choice<number> => ({
  values: { min, max },
  default: byDefault,
  cites
})

/** Whether a value is one that the choice allows. */
export const allows = (choice: Choices[string], value: unknown): value is Scalar => {
  const values = choice.values as readonly unknown[] | { readonly min: number; readonly max: number }
  return "min" in values
    ? Number.isInteger(value) && (value as number) >= values.min && (value as number) <= values.max
    : values.includes(value)
}
