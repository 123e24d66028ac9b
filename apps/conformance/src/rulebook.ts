import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { variants } from "./load.ts"

export interface Clause {
  readonly id: string
  /** why it needs no case: a rules engine cannot show it, or its section is not gated yet */
  readonly exempt: string | null
}

/** Every clause of every rulebook, in order. */
export const readClauses = (gated: readonly string[]): readonly Clause[] =>
  globSync("*/rulebook.md", { cwd: variants })
    .sort()
    .flatMap((file) => clausesOf(readFileSync(join(variants, file), "utf8"), gated))

/** Clauses are items that begin with their id in bold, in sections whose heading begins with the section's id. */
export const clausesOf = (text: string, gated: readonly string[]): readonly Clause[] =>
  text.split(/^## /gmu).flatMap((section) => {
    const isGated = gated.includes(/^\S*/u.exec(section)![0])
    return section
      .split(/^- (?=\*\*)/gmu)
      .slice(1)
      .flatMap((item) => {
        const id = /^\*\*([A-Z]{2}-[A-Za-z0-9./]+)\*\*/u.exec(item)?.[1]
        if (id === undefined) return []
        const presentation = /\(presentation: ([^)]+)\)/u.exec(item)?.[1]?.replaceAll(/\s+/gu, " ")
        return [{ id, exempt: presentation ?? (isGated ? null : "not gated yet") }]
      })
  })
