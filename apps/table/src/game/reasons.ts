import type { ExplainedReason } from "@feljong/core"

/** Of several reasons those that say something about the hand; "not offered" is only said when nothing else is. */
export const mostTelling = (reasons: readonly ExplainedReason[]): readonly ExplainedReason[] => {
  const telling = reasons.filter((reason) => reason.id !== "not-offered")
  return telling.length > 0 ? telling : reasons
}
