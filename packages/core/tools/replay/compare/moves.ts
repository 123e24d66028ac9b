/** What a log says was dealt, drawn and done, against what happened at the table. */
import { bare, type LogEvent, type LogRound } from "../log.ts"
import { inOrder, splitTiles } from "../tiles.ts"

type Told = Pick<LogRound, "events" | "doraIndicator" | "haipai">

const partOf = (part: LogEvent[number] | undefined): string =>
  typeof part === "string" || typeof part === "number" ? `${part}` : "?"

/** In which order tiles of a set are written says nothing. */
const textOf = (event: LogEvent): string =>
  event.map((part) => (Array.isArray(part) ? inOrder(part as string[]).join("") : partOf(part))).join(" ")

/** When a stick is paid and an indicator is turned is told at different moments: those are compared in a row each. */
const isMove = ([what]: LogEvent): boolean => what !== "riichi-accepted" && what !== "dora"

/** Some servers count the dealer's fourteenth tile as dealt, not drawn. */
const isFirstDiscard = (events: readonly LogEvent[], at: number): boolean =>
  events.findIndex(([what]) => what === "discard") === at

const unlikeMoves = (log: readonly LogEvent[], table: readonly LogEvent[]): readonly string[] => {
  const said = log.map(bare).filter(isMove)
  const done = table.filter(isMove)
  const at = said.findIndex((event, nth) => {
    const other = done[nth]
    if (other === undefined || textOf(event) === textOf(other)) return other === undefined
    return !(isFirstDiscard(said, nth) && textOf(event.slice(0, 3)) === textOf(other.slice(0, 3)))
  })
  if (at >= 0) return [`${textOf(done[at] ?? ["nothing"])}, not ${textOf(said[at]!)}`]
  return done.length > said.length ? [`${textOf(done[said.length]!)}, of which the log says nothing`] : []
}

const rowOf = (events: readonly LogEvent[], what: string): readonly string[] =>
  events.filter(([name]) => name === what).map((event) => partOf(event[1]))

const unlikeRow = (what: string, done: readonly string[], said: readonly string[]): readonly string[] =>
  done.join() === said.join() ? [] : [`${what} ${done.join() || "none"}, not ${said.join() || "none"}`]

const sorted = (hand: string | null): string => inOrder(splitTiles(hand ?? "")).join("")

/** `tellsSticks`: whether the log says when a stick is paid, as not all do. */
export const unlikeTable = (log: Told, table: Told, tellsSticks: boolean): readonly string[] => [
  ...log.haipai.flatMap((hand, seat) => {
    const dealt = table.haipai[seat] ?? null
    return hand === null || dealt === null || sorted(hand) === sorted(dealt)
      ? []
      : [`seat ${seat} is dealt ${dealt}, not ${hand}`]
  }),
  ...unlikeMoves(log.events, table.events),
  ...(tellsSticks
    ? unlikeRow("sticks paid by", rowOf(table.events, "riichi-accepted"), rowOf(log.events, "riichi-accepted"))
    : []),
  ...unlikeRow(
    "indicators",
    [table.doraIndicator, ...rowOf(table.events, "dora")],
    [log.doraIndicator, ...rowOf(log.events, "dora")]
  )
]
