import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { millis, type Millis, type Seconds } from '../../../shared/time/units.ts'
import { base64url } from '../../crypto/base64url.ts'
import { sha256 } from '../../crypto/hash.ts'
import { deleteSession, insertSession, isSessionOpen } from '../../directory/operators.ts'
import type { AdminEnv } from '../env.ts'

const SESSION_SECONDS: Seconds = 30 * 60
const COOKIE_NAME = 'console'

/** Sets a cookie for half an hour, hidden from scripts and other sites. Only its hash is stored. */
export async function openSession(c: Context<AdminEnv>, now: Millis): Promise<void> {
  const secret = base64url(crypto.getRandomValues(new Uint8Array(32)))
  await insertSession(c.env, await sha256(secret), now + millis(SESSION_SECONDS))
  setCookie(c, COOKIE_NAME, secret, { ...cookieOptions(c), maxAge: SESSION_SECONDS })
}

export async function hasSession(c: Context<AdminEnv>, now: Millis): Promise<boolean> {
  const secret = getCookie(c, COOKIE_NAME, isHttps(c) ? 'host' : undefined)
  if (!secret) return false
  return isSessionOpen(c.env, await sha256(secret), now).catch(() => false)
}

export async function closeSession(c: Context<AdminEnv>): Promise<void> {
  const secret = deleteCookie(c, COOKIE_NAME, cookieOptions(c))
  if (secret) await deleteSession(c.env, await sha256(secret))
}

const isHttps = (c: Context): boolean => c.req.url.startsWith('https:')

const cookieOptions = (c: Context): CookieOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Strict',
  secure: isHttps(c),
  ...(isHttps(c) ? { prefix: 'host' } : {}),
})
