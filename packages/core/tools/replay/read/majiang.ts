/** majiang's logs: seats counted from the dealer, tiles as `p5`, melds as `p340-` with the mark behind the tile called. */
import type { LogEvent, LogGame, LogRound, LogWin } from "../log.ts"
import { joinTiles, splitTiles } from "../tiles.ts"
import { drawReasons, titled } from "./titles.ts"

interface Told {
  readonly l: number
  readonly p?: string
  readonly m?: string
}
interface Hule extends Told {
  /** the winning tile stands last among the hidden ones */
  readonly shoupai?: string
  readonly defen?: number
  readonly baojia: number | null
  readonly fubaopai: readonly string[] | null
  readonly fu?: number
  readonly fanshu?: number
  readonly hupai: readonly { readonly name: string; readonly fanshu: number | string }[]
  readonly fenpei: readonly number[]
}
interface Qipai {
  readonly zhuangfeng: number
  readonly jushu: number
  readonly changbang: number
  readonly lizhibang: number
  readonly defen: readonly number[]
  readonly baopai: string
  readonly shoupai: readonly string[]
}
interface Step {
  readonly qipai?: Qipai
  readonly zimo?: Told
  readonly gangzimo?: Told
  readonly dapai?: Told
  readonly fulou?: Told
  readonly gang?: Told
  readonly kaigang?: { readonly baopai: string }
  readonly hule?: Hule
  readonly pingju?: { readonly name: string; readonly shoupai?: readonly string[]; readonly fenpei: readonly number[] }
}
export interface MajiangLog {
  readonly qijia: number
  readonly log: readonly (readonly Step[])[]
}

/** `m340-` as its tiles in order, and which of them carries a mark. */
const tilesOf = (text: string): readonly { readonly tile: string; readonly mark: string }[] =>
  [...text.slice(1).matchAll(/(\d)([+=-]?)/gu)].map(([, digit, mark]) => ({ tile: digit! + text[0]!, mark: mark! }))

/** `m123p05z11` as hands are written here. */
const handOf = (text: string): string =>
  [...text.matchAll(/([mpsz])(\d+)/gu)].map(([, suit, digits]) => digits! + suit!).join("")

const BACK: Readonly<Record<string, number>> = { "+": 1, "=": 2, "-": 3 }

const meldOf = (text: string, seat: number): LogEvent => {
  const tiles = tilesOf(text)
  const called = tiles.find(({ mark }) => mark !== "")!
  const consumed = tiles.filter((one) => one !== called).map(({ tile }) => tile)
  const what =
    tiles.length === 4 ? "minkan" : /(\d)\1\1/u.test(text.replaceAll("0", "5").replace(/[+=-]/u, "")) ? "pon" : "chi"
  return [what, seat, (seat + BACK[called.mark]!) % 4, called.tile, consumed]
}

const kanOf = (text: string, seat: number): LogEvent => {
  const tiles = tilesOf(text).map(({ tile }) => tile)
  return /[+=-]/u.test(text) ? ["kakan", seat, tiles.at(-1)!] : ["ankan", seat, tiles]
}

/** A hand as it won: `m123p45s67z1122p6,z555=`. */
const handIn = (text: string): Pick<LogWin, "winTile" | "concealed"> => {
  const tiles = splitTiles(handOf(text.split(",")[0]!))
  return { winTile: tiles.at(-1)!, concealed: joinTiles(tiles.slice(0, -1)) }
}

const shownIn = (text: string): string | null =>
  text === "" ? null : joinTiles(splitTiles(handOf(text.split(",")[0]!)))

const roundOf = (steps: readonly Step[], qijia: number): LogRound => {
  const { qipai } = steps[0]!
  const { zhuangfeng, jushu, changbang, lizhibang, defen, baopai, shoupai } = qipai!
  const dealer = (qijia + jushu) % 4
  const seatOf = (fromDealer: number): number => (dealer + fromDealer) % 4
  const bySeat = <A>(fromDealer: readonly A[]): A[] => fromDealer.map((_, seat) => fromDealer[(seat - dealer + 4) % 4]!)
  const events: LogEvent[] = []
  const wins: LogWin[] = []
  let drawn: LogRound["result"] | null = null
  for (const { zimo, gangzimo, dapai, fulou, gang, kaigang, hule, pingju } of steps) {
    const taken = zimo ?? gangzimo
    if (taken !== undefined) events.push(["draw", seatOf(taken.l), taken.p![1]! + taken.p![0]!])
    if (dapai !== undefined) {
      const seat = seatOf(dapai.l)
      const [suit, digit] = dapai.p!
      if (dapai.p!.includes("*")) events.push(["riichi", seat])
      events.push(["discard", seat, digit! + suit!, ...(dapai.p!.includes("_") ? (["tsumogiri"] as const) : [])])
    }
    if (fulou !== undefined) events.push(meldOf(fulou.m!, seatOf(fulou.l)))
    if (gang !== undefined) events.push(kanOf(gang.m!, seatOf(gang.l)))
    if (kaigang !== undefined) events.push(["dora", handOf(kaigang.baopai)])
    if (hule !== undefined) {
      const seat = seatOf(hule.l)
      wins.push({
        seat,
        from: hule.baojia === null ? seat : seatOf(hule.baojia),
        ...(hule.shoupai !== undefined && handIn(hule.shoupai)),
        uraIndicators: (hule.fubaopai ?? []).map(handOf),
        expected: {
          ...titled(hule.hupai.map(({ name, fanshu }) => [name, fanshu])),
          ...(hule.fu !== undefined && { fu: hule.fu }),
          ...(hule.defen !== undefined && { points: hule.defen }),
          deltas: bySeat(hule.fenpei)
        }
      })
    }
    if (pingju !== undefined)
      drawn = {
        type: "draw",
        reason: drawReasons[pingju.name] ?? pingju.name,
        deltas: bySeat(pingju.fenpei),
        ...(pingju.shoupai !== undefined && { shown: bySeat(pingju.shoupai.map(shownIn)) })
      }
  }
  return {
    round: `${"ESWN"[zhuangfeng]}${jushu + 1}`,
    honba: changbang,
    sticks: lizhibang,
    dealer,
    scores: bySeat(defen),
    doraIndicator: handOf(baopai),
    haipai: bySeat(shoupai.map(handOf)),
    events,
    result: drawn ?? { type: "win", wins }
  }
}

export const readMajiang = ({ qijia, log }: MajiangLog, id: string): LogGame => ({
  id,
  server: "majiang",
  rules: {
    players: 4,
    length: log.some(([first]) => first!.qipai!.zhuangfeng === 1) ? "hanchan" : "tonpuu",
    redFives: JSON.stringify(log).match(/[mps]\d*0/u) !== null,
    openTanyao: true
  },
  rounds: log.map((steps) => roundOf(steps, qijia))
})
