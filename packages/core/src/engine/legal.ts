import type { RuleSet } from "../rules/rule-set.ts"
import type { Action } from "../seams/action.ts"
import { after, type Seat } from "../seams/seat.ts"
import type { State } from "../seams/state.ts"
import { type Course, rulesAt } from "./course.ts"
import { beforeDraw, isLate } from "./late.ts"
import { type Here, moving } from "./moving.ts"
import { reasonsHere, winningTile } from "./why.ts"

/** What the tiles and the table offer the seat, before bans: worth showing even where it is refused, with the reason. */
export const offers = (course: Course, state: State, seat: Seat): readonly Action[] =>
  state.seats[seat] === undefined ? [] : offered(course, state, seat).all

/** Everything the seat may do now, if the window (where there is one) is open to it. */
export const legal = (course: Course, state: State, seat: Seat): readonly Action[] => {
  if (state.seats[seat] === undefined) return []
  const { here, all } = offered(course, state, seat)
  return all.filter((action) => reasonsHere(course, here, action).length === 0)
}

/** What is offered, and the moment at which it is: of late claims the one before the draw, when nobody is asked. */
const offered = (
  course: Course,
  state: State,
  seat: Seat
): { readonly here: Here; readonly all: readonly Action[] } => {
  const rules = rulesAt(course, state)
  const earlier = beforeDraw(rules, state, seat)
  const here = moving(rules, earlier ?? state, seat)
  return { here, all: earlier === null ? offersHere(course, here) : answersIn(rules, earlier, seat).filter(isLate) }
}

/** Whether a discard or a set-aside gives the seat anything to answer but pass. */
export const mayAnswer = (course: Course, state: State, seat: Seat): boolean => {
  const rules = rulesAt(course, state)
  const answers = answersIn(rules, state, seat)
  if (answers.length === 0) return false
  const here = moving(rules, state, seat)
  return answers.some((action) => asks(rules, action) && reasonsHere(course, here, action).length === 0)
}

const offersHere = (course: Course, here: Here): readonly Action[] => {
  const { state, seat } = here
  const { phase } = state
  const rules = rulesAt(course, state)
  if (phase.at === "turn") return phase.seat === seat ? onTurn(rules, here) : []
  if (phase.at === "window") return phase.from === seat ? [] : inWindow(rules, state, seat)
  if (phase.at !== "between") return []
  const choices = course.choices(state)
  return choices.length === 1 ? [{ _tag: "next" }] : choices.map((i) => ({ _tag: "next", stage: course.stages[i]!.id }))
}

const onTurn = (rules: RuleSet, here: Here): readonly Action[] => {
  const out: Action[] = []
  if (winningTile(rules, here.state, here.seat) !== null) out.push({ _tag: "win" })
  for (const set of rules.parts.setAsides) {
    here.o = set.o as never
    for (const tiles of set.offers(here)) out.push({ _tag: "setAside", what: set.id, tiles })
  }
  for (const declaration of rules.parts.declarations) {
    here.o = declaration.o as never
    if (!declaration.offered(here)) continue
    if (declaration.with === "alone") out.push({ _tag: "declare", what: declaration.id })
    else for (const tile of here.tiles) out.push({ _tag: "discard", tile, declare: declaration.id })
  }
  for (const tile of here.tiles) out.push({ _tag: "discard", tile })
  return out
}

/** Whether a seat is asked for the sake of what it could answer. */
const asks = (rules: RuleSet, action: Action): boolean => {
  if (action._tag !== "declare") return true
  const { answers, o } = rules.parts.declarations.find((d) => d.id === action.what)!
  return answers!(o as never) === "always"
}

const inWindow = (rules: RuleSet, state: State, seat: Seat): readonly Action[] => [
  ...answersIn(rules, state, seat),
  { _tag: "pass" }
]

/** What a seat could do with the tile that lies open, but let it pass. */
const answersIn = (rules: RuleSet, state: State, seat: Seat): readonly Action[] => {
  const { phase } = state
  if (phase.at !== "window") return []
  const out: Action[] = []
  if (winningTile(rules, state, seat) !== null) out.push({ _tag: "win" })
  if (phase.on === "discard" && !rules.slots.seats.dummies.includes(seat)) {
    const own = state.seats[seat]!.concealed
    const next = after(phase.from, state.seats.length) === seat
    for (const claim of rules.parts.claims) {
      if (claim.from === "previous" && !next) continue
      for (const tiles of claim.offers(own, phase.tile, rules.isRed)) out.push({ _tag: "claim", what: claim.id, tiles })
    }
    for (const declaration of rules.parts.declarations) {
      if (declaration.answers === undefined) continue
      const here = moving(rules, state, seat)
      here.o = declaration.o as never
      if (declaration.offered(here)) out.push({ _tag: "declare", what: declaration.id })
    }
  }
  return out
}
