import { oneOf, ruleLayer } from "../../../authoring.ts"

/** The table of points, for a winner who is not the dealer. FJ-1.23 */
export const hanTable = ruleLayer({
  id: "feljong/han-table",
  cites: ["FJ-1.23", "FJ-2.14", "FJ-2.17"],
  options: {
    /** what 13 han and more pay when there is no yakuman */
    thirteen: oneOf(["yakuman", "sanbaiman"], "yakuman", "FJ-1.23")
  },
  fill: {
    tally: {
      from: ({ thirteen }) => ({
        reads: ["han", "yakuman"],
        alone: "yakuman",
        base: (units) => (units["yakuman"] ?? 0) * 32_000 || pointsOf(units["han"] ?? 0, thirteen),
        cites: "FJ-1.23"
      })
    }
  }
})

const pointsOf = (han: number, thirteen: "yakuman" | "sanbaiman"): number => {
  if (han === 0) return 0
  if (han <= 4) return 1_000 * 2 ** (han - 1)
  if (han === 5) return 8_000
  if (han <= 7) return 12_000
  if (han <= 10) return 16_000
  return han <= 12 || thirteen === "sanbaiman" ? 24_000 : 32_000
}
