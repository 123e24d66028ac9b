/** Mutants that no case can notice, and why: they behave like the rules they come from. */
export const exceptions: Readonly<Record<string, string>> = {
  "feljong/level-1: elements/dora: wins or no longer wins": "at Level 1 every complete hand wins, whatever it counts",
  "feljong/level-1: elements/red-five: wins or no longer wins":
    "at Level 1 every complete hand wins, whatever it counts",
  "feljong/level-1: elements/win: wins or no longer wins": "at Level 1 every complete hand wins, whatever it counts",
  "feljong/level-1: minimum: always met": "at Level 1 it always is",
  "feljong/level-1: valuedWinds: no wind counts": "at Level 1 nothing asks what a wind is worth",
  "feljong/level-1: valuedWinds: only own winds count": "at Level 1 nothing asks what a wind is worth",
  "feljong/level-4: elements/ura-dora: wins or no longer wins": "it is only there beside riichi, which is a yaku"
}
