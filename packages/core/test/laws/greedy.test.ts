import { playHands } from "./hands.ts"

playHands("greedy", 10_000, new Map())
