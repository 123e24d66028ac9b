import type { Event, Seat, Win } from "@feljong/core"
import type { Uncounted } from "../game/game.ts"
import type { Words } from "../labels/words.ts"

interface Telling {
  readonly words: Words
  readonly names: readonly string[]
  readonly red: readonly number[]
  /** hands that count nothing now */
  readonly uncounted: readonly Uncounted[]
}

/** One event in a sentence; empty for what goes without saying. */
export const narrate = ({ words, names, red, uncounted }: Telling, event: Event): string => {
  const tile = (t: number) => words.tile(t, red.includes(t))
  switch (event._tag) {
    case "Dealt":
      return words.t("event.dealt")
    case "Discarded":
      return words.t("event.discarded", { name: names[event.seat]!, tile: tile(event.tile) })
    case "Declared":
      return words.t("event.declared", { name: names[event.seat]!, what: words.rule(`declare.${event.what}`) })
    case "Claimed":
      return words.t("event.claimed", {
        name: names[event.seat]!,
        what: words.rule(`claim.${event.what}`),
        tile: tile(event.tile)
      })
    case "SetAside":
      return words.t("event.setAside", { name: names[event.seat]!, what: words.rule(`setAside.${event.what}`) })
    case "Won":
      return event.wins.map((win) => words.t("event.won", { what: winOf(words, names[win.seat]!, win) })).join(" ")
    case "Rotated":
      return event.kept ? words.t("event.kept", { name: names[event.dealer]! }) : ""
    case "NoWinner":
      return words.rule(`ending.${event.why}`)
    case "Exposed":
      return [
        words.t("event.exposed", { name: names[event.seat]! }),
        ...uncounted.filter(({ seat }) => seat === event.seat).map(({ what }) => words.rule(`uncounted.${what}.how`))
      ].join(" ")
    case "Drew":
    case "Passed":
    case "Revealed":
    case "Staked":
    case "Settled":
    case "LevelChosen":
    case "Ended":
      return ""
  }
}

/** Who won and how: "Caio won by Ron"; by the call alone where the rules have no words for it. */
export const winOf = (words: Words, name: string, { by }: Win): string => {
  const how = words.rule(`won.${by}`)
  return how === "" ? words.t("score.win", { name, how: words.rule(`action.win.${by}`) }) : `${name} ${how}`
}

/** What was called out, by seat: the word that is heard at a table. */
export const callsIn = ({ words }: Telling, events: readonly Event[]): ReadonlyMap<Seat, string> => {
  const calls = new Map<Seat, string>()
  for (const event of events) {
    if (event._tag === "Claimed") calls.set(event.seat, words.rule(`claim.${event.what}`))
    if (event._tag === "SetAside") calls.set(event.seat, words.rule(`setAside.${event.what}`))
    if (event._tag === "Declared") calls.set(event.seat, words.rule(`declare.${event.what}`))
  }
  return calls
}
