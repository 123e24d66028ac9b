/** Two rounds written by hand, as Tenhou's XML and as majiang's log: the dealer wins with the first draw, then draws nine orphans. */

const used = new Set<number>()
const kept = (...tiles: readonly number[]): readonly number[] => {
  for (const tile of tiles) used.add(tile)
  return tiles
}
/** What is left is dealt to the others as it comes. */
const dealt = (count: number): readonly number[] =>
  kept(
    ...Array.from({ length: 136 }, (_, tile) => tile)
      .filter((tile) => !used.has(tile))
      .slice(0, count)
  )

/** 16 is a red five of characters. */
const nameOf = (tile: number): string => {
  const kind = tile >> 2
  const isRed = tile === 16 || tile === 52 || tile === 88
  return "mpsz"[Math.floor(kind / 9)]! + (isRed ? 0 : (kind % 9) + 1)
}
const handOf = (tiles: readonly number[]): string => tiles.map(nameOf).join("")

const roundOf = (own: readonly number[], drawn: number, indicator: number) => {
  used.clear()
  kept(...own, drawn, indicator)
  return { hands: [own, dealt(13), dealt(13), dealt(13)], drawn, indicator }
}

const blessed = roundOf([0, 4, 8, 12, 17, 20, 24, 28, 32, 36, 40, 44, 53], 54, 104)
const orphans = roundOf([0, 32, 36, 68, 72, 104, 108, 112, 116, 8, 12, 40, 44], 48, 80)

const hai = ({ hands }: typeof blessed): string => hands.map((hand, seat) => `hai${seat}="${hand.join()}"`).join(" ")
const held = ({ hands, drawn }: typeof blessed): string => [...hands[0]!, drawn].join()

export const xml = [
  `<mjloggm ver="2.3"><GO type="169" lobby="0"/><TAIKYOKU oya="0"/>`,
  `<INIT seed="0,0,0,1,2,${blessed.indicator}" ten="250,250,250,250" oya="0" ${hai(blessed)}/>`,
  `<T${blessed.drawn}/>`,
  `<AGARI ba="0,0" hai="${held(blessed)}" machi="${blessed.drawn}" ten="30,48000,5" yakuman="37" doraHai="${blessed.indicator}" who="0" fromWho="0" sc="250,480,250,-160,250,-160,250,-160"/>`,
  `<INIT seed="0,1,0,1,2,${orphans.indicator}" ten="730,90,90,90" oya="0" ${hai(orphans)}/>`,
  `<T${orphans.drawn}/>`,
  `<RYUUKYOKU type="yao9" ba="1,0" sc="730,0,90,0,90,0,90,0" hai0="${held(orphans)}"/>`,
  `</mjloggm>`
].join("\n")

const qipai = ({ hands, indicator }: typeof blessed, changbang: number, defen: readonly number[]) => ({
  qipai: {
    zhuangfeng: 0,
    jushu: 0,
    changbang,
    lizhibang: 0,
    defen,
    baopai: nameOf(indicator),
    shoupai: hands.map(handOf)
  }
})

export const majiang = JSON.stringify({
  qijia: 0,
  log: [
    [
      qipai(blessed, 0, [25_000, 25_000, 25_000, 25_000]),
      { zimo: { l: 0, p: nameOf(blessed.drawn) } },
      {
        hule: {
          l: 0,
          shoupai: handOf([...blessed.hands[0]!, blessed.drawn]),
          baojia: null,
          fubaopai: null,
          defen: 48_000,
          hupai: [{ name: "天和", fanshu: "*" }],
          fenpei: [48_000, -16_000, -16_000, -16_000]
        }
      }
    ],
    [
      qipai(orphans, 1, [73_000, 9_000, 9_000, 9_000]),
      { zimo: { l: 0, p: nameOf(orphans.drawn) } },
      {
        pingju: {
          name: "九種九牌",
          shoupai: [handOf([...orphans.hands[0]!, orphans.drawn]), "", "", ""],
          fenpei: [0, 0, 0, 0]
        }
      }
    ]
  ]
})
