import type { RuleSet } from "../rules/rule-set.ts"
import type { Action } from "../seams/action.ts"
import { after, type Seat } from "../seams/seat.ts"
import type { State } from "../seams/state.ts"
import { type Course, rulesAt } from "./course.ts"
import { type Here, moving } from "./moving.ts"
import { reasonsHere, winningTile } from "./why.ts"

/** What the tiles and the table offer the seat, before bans: worth showing even where it is refused, with the reason. */
export const offers = (course: Course, state: State, seat: Seat): readonly Action[] =>
  state.seats[seat] === undefined ? [] : offersHere(course, moving(rulesAt(course, state), state, seat))

/** Everything the seat may do now, if the window (where there is one) is open to it. */
export const legal = (course: Course, state: State, seat: Seat): readonly Action[] => {
  if (state.seats[seat] === undefined) return []
  const here = moving(rulesAt(course, state), state, seat)
  return offersHere(course, here).filter((action) => reasonsHere(course, here, action).length === 0)
}

/** Whether a discard or a set-aside gives the seat anything to answer but pass. */
export const mayAnswer = (course: Course, state: State, seat: Seat): boolean => {
  const answers = inWindow(rulesAt(course, state), state, seat)
  if (answers.length === 1) return false
  const here = moving(rulesAt(course, state), state, seat)
  return answers.some((action) => action._tag !== "pass" && reasonsHere(course, here, action).length === 0)
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

const inWindow = (rules: RuleSet, state: State, seat: Seat): readonly Action[] => {
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
  }
  out.push({ _tag: "pass" })
  return out
}
