import { ruleLayer } from "../../../authoring.ts"

/** Thirty thousand points each; who cannot pay pays what they have and owes the rest. FJ-C4, FJ-1.5, FJ-1.25, FJ-1.28, FJ-E5, FJ-E6 */
export const markers = ruleLayer({
  id: "feljong/markers",
  cites: ["FJ-C4", "FJ-1.5", "FJ-1.25", "FJ-1.28", "FJ-E5", "FJ-E6"],
  fill: {
    points: { start: 30_000, reserve: 0, cites: "FJ-1.5" },
    rounding: { up: ([n, d]) => Math.ceil(n / d / 100) * 100, cites: "FJ-1.25" },
    solvency: {
      pays: (due, has, from) =>
        from === "pot" || due <= has
          ? { pays: due, owes: 0 }
          : { pays: Math.max(has, 0), owes: due - Math.max(has, 0) },
      cites: "FJ-1.28"
    }
  }
})
