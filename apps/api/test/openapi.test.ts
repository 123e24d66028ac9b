import { Validator } from "@seriousme/openapi-schema-validator"
import { expect, it } from "vitest"
import { get, read } from "./client.ts"
import { served } from "./harness.ts"

const send = served()

it("the API describes itself in valid OpenAPI 3.1", async () => {
  const document = await read(get(send, "/openapi.json"))
  expect(document.openapi).toBe("3.1.0")
  const result = await new Validator().validate(document)
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
  expect(Object.keys(document.paths).toSorted()).toEqual([
    "/v1/health",
    "/v1/layers",
    "/v1/score",
    "/v1/tables",
    "/v1/tables/{id}",
    "/v1/tables/{id}/actions",
    "/v1/tables/{id}/events",
    "/v1/tables/{id}/join",
    "/v1/tables/{id}/legal",
    "/v1/tables/{id}/result",
    "/v1/tables/{id}/view",
    "/v1/variants"
  ])
})

it("its schemas have names, and every reference leads somewhere", async () => {
  const text = await (await get(send, "/openapi.json")).text()
  const { schemas } = JSON.parse(text).components
  for (const name of ["Action", "Event", "State", "View", "ExplainedReason", "Conflict", "ScoreAnswer", "Problem"])
    expect(schemas).toHaveProperty(name)
  const named = new Set(Object.keys(schemas))
  for (const [, name] of text.matchAll(/#\/components\/schemas\/([^"]+)"/gu)) expect(named).toContain(name)
})
