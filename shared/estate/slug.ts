import { DEFAULT_LOCALE, type Locale } from '../locale.ts'
import { cityName, streetLine } from './address.ts'
import { isProject } from './kind/head-types.ts'
import { at, textAt, type EstateLike } from './read.ts'
import { ownTransaction } from './status-words.ts'

/** The word between type and place (ESTATE-23). */
const IN: Record<Locale, string> = { nl: 'in', fr: 'a', en: 'in', de: 'in' }

const LIGATURES: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' }

/** A text as one address segment: only a-z, 0-9 and single dashes; may be ''. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßœæøł]/g, letter => LIGATURES[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * The slug of a property or project page (ESTATE-23 to ESTATE-26). A hidden address leaves out street and number. It takes
 * the names of the estate itself and no dictionary, so that card, page and sitemap agree; '' when nothing is known.
 */
export function detailSlug(estate: EstateLike, locale: Locale): string {
  const address = estate?.general?.address
  const zip = textAt(address, 'city.zip', DEFAULT_LOCALE)
  const city = cityName(at(address, 'city'), locale)
  if (isProject(estate)) {
    const title = textAt(estate, 'general.title', locale)?.replace(/['"’‘“”„«»`´.]/g, '')
    return slugOf([title, zip, city])
  }
  const type = textAt(estate, 'general.subType.name', locale)
  const deal = textAt(ownTransaction(estate) ?? estate?.general?.transaction, 'name', locale)
  const kind = [type, locale === 'fr' ? agreed(deal, type) : deal]
  const place = slugOf([streetLine(address, locale), zip, city])
  return slugOf([...kind, place && kind.some(Boolean) && IN[locale], place])
}

/** Nouns that begin the French name of a type, and are feminine. */
const FEMININE =
  /^(villa|maison|ferme|fermette|chambres?|péniche|caravane|terre|prairie|surface|station|unité|exploitation|propriété|résidence|demeure|habitation|parcelle|grange|boutique|écuries?|serres?)(?![\p{L}])/iu

/** A French past participle as it agrees with its type: 'Maison mitoyenne', 'Vendu' gives 'Vendue' (ESTATE-23). */
function agreed(deal: string | null, type: string | null): string | null {
  if (!deal || !type || !/^(vendu|loué|remis|repris|réservé)$/i.test(deal)) return deal
  const noun = FEMININE.exec(type)?.[1]
  if (noun) return `${deal}e${noun.endsWith('s') ? 's' : ''}`
  return deal
}

const slugOf = (parts: (string | null | undefined | false)[]): string =>
  slugify(parts.filter(Boolean).join(' '))
