/** Players of @kobalab/majiang-core who write down, at every decision, what the peer would let them do. */
import Majiang from "@kobalab/majiang-core"

type Answer = Readonly<Record<string, string>>

/** `p5_` or `p5*` as `5p`. */
const tileOf = (text: string): string => text[1]! + text[0]!
/** The tiles of `p340-` that come from the hand. */
const consumedOf = (meld: string): string =>
  [...meld.slice(1).matchAll(/(\d)(?![+=-])/gu)]
    .map(([, digit]) => digit! + meld[0]!)
    .sort()
    .join(" ")

const isAdded = (meld: string): boolean => /[+=-]\d$/u.test(meld)
const kanOf = (meld: string): string =>
  isAdded(meld) ? `kan-added ${meld.at(-1)}${meld[0]}` : `kan-closed ${meld[1] === "0" ? 5 : meld[1]}${meld[0]}`

/** What was offered: by round, by how many things had happened in it, by seat counted from the dealer. */
export type Offers = Map<string, readonly string[]>
export const keyOf = (round: number, happened: number, fromDealer: number): string =>
  `${round}/${happened}/${fromDealer}`

/** Chooses among the answers that stand for what is offered. */
export type Chooser = (offered: readonly string[], hand: { readonly distance: (discard: string) => number }) => string

export class Scribe extends Majiang.Player {
  round = -1
  happened = 0
  readonly offers: Offers
  readonly choose: Chooser

  constructor(offers: Offers, choose: Chooser) {
    super()
    this.offers = offers
    this.choose = choose
  }

  /** Writes down the choice and makes it. */
  private decide(answers: ReadonlyMap<string, Answer>): void {
    const names = [...answers.keys()]
    this.offers.set(keyOf(this.round, this.happened, this._menfeng), names.toSorted())
    if (names.length === 0) return this._callback()
    const chosen = this.choose(names, {
      distance: (name) => {
        const { dapai } = answers.get(name) as { dapai: string }
        return Majiang.Util.xiangting(this.shoupai.clone().dapai(dapai))
      }
    })
    this._callback(answers.get(chosen))
  }

  private ownTurn(gangzimo: boolean): void {
    const hand = this.shoupai
    const answers = new Map<string, Answer>()
    const discards = this.get_dapai(hand)
    for (const dapai of discards) answers.set(`discard ${tileOf(dapai)}`, { dapai })
    if (hand._zimo !== null && hand._zimo.length === 2) {
      if (this.allow_hule(hand, null, gangzimo)) answers.set("tsumo", { hule: "-" })
      for (const dapai of this.allow_lizhi(hand) || []) answers.set(`riichi ${tileOf(dapai)}`, { dapai: `${dapai}*` })
      for (const gang of this.get_gang_mianzi(hand) ?? []) answers.set(kanOf(gang), { gang })
      if (this.allow_pingju(hand)) answers.set("nine-orphans", { daopai: "-" })
    }
    this.decide(answers)
  }

  override action_kaiju(): void {
    this._callback()
  }
  override action_qipai(): void {
    this.round++
    this.happened = 0
    this._callback()
  }
  override action_zimo(drawn: { readonly l: number }, gangzimo = false): void {
    this.happened++
    if (drawn.l === this._menfeng) this.ownTurn(gangzimo)
    else this._callback()
  }
  override action_fulou(called: { readonly l: number; readonly m: string }): void {
    this.happened++
    // after an open kan a tile is drawn first
    if (called.l === this._menfeng && !/\d{4}/u.test(called.m.replace(/[+=-]/u, ""))) this.ownTurn(false)
    else this._callback()
  }
  override action_dapai(given: { readonly l: number; readonly p: string }): void {
    this.happened++
    if (given.l === this._menfeng) return this._callback()
    const mark = "_+=-"[(4 + given.l - this._menfeng) % 4]!
    const tile = given.p.slice(0, 2) + mark
    const answers = new Map<string, Answer>()
    if (this.allow_hule(this.shoupai, tile)) answers.set("ron", { hule: "-" })
    const fulous = [
      ...(mark === "-" ? (this.get_chi_mianzi(this.shoupai, tile) ?? []).map((m) => ["chi", m]) : []),
      ...(this.get_peng_mianzi(this.shoupai, tile) ?? []).map((m) => ["pon", m]),
      ...(this.get_gang_mianzi(this.shoupai, tile) ?? []).map((m) => ["kan-open", m])
    ]
    for (const [what, fulou] of fulous) answers.set(`${what} ${consumedOf(fulou!)}`, { fulou: fulou! })
    if (answers.size > 0) answers.set("pass", {})
    this.decide(answers)
  }
  override action_gang(aside: { readonly l: number; readonly m: string }): void {
    this.happened++
    const answers = new Map<string, Answer>()
    if (aside.l !== this._menfeng && isAdded(aside.m)) {
      const tile = `${aside.m[0]}${aside.m.at(-1)}${"_+=-"[(4 + aside.l - this._menfeng) % 4]}`
      if (this.allow_hule(this.shoupai, tile, true)) answers.set("ron", { hule: "-" }).set("pass", {})
    }
    this.decide(answers)
  }
  override action_hule(): void {
    this._callback()
  }
  override action_pingju(): void {
    this._callback()
  }
  override action_jieju(): void {
    this._callback()
  }
}
