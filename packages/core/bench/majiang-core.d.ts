/** The parts of the peer engine that the benchmarks and cross-checks use; it ships no types. */
declare module "@kobalab/majiang-core" {
  interface Shoupai {
    _zimo: string | null
    _fulou: string[]
    clone(): Shoupai
    dapai(tile: string): Shoupai
  }
  interface Scored {
    readonly defen: number
    readonly fu?: number
    readonly damanguan?: number
    readonly hupai?: readonly { readonly name: string; readonly fanshu: number | string }[]
  }
  /** Whoever plays: it is told what happens and answers through its callback. */
  class Player {
    _menfeng: number
    readonly shoupai: Shoupai
    get_dapai(hand: Shoupai): string[]
    get_chi_mianzi(hand: Shoupai, tile: string): string[] | null
    get_peng_mianzi(hand: Shoupai, tile: string): string[] | null
    get_gang_mianzi(hand: Shoupai, tile?: string): string[] | null
    allow_lizhi(hand: Shoupai): string[] | false
    allow_hule(hand: Shoupai, tile?: string | null, worth?: boolean): boolean
    allow_pingju(hand: Shoupai): boolean
    _callback(answer?: object): void
    action_kaiju(): void
    action_qipai(): void
    action_zimo(drawn: { readonly l: number; readonly p: string }, gangzimo?: boolean): void
    action_dapai(given: { readonly l: number; readonly p: string }): void
    action_fulou(called: { readonly l: number; readonly m: string }): void
    action_gang(aside: { readonly l: number; readonly m: string }): void
    action_hule(): void
    action_pingju(): void
    action_jieju(): void
  }
  interface Majiang {
    readonly Player: typeof Player
    readonly Game: new (
      players: readonly Player[],
      callback: null,
      rule: object
    ) => { do_sync(): void; readonly _paipu: unknown }
    rule(changes?: object): object
    readonly Shoupai: {
      new (qipai?: readonly string[]): Shoupai
      fromString(text: string): Shoupai
    }
    readonly Util: {
      xiangting(shoupai: Shoupai): number
      xiangting_yiban(shoupai: Shoupai): number
      tingpai(shoupai: Shoupai, distance?: (shoupai: Shoupai) => number): string[] | null
      hule(shoupai: Shoupai, rongpai: string | null, param: object): Scored
      hule_param(param: object): object
      hule_mianzi(shoupai: Shoupai, rongpai?: string | null): string[][]
    }
  }
  const Majiang: Majiang
  export type { Player, Shoupai }
  export default Majiang
}
