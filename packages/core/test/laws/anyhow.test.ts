import { playHands } from "./hands.ts"

playHands("anyhow", 10_000, new Map())
