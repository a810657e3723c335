import type { RetentionName } from './retention-periods.ts'

/** Article 6(1) of the GDPR: a, b and f. */
type LegalBasis = 'consent' | 'contract' | 'interest'

/** Something that a visitor does, and what is then kept; its words are `privacy.<id>` (PRIV-40). */
interface Processing {
  id: string
  basis: LegalBasis
  /** How long, as its text names them. */
  kept: readonly RetentionName[]
  /** Only where the agency lets holiday homes. */
  ofRentals?: true
}

/** Everything kept of a person, in the order of the privacy statement. Estates that changed are no personal data. */
export const PROCESSING: readonly Processing[] = [
  { id: 'contact', basis: 'consent', kept: ['leads', 'consents'] },
  { id: 'viewing', basis: 'consent', kept: ['bookings'] },
  { id: 'wait', basis: 'consent', kept: ['waits'] },
  { id: 'stay', basis: 'contract', kept: ['bookings'], ofRentals: true },
  {
    id: 'subscription',
    basis: 'consent',
    kept: ['unconfirmedSearches', 'deliveries', 'consents', 'farewells'],
  },
  { id: 'sharedList', basis: 'interest', kept: ['sharedLists'] },
  { id: 'friend', basis: 'interest', kept: [] },
  { id: 'mail', basis: 'interest', kept: ['mailBodies', 'mails'] },
  { id: 'protection', basis: 'interest', kept: ['submissions'] },
]
