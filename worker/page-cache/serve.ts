import type { Millis } from '../../shared/time/units.ts'
import type { PageCacheBindings, PageProps } from '../env.ts'
import { knownVersions } from '../versions/known.ts'
import { lastGoodVersions, versionOf, type Scope, type Version } from '../versions/table.ts'
import { browserResponse, cachedResponse, IS_LATE } from './browser-response.ts'
import { callPage, pageKey, type PageAddress, type PageCall } from './call-page.ts'
import { failedLately, forgetFailure, FIRST_BYTE_WITHIN, rememberFailure } from './last-good.ts'
import { withoutBreak } from './pump.ts'
import { countMiss, isHeld } from './shield.ts'
import {
  isRendering,
  joinOrRender,
  pageAge,
  renderAndStore,
  renderEnded,
  storedPage,
} from './memory-cache.ts'

interface PageCacheRequest {
  request: Request
  /** Path and known query keys: with site, format and version the page's name in the cache. */
  canonical: string
  /** The changes that the page hangs on. */
  hangsOn: readonly Scope[]
  site: number
  format: PageProps['format']
  now: Millis
  /** How long the request may yet wait for the back end. */
  timeLeft: Millis
  env: PageCacheBindings
  ctx: ExecutionContext
}

/** A page, and how it was found. */
interface Found {
  page: Parameters<typeof cachedResponse>[1]
  /** The same, where it was made for this very request. */
  own?: Response
  status: string
}

/** Where pages are kept: Workers Cache, or the stand-in. */
interface PageCache {
  /** The page, made where it is not kept. */
  find(call: PageCall): Promise<Found>
  /** The page as it is kept, however old; while it is being made, only when that has ended. */
  findStored(call: PageCall): Promise<Found | null>
  /** The same of a page that is perhaps being made, where that is known without waiting for it. */
  peek(call: PageCall): Found | null
}

/**
 * A shared page under the newest version of what it hangs on: from the cache, else made. Where making it fails, or
 * sends no byte for 800 ms, or its shell without its homes, the page of one of the two versions before is served as it is
 * kept (CACHE-68); of this version too, where that is known without waiting for the one that is being made. null: the
 * visitor's network has had too many pages made, and this one is not kept.
 */
export async function servePage(request: PageCacheRequest): Promise<Response | null> {
  const { env, now, site, format, canonical, hangsOn, timeLeft } = request
  const versions = knownVersions(site)
  const address: PageAddress = { site, format, canonical }
  const callFor = (version: Version): PageCall => ({ ...address, version, versions, timeLeft })
  const cache = env.PAGE_CACHE === 'isolate' ? memoryCache(request) : platformCache(request)
  const call = callFor(versionOf(versions, hangsOn))
  const key = pageKey(address, call.version)
  const older = lastGoodVersions(versions, hangsOn).map(callFor)
  const respond = ({ page, own, status }: Found): Response =>
    own
      ? browserResponse(request.request, own, status)
      : cachedResponse(request.request, page, status)

  if (isHeld(request.request, now)) {
    const stored = (await findStoredInTime(cache, call)) ?? (await findLastGood(cache, older))
    return stored && respond(stored)
  }
  if (failedLately(key, now)) {
    const good = cache.peek(call) ?? (await findLastGood(cache, older))
    if (good) return respond(good)
  }
  const made = cache.find(call).catch(() => null)
  const inTime = await within(FIRST_BYTE_WITHIN, made)
  const shell = inTime && inTime.page.status < 500 ? inTime : null
  const show = (found: Found): Response => {
    forgetFailure(key)
    if (found.own) request.ctx.waitUntil(countMiss(env, request.request, now))
    return respond(found)
  }
  if (shell && !shell.own?.headers.has(IS_LATE)) return show(shell)
  const good = cache.peek(call) ?? (await findLastGood(cache, older))
  if (good) {
    rememberFailure(key, now)
    request.ctx.waitUntil(made.then(drain))
    return respond(good)
  }
  if (shell) return show(shell)
  const late = inTime ?? (await made)
  return late ? respond(late) : new Response(null, { status: 500 })
}

