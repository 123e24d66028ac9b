import { withKind } from "../kernel/counts.ts"
import { type Kind, kindOf, type Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { Action } from "../seams/action.ts"
import type { Win } from "../seams/event.ts"
import { after, type Seat } from "../seams/seat.ts"
import type { Slots } from "../seams/slots.ts"
import type { Phase, SeatState, State } from "../seams/state.ts"
import { rulesAt, type Course } from "./course.ts"
import { completes, countsIn } from "./hand.ts"
import { beforeDraw, isLate } from "./late.ts"
import { type Here, moving } from "./moving.ts"
import type { Reason } from "./refusal.ts"
import { scoreWin, unitsThatWin } from "./score.ts"
import { isWellFormed } from "./well-formed.ts"

/**
 * Every reason why the seat may not do this now; none when it may. Asks nothing that the seat could not know itself,
 * except whether the window is still open to it, which is for the table to say (`step`).
 */
export const reasonsAgainst = (course: Course, state: State, seat: Seat, action: Action): readonly Reason[] => {
  const rules = rulesAt(course, state)
  if (!Number.isInteger(seat) || state.seats[seat] === undefined)
    return [flow(rules, "UnknownSeat", "unknown-seat", "turn")]
  if (!isWellFormed(action)) return [absent(rules)]
  const earlier = isLate(action) ? beforeDraw(rules, state, seat) : null
  return reasonsHere(course, moving(rules, earlier ?? state, seat), action)
}

/** The same for one of several actions of the same seat at the same moment. */
export const reasonsHere = (course: Course, here: Here, action: Action): readonly Reason[] => {
  const { state, seat } = here
  const rules = rulesAt(course, state)
  const outside = outOfPhase(course, rules, state, seat, action)
  if (outside !== null) return [outside]
  const structural = cannot(rules, state, here, action)
  const bans = banned(rules, here, action)
  if (structural !== null) return [structural, ...bans]
  if (action._tag !== "win") return bans
  const short = belowMinimum(rules, state, seat)
  return short === null ? bans : [...bans, short]
}

const flow = (rules: RuleSet, tag: Reason["_tag"], id: string, law: keyof Slots["flow"]): Reason => ({
  _tag: tag,
  id,
  clause: rules.slots.flow[law],
  layer: rules.owners.flow
})

const outOfPhase = (course: Course, rules: RuleSet, state: State, seat: Seat, action: Action): Reason | null => {
  const { phase } = state
  if (phase.at === "over") return flow(rules, "MatchOver", "match-over", "ranking")
  if (phase.at === "between") {
    if (action._tag !== "next") return flow(rules, "DealOver", "deal-over", "turn")
    if (rules.slots.seats.dummies.includes(seat)) return flow(rules, "NotYourTurn", "not-your-turn", "turn")
    return stageRefused(course, state, action)
  }
  if (action._tag === "next") return flow(rules, "NotYourTurn", "deal-not-over", "turn")
  const answers = action._tag === "claim" || action._tag === "pass" || action._tag === "win"
  if (phase.at === "turn") {
    if (phase.seat !== seat) return flow(rules, "NotYourTurn", "not-your-turn", answers ? "latest" : "turn")
    return action._tag === "claim" || action._tag === "pass"
      ? flow(rules, "NothingToClaim", "nothing-to-claim", "latest")
      : null
  }
  if (!answers && !isSaidTo(rules, phase, action)) return flow(rules, "NotYourTurn", "not-your-turn", "turn")
  return phase.from === seat ? flow(rules, "NothingToClaim", "own-tile", "latest") : null
}

/** Whether the action is a declaration that answers a discard. */
const isSaidTo = (rules: RuleSet, phase: Extract<Phase, { at: "window" }>, action: Action): boolean =>
  action._tag === "declare" &&
  phase.on === "discard" &&
  rules.parts.declarations.some(({ id, answers }) => id === action.what && answers !== undefined)

const stageRefused = (course: Course, state: State, action: Extract<Action, { _tag: "next" }>): Reason | null => {
  const choices = course.choices(state)
  const refused: Reason = {
    _tag: "NoSuchStage",
    id: "no-such-stage",
    clause: course.cites,
    layer: rulesAt(course, state).owners.flow
  }
  if (action.stage === undefined) return choices.length === 1 ? null : refused
  return choices.some((i) => course.stages[i]!.id === action.stage) ? null : refused
}

/** What the tiles or the table do not allow, before any ban. */
const cannot = (rules: RuleSet, state: State, here: Here, action: Action): Reason | null => {
  switch (action._tag) {
    case "discard":
      return (
        held(rules, here, [action.tile]) ??
        forcedFirst(rules, here) ??
        (action.declare === undefined ? null : notDeclared(rules, here, action.declare, "discard"))
      )
    case "claim":
      return held(rules, here, action.tiles) ?? notClaimed(rules, state, here, action.what, action.tiles)
    case "setAside":
      return held(rules, here, action.tiles) ?? notSetAside(rules, state, here, action.what, action.tiles)
    case "declare":
      return forcedFirst(rules, here) ?? notDeclared(rules, here, action.what, "alone")
    case "win":
      return winningTile(rules, state, here.seat) === null
        ? flow(rules, "NotComplete", "not-complete", "complete")
        : null
    case "pass":
    case "next":
      return null
  }
}

const held = (rules: RuleSet, here: Here, tiles: readonly Tile[]): Reason | null => {
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!
    if (!rules.hasTile(tile)) return flow(rules, "TileUnknown", "tile-unknown", "discard")
    if (!here.tiles.includes(tile) || tiles.indexOf(tile) !== i)
      return flow(rules, "TileNotHeld", "tile-not-held", "discard")
  }
  return null
}

