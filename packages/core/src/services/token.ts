import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"

/** A secret of 256 random bits that opens one seat. */
export const newToken = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)))

/** What is kept of a token: whoever reads the store cannot play with it. */
export const hashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)))
