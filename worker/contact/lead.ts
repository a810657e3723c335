import type { Locale } from '../../shared/locale.ts'

/** Why somebody should look twice: sent without captcha, with the trap filled in, or faster than anybody writes. */
export type LeadFlag = 'unchecked' | 'trap' | 'hasty'

export interface Lead {
  id: string
  siteId: number
  kind: string
  locale: Locale
  email: string
  recipient: string
  estateId: string
  fields: Record<string, string>
  flag: LeadFlag | null
  createdAt: number
}

export interface Consent {
  siteId: number
  email: string
  purpose: string
  /** Word for word as it stood beside the box. */
  text: string
  locale: Locale
  givenAt: number
}

/** Changes with every change of a consent's words that is more than spelling. */
export const CONSENT_VERSION = '2026-11'

export const insertLead = (db: D1Database, lead: Lead): D1PreparedStatement =>
  db
    .prepare(`INSERT INTO lead (id, site_id, kind, locale, email, recipient, estate_id, fields, flag, created_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, NULLIF(?7, ''), ?8, ?9, ?10)`)
    .bind(
      lead.id,
      lead.siteId,
      lead.kind,
      lead.locale,
      lead.email,
      lead.recipient,
      lead.estateId,
      JSON.stringify(lead.fields),
      lead.flag,
      lead.createdAt,
    )

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
