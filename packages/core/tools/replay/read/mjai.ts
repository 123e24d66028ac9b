/** mjai's logs: one message a line, each an event as a client is told it. They say what a win pays, not its yaku. */
import type { LogDraw, LogEvent, LogGame, LogRound, LogWin } from "../log.ts"
import { drawNames } from "../names.ts"
import { joinTiles } from "../tiles.ts"
import { brokenOffAt } from "./broken-off.ts"

type Message = { readonly type: string } & Readonly<Record<string, unknown>>

const HONOURS = "ESWNPFC"

const nameOf = (tile: string): string => {
  const honour = HONOURS.indexOf(tile)
  if (honour >= 0) return `${honour + 1}z`
  return tile.endsWith("r") ? `0${tile[1]}` : tile
}
const namesOf = (tiles: unknown): readonly string[] => (tiles as readonly string[]).map(nameOf)

const melds: Readonly<Record<string, string>> = { chi: "chi", pon: "pon", daiminkan: "minkan" }

const eventOf = (said: Message): LogEvent | null => {
  const seat = said["actor"] as number
  const tile = said["pai"] === undefined ? "" : nameOf(said["pai"] as string)
  switch (said.type) {
    case "tsumo":
      return ["draw", seat, said["pai"] === "?" ? null : tile]
    case "dahai":
      return ["discard", seat, tile, ...(said["tsumogiri"] === true ? (["tsumogiri"] as const) : [])]
    case "chi":
    case "pon":
    case "daiminkan":
      return [melds[said.type]!, seat, said["target"] as number, tile, namesOf(said["consumed"])]
    case "ankan":
      return ["ankan", seat, namesOf(said["consumed"])]
    case "kakan":
      return ["kakan", seat, tile]
    case "kita":
    case "nukidora":
      return ["kita", seat]
    case "reach":
      return ["riichi", seat]
    case "reach_accepted":
      return ["riichi-accepted", seat]
    case "dora":
      return ["dora", nameOf(said["dora_marker"] as string)]
    default:
      return null
  }
}

const headOf = (said: Message, players: number): Omit<LogRound, "events" | "result"> => ({
  round: `${said["bakaze"] as string}${said["kyoku"] as number}`,
  honba: said["honba"] as number,
  sticks: said["kyotaku"] as number,
  dealer: said["oya"] as number,
  scores: (said["scores"] as readonly number[]).slice(0, players),
  doraIndicator: nameOf(said["dora_marker"] as string),
  haipai: (said["tehais"] as readonly (readonly string[])[])
    .slice(0, players)
    .map((hand) => (hand.includes("?") ? null : hand.map(nameOf).join("")))
})

/** A yakuman's `fan` is no number of han. */
const worthOf = ({ fan, fu }: Message): Pick<LogWin["expected"], "han" | "fu"> =>
  typeof fan === "number" && fan < 100 ? { han: fan, ...(typeof fu === "number" && { fu }) } : {}

/** Some programs count the winning tile among the others. */
const withoutLast = (hand: readonly string[], pai: string): readonly string[] =>
  hand.length % 3 === 2 ? hand.toSpliced(hand.lastIndexOf(pai), 1) : hand

const winOf = (said: Message): LogWin => {
  const under = said["ura_markers"] ?? said["uradora_markers"]
  return {
    seat: said["actor"] as number,
    from: said["target"] as number,
    ...(said["pai"] !== undefined && { winTile: nameOf(said["pai"] as string) }),
    ...(said["hora_tehais"] !== undefined && {
      concealed: joinTiles(withoutLast(namesOf(said["hora_tehais"]), nameOf(said["pai"] as string)))
    }),
    ...(under !== undefined && { uraIndicators: namesOf(under) }),
    expected: { ...worthOf(said), ...(said["deltas"] !== undefined && { deltas: said["deltas"] as readonly number[] }) }
  }
}

/** Why nobody won, as several programs write it; another word tells nothing. */
const drawReasons: Readonly<Record<string, string>> = {
  fanpai: "exhaustive",
  ryukyoku: "exhaustive",
  nagashimangan: "nagashi-mangan",
  kyushukyuhai: "kyuushu-kyuuhai",
  sufonrenta: "suufon-renda",
  suchareach: "suucha-riichi",
  sukaikan: "suukaikan",
  sanchaho: "sanchahou"
}

