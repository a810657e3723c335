import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { DESK_COOKIES, type DeskCookie } from '../../../shared/privacy/desk-cookies.ts'
import { seconds } from '../../../shared/time/units.ts'

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

export const readSecret = (c: Context, name: DeskCookie): string =>
  getCookie(c, name, prefixOf(c)) ?? ''

/** `isShort`: it ends with the browser. */
export const giveSecret = (c: Context, name: DeskCookie, secret: string, isShort = false): void =>
  setCookie(c, name, secret, {
    ...options(c),
    ...(!isShort && { maxAge: seconds(DESK_COOKIES[name]) }),
  })

export const forgetSecret = (c: Context, name: DeskCookie): void =>
  void deleteCookie(c, name, options(c))
