import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import type { Bindings, PageProps } from '../../worker/env.ts'
import worker from '../../worker/index.ts'
import { notCached } from '../../worker/page-cache/call-page.ts'
import { aSite, siteApi } from './demo-api.ts'
import { createPlatformCache } from './platform-cache.ts'

/**
 * An agency whose pages are made by a stand-in for Page; `made` is what it was asked. With PAGE_CACHE = "workers" a
 * stand-in for Workers Cache is in front of it.
 */
export function aPageEntrypoint(
  answer: (request: Request) => Response | Promise<Response>,
  bindings: object = {},
) {
  const site = aSite()
  const made: Request[] = []
  const make = async (request: Request): Promise<Response> => {
    const absent = notCached(request)
    if (absent) return absent
    made.push(request)
    return answer(request)
  }
  const isPlatform = 'PAGE_CACHE' in bindings && bindings.PAGE_CACHE === 'workers'
  const cache = isPlatform ? createPlatformCache() : null
  const fetch = (request: Request, props: PageProps): Promise<Response> =>
    cache ? cache(request, props, () => make(request)) : make(request)
  const exports = {
    Page: ({ props }: { props: PageProps }) => ({
      fetch: (request: Request) => fetch(request, props),
    }),
  }
  const all = { ...env, API: siteApi(site, []), ...bindings } as unknown as Bindings
  const ask = async (
    path: string,
    init?: RequestInit,
  ): Promise<{ answered: Response; settled: () => Promise<void> }> => {
    const ctx = createExecutionContext()
    Object.defineProperty(ctx, 'exports', { value: exports, configurable: true })
    const answered = await worker.fetch(
      new Request(`http://${site.hostnames[0]}${path}`, init),
      all,
      ctx,
    )
    return { answered, settled: () => waitOnExecutionContext(ctx) }
  }
  const get = async (path: string, init?: RequestInit): Promise<Response> => {
    const { answered, settled } = await ask(path, init)
    const body = await answered.text()
    await settled()
    return new Response(body, answered)
  }
  return { get, ask, made, site }
}

export const page = (
  control: string,
  headers: Record<string, string> = {},
  body = '<p>page</p>',
): Response => new Response(body, { headers: { 'Cache-Control': control, ...headers } })

export const statusOf = (answer: Response): string | undefined =>
  answer.headers.get('Cache-Status')?.split(', ')[0]
