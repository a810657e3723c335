import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import type { Bindings, PageProps } from '../../worker/env.ts'
import worker from '../../worker/index.ts'
import { notCached } from '../../worker/page-cache/call-page.ts'
import { aSite, siteApi } from './demo-api.ts'

/**
 * An agency whose pages are made by a stand-in for Page; `made` is what it was asked. With PAGE_CACHE = "workers" a map
 * stands in front of it by address and props, as Workers Cache does.
 */
export function aPageEntrypoint(
  answer: (request: Request) => Response | Promise<Response>,
  bindings: object = {},
) {
  const site = aSite()
  const made: Request[] = []
  const kept = new Map<string, Response>()
  const isPlatform = 'PAGE_CACHE' in bindings && bindings.PAGE_CACHE === 'workers'
  const fetch = async (request: Request, props: PageProps): Promise<Response> => {
    const key = `${JSON.stringify(props)} ${request.url}`
    const found = kept.get(key)?.clone()
    if (found) {
      const headers = new Headers(found.headers)
      headers.set('CF-Cache-Status', 'HIT')
      return new Response(found.body, { status: found.status, headers })
    }
    const absent = notCached(request)
    if (absent) return absent
    made.push(request)
    const response = await answer(request)
    if (isPlatform && response.ok) kept.set(key, response.clone())
    return response
  }
  const exports = {
    Page: ({ props }: { props: PageProps }) => ({
      fetch: (request: Request) => fetch(request, props),
    }),
  }
  const all = { ...env, API: siteApi(site, []), ...bindings } as unknown as Bindings
  const get = async (path: string, init?: RequestInit): Promise<Response> => {
    const ctx = createExecutionContext()
    Object.defineProperty(ctx, 'exports', { value: exports, configurable: true })
    const answered = await worker.fetch(
      new Request(`http://${site.hostnames[0]}${path}`, init),
      all,
      ctx,
    )
    const body = await answered.text()
    await waitOnExecutionContext(ctx)
    return new Response(body, answered)
  }
  return { get, made, site }
}

export const page = (
  control: string,
  headers: Record<string, string> = {},
  body = '<p>page</p>',
): Response => new Response(body, { headers: { 'Cache-Control': control, ...headers } })

export const statusOf = (answer: Response): string | undefined =>
  answer.headers.get('Cache-Status')?.split(', ')[0]
