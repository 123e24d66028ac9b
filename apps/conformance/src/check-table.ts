import { type Event, type Meld, type Seat, type State, type Table, view, waitingFor } from "@feljong/core"
import { formatMeld, formatRiver, formatTiles } from "@feljong/core/notation"
import type { ExpectedEvent, ExpectedTable, ExpectedView } from "./case.ts"
import { Findings, includes, sameList } from "./compare.ts"
import { checkScore } from "./run-score.ts"
import { actionText, sameText } from "./speak.ts"
import { canonical, sortedText } from "./tiles.ts"

/** Holds a table, and what happened at it so far, against what a case expects. */
export const checkTable = (
  findings: Findings,
  name: string,
  table: Table,
  events: readonly Event[],
  expected: ExpectedTable
): void => {
  const { state } = table
  const same = (what: string, actual: unknown, wanted: unknown) => findings.same(`${name}: ${what}`, actual, wanted)
  same("phase", phaseText(state), expected.phase)
  for (const what of ["points", "pot", "reserve", "live", "dealer", "round", "deal"] as const)
    same(what, state[what], expected[what])
  same("stage", table.course.stages[state.stage]!.id, expected.stage)
  same("indicators", formatTiles(state.indicators), expected.indicators)
  same("under", formatTiles(state.under), expected.under)
  same(
    "ranking",
    state.ranking?.map(({ seat, place, points }) => ({ seat, place, points })),
    expected.ranking
  )
  same("waiting", waitingFor(table), expected.waiting)
  sameList(findings, `${name}: debts`, state.debts, expected.debts)
  sameList(findings, `${name}: transfers`, state.outcome?.transfers ?? [], expected.transfers)
  const closing = events.find((event) => event._tag === "Ended")?.transfers ?? []
  sameList(findings, `${name}: closing`, closing, expected.closing)
  for (const [seat, wanted] of Object.entries(expected.scores ?? {})) {
    const score = state.outcome?.scores.find((one) => one.seat === Number(seat))
    if (score === undefined) findings.say(`${name}: seat ${seat} has no score`)
    else checkScore(findings, `${name}: score of ${seat}`, score, wanted)
  }
  checkSeats(findings, name, state, expected)
  checkActions(findings, name, table, expected)
  checkEvents(findings, name, events, expected)
  for (const wanted of expected.views ?? []) checkView(findings, name, table, wanted)
}

const phaseText = ({ phase }: State): string => {
  if (phase.at === "turn") return `turn ${phase.seat}`
  return phase.at === "window" ? `window of ${phase.from}` : phase.at
}

const checkSeats = (
  findings: Findings,
  name: string,
  state: State,
  { hands, melds, rivers, aside }: ExpectedTable
): void => {
  for (const [seat, text] of Object.entries(hands ?? {}))
    findings.same(`${name}: hand of ${seat}`, sortedText(state.seats[Number(seat)]!.concealed), canonical(text))
  for (const [seat, text] of Object.entries(aside ?? {}))
    findings.same(`${name}: set aside by ${seat}`, sortedText(state.seats[Number(seat)]!.aside), canonical(text))
  for (const [seat, texts] of Object.entries(melds ?? {})) {
    const shown = state.seats[Number(seat)]!.melds.map((meld) => meldText(meld, Number(seat), state.seats.length))
    findings.same(`${name}: melds of ${seat}`, shown, texts)
  }
  for (const [seat, text] of Object.entries(rivers ?? {})) {
    const river = state.seats[Number(seat)]!.river.map(({ tile, drawn, declares, claimedBy }) => ({
      tile,
      asDrawn: drawn,
      declared: declares !== null,
      claimed: claimedBy !== null
    }))
    findings.same(`${name}: river of ${seat}`, formatRiver(river), text)
  }
}

/** From where the table shows a claimed card: the player before sits to the left, the one after to the right. */
const sideOf = (from: number, seat: number, seats: number): "right" | "across" | "left" => {
  const away = (from - seat + seats) % seats
  return away === 1 ? "right" : away === seats - 1 ? "left" : "across"
}

const meldText = ({ form, tiles, from, claimed, added }: Meld, seat: Seat, seats: number): string =>
  formatMeld({
    shape: form,
    tiles,
    called: claimed === null ? null : tiles.indexOf(claimed),
    from: from === null ? null : sideOf(from, seat, seats),
    added
  })

const checkActions = (findings: Findings, name: string, table: Table, { can, cannot, only }: ExpectedTable): void => {
  const may = (seat: string) => new Set(view(table, Number(seat)).legal.map(actionText))
  for (const [seat, texts] of Object.entries(can ?? {}))
    for (const text of texts) if (!may(seat).has(sameText(text))) findings.say(`${name}: seat ${seat} cannot ${text}`)
  for (const [seat, texts] of Object.entries(cannot ?? {}))
    for (const text of texts) if (may(seat).has(sameText(text))) findings.say(`${name}: seat ${seat} can ${text}`)
  for (const [seat, texts] of Object.entries(only ?? {}))
    findings.sameSet(`${name}: what seat ${seat} may do`, [...may(seat)], texts.map(sameText))
}

const checkEvents = (
  findings: Findings,
  name: string,
  events: readonly Event[],
  { events: wanted = [], never = [] }: ExpectedTable
): void => {
  let at = 0
  for (const one of wanted) {
    const found = events.findIndex((event, i) => i >= at && includes(event, one))
    if (found < 0) return findings.say(`${name}: no ${JSON.stringify(one)} ${near(events, one)}`)
    at = found + 1
  }
  for (const one of never)
    if (events.some((event) => includes(event, one))) findings.say(`${name}: there is ${JSON.stringify(one)}`)
}

const near = (events: readonly Event[], { event }: ExpectedEvent): string =>
  `among ${JSON.stringify(events.filter((one) => one._tag === event).slice(-4))}`

const checkView = (
  findings: Findings,
  name: string,
  table: Table,
  { seat, hands, drawn, under }: ExpectedView
): void => {
  const { state } = view(table, seat)
  const what = `${name}: seat ${seat} sees`
  for (const [other, text] of Object.entries(hands ?? {}))
    findings.same(`${what} the hand of ${other}`, sortedText(state.seats[Number(other)]!.concealed), canonical(text))
  const shown = state.phase.at === "turn" && state.phase.drawn !== null ? formatTiles([state.phase.drawn]) : "nothing"
  findings.same(`${what} drawn`, shown, drawn)
  findings.same(`${what} ura`, formatTiles(state.under), under)
}
