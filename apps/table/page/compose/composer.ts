import type { Conflict, Locale } from "@feljong/core"
import type { Composed } from "../../src/rules/compose.ts"
import { ruleWords } from "../words.ts"
import type { Choice } from "./choice.ts"

/** What the composer shows, and what it may ask for. */
export interface Composer {
  readonly locale: Locale
  readonly choice: Choice
  readonly composed: Composed
  /** what a link asked for that is not known */
  readonly wrong: readonly Conflict[]
  readonly link: string
  /** what came of copying the link */
  readonly copied: "" | "copied" | "notCopied"
  readonly choose: (choice: Choice) => void
  readonly play: () => void
  readonly copy: () => void
}

/** Words of the family that an id belongs to. */
export const word = ({ locale }: Composer, id: string, key: string): string => ruleWords(locale, id, key)
