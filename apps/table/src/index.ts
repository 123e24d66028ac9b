/** Every element, defined. */
export * from "./card.ts"
export * from "./table.ts"
