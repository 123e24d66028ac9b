import { middle } from "./middle.ts"
import { strong } from "./strong.ts"
import { weak } from "./weak.ts"

export type { Bot } from "./bot.ts"
export { middle, strong, weak }

/** Every strength by name. */
export const bots = { weak, middle, strong }
