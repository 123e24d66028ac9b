import type { Locale } from "@feljong/core"

/** The locale for a language tag: Portuguese unless English is asked for. */
export const localeOf = (lang: string): Locale => (lang.toLowerCase().startsWith("en") ? "en" : "pt-BR")

/** The letters of East, South, West and North, as cards bear them. */
export const windLetters: Readonly<Record<Locale, string>> = { "pt-BR": "LSON", en: "ESWN" }
