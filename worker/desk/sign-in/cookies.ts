import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { DAY, MINUTE, seconds, type Millis } from '../../../shared/time/units.ts'

/** 'desk': who is signed in. 'desk-ask': the browser that asked to be let in, in which its code counts. */
type Name = 'desk' | 'desk-ask'

const LASTS: Record<Name, Millis> = { desk: 90 * DAY, 'desk-ask': 15 * MINUTE }

/** `__Host-` over https: no other host, a sibling's either, can set it. */
const prefixOf = (c: Context): 'host' | undefined =>
  c.req.url.startsWith('https:') ? 'host' : undefined

const options = (c: Context): CookieOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax',
  secure: prefixOf(c) !== undefined,
  ...(prefixOf(c) && { prefix: 'host' }),
})

export const readSecret = (c: Context, name: Name): string => getCookie(c, name, prefixOf(c)) ?? ''

/** `isShort`: it ends with the browser. */
export const giveSecret = (c: Context, name: Name, secret: string, isShort = false): void =>
  setCookie(c, name, secret, {
    ...options(c),
    ...(!isShort && { maxAge: seconds(LASTS[name]) }),
  })

export const forgetSecret = (c: Context, name: Name): void => void deleteCookie(c, name, options(c))
