import { langOf, type Locale } from '../../locale.ts'
import type { Translate } from '../../translator.ts'
import { cityName } from '../address.ts'
import { headTypeOf, isProject } from './head-types.ts'
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

/**
 * The title where it is only mentioned, in a form, a mail or a list: one that is written in another language gives way to
 * the card's; a project keeps its name (LOCALE-32).
 */
export const mentionedTitle = (estate: EstateLike, locale: Locale, t: Translate): string =>
  langOf(at(estate, 'general.title'), locale).lang && !isProject(estate)
    ? headTitle(estate, locale, t)
    : estateTitle(estate, locale, t)
