/** What a home of this purpose and status is: a transaction, a word on its card, whether for a life annuity. null: not to be shown. */
export const STATUSES: Readonly<
  Record<number, { transaction: 1 | 2 | 5 | 6; sticker?: StickerWord; isAnnuity?: true } | null>
> = {
  1: { transaction: 1 },
  2: { transaction: 2 },
  3: { transaction: 5 },
  4: { transaction: 6 },
  5: { transaction: 1, sticker: 'option' },
  6: { transaction: 2, sticker: 'option' },
  8: null,
  9: null,
  10: null,
  11: null,
  12: { transaction: 1, sticker: 'option' },
  13: { transaction: 2, sticker: 'option' },
  14: { transaction: 5, sticker: 'conditional' },
  15: { transaction: 1, sticker: 'annuity', isAnnuity: true },
  16: { transaction: 1, sticker: 'annuity', isAnnuity: true },
  17: { transaction: 5, isAnnuity: true },
  19: null,
  20: null,
  21: { transaction: 1, sticker: 'reserved' },
  22: { transaction: 1, sticker: 'conditional' },
  23: null,
  24: null,
  25: null,
  26: null,
  27: null,
  28: null,
}

/** The purpose of what is sold for a life annuity, whatever its status. */
export const ANNUITY = 3

/** Words on cards, with the number that a sticker has here. */
export const STICKERS = { option: 101, conditional: 102, reserved: 103, annuity: 104 } as const

type StickerWord = keyof typeof STICKERS
