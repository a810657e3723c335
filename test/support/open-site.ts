import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import type { Bindings, PageProps, PagesToPurge } from '../../worker/env.ts'
import worker from '../../worker/index.ts'
import { handlePage } from '../../worker/handle-page.tsx'
import { notCached } from '../../worker/page-cache/call-page.ts'
import { createPlatformCache, type PlatformCache } from './platform-cache.ts'

export interface OpenSite {
  /** A request through the Worker's front door, as a visitor makes it; waits for what runs on behind it. */
  get(url: string, init?: RequestInit): Promise<Response>
  /** What Workers Cache does when it is asked to delete pages. */
  onPurge(purge: (pages: PagesToPurge) => Promise<void>): void
  /** The same, its body still coming. */
  stream(url: string, init?: RequestInit): Promise<Response>
}

/** The site Worker with bindings of the test's choice; the hop to Page is made as in production, with PAGE_CACHE = "workers" through a stand-in for the cache in front. */
export function openSite(bindings: Partial<Record<keyof Bindings, unknown>>): OpenSite {
  const all = { ...env, ...bindings } as unknown as Bindings
  const cache = all.PAGE_CACHE === 'workers' ? createPlatformCache() : null
  let purge = async (_: PagesToPurge): Promise<void> => undefined
  const ask = async (ctx: ExecutionContext, url: string, init?: RequestInit): Promise<Response> =>
    worker.fetch(
      new Request(url, { redirect: 'manual', ...init }),
      all,
      withPage(ctx, all, cache, pages => purge(pages)),
    )
  return {
    onPurge: next => {
      purge = next
    },
    stream: (url, init) => ask(createExecutionContext(), url, init),
    async get(url, init) {
      const ctx = createExecutionContext()
      const response = await ask(ctx, url, init)
      const body = await response.arrayBuffer()
      await waitOnExecutionContext(ctx)
      const none = [101, 204, 205, 304].includes(response.status)
      return new Response(none ? null : body, response)
    },
  }
}

/** The context with ctx.exports.Page, which shares the test's bindings. */
function withPage(
  ctx: ExecutionContext,
  bindings: Bindings,
  cache: PlatformCache | null,
  purge: (pages: PagesToPurge) => Promise<void>,
): ExecutionContext {
  const make = async (request: Request, props: PageProps): Promise<Response> =>
    notCached(request) ?? handlePage(request, bindings, props, ctx)
  const exports = {
    Page: ({ props }: { props: PageProps }) => ({
      purge,
      fetch: async (request: Request) =>
        cache ? cache(request, props, () => make(request, props)) : make(request, props),
    }),
  }
  return new Proxy(ctx, {
    get: (target, key) => (key === 'exports' ? exports : bound(target, key)),
  })
}

function bound(target: object, key: PropertyKey): unknown {
  const value: unknown = Reflect.get(target, key, target)
  return typeof value === 'function' ? value.bind(target) : value
}
