import { yaku } from "./yaku.ts"

/** Sanshoku Doukou 三色同刻: the same triplet in all three suits. */
export const sanshokuDoukou = yaku({
  id: "sanshoku-doukou",
  cites: "YK-sanshokudoukou",
  closed: 2,
  open: 2,
  example: { hand: "222m 222p 22s 678s 55z", winning: "2s", by: "discard" },
  holds: ({
    reading: {
      triplets: { low }
    }
  }) => (low & (low >> 9) & (low >> 18) & 0b1_1111_1111) !== 0
})
