import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { variants } from "./load.ts"

export interface Clause {
  readonly id: string
  /** why it needs no case: a rules engine cannot show it, or no published set plays its section yet */
  readonly exempt: string | null
}

const UNPLAYED = "_No published set plays this yet._"

/** Every clause of every rulebook, in order. A rulebook is gated once there are cases beside it. */
export const readClauses = (): readonly Clause[] =>
  globSync("*/rulebook.md", { cwd: variants })
    .sort()
    .flatMap((file) => {
      const clauses = clausesOf(readFileSync(join(variants, file), "utf8"))
      const hasCases = existsSync(join(variants, dirname(file), "cases"))
      return hasCases
        ? clauses
        : clauses.map((clause) => ({ ...clause, exempt: clause.exempt ?? "no cases beside it" }))
    })

/** Clauses are items that begin with their id in bold, in sections that begin with `##`. */
export const clausesOf = (text: string): readonly Clause[] =>
  text.split(/^## /gmu).flatMap((section) =>
    section
      .split(/^- (?=\*\*)/gmu)
      .slice(1)
      .flatMap((item) => {
        const id = /^\*\*([A-Z]{2}-[A-Za-z0-9./]+)\*\*/u.exec(item)?.[1]
        if (id === undefined) return []
        const presentation = /\(presentation: ([^)]+)\)/u.exec(item)?.[1]?.replaceAll(/\s+/gu, " ")
        return [{ id, exempt: section.includes(UNPLAYED) ? "not played yet" : (presentation ?? null) }]
      })
  )
