/** What stands in a file of JSON: a value over several lines, a list of them, or one in every line. */
import * as Result from "effect/Result"

/** An object, or what is wrong with what stands in its place. */
export type Row = Result.Result<object, string>

/** Throws where not even the first line can be read. */
export const rowsIn = (text: string): readonly Row[] => {
  try {
    return [JSON.parse(text) as unknown].flat().map((value) => objectOf(value))
  } catch (error) {
    const lines = text.split("\n").filter((line) => line.trim() !== "")
    const rows = lines.map(rowOf)
    if (Result.isFailure(rows[0]!)) throw error
    return rows
  }
}

const rowOf = (line: string): Row => {
  try {
    return objectOf(JSON.parse(line))
  } catch (error) {
    return Result.fail((error as Error).message)
  }
}

const objectOf = (value: unknown): Row =>
  typeof value === "object" && value !== null ? Result.succeed(value) : Result.fail("it is no object")
