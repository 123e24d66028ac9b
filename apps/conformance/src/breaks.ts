import type { RuleSet } from "@feljong/core"
import { seamNames, type SeamName, type SlotName, type Slots } from "@feljong/core/authoring"

/** A small wrong that a compiled rule set can have. */
export interface Break {
  readonly what: string
  readonly cites: readonly string[]
  readonly change: (rules: RuleSet) => RuleSet
}

/** Every part taken out, every part bent in the ways of its seam, every slot bent, every facet asleep. */
export const breaksOf = (rules: RuleSet): readonly Break[] => [
  ...seamNames.flatMap((seam) =>
    rules.parts[seam].flatMap((part) => [
      { what: `${seam}/${part.id}`, cites: [part.cites], change: withPart(seam, part.id, null) },
      ...Object.entries(partBends[seam] ?? {})
        .filter(([, bend]) => bend(part as never) !== (part as unknown))
        .map(([how, bend]) => ({
          what: `${seam}/${part.id}: ${how}`,
          cites: [part.cites],
          change: withPart(seam, part.id, bend)
        }))
    ])
  ),
  ...rules.facets.map((facet) => ({
    what: `facets/${facet.id}: nothing is noted`,
    cites: [],
    change: (from: RuleSet): RuleSet => ({
      ...from,
      facets: from.facets.map((one) => (one.id === facet.id ? { ...one, on: (own) => own } : one))
    })
  })),
  ...slotBends.map(([what, slot, bend]) => {
    const value = rules.slots[slot]
    return {
      what: `${slot}: ${what}`,
      cites: typeof value === "object" && "cites" in value ? [value.cites] : [],
      change: (from: RuleSet): RuleSet => withSlots(from, bend(from.slots))
    }
  })
]

type Bend = (part: Loose) => Loose
type Loose = Readonly<Record<string, unknown>> & { readonly id: string }
type Call = (...given: unknown[]) => unknown

/** Ways in which a part of a seam may be wrong, beside being absent. */
const partBends: Readonly<Partial<Record<SeamName, Readonly<Record<string, Bend>>>>> = {
  bans: { "always bans": (ban) => ({ ...ban, bans: () => true }) },
  elements: {
    "counts twice": (element) => ({
      ...element,
      worth: (here: unknown) => 2 * Number((element["worth"] as Call)(here))
    }),
    "wins or no longer wins": (element) => ({ ...element, bonus: element["bonus"] !== true })
  },
  claims: {
    "from elsewhere": (claim) => ({ ...claim, from: claim["from"] === "anyone" ? "previous" : "anyone" }),
    "in the other tier": (claim) => ({ ...claim, tier: claim["tier"] === "run" ? "same" : "run" }),
    "draws a replacement": (claim) => ({ ...claim, replaced: claim["replaced"] !== true })
  },
  declarations: {
    "lays nothing": (declaration) => ({ ...declaration, stake: () => 0 }),
    "always offered": (declaration) => ({ ...declaration, offered: () => true })
  },
  reveals: {
    "one more": (reveal) => ({
      ...reveal,
      count: (...given: unknown[]) => 1 + Number((reveal["count"] as Call)(...given))
    })
  },
  setAsides: {
    "never while frozen": (set) => (set["whenFrozen"] === undefined ? set : { ...set, whenFrozen: () => false })
  },
  keepsDeal: { always: (rule) => ({ ...rule, holds: () => true }) },
  vetoedWinds: { "the wind before": (veto) => ({ ...veto, wind: Number(veto["wind"]) - 1 }) },
  endsMatch: { always: (rule) => ({ ...rule, holds: () => true }) },
  goesOn: { always: (rule) => ({ ...rule, holds: () => true }) }
}

/** The rules with one part bent, or taken out. */
const withPart =
  (seam: SeamName, id: string, bend: Bend | null) =>
  (rules: RuleSet): RuleSet => {
    const left = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
      all.flatMap((part) => (part.id !== id ? [part] : bend === null ? [] : [bend(part as never) as unknown as T]))
    const by = <T extends { readonly id: string }>(tags: Readonly<Partial<Record<string, readonly T[]>>>) =>
      Object.fromEntries(Object.entries(tags).map(([tag, all]) => [tag, left(all!)]))
    return {
      ...rules,
      parts: { ...rules.parts, [seam]: left<{ readonly id: string }>(rules.parts[seam]) },
      bansOf: seam === "bans" ? (by(rules.bansOf) as unknown as RuleSet["bansOf"]) : rules.bansOf,
      revealsOn: seam === "reveals" ? by(rules.revealsOn) : rules.revealsOn,
      endingsOn: seam === "endings" ? by(rules.endingsOn) : rules.endingsOn
    }
  }

