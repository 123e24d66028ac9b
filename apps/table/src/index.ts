export { FeljongTable } from "./feljong-table.ts"
