import type { Labels } from "../../../authoring.ts"
import en from "./en.json" with { type: "json" }
import pt from "./pt-BR.json" with { type: "json" }

/** Words that every family needs: those of the engine's own refusals and of what keeps layers from fitting together. */
export const commonLabels: Labels = { "pt-BR": pt, en }
