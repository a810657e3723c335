import { href } from '../../shared/routes.ts'
import { loadBelgium } from '../places/load-belgium.ts'
import { loadStreetIndex } from '../places/load-street-index.ts'
import { countMiss, isHeld } from '../page-cache/shield.ts'
import { limitedPage } from '../page/error-pages.tsx'
import type { PageHandler } from '../page/result.ts'
import { findSearch } from './find-search.ts'
import { SentenceView } from './sentence-view.tsx'

/**
 * /zoeken?q=…: a sentence is answered with the search that it means (SENTENCE-12, SENTENCE-13). It is personal: no cache
 * holds it, no search engine keeps it, no log has its words.
 */
export const sentencePage: PageHandler = async request => {
  const { t, site, url, locale, env, now, visitorRequest } = request
  const sentence = (url.searchParams.get('q') ?? '').trim()
  const isRefused = visitorRequest !== undefined && isHeld(visitorRequest, now)
  if (visitorRequest) request.waitUntil(countMiss(env, visitorRequest, now))
  const page = {
    kind: 'page' as const,
    title: t('sentence.title'),
    description: t('sentence.empty'),
    policy: 'personal' as const,
    tags: [],
    robots: 'noindex' as const,
    alternates: Object.fromEntries(site.locales.map(other => [other, href('sentence', other)])),
  }
  if (isRefused) return limitedPage(request)
  if (sentence === '') {
    const body = <SentenceView sentence="" meaning={null} found={null} />
    return { ...page, status: 200, body }
  }
  // Imported on first use: its tables are a hundred kilobytes.
  const [{ readSentence }, belgium, streets] = await Promise.all([
    import('./reader.ts'),
    loadBelgium(env),
    loadStreetIndex(env),
  ])
  const meaning = readSentence(sentence, locale, belgium, streets)
  const found = await findSearch(request, meaning)
  if (found.kind === 'redirect') return { kind: 'redirect', to: found.to, status: 303 }
  return {
    ...page,
    status: 200,
    canonical:
      found.kind === 'lists' ? found.canonical : (found.rentals?.to ?? href('sentence', locale)),
    body: <SentenceView sentence={sentence} meaning={meaning} found={found} />,
  }
}
