/** What goes over a wire, as Schemas: one source for decoding, encoding and the OpenAPI document. */
export * from "./tile.ts"
export * from "./action.ts"
export * from "./event.ts"
export * from "./state.ts"
export * from "./words.ts"
export * from "./rules.ts"
export * from "./hand.ts"
export * from "./table.ts"
