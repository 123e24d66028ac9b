import { type Charge, type Due, others, type Party, type Ratio, times } from "../../authoring.ts"

/** On a Ron the discarder pays it all. */
export const ronPayment = (cites: string): Charge<{}, never> => ({
  id: "ron",
  cites,
  pays: "discard",
  of: ({ wins, base }) =>
    wins
      .filter((win) => win.from !== null)
      .map((win): Due => ({ from: win.from!, to: win.seat, points: [base(win.seat), 1] }))
})

/** On a Tsumo all others pay: the dealer half and the rest a quarter each, or a third each to the dealer. */
export const tsumoPayment = (cites: string, reservePays = false): Charge<{}, never> => ({
  id: "tsumo",
  cites,
  pays: "self-draw",
  of: ({ wins, base, state }) =>
    wins
      .filter((win) => win.from === null)
      .flatMap((win) => sharesTo(win.seat, base(win.seat), state.dealer, state.seats.length, reservePays))
})

/** What everybody owes to one seat, shared as on a Tsumo. */
export const sharesTo = (
  to: number,
  base: number,
  dealer: number,
  seats: number,
  reservePays = false
): readonly Due[] => {
  const share = (payer: Party): Ratio => (to === dealer ? [1, 3] : payer === dealer ? [1, 2] : [1, 4])
  const payers: readonly Party[] = [...others(to, seats), ...(reservePays ? (["reserve"] as const) : [])]
  return payers.map((from): Due => ({ from, to, points: times([base, 1], share(from)) }))
}
