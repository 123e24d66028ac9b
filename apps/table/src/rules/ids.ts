/** The family that the table is made for. */
const home = "feljong/"

/** An id as it is written in a page or a link: those of the table's own family need no family before them. */
export const shortId = (id: string): string => (id.startsWith(home) ? id.slice(home.length) : id)
export const fullId = (name: string): string => (name.includes("/") ? name : home + name)
