import type { Labels } from "../../../authoring.ts"
import { commonLabels } from "../../common/labels/index.ts"
import en from "./en.json" with { type: "json" }
import pt from "./pt-BR.json" with { type: "json" }

export const labels: Labels = { "pt-BR": { ...commonLabels["pt-BR"], ...pt }, en: { ...commonLabels.en, ...en } }