const absent = (rules: RuleSet): Reason => flow(rules, "NotInTheseRules", "not-in-these-rules", "turn")

const part = (tag: Reason["_tag"], id: string, of: { readonly cites: string; readonly layer: string }): Reason => ({
  _tag: tag,
  id,
  clause: of.cites,
  layer: of.layer
})

const notClaimed = (rules: RuleSet, state: State, here: Here, what: string, tiles: readonly Tile[]): Reason | null => {
  const { phase } = state
  const claim = rules.parts.claims.find((c) => c.id === what)
  if (claim === undefined) return absent(rules)
  if (phase.at !== "window" || phase.on !== "discard")
    return flow(rules, "NothingToClaim", "nothing-to-claim", "latest")
  if (claim.from === "previous" && after(phase.from, state.seats.length) !== here.seat)
    return part("WrongSeat", "wrong-seat", claim)
  if (claim.replaced && state.live === 0 && claim.unreplaced?.(claim.o as never) !== true)
    return flow(rules, "NoReplacement", "no-replacement", "replacement")
  const fits = claim.offers(here.tiles, phase.tile, rules.isRed).some((offer) => sameKinds(offer, tiles))
  return fits ? null : part("NotAGroup", "not-a-group", claim)
}

/** Whether two groups of a few tiles show the same, in whatever order. */
const sameKinds = (one: readonly Tile[], other: readonly Tile[]): boolean =>
  one.length === other.length && one.every((tile) => copiesIn(one, kindOf(tile)) === copiesIn(other, kindOf(tile)))

const copiesIn = (tiles: readonly Tile[], kind: Kind): number => {
  let copies = 0
  for (const tile of tiles) if (kindOf(tile) === kind) copies++
  return copies
}

const notSetAside = (rules: RuleSet, state: State, here: Here, what: string, tiles: readonly Tile[]): Reason | null => {
  const set = rules.parts.setAsides.find((s) => s.id === what)
  if (set === undefined) return absent(rules)
  const first = set.forced ? null : forcedFirst(rules, here)
  if (first !== null) return first
  if (state.live === 0 && !set.forced && set.unreplaced?.(set.o as never) !== true) {
    const reason = flow(rules, "NoReplacement", "no-replacement", "replacement")
    return set.replacement === undefined ? reason : { ...reason, clause: set.replacement, layer: set.layer }
  }
  here.o = set.o as never
  // copies of a kind are the same to the rules: of several that are held any may be named
  const fits = set.offers(here).some((offer) => sameKinds(offer, tiles))
  return fits ? null : part("NotOffered", "not-offered", set)
}

