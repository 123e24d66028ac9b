import type { Read } from "../seams/facet.ts"
import type { State } from "../seams/state.ts"

/** Reads the facets of a state. That a rule reads only what it declared, its types say. */
export const readOf = (state: Pick<State, "facets">): Read<never> =>
  ((facet: { readonly id: string }) => state.facets[facet.id]) as never
