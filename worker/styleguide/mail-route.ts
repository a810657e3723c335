import type { Context } from 'hono'
import type { GatewayEnv } from '../site/hono-env.ts'
import { createRequestContext } from '../site/request-context.ts'
import { mailContext } from '../mail/mail-context.ts'
import { mailExamples } from './mail-examples.tsx'

/** `/_patterns/mail`, on estates of the site that is asked; not there unless PATTERNS = "1". */
export async function mailExamplesPage(c: Context<GatewayEnv>): Promise<Response> {
  if (c.env.PATTERNS !== '1') return c.body(null, 404)
  const { site, trace } = c.var
  const waitUntil = (work: Promise<unknown>): void => c.executionCtx.waitUntil(work)
  const context = await createRequestContext({
    env: c.env,
    site,
    locale: site.defaultLocale,
    now: trace.startedAt,
    trace,
    waitUntil,
  })
  const { results } = await context.api.searchEstates({ query: {}, limit: 3 })
  return mailExamples(results, new URL(c.req.url).searchParams, locale =>
    mailContext(context, locale),
  )
}
