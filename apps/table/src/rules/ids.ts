/** The family that the table is made for. */
export const homeFamily = "feljong"
const home = `${homeFamily}/`

/** An id as it is written in a page or a link: those of the table's own family need no family before them. */
export const shortId = (id: string): string => (id.startsWith(home) ? id.slice(home.length) : id)
export const fullId = (name: string): string => (name.includes("/") ? name : home + name)

/** A layer that is taken away is written with a minus before it: `hong-kong/old-style -hong-kong/flowers`. */
export const isTakenAway = (name: string): boolean => name.startsWith("-")
export const takenAway = (id: string): string => `-${shortId(id)}`
/** A name with its family, added or taken away. */
export const fullName = (name: string): string => (isTakenAway(name) ? `-${idMeant(name)}` : fullId(name))
/** The id that is meant, added or taken away. */
export const idMeant = (name: string): string => fullId(isTakenAway(name) ? name.slice(1) : name)

/** The table's own family first, others as they come. */
export const homeFirst = <T>(all: readonly T[], familyOf: (one: T) => string): readonly T[] =>
  all.toSorted((a, b) => Number(familyOf(b) === homeFamily) - Number(familyOf(a) === homeFamily))

export const familyOf = (id: string): string => id.slice(0, id.indexOf("/"))
