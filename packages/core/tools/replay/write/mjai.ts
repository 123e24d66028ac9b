/** A game as mjai's messages, one a line. */
import { bare, type LogDraw, type LogEvent, type LogGame, type LogRound, type LogWin } from "../log.ts"
import { splitTiles } from "../tiles.ts"
import { checkSeats, replaySaysMore, Unwritable } from "./unwritable.ts"

const HONOURS = "ESWNPFC"
const nameOf = (tile: string): string =>
  tile[1] === "z" ? (HONOURS[Number(tile[0]) - 1] ?? "?") : tile[0] === "0" ? `5${tile[1]}r` : tile
const UNKNOWN: readonly string[] = new Array<string>(13).fill("?")

type Message = Readonly<Record<string, unknown>>

const melds: Readonly<Record<string, string>> = { chi: "chi", pon: "pon", minkan: "daiminkan" }

const messageOf = (event: LogEvent, before: readonly LogEvent[], round: LogRound): Message => {
  const [what, actor] = event as readonly [string, number]
  switch (what) {
    case "draw":
      return { type: "tsumo", actor, pai: event[2] === null ? "?" : nameOf(event[2] as string) }
    case "discard":
      return { type: "dahai", actor, pai: nameOf(event[2] as string), tsumogiri: event[3] === "tsumogiri" }
    case "chi":
    case "pon":
    case "minkan": {
      const [, , target, tile, consumed] = event as readonly [string, number, number, string, readonly string[]]
      return { type: melds[what], actor, target, pai: nameOf(tile), consumed: consumed.map(nameOf) }
    }
    case "ankan":
      return { type: "ankan", actor, consumed: (event[2] as readonly string[]).map(nameOf) }
    case "kakan": {
      const pon = before.find(
        ([was, seat, , tile]) => was === "pon" && seat === actor && same(tile as string, event[2] as string)
      )
      if (pon === undefined)
        throw new Unwritable(
          round,
          `seat ${actor} adds ${event[2] as string} to a pon that it has not called`,
          replaySaysMore
        )
      const consumed = [pon[3] as string, ...(pon[4] as readonly string[])]
      return { type: "kakan", actor, pai: nameOf(event[2] as string), consumed: consumed.map(nameOf) }
    }
    case "kita":
      return { type: "nukidora", actor, pai: "N" }
    case "riichi":
      return { type: "reach", actor }
    case "riichi-accepted":
      return { type: "reach_accepted", actor }
    case "dora":
      return { type: "dora", dora_marker: nameOf(event[1] as string) }
    default:
      throw new Unwritable(round, `mjai has no message for "${what}"`, "write it as neutral")
  }
}
const same = (a: string, b: string): boolean => a.replace("0", "5") === b.replace("0", "5")

const horaOf = ({ seat, from, winTile, concealed, uraIndicators, expected: { han, fu, deltas } }: LogWin): Message => ({
  type: "hora",
  actor: seat,
  target: from,
  ...(winTile != null && { pai: nameOf(winTile) }),
  ...(winTile != null && concealed != null && { hora_tehais: splitTiles(concealed).map(nameOf) }),
  ...(deltas != null && { deltas }),
  ...(uraIndicators != null && { ura_markers: uraIndicators.map(nameOf) }),
  ...(han != null && { fan: han }),
  ...(han != null && fu != null && { fu })
})

const ryukyokuOf = ({ reason, deltas, shown }: LogDraw): Message => ({
  type: "ryukyoku",
  ...(reason != null && { reason }),
  ...(deltas != null && { deltas }),
  ...(shown != null && {
    tenpais: shown.map((hand) => hand !== null),
    tehais: shown.map((hand) => (hand === null ? UNKNOWN : splitTiles(hand).map(nameOf)))
  })
})

const roundOf = (round: LogRound): readonly Message[] => [
  {
    type: "start_kyoku",
    bakaze: round.round[0],
    dora_marker: nameOf(round.doraIndicator),
    kyoku: Number(round.round[1]),
    honba: round.honba,
    kyotaku: round.sticks,
    oya: round.dealer,
    scores: round.scores,
    tehais: round.haipai.map((hand) => (hand === null ? UNKNOWN : splitTiles(hand).map(nameOf)))
  },
  ...round.events.map((event, at) => messageOf(bare(event), round.events.slice(0, at), round)),
  ...(round.result.type === "win" ? round.result.wins.map(horaOf) : [ryukyokuOf(round.result)]),
  { type: "end_kyoku" }
]

/** What mjai has no words for, the house and its rules, stands beside what it has. */
export const writeMjai = (game: LogGame): string => {
  checkSeats(game)
  const { server, rules, rounds } = game
  return [
    { type: "start_game", names: Array.from({ length: rules.players }, (_, seat) => `${seat}`), server, rules },
    ...rounds.flatMap(roundOf),
    { type: "end_game" }
  ]
    .map((message) => JSON.stringify(message))
    .join("\n")
}
