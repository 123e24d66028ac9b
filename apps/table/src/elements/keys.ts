/** The key that a press means to the table, or null where it belongs to somebody else. */
export const keyOf = (event: KeyboardEvent): string | null => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null
  const target = event.composedPath()[0]
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
    return null
  return event.key.length === 1 ? event.key.toUpperCase() : event.key
}

/** Where an arrow leads in a row of so many. */
export const moveIn = (key: string, at: number, count: number): number | null => {
  if (key === "ArrowRight") return (at + 1) % count
  if (key === "ArrowLeft") return (at - 1 + count) % count
  if (key === "Home") return 0
  if (key === "End") return count - 1
  return null
}
