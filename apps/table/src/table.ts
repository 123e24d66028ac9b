import { defineOnce } from "./elements/define.ts"
import { FeljongTable } from "./elements/feljong-table.ts"

defineOnce("feljong-table", FeljongTable)

export type { FeljongEvents } from "./elements/events.ts"
export { FeljongTable } from "./elements/feljong-table.ts"
export type { Game, Listener, Missed, Moment, Refused } from "./game/game.ts"
export { LocalGame, type LocalGameOptions } from "./game/local-game.ts"
