/** The parts of the peer engine that the benchmarks and cross-checks use; it ships no types. */
declare module "@kobalab/majiang-core" {
  interface Shoupai {
    _zimo: string | null
    _fulou: string[]
  }
  interface Majiang {
    readonly Shoupai: {
      new (qipai?: readonly string[]): Shoupai
      fromString(text: string): Shoupai
    }
    readonly Util: {
      xiangting(shoupai: Shoupai): number
      xiangting_yiban(shoupai: Shoupai): number
      tingpai(shoupai: Shoupai, distance?: (shoupai: Shoupai) => number): string[] | null
      hule_mianzi(shoupai: Shoupai, rongpai?: string | null): string[][]
    }
  }
  const Majiang: Majiang
  export type { Shoupai }
  export default Majiang
}
