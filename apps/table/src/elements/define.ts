/** Gives a class its tag unless the tag is taken: a page may load the library twice. */
export const defineOnce = (tag: string, element: CustomElementConstructor): void => {
  if (!customElements.get(tag)) customElements.define(tag, element)
}

/** The language in force at a node: its own, that of whatever holds it (through shadow roots), or none. */
export const langAt = (node: Element): string => {
  for (let at: Node | null = node; at !== null; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at instanceof Element && at.getAttribute("lang")) return at.getAttribute("lang")!
  return ""
}
