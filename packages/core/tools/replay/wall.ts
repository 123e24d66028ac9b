import type { LogGame, LogRound } from "./log.ts"
import { splitTiles } from "./tiles.ts"

const DRAWS_FROM_THE_END = new Set(["ankan", "minkan", "kakan", "kita"])

/** Every tile of a game, as logs write them. */
const tilesOf = ({ players, redFives }: LogGame["rules"]): string[] =>
  [..."mpsz"].flatMap((suit) =>
    [..."123456789"].slice(0, suit === "z" ? 7 : 9).flatMap((digit) => {
      if (players === 3 && suit === "m" && digit !== "1" && digit !== "9") return []
      const red = redFives && digit === "5" && suit !== "z"
      return [red ? `0${suit}` : digit + suit, ...new Array<string>(3).fill(digit + suit)]
    })
  )

/** From the end of the wall: where the nth replacement and the nth indicator lie. */
const replacementAt = (nth: number): number => (nth % 2 === 0 ? nth + 2 : nth)
const indicatorAt = (nth: number, players: number): number => (players === 3 ? 10 : 6) + 2 * nth

/**
 * The wall of a round whose log has none: the hands, the draws and the indicators where they must have lain, and the
 * tiles that nobody saw in the places left. Null where the log hides a hand or a draw.
 */
export const wallOf = (round: LogRound, rules: LogGame["rules"]): string | null => {
  const { players } = rules
  const left = tilesOf(rules)
  const wall = new Array<string | undefined>(left.length).fill(undefined)
  const lay = (at: number, tile: string): void => {
    if (wall[at] !== undefined) throw new Error(`${round.round}.${round.honba}: ${tile} and ${wall[at]} at ${at}`)
    const found = left.indexOf(tile)
    if (found < 0) throw new Error(`${round.round}.${round.honba}: one ${tile} too many`)
    left.splice(found, 1)
    wall[at] = tile
  }
  if (round.haipai.includes(null) || round.events.some(([what, , tile]) => what === "draw" && tile === null))
    return null

  for (const [seat, hand] of round.haipai.entries()) {
    const turn = (seat - round.dealer + players) % players
    for (const [nth, tile] of splitTiles(hand!).entries())
      lay(nth < 12 ? 4 * (players * Math.floor(nth / 4) + turn) + (nth % 4) : 12 * players + turn, tile)
  }
  const dora = [round.doraIndicator]
  let front = 13 * players
  let replaced = 0
  let fromTheEnd = false
  for (const [what, seatOrTile, tile] of round.events) {
    if (what === "dora") dora.push(seatOrTile as string)
    else if (what === "draw") {
      lay(fromTheEnd ? wall.length - replacementAt(replaced++) : front++, tile as string)
      fromTheEnd = false
    } else if (DRAWS_FROM_THE_END.has(what as string)) fromTheEnd = true
  }
  const wins = round.result.type === "win" ? round.result.wins : []
  const shown = wins.map((win) => win.doraIndicators ?? []).find((tiles) => tiles.length > dora.length) ?? dora
  for (const [nth, tile] of shown.entries()) lay(wall.length - indicatorAt(nth, players), tile)
  const under = wins.map((win) => win.uraIndicators ?? []).find((tiles) => tiles.length > 0) ?? []
  for (const [nth, tile] of under.entries()) lay(wall.length - indicatorAt(nth, players) + 1, tile)
  return wall.map((tile) => tile ?? left.pop()!).join("")
}
