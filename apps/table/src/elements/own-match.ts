import { checkSeed, randomSeed, type Text } from "@feljong/core"
import type { Bot } from "@feljong/core/bots"
import type { Registry } from "@feljong/core/variants/lazy"
import { LocalGame } from "../game/local-game.ts"
import { open, type Wanted } from "../game/open.ts"

/** How the match is played, besides its rules. */
export interface Playing {
  /** one that is none leaves the walls to chance */
  readonly seed: () => string
  readonly bots: () => Bot
  readonly pace: () => number
}

const names = ["", "Bia", "Caio", "Davi"]

/** The match that a table plays by itself, told in the language of the registry it was last given. */
export class OwnMatch {
  game: LocalGame | null = null
  /** why what was asked for is not played */
  problems: readonly Text[] = []
  #registry: Registry | null = null
  readonly #playing: Playing

  constructor(playing: Playing) {
    this.#playing = playing
  }

  /** Opens what is wanted, or goes on with it in other words. */
  open(registry: Registry, wanted: Wanted): void {
    if (this.game !== null && registry === this.#registry) return
    const opened = open(registry, wanted)
    this.#registry = registry
    this.problems = opened.problems
    if (this.game === null) this.game = this.#start(opened)
    else this.game.retell(opened)
  }

  end(): void {
    this.game?.rest()
    this.game = null
  }

  #start(opened: ReturnType<typeof open>): LocalGame {
    const { seed, bots, pace } = this.#playing
    const given = checkSeed(seed())
    const usable = given._tag === "Success" ? given.success : randomSeed()
    return new LocalGame({ ...opened, seat: 0, names, bots, pace, seed: usable })
  }
}
