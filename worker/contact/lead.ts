import type { Locale } from '../../shared/locale.ts'
import type { Millis } from '../../shared/time/units.ts'

/** Why a lead deserves a second look: sent without captcha, with the honeypot filled in, or faster than anybody types. */
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
  createdAt: Millis
}

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
