import { LruCache } from '../cache/lru-cache.ts'
import type { PageCacheBindings } from '../env.ts'
import { classify, type PageDecision } from '../http/classify.ts'
import { hostnameOf } from '../http/hostname.ts'
import { wantsMarkdown } from '../http/wants-markdown.ts'
import type { Millis } from '../../shared/time/units.ts'
import type { HostFacts } from '../versions/host-entry.ts'
import { memoizedHost } from '../versions/read-host.ts'

/** A shared page's address, and what was decided of it. */
export interface KnownAddress extends Pick<PageDecision, 'canonical' | 'format' | 'hangsOn'> {
  hostname: string
  pathname: string
  https: boolean
  site: HostFacts
}

const MAX_BYTES = 2 * 1024 * 1024

/** To read an address and to decide what it is costs a hit more than all that is left to do. */
const known = new LruCache<KnownAddress>(MAX_BYTES)

/**
 * What a GET asks for, where that is a shared page of a live site whose facts this isolate has fresh; decided once for each
 * reading of them. null: the gateway's to find out.
 */
export function knownAddress(
  request: Request,
  env: PageCacheBindings,
  now: Millis,
): KnownAddress | null {
  const isMarkdown = wantsMarkdown(request.headers.get('Accept'))
  const key = `${isMarkdown} ${env.DESK} ${request.url}`
  const before = known.get(key)
  if (before && memoizedHost(before.hostname, now)?.site === before.site) return before
  const url = new URL(request.url)
  const hostname = hostnameOf(url)
  const site = hostname === null ? undefined : memoizedHost(hostname, now)?.site
  if (hostname === null || site?.state !== 'live' || url.searchParams.has('preview')) return null
  const decision = classify(request, site, { url, hasDesk: env.DESK === 'on' })
  if (decision.kind !== 'page' || !decision.cacheable) return null
  const { canonical, format, hangsOn } = decision
  const https = url.protocol === 'https:'
  const { pathname } = url
  const address = Object.freeze({ hostname, pathname, https, site, canonical, format, hangsOn })
  known.set(key, address, 4 * key.length + 300)
  return address
}
