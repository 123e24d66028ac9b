import type { Case } from "./case.ts"
import type { Clause } from "./rulebook.ts"

export interface Covered extends Clause {
  readonly valid: readonly string[]
  readonly invalid: readonly string[]
}
export interface Coverage {
  readonly clauses: readonly Covered[]
  /** clauses that need a case and have none that shows what they allow */
  readonly uncovered: readonly string[]
  /** cases that cite a clause which no rulebook has */
  readonly unknown: readonly string[]
}

/** Clause by clause: the cases that show it. */
export const coverageOf = (clauses: readonly Clause[], cases: readonly Case[]): Coverage => {
  const covered = clauses.map((clause) => {
    const citing = cases.filter((one) => one.cites.includes(clause.id))
    return {
      ...clause,
      valid: citing.filter((one) => one.valid).map((one) => one.id),
      invalid: citing.filter((one) => !one.valid).map((one) => one.id)
    }
  })
  const known = new Set(clauses.map((clause) => clause.id))
  return {
    clauses: covered,
    uncovered: covered.filter((one) => one.exempt === null && one.valid.length === 0).map((one) => one.id),
    unknown: cases.flatMap((one) => one.cites.filter((id) => !known.has(id)).map((id) => `${one.id} cites ${id}`))
  }
}

export const coverageText = ({ clauses, uncovered, unknown }: Coverage): string => {
  const lines = clauses.map(({ id, exempt, valid, invalid }) => {
    const cases = [...valid, ...invalid.map((one) => `!${one}`)].join(" ")
    const counts = `${String(valid.length).padStart(3)} ${String(invalid.length).padStart(3)}`
    return `${id.padEnd(9)}${counts}  ${cases === "" && exempt !== null ? `(${exempt})` : cases}`
  })
  return [
    "clause   valid invalid  cases (! must be refused)",
    ...lines,
    ...uncovered.map((id) => `NO CASE shows ${id}`),
    ...unknown.map((text) => `UNKNOWN CLAUSE: ${text}`)
  ].join("\n")
}
