import { NotSeated } from "@feljong/core/services"
import type { Context } from "hono"
import { Refused } from "./problem.ts"
import { problems } from "./problems.ts"

/** The token that came with the request; `null` where none did. A header of another kind is refused. */
export const tokenOf = (c: Context): string | null => {
  const header = c.req.header("authorization")
  if (header === undefined) return null
  const token = /^Bearer ([\w.~+/-]{1,200}=*)$/iu.exec(header)?.[1]
  if (token === undefined) throw new Refused("NotSeated", problems.NotSeated(new NotSeated({ id: "" })))
  return token
}

/** The same, where nothing is told without one. */
export const tokenDue = (c: Context): string => {
  const token = tokenOf(c)
  if (token !== null) return token
  throw new Refused("NotSeated", {
    title: "A seat's token is due",
    status: 401,
    detail: "Send it as Authorization: Bearer <token>; POST /v1/tables/{id}/join gives one."
  })
}
