let place: HTMLElement | undefined

/**
 * Speaks a text through one live region in the light DOM, which screen readers follow where they do not follow one
 * inside a shadow root. An equal text is spoken again.
 */
export const announce = (text: string): void => {
  const region = (place ??= makeRegion())
  if (!region.isConnected) document.body.append(region)
  region.textContent = ""
  region.textContent = text
}

const makeRegion = (): HTMLElement => {
  const region = document.createElement("div")
  region.setAttribute("role", "status")
  region.setAttribute("aria-live", "polite")
  region.dataset["feljongAnnouncer"] = ""
  for (const [name, value] of hidden) region.style.setProperty(name, value)
  document.body.append(region)
  return region
}

const hidden = [
  ["position", "absolute"],
  ["width", "1px"],
  ["height", "1px"],
  ["overflow", "hidden"],
  ["clip-path", "inset(50%)"],
  ["white-space", "nowrap"]
] as const

/** The region has to be there before its first message. */
export const prepareAnnouncer = (): void => {
  place ??= makeRegion()
}
