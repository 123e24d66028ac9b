/** Sections of rulebooks of which every clause must have a case. */
export const gatedSections: readonly string[] = [
  "FJ-C",
  "FJ-1",
  "FJ-G",
  "FJ-2",
  "FJ-3",
  "FJ-4",
  "FJ-E",
  "FJ-A",
  "FJ-D",
  "FJ-S",
  "YK",
  "YK-M",
  "YK-X",
  "YK-C",
  "RI-1",
  "RI-2",
  "RI-3",
  "RI-4",
  "RI-5",
  "RI-6",
  "RO-2",
  "RO-3",
  "RO-4",
  "RO-5",
  "RO-6",
  "RO-7",
  "RO-8",
  "RO-9",
  "RO-10",
  "RO-11",
  "RO-12",
  "RO-13"
]

/** Published sets of which every rule must be shown: whatever is broken in one of them, a case notices. */
export const gatedSets: readonly string[] = [
  "feljong/level-1",
  "feljong/level-2",
  "feljong/level-3",
  "feljong/level-4",
  "feljong/advanced",
  "feljong/duelo",
  "feljong/duelo-advanced",
  "feljong/sanma",
  "feljong/sanma-advanced"
]
