/** The parts of the peer engine that the benchmarks and cross-checks use; it ships no types. */
declare module "@kobalab/majiang-core" {
  interface Shoupai {
    _zimo: string | null
    _fulou: string[]
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
    _callback(answer?: object): void
    action_kaiju(): void
    action_qipai(): void
    action_zimo(drawn: { readonly l: number; readonly p: string }): void
    action_dapai(): void
    action_fulou(): void
    action_gang(): void
    action_hule(): void
    action_pingju(): void
    action_jieju(): void
  }
  interface Majiang {
    readonly Player: typeof Player
    readonly Game: new (players: readonly Player[], callback: null, rule: object) => { do_sync(): void }
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
