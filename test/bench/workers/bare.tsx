import { DurableObject } from 'cloudflare:workers'
import { renderToString } from 'react-dom/server'
import { ViewProvider } from '../../../client/view.tsx'
import { concat, encode } from '../../../worker/http/bytes.ts'
import { renderChunks } from '../../../worker/render/stream.tsx'
import { loadFrame, PageDocument } from '../../../worker/page/document.tsx'
import { createTrace } from '../../../worker/http/trace.ts'
import type { Bindings } from '../../../worker/env.ts'
import { resolvePage } from '../../../worker/handle-page.tsx'
import type { PageRequest } from '../../../worker/page/result.ts'
import { siteById } from '../../../worker/site/find.ts'
import { findHost } from '../../../worker/site/find-host.ts'
import { createRequestContext } from '../../../worker/site/request-context.ts'

/** One page's answers at hand, for measuring what making its markup costs. */
let loadedPage: Promise<{
  path: string
  markup: () => React.ReactNode
  request: PageRequest
  constant: Uint8Array<ArrayBuffer>
}> | null = null

/** The class that wrangler.toml binds; nothing here calls one. */
export class Agency extends DurableObject {}

/**
 * What the product is measured against, in one process with it: /bare renders the page's markup with plain
 * renderToString, /pieces with fragments, /constant returns the same bytes each time. `path` and `host` name the page.
 */
export default {
  async fetch(request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> {
    const url = new URL(request.url)
    const path = url.searchParams.get('path') ?? '/nl'
    loadedPage ??= load(path, url.searchParams.get('host') ?? 'localhost', env, ctx)
    if ((await loadedPage).path !== path)
      loadedPage = load(path, url.searchParams.get('host') ?? 'localhost', env, ctx)
    const page = await loadedPage
    const headers = { 'Content-Type': 'text/html; charset=utf-8' }
    if (url.pathname === '/constant') return new Response(page.constant, { headers })
    if (url.pathname === '/bare') return new Response(encode(bare(page)), { headers })
    return new Response(fragments(page), { headers })
  },
}

const bare = ({
  markup,
  request,
}: {
  markup: () => React.ReactNode
  request: PageRequest
}): string =>
  `<!DOCTYPE html>${renderToString(<ViewProvider value={request.view}>{markup()}</ViewProvider>)}`

const fragments = ({
  markup,
  request,
}: {
  markup: () => React.ReactNode
  request: PageRequest
}): Uint8Array<ArrayBuffer> =>
  concat(
    renderChunks(request.view, markup(), '<!DOCTYPE html>').filter(
      piece => piece instanceof Uint8Array,
    ),
  )

async function load(path: string, host: string, env: Bindings, ctx: ExecutionContext) {
  const now = Date.now()
  const trace = createTrace('bench', now, path)
  const waitUntil = (work: Promise<unknown>): void => ctx.waitUntil(work)
  const found = await findHost(host, { env, trace, now, waitUntil })
  const site = found && (await siteById(found.id, { env, trace, now, waitUntil }))
  if (!site) throw new Error(`no site at ${host}`)
  const context = await createRequestContext({ env, site, locale: 'nl', now, trace, waitUntil })
  const request: PageRequest = { ...context, url: new URL(path, 'http://page') }
  const [shown, frame] = await Promise.all([resolvePage(request), loadFrame(request)])
  if (shown.kind !== 'page') throw new Error(`${path} is ${shown.kind}`)
  const markup = () => <PageDocument request={request} page={shown} frame={frame} />
  const page = { path, markup, request }
  return { ...page, constant: fragments(page) }
}
