import { times, type Ratio } from "../kernel/ratio.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { Debt, HandScore, Transfer, Win } from "../seams/event.ts"
import type { DealEnd, Due } from "../seams/parts.ts"
import type { Party, Seat } from "../seams/seat.ts"
import type { State } from "../seams/state.ts"
import { readOf } from "./read.ts"

type End = DealEnd<never, never>

/** What rules see of a deal that is over. */
export const dealEnd = (
  rules: RuleSet,
  state: State,
  wins: readonly Win[],
  why: string | null,
  scores: readonly HandScore[],
  ready: (seat: number) => boolean
): End => ({
  o: {} as never,
  read: readOf(state),
  state,
  wins,
  why,
  base: (seat) => scores.find((s) => s.seat === seat)?.base ?? 0,
  amount: (seat, element) =>
    scores.find((s) => s.seat === seat)?.lines.find((line) => line.element === element)?.amount ?? 0,
  ready: (seat) => plays(rules, seat) && ready(seat),
  plays: (seat) => plays(rules, seat),
  lastTurn: state.turns + 1 >= state.seats.length * rules.slots.rounds.count
})

/** Whether somebody plays the seat. */
export const plays = (rules: RuleSet, seat: Seat): boolean => !rules.slots.seats.dummies.includes(seat)

/** The same end, seen with the options of the part that is asked. */
export const withOptions = (end: End, part: { readonly o: unknown }): never => ({ ...end, o: part.o }) as never

interface Asked {
  readonly due: Due
  readonly why: string
  readonly clause: string
  readonly scales?: Transfer["scales"]
}

/**
 * Turns the end of a deal into transfers: charges, their scales, one rounding for each due; then extras, which are
 * whole already; then redirects; then what each can pay. Transfers and debts together sum to what was due.
 */
export const settle = (
  rules: RuleSet,
  end: End
): { readonly transfers: readonly Transfer[]; readonly debts: readonly Debt[] } => {
  const { charges, extras } = rules.parts
  const hand = charges
    .flatMap((part) => asked(part, part.of(withOptions(end, part))))
    .map((a) => scaled(rules, a, end))
    .flatMap((a) => redirected(rules, a, end, "hand"))
  const whole = extras
    .flatMap((part) => asked(part, part.of(withOptions(end, part))))
    .flatMap((a) => redirected(rules, a, end, "extra"))
  return pay(rules, end.state, [...hand, ...whole])
}

const asked = (part: { readonly id: string; readonly cites: string }, dues: readonly Due[]): readonly Asked[] =>
  dues.map((due) => ({ due, why: part.id, clause: part.cites }))

/** Every scale that touches the due, then the one rounding. */
const scaled = (rules: RuleSet, a: Asked, end: End): Asked => {
  const scales = rules.parts.scales
    .map((scale) => ({ id: scale.id, clause: scale.cites, times: scale.of(a.due, withOptions(end, scale)) }))
    .filter(({ times: [n, d] }) => n !== d)
  const points = scales.reduce<Ratio>((p, scale) => times(p, scale.times), a.due.points)
  const due: Due = { ...a.due, points: [rules.slots.rounding.up(points), 1] }
  return scales.length === 0 ? { ...a, due } : { ...a, due, scales }
}

const redirected = (rules: RuleSet, a: Asked, end: End, kind: "hand" | "extra"): readonly Asked[] => {
  for (const redirect of rules.parts.redirects) {
    if (redirect.over !== kind && redirect.over !== "both") continue
    if (redirect.elements !== undefined && !redirect.elements.some((e) => a.due.elements?.includes(e))) continue
    const shares = redirect.of(a.due, withOptions(end, redirect))
    if (shares === undefined) continue
    return shares.map(([from, share]) => ({
      due: { ...a.due, from, points: times(a.due.points, share) },
      why: redirect.id,
      clause: redirect.cites
    }))
  }
  return [a]
}

/** Dues are paid in the order they stand in, from what each party held when the settlement began. */
export const pay = (
  rules: RuleSet,
  state: Pick<State, "points" | "pot" | "reserve">,
  dues: readonly Asked[]
): { readonly transfers: readonly Transfer[]; readonly debts: readonly Debt[] } => {
  const left = new Map<Party, number>([["pot", state.pot], ["reserve", state.reserve], ...state.points.entries()])
  const transfers: Transfer[] = []
  const debts: Debt[] = []
  for (const { due, why, clause, scales } of dues) {
    const [points, denominator] = due.points
    if (denominator !== 1) throw new Error(`a due of ${points}/${denominator} points is not whole`)
    if (points === 0 || due.from === due.to) continue
    const has = left.get(due.from)!
    const { pays, owes } = rules.slots.solvency.pays(points, has, due.from)
    left.set(due.from, has - pays)
    if (pays > 0) transfers.push({ from: due.from, to: due.to, points: pays, why, clause, ...(scales && { scales }) })
    if (owes > 0 && typeof due.from === "number") debts.push({ from: due.from, to: due.to, points: owes })
  }
  return { transfers, debts }
}
