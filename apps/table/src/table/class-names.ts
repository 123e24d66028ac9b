/** The names that hold, as a class attribute has them. */
export const classNames = (names: Readonly<Record<string, boolean>>): string =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(" ")