const drawOf = ({ reason, deltas, tehais, tenpais }: Message, players: number): LogDraw => {
  const name = String(reason)
  const known = drawReasons[name] ?? (Object.hasOwn(drawNames, name) ? name : undefined)
  const ready = tenpais as readonly boolean[] | undefined
  const hands = tehais as readonly (readonly string[])[] | undefined
  return {
    type: "draw",
    ...(known !== undefined && { reason: known }),
    ...(deltas !== undefined && { deltas: (deltas as readonly number[]).slice(0, players) }),
    ...(ready !== undefined &&
      hands !== undefined && {
        shown: hands
          .slice(0, players)
          .map((hand, seat) => (ready[seat] !== true || hand.includes("?") ? null : joinTiles(hand.map(nameOf))))
      })
  }
}

/** Messages that are no events of a round. */
const OTHERS = new Set([
  ..."start_game end_game start_kyoku end_kyoku hora ryukyoku".split(" "),
  // what is said between a server and its clients
  ..."hello join none error".split(" ")
])

/** A stream may hold several games, one after another. `damaged` is the line that cannot be read, at which it stops. */
export const readMjai = (messages: readonly Message[], id: string, damaged: number | null): readonly LogGame[] => {
  const starts = messages.flatMap(({ type }, at) => (type === "start_game" ? [at] : []))
  if (starts.length < 2) return [gameOf(messages, id, damaged)]
  return starts.map((from, nth) =>
    gameOf(messages.slice(from, starts[nth + 1]), `${id}#${nth + 1}`, nth === starts.length - 1 ? damaged : null)
  )
}

/** A game that is begun has an end; rounds by themselves need none but their own. */
const isWhole = (messages: readonly Message[], isOpen: boolean): boolean => {
  const says = (what: string): boolean => messages.some(({ type }) => type === what)
  return says("end_game") || (!isOpen && !says("start_game"))
}

const gameOf = (messages: readonly Message[], id: string, damaged: number | null): LogGame => {
  const starts = messages.filter(({ type }) => type === "start_kyoku")
  const three = messages.some(({ type }) => type === "nukidora" || type === "kita")
  const players = three || (starts[0]?.["scores"] as readonly number[] | undefined)?.length === 3 ? 3 : 4
  const rounds: LogRound[] = []
  let head: Omit<LogRound, "events" | "result"> | null = null
  let events: LogEvent[] = []
  let wins: LogWin[] = []
  const unknown = new Set<string>()
  const unended: string[] = []
  const close = (drawn: LogDraw | null): void => {
    if (head === null) return
    const result = drawn ?? (wins.length > 0 ? { type: "win" as const, wins } : null)
    if (result === null) unended.push(`${head.round}.${head.honba} is not told to its end`)
    else rounds.push({ ...head, events, result })
    head = null
  }
  for (const said of messages) {
    if (said.type === "start_kyoku") {
      close(null)
      ;[head, events, wins] = [headOf(said, players), [], []]
    }
    const event = eventOf(said)
    if (event !== null) events.push(event)
    else if (!OTHERS.has(said.type)) unknown.add(said.type)
    if (said.type === "hora") wins.push(winOf(said))
    if (said.type === "ryukyoku") close(drawOf(said, players))
    if (said.type === "end_kyoku") close(null)
  }
  const isCut = damaged !== null || !isWhole(messages, head !== null && wins.length === 0)
  // where somebody won last, another may have won beside
  const brokenOff = brokenOffAt(head, rounds) + (damaged === null ? "" : `: line ${damaged} is damaged`)
  if (!isCut) close(null)
  const leftOut = [...[...unknown].map((type) => `mjai has no message "${type}"`), ...unended]
  const said = messages.find(({ type }) => type === "start_game") ?? { type: "" }
  return {
    id,
    server: typeof said["server"] === "string" ? said["server"] : "mjai",
    rules: {
      players,
      length: starts.some((said) => said["bakaze"] === "S") ? "hanchan" : "tonpuu",
      redFives: messages.some((said) => /"5[mps]r"/u.test(JSON.stringify(said))),
      openTanyao: true,
      // not of the format: `convert` writes what would be lost without it
      ...(said["rules"] as object | undefined)
    },
    rounds,
    ...(leftOut.length > 0 && { leftOut }),
    ...(isCut && { brokenOff })
  }
}
