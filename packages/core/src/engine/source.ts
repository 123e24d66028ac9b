import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import * as Result from "effect/Result"
import type { Tile } from "../kernel/tile.ts"

/** Where walls come from: a secret seed, or walls that are given, one for each deal. */
export type Source = { readonly seed: string } | { readonly walls: readonly (readonly Tile[])[] }

export interface BadSource {
  readonly _tag: "BadSeed" | "BadWall" | "WallMissing"
  readonly message: string
  /** the deal it is about, counted from 1; 0 for the seed */
  readonly deal: number
}

/** A seed is at least 128 bits, written as hexadecimal digits. */
export const checkSeed = (seed: string): Result.Result<string, BadSource> =>
  /^(?:[0-9a-f]{2}){16,}$/u.test(seed)
    ? Result.succeed(seed)
    : Result.fail({
        _tag: "BadSeed",
        deal: 0,
        message: "A seed is 32 or more hexadecimal digits in lower case, two for each byte."
      })

/** 128 random bits from the platform. */
export const randomSeed = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(16)))

/** What the commitment is the SHA-256 of, and what is revealed once the match is over. */
export const revealOf = (source: Source): string => ("seed" in source ? source.seed : JSON.stringify(source.walls))

/** Binds the dealer's side to the walls before the first tile is seen. */
export const commitmentOf = (source: Source): string => bytesToHex(sha256(utf8ToBytes(`wall-1:${revealOf(source)}`)))

/** An endless row of random bytes that follows from the seed and a purpose. */
const stream = (seed: string, purpose: string): (() => number) => {
  const prefix = concatBytes(hexToBytes(seed), utf8ToBytes(`|${purpose}|`))
  let block = new Uint8Array(0)
  let at = 0
  let counter = 0
  return () => {
    if (at === block.length) {
      block = sha256(concatBytes(prefix, utf8ToBytes(String(counter++))))
      at = 0
    }
    return block[at++]!
  }
}

/** A whole number below `limit` (at most 65,536), every one equally likely: bytes that would favour some are thrown away. */
const below = (bytes: () => number, limit: number): number => {
  const fair = 65_536 - (65_536 % limit)
  for (;;) {
    const n = bytes() * 256 + bytes()
    if (n < fair) return n % limit
  }
}

/** The wall of a deal, counted from 1. */
export const wallOf = (
  source: Source,
  deal: number,
  tiles: readonly Tile[]
): Result.Result<readonly Tile[], BadSource> => {
  if ("seed" in source) return Result.succeed(shuffled(tiles, stream(source.seed, `deal ${deal}`)))
  const wall = source.walls[deal - 1]
  if (wall === undefined)
    return Result.fail({
      _tag: "WallMissing",
      deal,
      message: `There is no wall for deal ${deal}: only ${source.walls.length} were given.`
    })
  return checkWall(wall, deal, tiles)
}

const checkWall = (
  wall: readonly Tile[],
  deal: number,
  tiles: readonly Tile[]
): Result.Result<readonly Tile[], BadSource> => {
  const fail = (message: string) =>
    Result.fail<BadSource>({ _tag: "BadWall", deal, message: `The wall of deal ${deal} ${message}` })
  if (wall.length !== tiles.length) return fail(`has ${wall.length} tiles where ${tiles.length} are due.`)
  const allowed = new Set(tiles)
  const seen = new Set<Tile>()
  for (const [i, tile] of wall.entries()) {
    if (!allowed.has(tile)) return fail(`holds ${tile} at place ${i}, a tile that these rules do not have.`)
    if (seen.has(tile)) return fail(`holds tile ${tile} twice, the second time at place ${i}.`)
    seen.add(tile)
  }
  return Result.succeed(wall)
}

const shuffled = (tiles: readonly Tile[], bytes: () => number): readonly Tile[] => {
  const wall = tiles.slice()
  for (let i = wall.length - 1; i > 0; i--) {
    const j = below(bytes, i + 1)
    const tile = wall[i]!
    wall[i] = wall[j]!
    wall[j] = tile
  }
  return wall
}

/** The first dealer, drawn by lot from the seed; seat 0 where walls are given. */
export const lotOf = (source: Source, seats: number): number =>
  "seed" in source ? below(stream(source.seed, "first dealer"), seats) : 0
