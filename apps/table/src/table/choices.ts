import { type Action, addsTo, type Tile } from "@feljong/core"
import { reasonText, type Scene } from "./scene.ts"

/** One button: something that can be done now, or that cannot and says why. */
export interface Choice {
  readonly id: string
  /** the key that takes it; empty where only a deliberate press should */
  readonly letter: string
  readonly text: string
  /** the cards of the group it makes; the claimed one is told apart */
  readonly tiles: readonly Tile[]
  readonly claimed: Tile | null
  readonly look: "main" | "plain" | "quiet"
  /** why it cannot be done */
  readonly why: string
  /** what it costs, once it was chosen and before it is done */
  readonly warning: string
  readonly run: () => void
}

interface Offer<A extends Action = Action> {
  readonly action: A
  readonly why: string
}
type OfferOf<T extends Action["_tag"]> = Offer<Extract<Action, { _tag: T }>>

/** Everything besides discarding that the reader may do, or would like to, in a fixed order; passing comes last. */
export const choicesOf = (scene: Scene): readonly Choice[] => {
  if (!scene.plays || scene.page !== "play") return []
  const { legal } = scene.moment.view
  const offers: readonly Offer[] = [
    ...legal.map((action) => ({ action, why: "" })),
    ...scene.moment.refused.map(({ action, reasons }) => ({ action, why: reasonText(scene, reasons) }))
  ]
  const tagged = <T extends Action["_tag"]>(tag: T) =>
    offers.filter((offer): offer is OfferOf<T> => offer.action._tag === tag)
  return [
    ...tagged("win").map((offer) => win(scene, offer)),
    ...declared(scene, tagged("discard")),
    ...tagged("claim").map((offer) => claim(scene, offer)),
    ...tagged("setAside").map((offer) => setAside(scene, offer)),
    ...tagged("declare").map((offer) => alone(scene, offer)),
    ...tagged("pass").map((offer) => ({ ...plain(scene, offer), id: "pass", letter: "X", text: scene.words.t("pass") }))
  ]
}

const plain = ({ hands }: Scene, { action, why }: Offer): Omit<Choice, "id" | "letter" | "text"> => ({
  tiles: [],
  claimed: null,
  look: "plain",
  why,
  warning: "",
  run: () => hands.act(action, "button")
})

const letterOf = (what: string): string => (what.split("-").at(-1) === "kan" ? "K" : what.slice(0, 1).toUpperCase())

const win = (scene: Scene, offer: Offer): Choice => {
  const { words, state } = scene
  const { phase } = state
  const by = phase.at === "turn" ? "self-draw" : phase.at === "window" && phase.on !== "discard" ? "robbed" : "discard"
  const [what, how] = [words.rule("action.win"), words.rule(`action.win.${by}`)]
  const text = what === how ? what : `${what} (${how})`
  return { ...plain(scene, offer), id: "win", letter: "W", text, look: "main" }
}

/** What is declared with a discard: the card is chosen next. */
const declared = (scene: Scene, offers: readonly OfferOf<"discard">[]): readonly Choice[] => {
  const { words, declaring, hands } = scene
  const all = new Set(offers.flatMap(({ action }) => action.declare ?? []))
  return [...all].map((what) => {
    const these = offers.filter(({ action }) => action.declare === what)
    const [offer] = these.toSorted((a, b) => Number(a.why !== "") - Number(b.why !== ""))
    return {
      ...plain(scene, offer!),
      id: `declare-${what}`,
      letter: letterOf(what),
      text: declaring === what ? words.t("cancel") : words.rule(`declare.${what}`),
      run: () => hands.declare(declaring === what ? null : what)
    }
  })
}

const claim = (scene: Scene, offer: OfferOf<"claim">): Choice => {
  const { what, tiles } = offer.action
  const { phase } = scene.state
  return {
    ...plain(scene, offer),
    id: `${what}-${tiles.join("-")}`,
    letter: letterOf(what),
    text: scene.words.rule(`claim.${what}`),
    tiles,
    claimed: phase.at === "window" ? phase.tile : null
  }
}

const setAside = (scene: Scene, offer: OfferOf<"setAside">): Choice => {
  const { what, tiles } = offer.action
  const added = scene.moment.adding.includes(what) ? tiles[0]! : null
  const to = added === null ? undefined : scene.state.seats[scene.bottom]!.melds.find((meld) => addsTo(meld, added))
  return {
    ...plain(scene, offer),
    id: `${what}-${tiles.join("-")}`,
    letter: letterOf(what),
    text: scene.words.rule(`setAside.${what}`),
    tiles: to?.tiles ?? tiles,
    claimed: to === undefined ? null : added
  }
}

/** What is said without a discard. What shows the hand to everybody cannot be taken back: it is asked once whether to. */
const alone = (scene: Scene, offer: OfferOf<"declare">): Choice => {
  const { words, hands, sure, moment } = scene
  const { what } = offer.action
  const id = `alone-${what}`
  const choice = { ...plain(scene, offer), id, letter: letterOf(what), text: words.rule(`declare.${what}`) }
  if (!moment.exposing.includes(what)) return choice
  const careful = { ...choice, letter: "", look: "quiet" } as const
  return sure === id
    ? { ...careful, warning: words.rule(`declare.${what}.how`) }
    : { ...careful, run: () => hands.warn(id) }
}
