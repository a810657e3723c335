import { DEFAULT_LOCALE, type Locale } from '../locale.ts'
import { cityName, streetLine } from './address.ts'
import { isProject } from './kind/head-types.ts'
import { at, textAt, type EstateLike } from './read.ts'
import { ownTransaction } from './status-words.ts'

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

/** 'Vendu Maison mitoyenne': a French participle and a type that is feminine, by how its noun begins, with the s of a plural. */
const FEMININE =
  /^(?:vendu|loué|remis) (?:villa|mais|ferme|péni|carav|chamb|terre|prair|surf|stati|unit|expl|propr)[^ s]*(s?)/i

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
  const isFrench = locale === 'fr'
  // A past participle agrees with its type: 'Maison mitoyenne' and 'Vendu' give 'Vendue'.
  const feminine = isFrench && FEMININE.exec(`${deal} ${type}`)
  const kind = [type, feminine ? `${deal}e${feminine[1]}` : deal]
  const place = slugOf([streetLine(address, locale), zip, city])
  return slugOf([...kind, place && kind.some(Boolean) && (isFrench ? 'a' : 'in'), place])
}

const slugOf = (parts: (string | null | undefined | false)[]): string =>
  slugify(parts.filter(Boolean).join(' '))
