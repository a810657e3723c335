import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { sha256 } from '../../crypto/hash.ts'
import type { AdminEnv } from '../env.ts'

const SESSION_MINUTES = 30
const COOKIE_NAME = 'console'

/** A cookie for a console: half an hour, never for scripts, never from another site. Only its hash is kept. */
export async function openSession(c: Context<AdminEnv>, now: number): Promise<void> {
  const secret = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  await c.env.DB.batch([
    c.env.DB.prepare('DELETE FROM console_session WHERE expires_at < ?').bind(now),
    c.env.DB.prepare('INSERT INTO console_session (hash, expires_at) VALUES (?, ?)').bind(
      await sha256(secret),
      now + SESSION_MINUTES * 60_000,
    ),
  ])
  setCookie(c, COOKIE_NAME, secret, { ...cookieOptions(c), maxAge: SESSION_MINUTES * 60 })
}

export async function hasSession(c: Context<AdminEnv>, now: number): Promise<boolean> {
  const secret = getCookie(c, COOKIE_NAME, isHttps(c) ? 'host' : undefined)
  if (!secret) return false
  const row = await c.env.DB.prepare(
    'SELECT 1 FROM console_session WHERE hash = ? AND expires_at > ?',
  )
    .bind(await sha256(secret), now)
    .first()
    .catch(() => null)
  return row !== null
}

export async function closeSession(c: Context<AdminEnv>): Promise<void> {
  const secret = deleteCookie(c, COOKIE_NAME, cookieOptions(c))
  if (secret)
    await c.env.DB.prepare('DELETE FROM console_session WHERE hash = ?')
      .bind(await sha256(secret))
      .run()
}

const isHttps = (c: Context): boolean => c.req.url.startsWith('https:')

const cookieOptions = (c: Context): CookieOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Strict',
  secure: isHttps(c),
  ...(isHttps(c) ? { prefix: 'host' } : {}),
})
