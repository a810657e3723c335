import type { Millis } from '../../shared/time/units.ts'
import { REQUEST_WAITS } from '../http/deadline.ts'
import type { PageProps } from '../env.ts'
import { tableToText } from '../versions/table-text.ts'
import type { Version, VersionTable } from '../versions/table.ts'

/** Which page, for whom: all that its key in the cache is made of, but for the version. */
export interface PageAddress {
  site: number
  format: PageProps['format']
  /** Path and known query keys. */
  canonical: string
}

/** How Page is asked. */
export interface PageCall extends PageAddress {
  /** The newest change that the page hangs on. */
  version: Version
  /** What is known of all changes: Page must not make it of older answers. A header is no part of the key. */
  versions: VersionTable
  /** Set where a stored page is revalidated, as Workers Cache does. */
  etag?: string
  /** Asks the cache alone. */
  onlyIfCached?: boolean
  /** How long Page may yet wait for the back end. */
  timeLeft: Millis
}

export const VERSIONS_HEADER = 'X-Versions'
export const TIME_LEFT_HEADER = 'X-Time-Left'

/** The name of a page in the cache. */
export const pageKey = ({ site, format, canonical }: PageAddress, version: Version): string =>
  `${site} ${format} ${version} ${canonical}`

/** Written once for each table: a host's stays the same for seconds. */
const texts = new WeakMap<VersionTable, string>()

function textOf(table: VersionTable): string {
  const known = texts.get(table)
  if (known !== undefined) return known
  const text = tableToText(table)
  texts.set(table, text)
  return text
}

/**
 * Asks the Page entrypoint with a new request: the canonical address and no header of the visitor (CACHE-36). A redirect is
 * passed on, not followed.
 */
export async function callPage(
  { exports }: Pick<ExecutionContext, 'exports'>,
  { site, format, canonical, version, versions, etag, onlyIfCached, timeLeft }: PageCall,
): Promise<Response> {
  const headers = new Headers({ [VERSIONS_HEADER]: textOf(versions) })
  if (etag !== undefined) headers.set('If-None-Match', etag)
  if (timeLeft < REQUEST_WAITS) headers.set(TIME_LEFT_HEADER, String(timeLeft))
  if (onlyIfCached) headers.set('Cache-Control', 'only-if-cached')
  return exports
    .Page({ props: { site, format, version } })
    .fetch(new Request(`http://page${canonical}`, { redirect: 'manual', headers }))
}

/** Page's answer to who asked the cache alone: it was not there, and is not made for that. */
export const notCached = (request: Request): Response | null =>
  request.headers.get('Cache-Control') === 'only-if-cached'
    ? new Response(null, { status: 504, headers: { 'Cache-Control': 'no-store' } })
    : null
