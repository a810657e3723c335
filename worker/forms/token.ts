import type { StoredToken, TokenGrant, TokenPurpose } from '../agency/tokens.ts'
import { agencyOf } from '../agency/stub.ts'
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
} as const satisfies Record<TokenPurpose, Millis | null>

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

/** A token as it is stored: its hash; the token itself is in the mail only. */
export async function tokenToStore(
  token: string,
  purpose: TokenPurpose,
  subject: string,
  now: Millis,
): Promise<StoredToken> {
  const lifetime = TOKEN_LIFETIMES[purpose]
  const expiresAt = lifetime === null ? null : now + lifetime
  return { hash: await sha256(token), purpose, subject, expiresAt }
}

/** What a token grants at this site, or null: unknown and expired look the same. */
export const tokenGrant = async (
  { env, site, now }: { env: Bindings; site: { id: number }; now: Millis },
  token: string,
): Promise<TokenGrant | null> =>
  TOKEN_PATTERN.test(token) ? agencyOf(env, site.id).tokens.find(await sha256(token), now) : null
