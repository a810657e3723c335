import type { ReactNode } from 'react'
import { localize } from '../../shared/locale.ts'
import type { PageRequest } from '../page/result.ts'

type Context = Pick<PageRequest, 'site' | 't' | 'locale'>

/** Who is responsible: 'Leie & Linde Vastgoed BV, Lindelei 12, 9000 Gent, ondernemingsnummer 0999.000.129'. */
export function agencyInWords({ site: { name, agency }, t, locale }: Context): string {
  const { legalName, street, number, zip, city, kbo } = agency
  const words = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ')
  return [
    legalName || name,
    words(street, number),
    words(zip, localize(city, locale)),
    kbo && t('privacy.enterprise', { number: kbo }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The agency's mail address and telephone number, as far as it has them. */
export function AgencyContact({ site: { agency } }: Pick<Context, 'site'>): ReactNode {
  const { email, phone } = agency
  return (
    <p>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {email && phone && ', '}
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
    </p>
  )
}