const forcedFirst = (rules: RuleSet, here: Here): Reason | null => {
  for (const set of rules.parts.setAsides) {
    if (!set.forced) continue
    here.o = set.o as never
    if (set.offers(here).length > 0) return part("ForcedFirst", "forced-first", set)
  }
  return null
}

const notDeclared = (rules: RuleSet, here: Here, what: string, how: "discard" | "alone"): Reason | null => {
  const declaration = rules.parts.declarations.find((d) => d.id === what && d.with === how)
  if (declaration === undefined) return absent(rules)
  here.o = declaration.o as never
  return declaration.offered(here) ? null : part("NotOffered", "not-offered", declaration)
}

/** The id that a ban's `what` is compared with. */
const whatOf = (action: Action): string | null => {
  switch (action._tag) {
    case "claim":
    case "setAside":
    case "declare":
      return action.what
    case "discard":
      return action.declare ?? null
    default:
      return null
  }
}

const banned = (rules: RuleSet, here: Here, action: Action): readonly Reason[] => {
  const out: Reason[] = []
  const what = whatOf(action)
  for (const ban of rules.bansOf[action._tag]) {
    if (ban.what !== undefined && (what === null || !ban.what.includes(what))) continue
    if (ban.freezes === true && action._tag === "setAside" && excepted(rules, here, action)) continue
    here.o = ban.o as never
    if (ban.bans(here, action)) out.push(part("Banned", ban.id, ban))
  }
  return out
}

const excepted = (rules: RuleSet, here: Here, { what, tiles }: Extract<Action, { _tag: "setAside" }>): boolean => {
  const set = rules.parts.setAsides.find((s) => s.id === what)
  if (set === undefined) return false
  here.o = set.o as never
  return set.whenFrozen?.(here, tiles) ?? false
}

/** The win a seat could claim now, by its tiles alone. */
export const winningTile = (rules: RuleSet, state: State, seat: Seat): Win | null => {
  const { phase } = state
  const own = state.seats[seat]!
  if (phase.at === "turn") {
    if (phase.seat !== seat || phase.drawn === null || !completes(rules, own.concealed, own.melds, phase.drawn))
      return null
    return { seat, tile: phase.drawn, by: "self-draw", from: null }
  }
  if (phase.at !== "window" || phase.from === seat) return null
  if (!completes(rules, own.concealed, own.melds, phase.tile)) return null
  if (phase.on !== "discard" && !mayRob(rules, own, phase.on.set, phase.tile)) return null
  return { seat, tile: phase.tile, by: phase.on === "discard" ? "discard" : "robbed", from: phase.from }
}

/** Whether a tile that is being set aside may be won with, by a hand of this shape. */
export const mayRob = (
  rules: RuleSet,
  own: Pick<SeatState, "concealed" | "melds">,
  what: string,
  tile: Tile
): boolean =>
  rules.parts.robberies.some((robbery) => {
    if (robbery.what !== what) return false
    const { shapes } = robbery
    if (shapes === undefined) return true
    const counts = withKind(countsIn(rules, own.concealed, own.melds), kindOf(tile))
    return rules.parts.shapes.some((s) => shapes.includes(s.id) && s.shanten(counts, own.melds.length) === -1)
  })

const belowMinimum = (rules: RuleSet, state: State, seat: Seat): Reason | null => {
  const win = winningTile(rules, state, seat)
  const score = win === null ? null : scoreWin(rules, state, win)
  if (score !== null && rules.slots.minimum.meets(unitsThatWin(score))) return null
  return { _tag: "BelowMinimum", id: "below-minimum", clause: rules.slots.minimum.cites, layer: rules.owners.minimum }
}
