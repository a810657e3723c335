import type { Locale } from '../../locale.ts'
import type { Translate } from '../../translator.ts'
import { cityName } from '../address.ts'
import { headTypeOf } from './head-types.ts'
import { at, textAt, type EstateLike } from '../read.ts'

/** The title of a card: 'Huis in Gent' (LIST-22); what is unknown is left out, and there is always one. */
export function headTitle(estate: EstateLike, locale: Locale, t: Translate): string {
  const code = headTypeOf(estate)
  const headType = code ? t(`headType.${code}`) : ''
  const city = cityName(at(estate, 'general.address.city'), locale)
  if (headType && city) return t('headTitle', { headType, city })
  return headType || city || (textAt(estate, 'general.subType.name', locale) ?? t('card.untitled'))
}

/** The title of a page: a project's own title, else the card's. */
export const estateTitle = (estate: EstateLike, locale: Locale, t: Translate): string =>
  textAt(estate, 'general.title', locale) ?? headTitle(estate, locale, t)
