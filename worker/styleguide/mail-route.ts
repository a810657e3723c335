import type { Context } from 'hono'
import { mailContext } from '../mail/mail-context.ts'
import { workContext, type GatewayEnv } from '../site/hono-env.ts'
import { createRequestContext } from '../site/request-context.ts'
import { mailExamples } from './mail-examples.tsx'

/** `/_patterns/mail`: every mail, about estates of this site; 404 unless PATTERNS = "1". */
export async function mailExamplesPage(c: Context<GatewayEnv>): Promise<Response> {
  if (c.env.PATTERNS !== '1') return c.body(null, 404)
  const { site } = c.var
  const locale = site.defaultLocale
  const context = await createRequestContext({ ...workContext(c), site, locale })
  const { results } = await context.api.searchEstates({ query: {}, limit: 3 })
  return mailExamples(results, new URL(c.req.url).searchParams, locale =>
    mailContext(context, locale),
  )
}
