// Generated from the folders beside this file: see tools/generate-registry.ts.
import type { Family, Locale } from "../authoring.ts"

type Words = Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>>

export interface Source {
  readonly family: () => Promise<Family>
  readonly words: Words
}

/** Words that every family has besides its own. */
export const commonWords: Words = {
  "pt-BR": async () => (await import("./common/labels/pt-BR.json", { with: { type: "json" } })).default,
  en: async () => (await import("./common/labels/en.json", { with: { type: "json" } })).default
}

export const sources: Readonly<Record<string, Source>> = {
  "british-1924": {
    family: async () => (await import("./british-1924/family.ts")).family,
    words: {
      "pt-BR": async () => (await import("./british-1924/labels/pt-BR.json", { with: { type: "json" } })).default,
      en: async () => (await import("./british-1924/labels/en.json", { with: { type: "json" } })).default
    }
  },
  feljong: {
    family: async () => (await import("./feljong/family.ts")).family,
    words: {
      "pt-BR": async () => (await import("./feljong/labels/pt-BR.json", { with: { type: "json" } })).default,
      en: async () => (await import("./feljong/labels/en.json", { with: { type: "json" } })).default
    }
  },
  "hong-kong": {
    family: async () => (await import("./hong-kong/family.ts")).family,
    words: {
      "pt-BR": async () => (await import("./hong-kong/labels/pt-BR.json", { with: { type: "json" } })).default,
      en: async () => (await import("./hong-kong/labels/en.json", { with: { type: "json" } })).default
    }
  },
  riichi: {
    family: async () => (await import("./riichi/family.ts")).family,
    words: {
      "pt-BR": async () => (await import("./riichi/labels/pt-BR.json", { with: { type: "json" } })).default,
      en: async () => (await import("./riichi/labels/en.json", { with: { type: "json" } })).default
    }
  }
}
