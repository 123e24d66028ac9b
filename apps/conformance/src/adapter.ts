import type { Readable, Writable } from "node:stream"
import { createInterface } from "node:readline"
import { parseCases } from "./load.ts"
import { runCase } from "./run.ts"

/** Raised when a request or a verdict changes its form. */
export const CONTRACT = 1

/** What an engine answers for one case. */
export type Verdict =
  | { readonly id: string; readonly verdict: "pass" }
  | { readonly id: string; readonly verdict: "fail"; readonly findings: readonly string[] }
  | { readonly id: string; readonly verdict: "skip"; readonly reason: string }
export type Answer = Verdict & { readonly contract: number }

/** Answers one line: `{"contract":1,"case":{...}}`. A line that is no case is a fault, and never throws. */
export const answer = (line: string): Answer => {
  let id = ""
  const verdict = (findings: readonly string[]): Answer =>
    findings.length === 0
      ? { contract: CONTRACT, id, verdict: "pass" }
      : { contract: CONTRACT, id, verdict: "fail", findings }
  try {
    const request = JSON.parse(line) as { readonly contract?: number; readonly case?: { readonly id?: string } }
    id = request.case?.id ?? ""
    if (request.contract !== CONTRACT)
      return { contract: CONTRACT, id, verdict: "skip", reason: `this adapter speaks contract ${CONTRACT}` }
    const [one] = parseCases(JSON.stringify({ cases: [request.case] }), "stdin")
    return verdict(runCase(one!))
  } catch (error) {
    return verdict([error instanceof Error ? error.message : String(error)])
  }
}

/** Answers line by line, in order, until the input ends. */
export const serve = async (input: Readable, output: Writable): Promise<void> => {
  for await (const line of createInterface({ input }))
    if (line.trim() !== "") output.write(`${JSON.stringify(answer(line))}\n`)
}
