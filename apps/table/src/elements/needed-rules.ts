import type { Locale } from "@feljong/core"
import type { Registry } from "@feljong/core/variants/lazy"
import { loadFamilies, registryOf } from "../game/families.ts"

/** The rules and words that a table needs: at hand in one language, or on their way. */
export class NeededRules {
  /** what was needed last and is at hand, and the language of its words */
  registry: Registry | null = null
  locale: Locale = "pt-BR"
  /** settles once what is on its way has come, or cannot */
  loading: Promise<void> | null = null
  #needed = ""
  #failed: string | null = null
  readonly #changed: () => void

  constructor(changed: () => void) {
    this.#changed = changed
  }

  /** Whether what is needed now could not be loaded: it is asked for again when something else has been needed. */
  get unreachable(): boolean {
    return this.#failed === this.#needed
  }

  /** The rules of some families, or null while they are on their way. One thing is loaded at a time. */
  need(families: readonly string[], locale: Locale): Registry | null {
    this.#needed = [...families, locale].join(" ")
    if (!this.unreachable) this.#failed = null
    const registry = registryOf(families, locale)
    if (registry !== null) {
      this.registry = registry
      this.locale = locale
    } else if (!this.unreachable) this.loading ??= this.#load(families, locale)
    return registry
  }

  /** Asks again for what could not be loaded. */
  retry(): void {
    this.#failed = null
  }

  async #load(families: readonly string[], locale: Locale): Promise<void> {
    const asked = this.#needed
    try {
      await loadFamilies(families, locale)
    } catch {
      this.#failed = asked
    }
    this.loading = null
    this.#changed()
  }
}
