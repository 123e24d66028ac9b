import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { type Answer, CONTRACT } from "./adapter.ts"
import type { Case } from "./case.ts"

/** Sends every case to a program that speaks the contract on its standard streams, and gathers its answers. */
export const askProgram = async (command: string, cases: readonly Case[]): Promise<readonly Answer[]> => {
  const child = spawn(command, { shell: true, stdio: ["pipe", "pipe", "inherit"] })
  const failed = new Promise<never>((_, reject) => child.once("error", reject))
  // a program that ends early is told by the answers that are missing
  child.stdin.on("error", () => {})
  for (const one of cases) child.stdin.write(`${JSON.stringify({ contract: CONTRACT, case: one })}\n`)
  child.stdin.end()
  const answers = new Map<string, Answer>()
  const read = async (): Promise<void> => {
    for await (const line of createInterface({ input: child.stdout })) {
      const answer = JSON.parse(line) as Answer
      answers.set(answer.id, answer)
    }
  }
  await Promise.race([read(), failed])
  return cases.map(
    ({ id }) => answers.get(id) ?? { contract: CONTRACT, id, verdict: "fail", findings: ["there was no answer"] }
  )
}
