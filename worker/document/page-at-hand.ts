import type { Site } from '../../shared/site/site.ts'
import { areMarksFresh } from '../api/marks.ts'
import type { Bindings } from '../env.ts'
import { knownSite } from '../site/find-site.ts'
import { hostnameOf } from '../site/hostname.ts'
import { countAnswer } from './cache-counts.ts'
import {
  canonicalAddress,
  isUnchanged,
  pageKey,
  shownHeaders,
  withoutMaking,
} from './cached-page.ts'
import { dress } from './dress.ts'
import { pageAge, storedPage, type StoredPage } from './page-cache.ts'
import { wantsMarkdown } from './wants-markdown.ts'

interface Dressed {
  site: Site
  https: boolean
  headers: [string, string][]
}

/** A kept page's headers as browsers get them: made once, until the site's record is read anew. */
const dressedPages = new WeakMap<StoredPage, Dressed>()

/**
 * The way of most visits, where the stand-in is the cache: site and page at hand in this isolate and fresh, nothing to wait
 * for and no middleware to pass. null where anything has to be asked or decided.
 */
export function pageAtHand(request: Request, env: Bindings, now: number): Response | null {
  if (env.PAGE_CACHE !== 'isolate' || request.method !== 'GET') return null
  const url = new URL(request.url)
  if (url.searchParams.has('preview')) return null
  const site = knownSite(hostnameOf(request) ?? '', now)
  if (!site || site.movedTo || !areMarksFresh(site.id, now)) return null
  const as = wantsMarkdown(request.headers.get('Accept')) ? 'markdown' : 'html'
  const page = storedPage(pageKey(site.id, as, canonicalAddress(url)))
  if (!page || pageAge(page, now) !== 'fresh') return null
  const answer = answerOf(page, request, dressed(page, site, url.protocol === 'https:'))
  countAnswer(env, site, answer, Date.now() - now)
  return answer
}

function answerOf(page: StoredPage, request: Request, headers: [string, string][]): Response {
  const own: [string, string] = ['X-Request-Id', crypto.randomUUID()]
  if (!isUnchanged(request, page))
    return new Response(page.body, { status: page.status, headers: [...headers, own] })
  return new Response(null, {
    status: 304,
    headers: [...headers.filter(([name]) => name !== 'content-length'), own],
  })
}

function dressed(page: StoredPage, site: Site, https: boolean): [string, string][] {
  const known = dressedPages.get(page)
  if (known?.site === site && known.https === https) return known.headers
  const headers = shownHeaders(withoutMaking(page.headers, page.status), 'page; hit')
  headers.set('Server-Timing', 'gateway;dur=0')
  dress(headers, site, https)
  const made = { site, https, headers: [...headers] }
  dressedPages.set(page, made)
  return made.headers
}
