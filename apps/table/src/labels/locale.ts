import type { Locale, Text } from "@feljong/core"

/** The locale for a language tag: Portuguese unless English is asked for. */
export const localeOf = (lang: string): Locale => (lang.toLowerCase().startsWith("en") ? "en" : "pt-BR")

/** What is said where no words could be loaded. */
export const unreachable: Text = {
  "pt-BR": "As regras não puderam ser carregadas. Verifique a conexão e recarregue a página.",
  en: "The rules could not be loaded. Check the connection and reload the page."
}

/** The letters of East, South, West and North, as cards bear them. */
export const windLetters: Readonly<Record<Locale, string>> = { "pt-BR": "LSON", en: "ESWN" }
