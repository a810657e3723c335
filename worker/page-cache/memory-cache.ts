import { LruCache } from '../cache/lru-cache.ts'
import { wait, MAX_JOINS } from '../cache/wait.ts'
import type { Bytes } from '../http/bytes.ts'
import { pump } from './pump.ts'

/**
 * A page as this isolate stores it. The cache stands in for Workers Cache where there is none (PAGE_CACHE = "isolate")
 * and keeps its contract: a key, max-age, stale-while-revalidate, stale-if-error, tags, one render for concurrent
 * requests, and nothing kept of a page that did not arrive whole.
 */
export interface StoredPage {
  status: number
  headers: [string, string][]
  body: Bytes
  etag: string | null
  /** When its render began, in ms. */
  startedAt: number
  maxAge: number
  staleWhileRevalidate: number
  staleIfError: number
  tags: string[]
}

const PAGES_BYTES = 32 * 1024 * 1024
/** How long a request waits on another's render before it renders itself. */
const JOIN_TIMEOUT_MS = 5000
const pages = new LruCache<StoredPage>(PAGES_BYTES)
const pendingRenders = new Map<string, PendingRender>()

interface PendingRender {
  page: Promise<StoredPage | null>
  startedAt: number
}

type PageAge = 'fresh' | 'stale' | 'expired' | 'dead'

export const storedPage = (key: string): StoredPage | undefined => pages.get(key)

/** 'stale' is served while one render runs; 'expired' only when that render fails; 'dead' never. */
export function pageAge(page: StoredPage, now: number): PageAge {
  const seconds = (now - page.startedAt) / 1000
  if (seconds < page.maxAge) return 'fresh'
  if (seconds < page.maxAge + page.staleWhileRevalidate) return 'stale'
  return seconds < page.maxAge + page.staleIfError ? 'expired' : 'dead'
}

/** Takes pages out that bear one of these tags. */
export function deletePages({ tags, everything }: { tags: string[]; everything: boolean }): number {
  const named = new Set(tags)
  return pages.deleteWhere(page => everything || page.tags.some(tag => named.has(tag)))
}

/** The page of another request's render under way, failed or not; else of one's own. */
export async function joinOrRender(
  task: RenderTask,
): Promise<{ joined: true; page: StoredPage } | { joined: false; page: Response }> {
  let awaited: PendingRender | undefined
  for (let round = 0; round < MAX_JOINS; round++) {
    const other = pendingRenders.get(task.key)
    if (!other || other === awaited || task.now - other.startedAt > JOIN_TIMEOUT_MS) break
    const page = await Promise.race([other.page, wait(JOIN_TIMEOUT_MS)])
    if (page) return { joined: true, page }
    awaited = other
  }
  return { joined: false, page: await renderAndStore(task) }
}

/** Ends with the render of a page under way: as Workers Cache has it, nothing is said of a page before. */
export const renderEnded = async (key: string): Promise<unknown> => pendingRenders.get(key)?.page

export const isRendering = (key: string): boolean => pendingRenders.has(key)

export interface RenderTask {
  key: string
  now: number
  waitUntil: (work: Promise<unknown>) => void
  render: () => Promise<Response>
}

/**
 * Renders a page, stores what its policy allows, and streams it to the visitor meanwhile. The pump goes on when the
 * visitor leaves. No tee() or clone(): both hold the first byte back.
 */
export async function renderAndStore(task: RenderTask): Promise<Response> {
  const { key, now, waitUntil, render } = task
  const { promise, resolve } = Promise.withResolvers<StoredPage | null>()
  const entry = { page: promise, startedAt: now }
  pendingRenders.set(key, entry)
  const done = (page: StoredPage | null): void => {
    if (pendingRenders.get(key) === entry) pendingRenders.delete(key)
    resolve(page)
  }
  try {
    const response = await render()
    if (!response.body) {
      done(storePage(task, response, new Uint8Array()))
      return response
    }
    const { readable, writable } = new IdentityTransformStream()
    waitUntil(
      pump(response.body, writable).then(
        body => done(body && storePage(task, response, body)),
        () => done(null),
      ),
    )
    return new Response(readable, response)
  } catch (error) {
    done(null)
    throw error
  }
}

function storePage({ key, now }: RenderTask, response: Response, body: Bytes): StoredPage {
  const control = response.headers.get('Cache-Control') ?? 'no-store'
  const page: StoredPage = {
    status: response.status,
    headers: [...response.headers],
    body,
    etag: response.headers.get('ETag'),
    startedAt: now,
    tags: (response.headers.get('Cache-Tag') ?? '').split(',').filter(Boolean),
    maxAge: directive(control, 'max-age'),
    staleWhileRevalidate: directive(control, 'stale-while-revalidate'),
    staleIfError: directive(control, 'stale-if-error'),
  }
  const isStorable =
    control.includes('public') && response.status < 500 && !response.headers.has('Set-Cookie')
  if (isStorable) pages.set(key, page, body.byteLength + key.length + 1000)
  return page
}

const directive = (control: string, name: string): number =>
  Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(control)?.[1] ?? 0)
