import { type Group, isOrphan, type Kind, kindOf, type Scoring } from "../../../authoring.ts"

/** A pung, kong or pair as it is counted. */
export interface Counted {
  readonly form: "triplet" | "quad" | "pair"
  readonly kind: Kind
  readonly concealed: boolean
}

type Seen = Pick<Scoring<{}, never>, "reading" | "win" | "state" | "seat">

/** Pungs, kongs and pairs. A pung that the winning discard completes is an exposed one, and a robbed kong is a pung. UK-S2 */
export const countedIn = (seen: Seen): readonly Counted[] =>
  seen.reading.groups.flatMap(({ form, kind, open }, i): readonly Counted[] => {
    if (form === "run") return []
    const claimed = i === seen.reading.completed && seen.win !== null && seen.win.by !== "self-draw"
    return [{ form: isRobbed(seen, form, kind) ? "triplet" : form, kind, concealed: !open && !claimed }]
  })

const isRobbed = ({ state: { phase }, seat, win }: Seen, form: Group["form"], kind: Kind): boolean =>
  form === "quad" &&
  win === null &&
  phase.at === "window" &&
  phase.on !== "discard" &&
  phase.from === seat &&
  kindOf(phase.tile) === kind

/** What a pung or kong counts, by what an exposed one of 2 to 8 does. UK-S1 */
export const worthOf = ({ kind, concealed }: Counted, exposed: number): number =>
  exposed * (concealed ? 2 : 1) * (isOrphan(kind) ? 2 : 1)
