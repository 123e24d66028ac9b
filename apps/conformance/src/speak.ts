import { type Action, gathered, rulesAt, type Seat, type Table } from "@feljong/core"
import { formatTiles } from "@feljong/core/notation"
import { canonical, pick, sortedText } from "./tiles.ts"

/**
 * What somebody does, as a case writes it: `discard 5p`, `discard drawn`, `chi 34m`, `riichi 5p`, `win`, `pass`, `next`,
 * `next family/set`. A verb is the id of a claim, a set-aside or a declaration of the rules in force; one that they do
 * not have is taken for whichever the moment and the number of tiles suggest.
 */
export const readAction = (table: Table, seat: Seat, text: string): Action => {
  const [verb = "", ...words] = text.split(" ")
  const rest = words.join(" ")
  if (verb === "win" || verb === "pass") return { _tag: verb }
  if (verb === "next") return rest === "" ? { _tag: "next" } : { _tag: "next", stage: rest }
  const { state } = table
  const { parts } = rulesAt(table.course, state)
  const held = state.seats[seat] === undefined ? [] : heldBy(table, seat)
  const tiles = rest === "drawn" && state.phase.at === "turn" ? [state.phase.drawn ?? -1] : pick(rest, held)
  if (verb === "discard") return { _tag: "discard", tile: tiles[0]! }
  if (parts.claims.some((claim) => claim.id === verb)) return { _tag: "claim", what: verb, tiles }
  if (parts.setAsides.some((set) => set.id === verb)) return { _tag: "setAside", what: verb, tiles }
  if (tiles.length === 0) return { _tag: "declare", what: verb }
  if (tiles.length === 1) return { _tag: "discard", tile: tiles[0]!, declare: verb }
  return state.phase.at === "window" ? { _tag: "claim", what: verb, tiles } : { _tag: "setAside", what: verb, tiles }
}

/** The hand first, then what was drawn. */
const heldBy = ({ state }: Table, seat: Seat) => {
  const { concealed } = state.seats[seat]!
  return [...concealed, ...gathered(state, seat).filter((tile) => !concealed.includes(tile))]
}

/** An action as cases write it. */
export const actionText = (action: Action): string => {
  switch (action._tag) {
    case "discard":
      return `${action.declare ?? "discard"} ${formatTiles([action.tile])}`
    case "claim":
    case "setAside":
      return `${action.what} ${sortedText(action.tiles)}`
    case "declare":
      return action.what
    case "next":
      return action.stage === undefined ? "next" : `next ${action.stage}`
    case "win":
    case "pass":
      return action._tag
  }
}

/** The same action written in the one way that `actionText` writes it. */
export const sameText = (text: string): string => {
  const [verb = "", ...words] = text.split(" ")
  if (words.length === 0 || verb === "next") return text
  return `${verb} ${canonical(words.join(" "))}`
}
