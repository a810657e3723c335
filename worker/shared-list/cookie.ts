import { href } from '../../shared/routes.ts'
import { RETENTION_DAYS } from '../../shared/privacy/retention-periods.ts'
import { SEAT_COOKIE } from '../../shared/privacy/browser-storage.ts'
import type { Site } from '../../shared/site/site.ts'

const LIFETIME = RETENTION_DAYS.sharedLists * 86_400
const SEAT = /^[\w-]{24}$/

const isHttps = ({ url }: Request): boolean => url.startsWith('https:')

const nameFor = (request: Request): string => `${isHttps(request) ? '__Secure-' : ''}${SEAT_COOKIE}`

/** Who somebody is in the list at this address; null: has done nothing in it yet. */
export function readSeat(request: Request): string | null {
  const name = nameFor(request)
  const header = request.headers.get('Cookie')?.slice(0, 8192) ?? ''
  const value = header
    .split(';')
    .map(part => part.trim().split('='))
    .find(([key]) => key === name)?.[1]
  return value && SEAT.test(value) ? value : null
}

/** One for the list's address in each language: no other page is sent it. */
export const seatCookies = (
  seat: string,
  token: string,
  { locales }: Pick<Site, 'locales'>,
  request: Request,
): string[] =>
  locales.map(
    locale =>
      `${nameFor(request)}=${seat}; Path=${href('sharedList', locale, { token })}; Max-Age=${LIFETIME}; HttpOnly; SameSite=Lax${isHttps(request) ? '; Secure' : ''}`,
  )
