// Generated from the folders beside this file: see tools/generate-registry.ts.
import type { Variant } from "../authoring.ts"
import { variant as feljong } from "./feljong/index.ts"

export const families: readonly Variant[] = [feljong]

/** Every clause that a rulebook here has. */
export const clauseIds: readonly string[] = []
