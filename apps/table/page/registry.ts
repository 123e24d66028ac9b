import { locales } from "@feljong/core"
import { familyIds, loadVariants, makeRegistry } from "@feljong/core/variants/lazy"

/** Everything that is published: the page offers it all by name. */
export const registry = makeRegistry(await loadVariants(familyIds, locales))
