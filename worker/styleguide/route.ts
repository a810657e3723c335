import type { Context } from 'hono'
import { isLocale } from '../../shared/locale.ts'
import type { Theme } from '../../shared/site/site.ts'
import type { GatewayEnv } from '../site/hono-env.ts'
import { respondWithPage } from '../handle-page.tsx'
import { createRequestContext } from '../site/request-context.ts'
import { styleguidePage } from './styleguide-page.tsx'

const STYLES = ['editorial', 'coastal', 'rustic'] as const satisfies readonly Theme['character'][]

/**
 * `/_patterns`: every control, card, section and state as this agency shows them, for whoever designs them and for visual
 * checks; `?locale=fr`, `?character=rustic`. Not there unless PATTERNS = "1".
 */
export async function styleguide(c: Context<GatewayEnv>): Promise<Response> {
  if (c.env.PATTERNS !== '1') return c.body(null, 404)
  const { trace } = c.var
  const url = new URL(c.req.url)
  const wanted = url.searchParams.get('locale')
  const character =
    STYLES.find(each => each === url.searchParams.get('character')) ?? c.var.site.theme.character
  const site = { ...c.var.site, theme: { ...c.var.site.theme, character } }
  const locale = isLocale(wanted) && site.locales.includes(wanted) ? wanted : site.defaultLocale
  const waitUntil = (work: Promise<unknown>): void => c.executionCtx.waitUntil(work)
  const context = await createRequestContext({
    env: c.env,
    site,
    locale,
    now: trace.startedAt,
    trace,
    waitUntil,
  })
  const request = { ...context, url: new URL(`/${locale}`, url), visitor: c.req.raw }
  return respondWithPage(request, await styleguidePage(request))
}
