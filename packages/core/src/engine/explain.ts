import type { Ratio } from "../kernel/ratio.ts"
import type { Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { DescribedLayer } from "../rules/describe.ts"
import type { Labels } from "../rules/variant.ts"
import type { HandScore, Transfer } from "../seams/event.ts"
import type { Party } from "../seams/seat.ts"
import type { Reason } from "./refusal.ts"
import { inAll, optionValue, sayAll, type Text } from "./say.ts"

/** One line of a score in words. */
export interface ExplainedLine {
  readonly element: string
  readonly amount: number
  readonly unit: string
  readonly tiles: readonly Tile[]
  readonly clause: string
  readonly name: Text
  readonly how: Text
  readonly worth: Text
}

/** A score as a list of lines: what counts, how much, by which cards and which clause. */
export const explainScore = (labels: Labels, score: HandScore): readonly ExplainedLine[] =>
  score.lines.map(({ element, amount, unit, tiles, clause }) => ({
    element,
    amount,
    unit,
    tiles,
    clause,
    name: sayAll(labels, `element.${element}`),
    how: sayAll(labels, `element.${element}.how`),
    worth: sayAll(labels, `unit.${unit}`, { n: amount })
  }))

/** Who pays whom, how much and why. */
export interface ExplainedTransfer {
  readonly from: Party
  readonly to: Party
  readonly points: number
  readonly clause: string
  readonly why: Text
  readonly scales: readonly { readonly clause: string; readonly times: Ratio; readonly why: Text }[]
}

export const explainTransfers = (labels: Labels, transfers: readonly Transfer[]): readonly ExplainedTransfer[] =>
  transfers.map(({ from, to, points, clause, why, scales = [] }) => ({
    from,
    to,
    points,
    clause,
    why: sayAll(labels, `transfer.${why}`),
    scales: scales.map(({ id, clause: by, times }) => ({ clause: by, times, why: sayAll(labels, `scale.${id}`) }))
  }))

/** A refusal in words, every reason with its clause. */
export interface ExplainedReason {
  readonly id: string
  readonly clause: string
  readonly layer: string
  readonly text: Text
}

export const explainReasons = (labels: Labels, reasons: readonly Reason[]): readonly ExplainedReason[] =>
  reasons.map(({ id, clause, layer }) => ({ id, clause, layer, text: sayAll(labels, `reason.${id}`) }))

/** Every key that a rule set's explanations ask for: labels that lack one would show the key itself. */
export const wordsNeeded = (rules: RuleSet): readonly string[] => [
  ...rules.parts.elements.flatMap(({ id, unit }) => [`element.${id}`, `element.${id}.how`, `unit.${unit}`]),
  ...(rules.slots.tally.fillsUp === undefined
    ? []
    : [`element.${rules.slots.tally.fillsUp.id}`, `element.${rules.slots.tally.fillsUp.id}.how`]),
  ...rules.parts.bans.map(({ id }) => `reason.${id}`),
  ...rules.parts.claims.flatMap(({ id }) => [`claim.${id}`, `claim.${id}.how`]),
  ...rules.parts.setAsides.flatMap(({ id }) => [`setAside.${id}`, `setAside.${id}.how`]),
  ...rules.parts.declarations.flatMap(({ id }) => [`declare.${id}`, `declare.${id}.how`]),
  ...[...rules.parts.charges, ...rules.parts.extras, ...rules.parts.redirects, ...rules.parts.closings].map(
    ({ id }) => `transfer.${id}`
  ),
  ...rules.parts.exhaustions.map(({ id }) => `ending.${id}`),
  ...rules.parts.scales.map(({ id }) => `scale.${id}`),
  ...rules.parts.endings.map(({ id }) => `ending.${id}`),
  ...rules.parts.endsMatch.map(({ id }) => `end.${id}`),
  ...rules.parts.uncounted.flatMap(({ id }) => [`uncounted.${id}`, `uncounted.${id}.how`]),
  ...["self-draw", "discard", "robbed"].map((by) => `won.${by}`)
]

/** A layer in words, with its options as chosen. */
export interface ExplainedLayer {
  readonly id: string
  readonly name: Text
  readonly how: Text
  readonly options: readonly {
    readonly name: string
    readonly text: Text
    readonly value: Text
    readonly clause: string
  }[]
}

/** A rule set in words: every layer, and what the table chose in it. */
export const explainRules = (
  labels: Labels,
  rules: RuleSet,
  layers: readonly DescribedLayer[]
): readonly ExplainedLayer[] =>
  layers
    .filter(({ id }) => rules.layers.includes(id))
    .map(({ id, options }) => ({
      id,
      name: sayAll(labels, `layer.${id}`),
      how: sayAll(labels, `layer.${id}.how`),
      options: options.map(({ name, cites }) => ({
        name,
        text: sayAll(labels, `option.${id}/${name}`),
        value: inAll((locale) => optionValue(labels, locale, id, name, rules.options[id]?.[name])),
        clause: cites
      }))
    }))
