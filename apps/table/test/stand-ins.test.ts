import { expect, test } from "vitest"
import { bytesToHex, hexToBytes, sha256, utf8ToBytes } from "../src/stand-ins/sha256.ts"

test("SHA-256 is the platform's, for every length about a block", async () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255)
    const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", message))
    expect(bytesToHex(sha256(message)), `${length} bytes`).toBe(bytesToHex(theirs))
  }
})

test("bytes and digits", () => {
  expect(bytesToHex(hexToBytes("00ff10"))).toBe("00ff10")
  expect(bytesToHex(sha256(utf8ToBytes("abc")))).toMatch(/^ba7816bf/u)
})
