import type { RuleSet, View } from "@feljong/core"
import { LitElement, type PropertyDeclarations } from "lit"
import type { Game } from "../game/game.ts"
import type { Options } from "../rules/compose.ts"
import { readOptions } from "./attributes.ts"
import { absentAs } from "./taken.ts"

/** What a table may be told: its attributes and properties, as they are when nothing is said. */
export abstract class TableAttributes extends LitElement {
  static override properties: PropertyDeclarations = {
    course: { ...absentAs("first-match") },
    level: { type: Number },
    layers: { ...absentAs("") },
    options: { converter: { fromAttribute: readOptions } },
    bots: { ...absentAs("middle") },
    seed: { ...absentAs("") },
    lang: { reflect: true },
    theme: { ...absentAs("auto"), reflect: true },
    confirm: { ...absentAs("auto") },
    assist: { ...absentAs("auto") },
    speed: { converter: { fromAttribute: (text: string | null) => Number(text ?? 700) } },
    viewpoint: {},
    rules: { attribute: false },
    view: { attribute: false },
    game: { attribute: false }
  }

  /** Id of a course or of a published set: `first-match` goes up one level each hand, `sanma` is played for three. */
  declare course: string
  /** Play from this level, 1 to 4; without it the course decides. */
  declare level: number | null
  /** Ids of published sets and of rule layers, to be put together: `level-4 kan furiten`. */
  declare layers: string
  /** What is chosen in them, by layer: `{"kan":{"inRiichi":"same-waits"}}` as an attribute, or an object. */
  declare options: Options | null
  /** How well the others play. */
  declare bots: "weak" | "middle" | "strong"
  /** What the walls follow from: 32 or more hexadecimal digits; random when absent. */
  declare seed: string
  /** Language: `pt-BR` or `en`; that of the page when absent. */
  declare lang: string
  /** Colours: `auto` goes by the page. */
  declare theme: "auto" | "light" | "dark"
  /** Whether a discard takes two taps: `always`, `never`, or `auto` for touch on the first two levels. */
  declare confirm: "auto" | "always" | "never"
  /** Hints: `auto` goes by the level, `on` or `off`. */
  declare assist: "auto" | "on" | "off"
  /** Milliseconds between two moves of others. */
  declare speed: number
  /** The seat at the lower edge, for tables that are looked at: `east` to `north`, or a seat's number. */
  declare viewpoint: string | null
  /** A rule set that was compiled elsewhere. */
  declare rules: RuleSet | null
  /** What a seat may see, for a table without a game. */
  declare view: View | null
  /** The game that is played; without one, and without a view, the table plays its own. */
  declare game: Game | null

  constructor() {
    super()
    this.course = "first-match"
    this.level = null
    this.layers = ""
    this.options = null
    this.bots = "middle"
    this.seed = ""
    this.theme = "auto"
    this.confirm = "auto"
    this.assist = "auto"
    this.speed = 700
    this.viewpoint = null
    this.rules = null
    this.view = null
    this.game = null
  }
}
