import { langOf, type Locale } from '../locale.ts'
import type { Translate } from '../translator.ts'
import { soldLabel } from './price/price.ts'
import { at, numberAt, textAt, type EstateLike } from './read.ts'

export interface StickerLabel {
  name: string
  /** Of a name in another language than the page. */
  lang?: Locale
  /** Six lower-case hexadecimal digits, or null: the theme's own. */
  color: string | null
  colorText: string | null
}

/** A sticker to show, or null: id -1 hides it; white ground and black text count as unset (ESTATE-27, ESTATE-29). */
export function sticker(estate: EstateLike, locale: Locale): StickerLabel | null {
  const name = textAt(estate, 'general.sticker.name', locale)
  if (!name || numberAt(estate, 'general.sticker.id') === -1) return null
  return {
    name,
    ...langOf(at(estate, 'general.sticker.name'), locale),
    color: colorAt(estate, 'color', 'ffffff'),
    colorText: colorAt(estate, 'colorText', '000000'),
  }
}

/** The label on a card's image: the sold or rented word, else the sticker's name (ESTATE-30). */
export function cardLabel(estate: EstateLike, locale: Locale, t: Translate): StickerLabel | null {
  const name = soldLabel(estate, t)
  return name ? { name, color: null, colorText: null } : sticker(estate, locale)
}

function colorAt(estate: EstateLike, key: string, unset: string): string | null {
  const value = at(estate, `general.sticker.${key}`)
  const color = typeof value === 'string' ? value.replace(/^#/, '').toLowerCase() : ''
  return /^[0-9a-f]{6}$/.test(color) && color !== unset ? color : null
}
