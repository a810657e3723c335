import type { Bindings } from '../env.ts'
import { keyedHash, sha256 } from '../crypto/hash.ts'

const DAY = 86_400_000

/** What a token opens, and for how long, in ms; null: as long as its subject is there. */
export const TOKEN_LIFETIMES = {
  confirm: 2 * DAY,
  edit: 60 * DAY,
  unsubscribe: null,
  suppress: null,
} as const

export type TokenPurpose = keyof typeof TOKEN_LIFETIMES

const TOKEN_PATTERN = /^[\w-]{43}$/

/** 256 random bits as 43 characters. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/**
 * A token that recurs: every mail to one subject bears the same, so that ten thousand mails leave no ten thousand rows.
 * As unguessable as TOKEN_SECRET; an edit token is another each month.
 */
export const derivedToken = (
  env: Bindings,
  purpose: TokenPurpose,
  site: number,
  subject: string,
  now: number,
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
  now: number
}

/** Keeps a token's hash; the token itself is nowhere but in the mail. */
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

/** What a token opens, or null: wrong, old, of another site or for another purpose are all the same. */
export async function findToken(
  db: D1Database,
  token: string,
  site: number,
  now: number,
): Promise<{ purpose: TokenPurpose; subject: string } | null> {
  if (!TOKEN_PATTERN.test(token)) return null
  return db
    .prepare(
      'SELECT purpose, subject FROM token WHERE hash = ?1 AND site_id = ?2 AND (expires_at IS NULL OR expires_at > ?3)',
    )
    .bind(await sha256(token), site, now)
    .first<{ purpose: TokenPurpose; subject: string }>()
}
