/** Sections of rulebooks of which every clause must have a case. */
export const gatedSections: readonly string[] = ["FJ-C", "FJ-1", "FJ-G", "FJ-2", "FJ-3", "FJ-4", "FJ-E"]

/** Published sets of which every rule must be shown: whatever is broken in one of them, a case notices. */
export const gatedSets: readonly string[] = ["feljong/level-1", "feljong/level-2", "feljong/level-3", "feljong/level-4"]
