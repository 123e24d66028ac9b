import { type Seat, type Text, windOf } from "@feljong/core"
import type { Game, Moment } from "../game/game.ts"
import type { Words } from "../labels/words.ts"
import { callsIn, narrate } from "../table/narrate.ts"
import type { Hands, Page, Scene, Touch } from "../table/scene.ts"
import { prompt } from "../table/status.ts"
import type { Story } from "./story.ts"
import { seatNamed } from "./viewpoint.ts"

export interface SceneParts {
  readonly moment: Moment
  readonly game: Game | null
  readonly words: Words
  readonly viewpoint: string | null
  readonly page: Page
  readonly touch: Touch
  readonly hints: boolean
  readonly hintsOffered: boolean
  readonly looked: Seat | null
  readonly problems: readonly Text[]
  readonly misread: boolean
  readonly story: Story
  readonly hands: Hands
}

const LINES = 6

/** Everything the parts of the table are drawn from, at one moment. */
export const makeScene = (parts: SceneParts): Scene => {
  const { moment, words, story, touch, page, hints, hintsOffered, looked, problems, hands } = parts
  const { state, seat } = moment.view
  const bottom = seatNamed(parts.viewpoint, state.seats.length, state.dealer) ?? Math.max(seat, 0)
  const names = namesOf(parts)
  const telling = { words, names, red: moment.red, uncounted: moment.uncounted }
  const scene: Scene = {
    ...touch,
    moment,
    state,
    words,
    bottom,
    plays: bottom === seat,
    names,
    page,
    hints,
    hintsOffered,
    status: "",
    history: story.log.map((event) => narrate(telling, event)).filter((text) => text !== ""),
    looked,
    problems,
    misread: parts.misread,
    kept: story.kept,
    dealt: story.dealt,
    laidOpen: story.laidOpen,
    calls: callsIn(telling, story.news),
    staked: story.staked,
    closing: story.closing,
    hands
  }
  const news = story.news
    .filter((event) => event._tag !== "Dealt")
    // what the reader did is known to the reader, but what came of showing the hand is not
    .filter((event) => !("seat" in event) || event.seat !== seat || event._tag === "Exposed")
    .map((event) => narrate(telling, event))
  return { ...scene, status: [...news.filter((text) => text !== "").slice(-LINES), prompt(scene)].join(" ") }
}

/** The reader, seats that nobody plays by number, others as the game calls them, else by wind. */
const namesOf = ({ moment, game, words }: SceneParts): readonly string[] => {
  const { state, seat } = moment.view
  const given = game?.names ?? []
  return state.seats.map((_, s) => {
    if (s === seat) return words.t("you")
    const dummy = moment.dummies.indexOf(s)
    if (dummy >= 0) return words.t("dummy", { n: dummy + 1 })
    return given[s] || words.rule(`wind.${windOf(state, s)}`)
  })
}
