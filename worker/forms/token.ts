import * as v from 'valibot'
import { DAY, type Millis } from '../../shared/time/units.ts'
import { base64url } from '../crypto/base64url.ts'
import { keyedHash, sha256 } from '../crypto/hash.ts'
import type { Bindings } from '../env.ts'

/** What a token grants, and for how long; null: as long as its subject exists. */
export const TOKEN_LIFETIMES = {
  confirm: 2 * DAY,
  edit: 60 * DAY,
  unsubscribe: null,
  suppress: null,
} as const

export type TokenPurpose = keyof typeof TOKEN_LIFETIMES

const grantSchema = v.object({
  purpose: v.picklist(['confirm', 'edit', 'unsubscribe', 'suppress']),
  subject: v.string(),
})

type TokenGrant = v.InferOutput<typeof grantSchema>

const TOKEN_PATTERN = /^[\w-]{43}$/

/** 256 random bits as 43 characters. */
export const randomToken = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

/**
 * A token derived from its subject: every mail to one subject carries the same, so that ten thousand mails leave one
 * row. As unguessable as TOKEN_SECRET; an edit token changes every 30 days.
 */
export const derivedToken = (
  env: Bindings,
  purpose: TokenPurpose,
  site: number,
  subject: string,
  now: Millis,
): Promise<string> =>
  keyedHash(
    env,
    `token/${purpose}/${site}/${subject}/${purpose === 'edit' ? Math.floor(now / (30 * DAY)) : ''}`,
  )

export interface TokenRow {
  token: string
  site: number
  purpose: TokenPurpose
  subject: string
  now: Millis
}

/** Stores a token's hash; the token itself is in the mail only. */
export async function insertToken(
  db: D1Database,
  { token, site, purpose, subject, now }: TokenRow,
): Promise<D1PreparedStatement> {
  const lifetime = TOKEN_LIFETIMES[purpose]
  return db
    .prepare(
      'INSERT OR IGNORE INTO token (hash, site_id, purpose, subject, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)',
    )
    .bind(await sha256(token), site, purpose, subject, lifetime === null ? null : now + lifetime)
}

/** What a token grants, or null: an unknown token, an expired one and one of another site look the same. */
export async function findToken(
  db: D1Database,
  token: string,
  site: number,
  now: Millis,
): Promise<TokenGrant | null> {
  if (!TOKEN_PATTERN.test(token)) return null
  const row = await db
    .prepare(
      'SELECT purpose, subject FROM token WHERE hash = ?1 AND site_id = ?2 AND (expires_at IS NULL OR expires_at > ?3)',
    )
    .bind(await sha256(token), site, now)
    .first()
  return v.parse(v.nullable(grantSchema), row)
}
