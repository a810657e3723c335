import { formatDate } from '../../format.ts'
import type { Locale } from '../../locale.ts'
import type { Estate } from '../estate.ts'
import { issuedText } from './pending-certificate.ts'
import { at, listAt, numberAt, textAt } from '../read.ts'

/** Type id of the asbestos certificate; other certificates only have their name. */
const ASBESTOS = 1

export const asbestosCertificate = (estate: Estate): unknown =>
  listAt(estate, 'certificates').find(certificate => numberAt(certificate, 'type.id') === ASBESTOS)

/** Value, reference and date of a certificate in one line; null when it is only on its way. */
export const certificateText = (certificate: unknown, locale: Locale): string | null => {
  const texts = ['value', 'reference'].map(key => issuedText(textAt(certificate, key, locale)))
  return [...texts, formatDate(at(certificate, 'date'))].filter(Boolean).join(', ') || null
}
