import type { Localized } from '../locale.ts'
import { ownStatus, statusId, type StatusCode } from './status.ts'
import type { EstateLike } from './read.ts'

/** The names that the guid-bearing source leaves out: a slug takes no dictionary, so they stand here. */
export const STATUS_WORDS: Readonly<Record<StatusCode, Localized>> = {
  FOR_SALE: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
  TO_RENT: { nl: 'Te huur', fr: 'À louer', en: 'To rent', de: 'Zu vermieten' },
  TAKE_OVER: {
    nl: 'Over te nemen',
    fr: 'À remettre',
    en: 'Business for sale',
    de: 'Zu übernehmen',
  },
  SOLD: { nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' },
  RENTED: { nl: 'Verhuurd', fr: 'Loué', en: 'Rented', de: 'Vermietet' },
  TAKEN_OVER: { nl: 'Overgenomen', fr: 'Remis', en: 'Taken over', de: 'Übernommen' },
}

/** The transaction that the own `status` of a guid-bearing estate stands for; null where its record names one (ESTATE-51). */
export function ownTransaction(estate: EstateLike): { id: number; name: Localized } | null {
  const code = ownStatus(estate)
  const id = statusId(estate)
  return code && id !== null ? { id, name: STATUS_WORDS[code] } : null
}
