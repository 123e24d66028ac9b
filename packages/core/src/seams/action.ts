import type { Tile } from "../kernel/tile.ts"

/** Everything a seat can do. Ids (`what`, `declare`, `stage`) are those of the rule set's own parts. */
export type Action =
  | { readonly _tag: "discard"; readonly tile: Tile; readonly declare?: string }
  | { readonly _tag: "claim"; readonly what: string; readonly tiles: readonly Tile[] }
  | { readonly _tag: "setAside"; readonly what: string; readonly tiles: readonly Tile[] }
  | { readonly _tag: "declare"; readonly what: string }
  | { readonly _tag: "win" }
  | { readonly _tag: "pass" }
  /** go on to the next deal; `stage` where the course leaves the choice to the table */
  | { readonly _tag: "next"; readonly stage?: string }

export type ActionTag = Action["_tag"]
