import { MINUTE, type Millis } from '../../shared/time/units.ts'
import type { Directory } from './sites.ts'
import { setNewest } from '../cache/set-newest.ts'

const FRESH_MS = MINUTE
const MAX_SITES = 2000

/** The isolate's back ends of sites, by id. Finding a site refreshes its own. */
const memo = new Map<number, { url: string; readAt: Millis }>()

/** What a site's record was just read with. */
export function rememberApiUrl(siteId: number, url: string, now: Millis = Date.now()): void {
  setNewest(memo, siteId, { url, readAt: now }, MAX_SITES)
}

/** What is remembered of a site's back end; '': the default one, or nothing. */
export const rememberedApiUrl = (siteId: number): string => memo.get(siteId)?.url ?? ''

/**
 * Scheme and host of a site's back end; '': the default one. Where the directory cannot be read, what was known of it
 * last; throws when that is nothing, since another agency's back end must not be asked.
 */
export async function apiUrlOf({ DB }: Directory, siteId: number): Promise<string> {
  const known = memo.get(siteId)
  if (known && Date.now() - known.readAt < FRESH_MS) return known.url
  try {
    const row = await DB.prepare('SELECT api_url AS url FROM site WHERE id = ?1')
      .bind(siteId)
      .first<{ url: string }>()
    rememberApiUrl(siteId, row?.url ?? '')
    return row?.url ?? ''
  } catch (error) {
    if (known) return known.url
    throw error
  }
}
