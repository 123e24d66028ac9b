import { choicesOf } from "./choices.ts"
import { reasonText, type Scene } from "./scene.ts"

/** What the table waits for, in one sentence. The same text is shown and spoken. */
export const prompt = (scene: Scene): string => {
  const { words, state, bottom, plays, names, armed, declaring, sure, moment } = scene
  const { phase } = state
  const missed = moment.missed
  const lost =
    missed === null
      ? ""
      : `${words.t("event.missed", { tile: words.tile(missed.tile, moment.red.includes(missed.tile)), why: reasonText(scene, missed.reasons) })} `
  if (phase.at === "between") return words.t("status.between")
  if (phase.at === "over") return words.t("status.over")
  if (sure !== null) return words.t("status.sure")
  if (phase.at === "window") {
    const asked = plays && choicesOf(scene).length > 0
    return asked
      ? words.t("status.window", {
          tile: words.tile(phase.tile, moment.red.includes(phase.tile)),
          name: names[phase.from]!
        })
      : lost + words.t("status.answering")
  }
  if (phase.seat !== bottom || !plays) return lost + words.t("status.wait", { name: names[phase.seat]! })
  if (declaring !== null) return words.t("status.choosing", { what: words.rule(`declare.${declaring}`) })
  if (armed !== null) return words.t("status.armed", { tile: words.tile(armed, moment.red.includes(armed)) })
  const first = asideFirst(scene)
  if (first !== "") return words.t("status.first", { what: first })
  if (phase.drawn === null) return words.t("status.claimed")
  return lost + words.t("status.drew", { tile: words.tile(phase.drawn, moment.red.includes(phase.drawn)) })
}

/** What has to be set aside before anything can be discarded; empty where a discard is possible. */
const asideFirst = ({ words, moment: { view } }: Scene): string => {
  if (view.legal.some(({ _tag }) => _tag === "discard")) return ""
  const aside = view.legal.find(({ _tag }) => _tag === "setAside")
  return aside?._tag === "setAside" ? words.rule(`setAside.${aside.what}`) : ""
}
