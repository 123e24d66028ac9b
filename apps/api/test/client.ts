// A player of the API, over any way to send a request: an app without a port, or a server.
import type { Event, TableView } from "@feljong/core/wire"

export type Send = (path: string, init?: RequestInit) => Response | Promise<Response>
export type View = typeof TableView.Type
export type Action = View["legal"][number]
export type Told = { readonly seq: number; readonly event: typeof Event.Type }

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every kind
export type Body = any

export const person = { kind: "person" } as const
export const bot = (strength = "weak") => ({ kind: "bot", strength }) as const
export const solo = { rules: { set: "feljong/level-1" }, seats: [person, bot(), bot(), bot()] }
export const pair = { rules: { course: "feljong/first-match" }, seats: [person, bot(), person, bot("middle")] }

export const post = (send: Send, path: string, body: unknown, token?: string): Promise<Response> =>
  Promise.resolve(
    send(path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` })
      },
      body: typeof body === "string" ? body : JSON.stringify(body)
    })
  )

export const get = (
  send: Send,
  path: string,
  token?: string,
  headers: Record<string, string> = {}
): Promise<Response> =>
  Promise.resolve(
    send(path, { headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) } })
  )

export const read = async (response: Response | Promise<Response>): Promise<Body> => (await response).json()

export const open = async (send: Send, table: unknown): Promise<string> => {
  const response = await post(send, "/v1/tables", table)
  const body = await read(response)
  if (response.status !== 201) throw new Error(JSON.stringify(body))
  return body.id as string
}

export const sit = async (send: Send, id: string, seat?: number): Promise<Seated> => {
  const joined = await read(post(send, `/v1/tables/${id}/join`, seat === undefined ? {} : { seat }))
  return new Seated(send, id, joined.seat as number, joined.token as string)
}

/** Somebody who sits at a table. */
export class Seated {
  readonly send: Send
  readonly id: string
  readonly seat: number
  readonly token: string
  constructor(send: Send, id: string, seat: number, token: string) {
    this.send = send
    this.id = id
    this.seat = seat
    this.token = token
  }

  view = (): Promise<View> => read(get(this.send, `/v1/tables/${this.id}/view`, this.token))
  legal = (): Promise<Body> => read(get(this.send, `/v1/tables/${this.id}/legal`, this.token))
  act = (version: number, action: unknown): Promise<Response> =>
    post(this.send, `/v1/tables/${this.id}/actions`, { version, action }, this.token)
  /** Does what must be allowed: a loop must not go round in a refusal for ever. */
  async must(version: number, action: unknown): Promise<void> {
    const response = await this.act(version, action)
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${JSON.stringify(action)}: ${text}`)
  }
  events = (after = 0, signal?: AbortSignal): AsyncGenerator<Told> =>
    follow(this.send, this.id, this.token, after, signal)

  /** The view as soon as there is something to do in it, or nothing more to come. */
  async turn(): Promise<View> {
    for (let tries = 0; tries < 5000; tries++) {
      const view = await this.view()
      if (view.legal.length > 0 || view.state.phase.at === "over") return view
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    throw new Error("nobody goes on")
  }

  /** The view as soon as it is this seat's own turn to discard; what is offered before is let pass. */
  async ownTurn(): Promise<View> {
    for (;;) {
      const view = await this.turn()
      if (view.state.phase.at === "turn") return view
      await this.must(view.version, view.legal.find(({ _tag }) => _tag === "pass") ?? plain(view.legal))
    }
  }

  /** Plays on without ambition, for a number of actions or to the end. */
  async play(actions = Number.POSITIVE_INFINITY): Promise<void> {
    for (let i = 0; i < actions; i++) {
      const { version, state, legal } = await this.turn()
      if (state.phase.at === "over") return
      await this.must(version, plain(legal))
    }
  }
}

export const plain = (legal: readonly Action[]): Action =>
  legal.find(({ _tag }) => _tag === "win") ?? legal.find(({ _tag }) => _tag === "pass") ?? legal.at(-1)!

/** The events of a table as a viewer is told them. */
export async function* follow(
  send: Send,
  id: string,
  token: string | undefined,
  after = 0,
  signal?: AbortSignal
): AsyncGenerator<Told> {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    "last-event-id": String(after)
  }
  const response = await send(`/v1/tables/${id}/events`, { headers, ...(signal === undefined ? {} : { signal }) })
  if (response.status !== 200) throw new Error(`${response.status}`)
  let rest = ""
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split("\n\n")
    rest = blocks.pop()!
    for (const block of blocks) {
      const data = /^data: (.*)$/mu.exec(block)?.[1]
      if (data === undefined) continue
      const told = JSON.parse(data) as Told
      if (/^id: (.*)$/mu.exec(block)?.[1] !== String(told.seq)) throw new Error("the id is not the number")
      yield told
    }
  }
}
