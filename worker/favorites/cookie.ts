import {
  favoritesCookieName,
  readPublicIds,
  writePublicIds,
} from '../../shared/estate/public-ids.ts'
import { FAVORITES_COOKIE_DAYS } from '../../shared/privacy/browser-storage.ts'

const LIFETIME = FAVORITES_COOKIE_DAYS * 86_400

const isHttps = ({ url }: Request): boolean => url.startsWith('https:')

/** The shortlist of a browser without script; with script it stays on the device and no cookie is set. */
export function readFavoritesCookie(request: Request | undefined): string[] {
  const name = request && favoritesCookieName(isHttps(request))
  const header = request?.headers.get('Cookie')?.slice(0, 8192) ?? ''
  return readPublicIds(
    header
      .split(';')
      .map(part => part.trim().split('='))
      .find(([key]) => key === name)?.[1],
  )
}

export const favoritesCookie = (ids: string[], request: Request): string =>
  `${favoritesCookieName(isHttps(request))}=${writePublicIds(ids)}; Path=/; Max-Age=${ids.length > 0 ? LIFETIME : 0}; SameSite=Lax${isHttps(request) ? '; Secure' : ''}`