/** What compile reads off the slots goes with them. */
const withSlots = (rules: RuleSet, slots: Slots): RuleSet => ({
  ...rules,
  slots,
  hasTile: (tile) => slots.tiles.all.includes(tile),
  isRed: (tile) => slots.tiles.red.includes(tile),
  indicated: (indicator) => (slots.indicated === rules.slots.indicated ? rules.indicated(indicator) : indicator >> 2)
})

type SlotBend = readonly [what: string, slot: SlotName, bend: (slots: Slots) => Slots]

const slotBends: readonly SlotBend[] = [
  [
    "turned round",
    "direction",
    (s) => ({ ...s, direction: s.direction === "clockwise" ? "counter-clockwise" : "clockwise" })
  ],
  ["a thousand less", "points", (s) => ({ ...s, points: { ...s.points, start: s.points.start - 1_000 } })],
  ["no red ones", "tiles", (s) => ({ ...s, tiles: { ...s.tiles, red: [] } })],
  ["one dead tile more", "wall", (s) => ({ ...s, wall: { ...s.wall, dead: s.wall.dead + 1 } })],
  [
    "the wrong tile turned",
    "wall",
    (s) => ({ ...s, wall: { ...s.wall, turned: (...at) => s.wall.turned(...at) - 1 } })
  ],
  ["dealt in two rounds", "deal", (s) => ({ ...s, deal: { ...s.deal, packets: inTwo(s.deal.packets) } })],
  ["points at itself", "indicated", (s) => ({ ...s, indicated: { ...s.indicated, by: (kind) => kind } })],
  ["one winner", "winners", (s) => ({ ...s, winners: { ...s.winners, atMost: 1 } })],
  ["two winners", "winners", (s) => ({ ...s, winners: { ...s.winners, atMost: 2 } })],
  ["always met", "minimum", (s) => ({ ...s, minimum: { ...s.minimum, meets: () => true } })],
  ["never met", "minimum", (s) => ({ ...s, minimum: { ...s.minimum, meets: () => false } })],
  ["no wind counts", "valuedWinds", (s) => ({ ...s, valuedWinds: () => 0 })],
  ["only own winds count", "valuedWinds", (s) => ({ ...s, valuedWinds: (wind, seat) => Number(wind === seat) })],
  ["twice as much", "tally", (s) => ({ ...s, tally: { ...s.tally, base: (units) => 2 * s.tally.base(units) } })],
  [
    "down, not up",
    "rounding",
    (s) => ({ ...s, rounding: { ...s.rounding, up: ([n, d]) => Math.floor(n / d / 100) * 100 } })
  ],
  ["not at all", "rounding", (s) => ({ ...s, rounding: { ...s.rounding, up: ([n, d]) => Math.round(n / d) } })],
  [
    "credit without end",
    "solvency",
    (s) => ({ ...s, solvency: { ...s.solvency, pays: (due) => ({ pays: due, owes: 0 }) } })
  ],
  [
    "nothing owed",
    "solvency",
    (s) => ({ ...s, solvency: { ...s.solvency, pays: (...of) => ({ ...s.solvency.pays(...of), owes: 0 }) } })
  ],
  ["told apart", "ties", (s) => ({ ...s, ties: s.ties === "shared" ? "by-seat" : "shared" })],
  ["one round more", "rounds", (s) => ({ ...s, rounds: { ...s.rounds, count: s.rounds.count + 1 } })],
  ...(["turn", "discard", "latest", "complete", "ranking", "passes"] as const).map((law): SlotBend => [
    `another clause for ${law}`,
    "flow",
    (s) => ({ ...s, flow: { ...s.flow, [law]: "?" } })
  ])
]

const inTwo = ([first = 0, ...rest]: readonly number[]): readonly number[] => [1, first - 1, ...rest]
