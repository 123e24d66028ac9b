import type { LogEvent, LogGame, LogRound, LogWin } from "../log.ts"

const WITH_FROM = new Set(["chi", "pon", "minkan"])

/** The game with its seats renamed so that the first dealer sits in seat 0, as Tenhou counts them. */
export const fromFirstDealer = (game: LogGame): LogGame => {
  const [first] = game.rounds
  const { players } = game.rules
  const shift = first === undefined ? 0 : (first.dealer - Number(first.round[1]) + 1 + players) % players
  const seat = (one: number): number => (one - shift + players) % players
  const list = <A>(bySeat: readonly A[]): readonly A[] => bySeat.map((_, at) => bySeat[(at + shift) % players]!)
  const event = ([what, who, ...rest]: LogEvent): LogEvent => {
    if (what === "dora") return [what, who!, ...rest]
    const [from, ...more] = rest
    return WITH_FROM.has(what as string)
      ? [what!, seat(who as number), seat(from as number), ...more]
      : [what!, seat(who as number), ...rest]
  }
  const win = (one: LogWin): LogWin => ({
    ...one,
    seat: seat(one.seat),
    from: seat(one.from),
    expected: { ...one.expected, deltas: list(one.expected.deltas) }
  })
  const round = (one: LogRound): LogRound => ({
    ...one,
    dealer: seat(one.dealer),
    scores: list(one.scores),
    haipai: list(one.haipai),
    events: one.events.map(event),
    result:
      one.result.type === "win"
        ? { type: "win", wins: one.result.wins.map(win) }
        : { ...one.result, deltas: list(one.result.deltas) }
  })
  return shift === 0 ? game : { ...game, rounds: game.rounds.map(round) }
}
