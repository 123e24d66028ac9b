import { type Course, rulesAt } from "../../src/engine/course.ts"
import type { Table } from "../../src/engine/table.ts"

/** Deals again all that the viewer cannot see: other hands, what others drew, the rest of the wall. */
export const dealAgain = (course: Course, table: Table, viewer: number, random: () => number): Table => {
  const { state } = table
  const rules = rulesAt(course, state)
  const { phase } = state
  const theirDraw = phase.at === "turn" && phase.seat !== viewer && phase.drawn !== null ? phase.drawn : null
  const shown = new Set(state.outcome?.exposed ?? [])
  const hiddenHand = (seat: number): boolean => seat !== viewer && !shown.has(seat)
  const visible = new Set<number>([...state.indicators, ...state.under])
  for (const [seat, own] of state.seats.entries()) {
    if (!hiddenHand(seat)) for (const tile of own.concealed) visible.add(tile)
    for (const meld of own.melds) for (const tile of meld.tiles) visible.add(tile)
    for (const discard of own.river) visible.add(discard.tile)
    for (const tile of own.aside) visible.add(tile)
  }
  if (phase.at === "turn" && phase.drawn !== null && theirDraw === null) visible.add(phase.drawn)
  const pool = rules.slots.tiles.all.filter((tile) => !visible.has(tile))
  for (let i = pool.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[pool[i], pool[j]] = [pool[j]!, pool[i]!]
  }
  const seats = state.seats.map((own, seat) =>
    hiddenHand(seat) ? { ...own, concealed: pool.splice(0, own.concealed.length).sort((a, b) => a - b) } : own
  )
  const drawn = theirDraw === null ? null : pool.pop()!
  return {
    ...table,
    state: { ...state, seats, phase: drawn !== null && phase.at === "turn" ? { ...phase, drawn } : phase }
  }
}
