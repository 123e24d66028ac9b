import { families } from "@feljong/core/variants"

const home = `${families[0]!.family}/`

/** An id as it is written in a page or a link: the first family's own need no family before them. */
export const shortId = (id: string): string => (id.startsWith(home) ? id.slice(home.length) : id)
export const fullId = (name: string): string => (name.includes("/") ? name : home + name)
