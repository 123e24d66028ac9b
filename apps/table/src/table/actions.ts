import { type Action, addsTo, kindOf, type Tile } from "@feljong/core"
import { html, nothing, type TemplateResult } from "lit"
import { classNames } from "./class-names.ts"
import { repeat } from "lit/directives/repeat.js"
import { card } from "./card.ts"
import { nameOf, reasonText, type Scene } from "./scene.ts"

/** One button: something that can be done now, or that cannot and says why. */
export interface Choice {
  readonly id: string
  readonly key: string
  readonly text: string
  /** the cards of the group it makes; the claimed one is told apart */
  readonly tiles: readonly Tile[]
  readonly claimed: Tile | null
  readonly primary: boolean
  readonly why: string
  readonly run: () => void
}

const winWord = ({ words, state }: Scene): string => {
  const { phase } = state
  const by = phase.at === "turn" ? "self-draw" : phase.at === "window" && phase.on !== "discard" ? "robbed" : "discard"
  return `${words.rule("action.win")} (${words.rule(`action.win.${by}`)})`
}

/** Everything besides discarding that the reader may do, or would like to, in a fixed order; passing comes last. */
export const choicesOf = (scene: Scene): readonly Choice[] => {
  const { moment, words, hands, declaring, plays } = scene
  const { legal } = moment.view
  if (!plays || scene.page !== "play") return []
  const out: Choice[] = []
  const all: readonly { action: Action; why: string }[] = [
    ...legal.map((action) => ({ action, why: "" })),
    ...moment.refused.map(({ action, reasons }) => ({ action, why: reasonText(scene, reasons) }))
  ]
  const plain = { tiles: [], claimed: null, primary: false }
  for (const { action, why } of all)
    if (action._tag === "win")
      out.push({
        ...plain,
        id: "win",
        key: "W",
        text: winWord(scene),
        primary: true,
        why,
        run: () => hands.act(action, "button")
      })
  for (const what of declarationsOf(all.map(({ action }) => action))) {
    const can = legal.some((a) => a._tag === "discard" && a.declare === what)
    const against = all.find(({ action, why }) => why !== "" && action._tag === "discard" && action.declare === what)
    const text = declaring === what ? words.t("cancel") : words.rule(`declare.${what}`)
    const run = () => hands.declare(declaring === what ? null : what)
    out.push({ ...plain, id: `declare-${what}`, key: letterOf(what), text, why: can ? "" : (against?.why ?? ""), run })
  }
  for (const { action, why } of all) {
    const run = () => hands.act(action, "button")
    if (action._tag === "claim") {
      const claimed = scene.state.phase.at === "window" ? scene.state.phase.tile : null
      out.push({
        ...plain,
        id: idOf(action),
        key: letterOf(action.what),
        text: words.rule(`claim.${action.what}`),
        tiles: action.tiles,
        claimed,
        why,
        run
      })
    } else if (action._tag === "setAside") {
      const added = moment.adding.includes(action.what) ? action.tiles[0]! : null
      const to = added === null ? undefined : scene.state.seats[scene.bottom]!.melds.find((meld) => addsTo(meld, added))
      out.push({
        ...plain,
        id: idOf(action),
        key: letterOf(action.what),
        text: words.rule(`setAside.${action.what}`),
        tiles: to?.tiles ?? action.tiles,
        claimed: to === undefined ? null : added,
        why,
        run
      })
    } else if (action._tag === "declare")
      out.push({
        ...plain,
        id: `alone-${action.what}`,
        key: letterOf(action.what),
        text: words.rule(`declare.${action.what}`),
        why,
        run
      })
  }
  for (const { action, why } of all)
    if (action._tag === "pass")
      out.push({ ...plain, id: "pass", key: "X", text: words.t("pass"), why, run: () => hands.act(action, "button") })
  return out
}

const declarationsOf = (actions: readonly Action[]): readonly string[] => [
  ...new Set(actions.flatMap((a) => (a._tag === "discard" && a.declare !== undefined ? [a.declare] : [])))
]

const idOf = (action: Extract<Action, { _tag: "claim" | "setAside" }>): string =>
  `${action.what}-${action.tiles.join("-")}`
const letterOf = (what: string): string => (what.split("-").at(-1) === "kan" ? "K" : what.slice(0, 1).toUpperCase())

/** The row of buttons. A refused one stays, can be reached, and says its reason. */
export const actions = (scene: Scene): TemplateResult => {
  const { words } = scene
  return html`<div class="actions" part="actions" role="group" aria-label=${words.t("actions")}>
    ${repeat(
      choicesOf(scene),
      ({ id }) => id,
      (choice) => button(scene, choice)
    )}
  </div>`
}

const button = (scene: Scene, choice: Choice): TemplateResult => {
  const { hands } = scene
  const { id, key, text, tiles, claimed, primary, why, run } = choice
  const refused = why !== ""
  const cards = claimed === null ? tiles : [...tiles, claimed].toSorted((a, b) => kindOf(a) - kindOf(b))
  return html`<button
    type="button"
    class=${classNames({ action: true, primary: primary && !refused, refused })}
    part=${primary ? "action action-primary" : "action"}
    data-key=${id}
    data-letter=${key}
    aria-disabled=${refused ? "true" : nothing}
    aria-description=${refused ? why : nothing}
    aria-keyshortcuts=${key}
    @click=${(event: MouseEvent) => event.detail < 2 && (refused ? hands.ask(id) : run())}
    @focus=${() => refused && hands.ask(id)}
  >
    <span class="text">${text}</span>
    ${
      cards.length === 0
        ? nothing
        : html`<span class="group"
            ><span class="sr">${cards.map((tile) => nameOf(scene, tile)).join(", ")}</span
            >${cards.map((tile) => card(scene, tile, { silent: true, classes: { taken: tile === claimed, same: false } }))}</span
          >`
    }
    <kbd aria-hidden="true">${key}</kbd>
  </button>`
}

/** The reason that was asked for: of a button, or of a card. */
export const reasonLine = (scene: Scene): TemplateResult | typeof nothing => {
  const { asked, words } = scene
  const choices = choicesOf(scene)
  const chosen =
    choices.find(({ id, why }) => id === asked && why !== "") ??
    choices.find(({ id, why }) => id === "win" && why !== "")
  const why = chosen?.why ?? (asked?.startsWith("!") ? asked.slice(1) : "")
  return why === ""
    ? nothing
    : html`<p class="why" part="error">
        ${chosen === undefined || why.startsWith(chosen.text) ? why : `${chosen.text}: ${why}`}<span class="sr"
          >${words.t("keys")}</span
        >
      </p>`
}
