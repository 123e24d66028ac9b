import { sets } from "@feljong/core/variants"

const level1 = "at Level 1 every complete hand wins, whatever it counts"
const beside = (yaku: string): string => `it is only there beside ${yaku}, which is a yaku`

/** Those of a set, by what is broken in it. */
const of = (set: string, broken: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(broken).map(([what, why]) => [`${set}: ${what}`, why]))

const uraDora = { "elements/ura-dora: wins or no longer wins": beside("riichi") }
const summary = {
  ...uraDora,
  "elements/honroutou: wins or no longer wins": beside("toitoi or chiitoitsu"),
  "elements/ippatsu: wins or no longer wins": beside("riichi"),
  "elements/shousangen: wins or no longer wins": beside("yakuhai")
}
const oneOther = "of two people only one can win on a discard"
const two = { "winners: one winner": oneOther, "winners: two winners": oneOther }
const three = {
  "elements/kita-ura: wins or no longer wins": beside("riichi"),
  "claims/pon: in the other tier": "without chi no two claims meet: a pon leaves too few cards for another's",
  "winners: two winners": "of three players two can win on a discard"
}

const hongKong = {
  "tiles: no red ones": "there are none",
  "wall: the wrong tile turned": "no tile is turned over",
  "indicated: points at itself": "no tile is turned over, and what it would point at is itself",
  "valuedWinds: no wind counts": "the faan for winds are elements of their own; only bots ask what a wind is worth",
  "valuedWinds: only own winds count": "the faan for winds are elements of their own; only bots ask",
  "rounding: not at all": "chips are whole",
  "solvency: credit without end": "everybody has it: who runs out buys more",
  "solvency: nothing owed": "nobody owes: who runs out buys more"
}
const noFlowers = "where there are no flowers none comes between a kong and its replacement, nor before a first turn"

/** Where every complete hand wins nothing turns on which elements make a win possible. */
const anyHandWins = (set: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sets
      .get(set)!
      .layers.flatMap((layer) => layer.spec.add?.elements ?? [])
      .map(({ id }) => [`elements/${id}: wins or no longer wins`, "every complete hand wins, whatever it counts"])
  )

const british = (set: string, more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  of(set, {
    ...anyHandWins(set),
    "minimum: always met": "it always is",
    "declarations/wrong-call: lays nothing": "what is said alone lays nothing anyway",
    "tiles: no red ones": "there are none",
    "wall: the wrong tile turned": "no tile is turned over",
    "indicated: points at itself": "no tile is turned over, and what it would point at is itself",
    "winners: one winner": "one alone wins anyway",
    "rounding: not at all": "points are whole",
    "solvency: credit without end": "everybody has it: accounts may stand below nothing",
    "solvency: nothing owed": "nobody owes: accounts may stand below nothing",
    ...more
  })
const britishThree = {
  "british-1924/loose-cards/drawLoose is false": "with three players the option of the same name beside them says so",
  "british-1924/match/rounds is 1": "with three players the option of the same name beside them says so"
}

const fuLines = ["fu-base", "fu-closed-ron", "fu-open", "fu-pair", "fu-self-draw", "fu-sets", "fu-wait"]
const riichi = {
  ...summary,
  ...Object.fromEntries(
    fuLines.map((id) => [`elements/${id}: wins or no longer wins`, "fu make no win possible, whatever they are called"])
  ),
  "solvency: credit without end": "everybody has it: points may go below zero",
  "solvency: nothing owed": "nobody owes: points may go below zero"
}
const drawn = { "declarations/nine-orphans: lays nothing": "what is said alone lays nothing anyway" }
const atMostTwo = { "winners: two winners": "two may win, and three are a draw" }
const rareForms = {
  "elements/daisuushii: wins or no longer wins": beside("its rare form"),
  "elements/rare-form: wins or no longer wins": beside("the yakuman that comes in it")
}
const house = {
  "keepsDeal/dealt-again": "no deal is drawn in the middle",
  "facets/late-indicators: nothing is noted": "every kan turns its indicator at once"
}
const onlyNearest = { "winners: one winner": "one alone wins anyway" }
const noRed = {
  "elements/red-five": "no five is red",
  "elements/red-five: counts twice": "no five is red",
  "elements/red-five: wins or no longer wins": "no five is red",
  "tiles: no red ones": "no five is red"
}
const runOfCharacters = "1 and 9 of Characters make no run, so no run is there in three suits"
const openRuns = "an open hand has a triplet or a kan where there is no chi"
const riichiThree = {
  ...riichi,
  ...drawn,
  ...three,
  "claims/kan-open: in the other tier": "without chi no two claims meet: a kan leaves no tile for another's",
  "bans/swap-call-only": "a pon always leaves a tile of another kind; only a chi may leave none",
  "elements/fu-open": openRuns,
  "elements/fu-open: counts twice": openRuns,
  "elements/sanshoku-doujun": runOfCharacters,
  "elements/sanshoku-doujun: counts twice": runOfCharacters,
  "elements/sanshoku-doujun: wins or no longer wins": runOfCharacters,
  "endings/four-riichi": "it takes four players",
  "endings/four-winds": "it takes four players"
}

/** Mutants that no case can notice, and why: they behave like the rules they come from. */
export const exceptions: Readonly<Record<string, string>> = {
  ...of("feljong/level-1", {
    "elements/dora: wins or no longer wins": level1,
    "elements/red-five: wins or no longer wins": level1,
    "elements/win: wins or no longer wins": level1,
    "minimum: always met": "at Level 1 it always is",
    "valuedWinds: no wind counts": "at Level 1 nothing asks what a wind is worth",
    "valuedWinds: only own winds count": "at Level 1 nothing asks what a wind is worth"
  }),
  ...of("feljong/level-4", uraDora),
  ...of("feljong/advanced", summary),
  ...of("feljong/duelo", { ...uraDora, ...two }),
  ...of("feljong/duelo-advanced", { ...summary, ...two }),
  ...of("feljong/sanma", { ...uraDora, ...three }),
  ...of("feljong/sanma-advanced", {
    ...summary,
    ...three,
    "claims/kan-open: in the other tier": "without chi no two claims meet: a kan leaves no card for another's",
    "vetoedWinds/north": "among three nobody has North, and the rule of winds gives nothing to another's wind"
  }),
  ...of("hong-kong/old-style", hongKong),
  ...of("hong-kong/plain", {
    ...hongKong,
    "facets/kong-replaced: nothing is noted": noFlowers,
    "hong-kong/circumstance/replacement is direct": noFlowers,
    "hong-kong/limit-hands/flowersReplaced is false": noFlowers
  }),
  ...british("british-1924/plain"),
  ...british("british-1924/full"),
  ...british("british-1924/three-plain", britishThree),
  ...british("british-1924/three", britishThree),
  ...of("riichi/guide", { ...riichi, ...drawn, ...atMostTwo }),
  ...of("riichi/tenhou", { ...riichi, ...drawn, ...atMostTwo }),
  ...of("riichi/majsoul", { ...riichi, ...drawn, ...rareForms }),
  ...of("riichi/ema-2016", { ...riichi, ...house, ...noRed }),
  ...of("riichi/wrc-2015", { ...riichi, ...house, ...noRed, ...onlyNearest }),
  ...of("riichi/m-league", { ...riichi, ...house, ...onlyNearest }),
  ...of("riichi/tenhou-sanma", riichiThree),
  ...of("riichi/majsoul-sanma", { ...riichiThree, ...rareForms })
}
