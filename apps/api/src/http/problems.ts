import type * as Services from "@feljong/core/services"
import type { Problem } from "./problem.ts"

type Known =
  | Services.RulesRefused
  | Services.RulesUnknown
  | Services.SeatsRefused
  | Services.SeedRefused
  | Services.TableNotFound
  | Services.SeatTaken
  | Services.NotSeated
  | Services.SeatsOpen
  | Services.PositionGone
  | Services.ActionRefused
  | Services.HandUnread
  | Services.HandRefused
  | Services.StoreFailed
  | Services.LogBroken

/** The one place where failures get their status. A failure that is not here does not compile. */
export const problems: { readonly [E in Known as E["_tag"]]: (failure: E) => Problem } = {
  RulesRefused: ({ conflicts, texts }) => ({
    title: "These layers are not a rule set",
    status: 422,
    detail: conflicts[0]?.message ?? "",
    conflicts,
    texts
  }),
  RulesUnknown: ({ what, id, near }) => ({
    title: `There is no such ${what}`,
    status: 422,
    detail:
      near.length === 0
        ? `No ${what} is published as "${id}": see /v1/variants.`
        : `No ${what} is published as "${id}": did you mean ${near.map((one) => `"${one}"`).join(" or ")}? See /v1/variants.`
  }),
  SeatsRefused: ({ place, message }) => ({
    title: "The seats do not fit",
    status: 422,
    detail: message,
    errors: [{ path: place, message }]
  }),
  SeedRefused: ({ message }) => ({
    title: "The seed is not one",
    status: 422,
    detail: message,
    errors: [{ path: "seed", message }]
  }),
  TableNotFound: () => ({ title: "There is no such table", status: 404 }),
  SeatTaken: ({ seat }) => ({
    title: seat === null ? "Every seat for a person is taken" : `Seat ${seat} is not free`,
    status: 409
  }),
  NotSeated: () => ({ title: "The token opens no seat of this table", status: 401 }),
  SeatsOpen: ({ seats }) => ({
    title: "Not everybody has sat down yet",
    status: 409,
    detail: `Seats that wait for a person: ${seats.join(", ")}.`,
    seats
  }),
  PositionGone: ({ expected, version }) => ({
    title: "The position is another by now",
    status: 409,
    detail: `The request was meant for version ${expected}, and the present one is ${version}.`,
    version
  }),
  ActionRefused: ({ reasons, version }) => ({
    title: "The rules do not allow this",
    status: 422,
    detail: reasons.map(({ text, clause }) => `${text.en} (${clause})`).join(" "),
    reasons,
    version
  }),
  HandUnread: ({ place, message, index, length }) => ({
    title: "The notation cannot be read",
    status: 422,
    detail: message,
    errors: [{ path: place, message }],
    index,
    length
  }),
  HandRefused: ({ bad }) => ({
    title: "Such a hand cannot be",
    status: 422,
    detail: bad.message,
    errors: [{ path: bad.place, message: bad.message }]
  }),
  StoreFailed: () => ({ title: "The tables cannot be reached just now", status: 503 }),
  LogBroken: () => ({ title: "Internal error", status: 500 })
}

export type Problematic = Known
