import { addressLine } from '../../../shared/estate/address.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { estateTitle } from '../../../shared/estate/kind/head-title.ts'
import type { HomeRecord } from '../../../shared/homes/home-record.ts'
import { isRecord } from '../../../shared/is-record.ts'
import type { Locale } from '../../../shared/locale.ts'
import type { Translate } from '../../../shared/translator.ts'

/** A record as rules ask about it: they take nothing of it for granted. */
export const estateOf = ({ content }: Pick<HomeRecord, 'content'>): Estate => ({ ...content })

/** What people of the office call a home: its address, also one that visitors do not see, else its title. */
export function homeName(
  general: Record<string, unknown> & { id: number },
  locale: Locale,
  t: Translate,
): string {
  const address = isRecord(general.address) ? { ...general.address, visible: true } : null
  return addressLine(address, locale) || estateTitle({ general }, locale, t)
}

export const homeAddress = (externalId: string, rest = ''): string =>
  `/desk/homes/${encodeURIComponent(externalId)}${rest}`
