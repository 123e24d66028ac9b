/**
 * SHA-256 in the few lines that a page needs for the walls of its own games, in place of `@noble/hashes`: 3 kB less over
 * the wire. Its answers are held against the platform's own.
 */
const K = new Uint32Array(64)
const START = new Uint32Array(8)

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0

for (let n = 2, found = 0; found < 64; n++) {
  let prime = true
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
  if (!prime) continue
  if (found < 8) START[found] = fraction(Math.sqrt(n))
  K[found++] = fraction(Math.cbrt(n))
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

export const sha256 = (message: Uint8Array): Uint8Array<ArrayBuffer> => {
  const blocks = new Uint8Array((((message.length + 8) >> 6) + 1) << 6)
  blocks.set(message)
  blocks[message.length] = 0x80
  const view = new DataView(blocks.buffer)
  view.setUint32(blocks.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(blocks.length - 4, message.length << 3)
  const state = START.slice()
  const w = new Uint32Array(64)
  for (let at = 0; at < blocks.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + i * 4)
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15]!
      const y = w[i - 2]!
      w[i] = w[i - 16]! + w[i - 7]! + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const t = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0
      const s = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + t) | 0
      d = c
      c = b
      b = a
      a = (t + s) | 0
    }
    for (const [i, x] of [a, b, c, d, e, f, g, h].entries()) state[i]! += x
  }
  const out = new Uint8Array(32)
  const bytes = new DataView(out.buffer)
  for (const [i, x] of state.entries()) bytes.setUint32(i * 4, x)
  return out
}

export const bytesToHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("")
export const hexToBytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../gu) ?? [], (byte) => Number.parseInt(byte, 16))
export const utf8ToBytes = (text: string): Uint8Array => new TextEncoder().encode(text)
