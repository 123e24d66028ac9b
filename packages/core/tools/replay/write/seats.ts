import type { LogEvent, LogGame, LogMeld, LogRound, LogWin } from "../log.ts"

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
  const meld = (one: LogMeld): LogMeld => (one.from == null ? one : { ...one, from: seat(one.from) })
  const win = (one: LogWin): LogWin => ({
    ...one,
    seat: seat(one.seat),
    from: seat(one.from),
    ...(one.melds != null && { melds: one.melds.map(meld) }),
    ...(typeof one.pao === "number" && { pao: seat(one.pao) }),
    expected: { ...one.expected, ...(one.expected.deltas != null && { deltas: list(one.expected.deltas) }) }
  })
  const before = (one: LogRound["result"]["before"]) => ({
    ...(one != null && { before: { ...one, ...(one.scores != null && { scores: list(one.scores) }) } })
  })
  const round = (one: LogRound): LogRound => ({
    ...one,
    dealer: seat(one.dealer),
    scores: list(one.scores),
    haipai: list(one.haipai),
    events: one.events.map(event),
    result:
      one.result.type === "win"
        ? { type: "win", wins: one.result.wins.map(win), ...before(one.result.before) }
        : {
            ...one.result,
            ...(one.result.deltas != null && { deltas: list(one.result.deltas) }),
            ...(one.result.shown != null && { shown: list(one.result.shown) }),
            ...before(one.result.before)
          }
  })
  const { final } = game
  const ending = {
    ...(final != null && {
      final: {
        ...(final.scores != null && { scores: list(final.scores) }),
        ...(final.points != null && { points: list(final.points) })
      }
    })
  }
  return shift === 0 ? game : { ...game, ...ending, rounds: game.rounds.map(round) }
}
