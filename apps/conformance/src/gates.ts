/** Published sets of which every rule must be shown: whatever is broken in one of them, a case notices. */
export const gatedSets: readonly string[] = ["feljong/level-1", "feljong/level-2", "feljong/level-3", "feljong/level-4"]
