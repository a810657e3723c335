import { readPublicIds, writePublicIds } from '../../shared/contact/public-ids.ts'

const NAME = 'favorites'
const YEAR = 31_536_000

/** The shortlist of a browser without script; with script it stays on the device and no cookie is ever set. */
export function readFavoritesCookie(request: Request | undefined): string[] {
  const header = request?.headers.get('Cookie')?.slice(0, 8192) ?? ''
  const value = header.split(';').map(part => part.trim()).find(part => part.startsWith(`${NAME}=`))
  return readPublicIds(value?.slice(NAME.length + 1))
}

export const favoritesCookie = (ids: string[], https: boolean): string =>
  `${NAME}=${writePublicIds(ids)}; Path=/; Max-Age=${ids.length > 0 ? YEAR : 0}; SameSite=Lax${https ? '; Secure' : ''}`
