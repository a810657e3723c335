import type { Locale } from '../../shared/locale.ts'
import type { Consent as StoredConsent } from '../agency/consents.ts'
import type { Millis } from '../../shared/time/units.ts'

interface Consent {
  siteId: number
  email: string
  purpose: string
  /** Word for word as shown beside the box. */
  text: string
  locale: Locale
  givenAt: Millis
}

/** Changes whenever the text of a consent changes by more than spelling. */
const CONSENT_VERSION = '2026-11'

/** A consent to be stored with the form that gives it. */
export const consentGiven = (consent: Omit<StoredConsent, 'version'>): StoredConsent => ({
  ...consent,
  version: CONSENT_VERSION,
})

export const insertConsent = (db: D1Database, consent: Consent): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO consent (id, site_id, email, purpose, text, version, locale, given_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
    )
    .bind(
      crypto.randomUUID(),
      consent.siteId,
      consent.email,
      consent.purpose,
      consent.text,
      CONSENT_VERSION,
      consent.locale,
      consent.givenAt,
    )
