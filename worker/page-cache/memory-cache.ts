import { LruCache } from '../cache/lru-cache.ts'
import { knownPurges, pathTag, lastPurgedAt, type KnownPurges } from '../cache/known-purges.ts'
import { wait, MAX_JOINS } from '../cache/wait.ts'
import { concat, type Bytes } from '../http/bytes.ts'

/**
 * Stands in for Workers Cache where there is none (PAGE_CACHE = "isolate"), with its contract: max-age,
 * stale-while-revalidate, stale-if-error, tags, and one render for all who ask at once.
 */
export interface StoredPage {
  status: number
  headers: [string, string][]
  body: Bytes
  etag: string | null
  /** When its making began, in ms. */
  startedAt: number
  /** The newest purge that its making knew of; a page that was made from an old copy in KV is old as soon as the next is known. */
  knownPurge: number
  maxAge: number
  staleWhileRevalidate: number
  staleIfError: number
  tags: string[]
  site: number
}

const PAGES_BYTES = 32 * 1024 * 1024
/** A joiner's patience; then it renders for itself. */
const JOIN_TIMEOUT_MS = 5000

const pages = new LruCache<StoredPage>(PAGES_BYTES)
const pendingRenders = new Map<string, PendingRender>()

interface PendingRender {
  page: Promise<StoredPage | null>
  startedAt: number
}

const newestPurge = (
  view: KnownPurges,
  { site, tags }: Pick<StoredPage, 'site' | 'tags'>,
): number => lastPurgedAt(view, [...tags, `site-${site}`])

export type PageAge = 'fresh' | 'stale' | 'old' | 'gone'

export const storedPage = (key: string): StoredPage | undefined => pages.get(key)

/** 'stale' is served while one render runs; 'old' only when that render fails. */
export function pageAge(page: StoredPage, now: number): PageAge {
  const seconds = (now - page.startedAt) / 1000
  const purged = isPurged(page)
  if (!purged && seconds < page.maxAge) return 'fresh'
  if (!purged && seconds < page.maxAge + page.staleWhileRevalidate) return 'stale'
  return seconds < page.maxAge + page.staleIfError ? 'old' : 'gone'
}

const isPurged = (page: StoredPage): boolean =>
  newestPurge(knownPurges(page.site), page) > page.knownPurge

/** The page that another request is making right now, failed or not, or else one's own making of it. */
export async function joinOrRender(
  fill: RenderTask,
): Promise<{ joined: StoredPage } | { made: Response }> {
  let vain: PendingRender | undefined
  for (let round = 0; round < MAX_JOINS; round++) {
    const other = pendingRenders.get(fill.key)
    if (!other || other === vain || fill.now - other.startedAt > JOIN_TIMEOUT_MS) break
    const page = await Promise.race([other.page, wait(JOIN_TIMEOUT_MS)])
    if (page && !isPurged(page)) return { joined: page }
    vain = other
  }
  return { made: await renderAndStore(fill) }
}

export const isRendering = (key: string): boolean => pendingRenders.has(key)

export interface RenderTask {
  key: string
  site: number
  path: string
  now: number
  waitUntil: (work: Promise<unknown>) => void
  render: () => Promise<Response>
}

/**
 * Renders a page, keeps what its policy allows, and passes it on while it comes. The pump (read, keep,
 * write) outlives the visitor; never tee() or clone(), which hold the first byte back.
 */
export async function renderAndStore(fill: RenderTask): Promise<Response> {
  const { key, now, waitUntil, render } = fill
  const marks = knownPurges(fill.site)
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
      done(storePage(fill, marks, response, new Uint8Array()))
      return response
    }
    const { readable, writable } = new IdentityTransformStream()
    waitUntil(
      pump(response.body, writable).then(
        body => done(storePage(fill, marks, response, body)),
        () => done(null),
      ),
    )
    return new Response(readable, response)
  } catch (error) {
    done(null)
    throw error
  }
}

async function pump(
  source: ReadableStream<Uint8Array>,
  target: WritableStream<Uint8Array>,
): Promise<Bytes> {
  const writer = target.getWriter()
  const chunks: Uint8Array[] = []
  let visitorStays = true
  for await (const chunk of source) {
    chunks.push(chunk)
    if (visitorStays)
      await writer.write(chunk).catch(() => {
        visitorStays = false
      })
  }
  if (visitorStays) await writer.close().catch(() => undefined)
  return concat(chunks)
}

function storePage(
  { key, site, path, now }: RenderTask,
  marks: KnownPurges,
  response: Response,
  body: Bytes,
): StoredPage {
  const control = response.headers.get('Cache-Control') ?? 'no-store'
  const tags = [
    ...(response.headers.get('Cache-Tag') ?? '').split(',').filter(Boolean),
    pathTag(path),
  ]
  const page: StoredPage = {
    status: response.status,
    headers: [...response.headers],
    body,
    etag: response.headers.get('ETag'),
    startedAt: now,
    knownPurge: newestPurge(marks, { site, tags }),
    site,
    tags,
    maxAge: directive(control, 'max-age'),
    staleWhileRevalidate: directive(control, 'stale-while-revalidate'),
    staleIfError: directive(control, 'stale-if-error'),
  }
  const keepable =
    control.includes('public') && response.status < 500 && !response.headers.has('Set-Cookie')
  if (keepable) pages.set(key, page, body.byteLength + key.length + 1000)
  return page
}

const directive = (control: string, name: string): number =>
  Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(control)?.[1] ?? 0)