/** null: not within this time. */
async function within<T>(time: Millis, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<null>(resolve => {
    timer = setTimeout(resolve, time, null)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * The newest kept page of the versions before, unless that one says that there is none: there may be one since, and what
 * was there before it is no more. An isolate that knows of fewer changes may be making one of them, so none is waited for
 * longer than for a page.
 */
async function findLastGood(cache: PageCache, older: PageCall[]): Promise<Found | null> {
  const found = older.map(call => findStoredInTime(cache, call))
  for (const each of found) {
    const page = await each
    if (page) return page.page.status < 400 ? page : null
  }
  return null
}

/** A kept page, where the cache says so as soon as a page must send its first byte. */
async function findStoredInTime(cache: PageCache, call: PageCall): Promise<Found | null> {
  const stored = cache.findStored(call).catch(() => null)
  const found = await within(FIRST_BYTE_WITHIN, stored)
  return found && found.page.status < 500 ? lastGood(found) : null
}

const lastGood = ({ page }: Found): Found => ({ page, status: 'page; hit; detail=last-good' })

/** Lets a page that no visitor reads be made to its end, so that it is kept. */
async function drain(found: Found | null): Promise<void> {
  if (found?.page instanceof Response) await found.page.body?.pipeTo(new WritableStream())
}

/** What Workers Cache says of a response that Page did not make just now. */
const PLATFORM_HITS: ReadonlySet<string> = new Set(['HIT', 'STALE', 'UPDATING'])

const platformCache = ({ ctx }: PageCacheRequest): PageCache => ({
  async find(call) {
    const page = await callPage(ctx, call)
    const isHit = PLATFORM_HITS.has(page.headers.get('CF-Cache-Status') ?? '')
    if (isHit) return { page, status: 'page; hit' }
    // One with a length is whole already.
    const isStreamed = !page.headers.has('Content-Length')
    const own = isStreamed ? withoutBreak(page, work => ctx.waitUntil(work)) : page
    return { page: own, own, status: 'page; fwd=miss' }
  },
  async findStored(call) {
    const page = await callPage(ctx, { ...call, onlyIfCached: true })
    return { page, status: 'page; hit' }
  },
  peek: () => null,
})

const memoryCache = ({ ctx, now }: PageCacheRequest): PageCache => ({
  async find(call) {
    const key = pageKey(call, call.version)
    const stored = storedPage(key)
    const age = stored ? pageAge(stored, now) : 'dead'
    const waitUntil = (work: Promise<unknown>): void => ctx.waitUntil(work)
    const task = { key, now, waitUntil, render: () => callPage(ctx, call) }
    if (stored && age === 'fresh') return { page: stored, status: 'page; hit' }
    if (stored && age === 'stale') {
      const etag = stored.etag ?? '"none"'
      const revalidation = { ...task, render: () => callPage(ctx, { ...call, etag }) }
      if (!isRendering(key)) waitUntil(discard(renderAndStore(revalidation)))
      return { page: stored, status: 'page; hit; detail=stale' }
    }
    const rendered = await joinOrRender(task).catch(() => null)
    if (stored && age === 'expired' && (!rendered || rendered.page.status >= 500)) {
      if (rendered && !rendered.joined) await rendered.page.body?.cancel()
      return { page: stored, status: 'page; hit; detail=stale-if-error' }
    }
    if (!rendered) throw new Error('page not made')
    return rendered.joined
      ? { page: rendered.page, status: 'page; fwd=miss; collapsed' }
      : { page: rendered.page, own: rendered.page, status: 'page; fwd=miss' }
  },
  async findStored(call) {
    await renderEnded(pageKey(call, call.version))
    return storedWithin(call, now)
  },
  peek(call) {
    const stored = storedWithin(call, now)
    return stored && lastGood(stored)
  },
})

function storedWithin(call: PageCall, now: Millis): Found | null {
  const stored = storedPage(pageKey(call, call.version))
  return stored && pageAge(stored, now) !== 'dead' ? { page: stored, status: 'page; hit' } : null
}

async function discard(render: Promise<Response>): Promise<void> {
  const response = await render.catch(() => null)
  await response?.body?.pipeTo(new WritableStream())
}
