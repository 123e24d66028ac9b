/** One engine's side of a workload, its inputs converted to its own form beforehand. */
export interface Side {
  /** Works through all inputs once; the sum it returns keeps the work from being optimised away. */
  readonly run: () => number
  /** The answer to each input, in a form that both sides share. */
  readonly answers: () => readonly unknown[]
}

/** The same work for this engine and for a peer. A file in `workloads/` exports one maker of it as its default. */
export interface Workload {
  /** What is done, in a few words. */
  readonly title: string
  /** How many inputs one run works through. */
  readonly inputs: number
  /** The least median ratio of peer time to ours that `--check` lets pass. */
  readonly floor: number
  readonly ours: Side
  readonly peer: Side
}
