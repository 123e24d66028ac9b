import { type FeljongEvents, tell } from "./events.ts"

type Complaint = FeljongEvents["feljong-error"]

/** Tells what is wrong with an element, each thing once for as long as it is. */
export class Complaints {
  readonly #element: HTMLElement
  #told = new Set<string>()

  constructor(element: HTMLElement) {
    this.#element = element
  }

  /** What is still wrong is told again. */
  forget(): void {
    this.#told = new Set()
  }

  hear(complaints: readonly Complaint[]): void {
    const before = this.#told
    const named = new Map(complaints.map(({ message, ...at }) => [JSON.stringify([message, at]), { message, ...at }]))
    this.#told = new Set(named.keys())
    for (const [name, complaint] of named) if (!before.has(name)) tell(this.#element, "feljong-error", complaint)
  }
}
