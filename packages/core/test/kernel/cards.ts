import { countsOfKinds } from "../../src/kernel/counts.ts"
import type { Counts } from "../../src/kernel/counts.ts"

/** Counts of a hand written as digits and suit letters, such as `123m 77z`. */
export const kinds = (text: string): Counts =>
  countsOfKinds(
    [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits, suit]) =>
      [...digits!].map((digit) => "mpsz".indexOf(suit!) * 9 + Number(digit) - 1)
    )
  )
