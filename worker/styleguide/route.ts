import type { Context } from 'hono'
import { isLocale } from '../../shared/locale.ts'
import type { Theme } from '../../shared/site/site.ts'
import { respondWithOwnPage } from '../page/respond.tsx'
import { workContext, type GatewayEnv } from '../site/hono-env.ts'
import { createRequestContext } from '../site/request-context.ts'
import { styleguidePage } from './styleguide-page.tsx'

const STYLES = ['editorial', 'coastal', 'rustic'] as const satisfies readonly Theme['character'][]

/**
 * `/_patterns`: every control, card, section and state as this agency shows them, for designers and visual checks;
 * takes `?locale=fr` and `?character=rustic`. 404 unless PATTERNS = "1".
 */
export async function styleguide(c: Context<GatewayEnv>): Promise<Response> {
  if (c.env.PATTERNS !== '1') return c.body(null, 404)
  const url = new URL(c.req.url)
  const requested = url.searchParams.get('locale')
  const { theme } = c.var.site
  const character =
    STYLES.find(style => style === url.searchParams.get('character')) ?? theme.character
  const site = { ...c.var.site, theme: { ...theme, character } }
  const locale =
    isLocale(requested) && site.locales.includes(requested) ? requested : site.defaultLocale
  const context = await createRequestContext({ ...workContext(c), site, locale })
  const request = { ...context, url: new URL(`/${locale}`, url), visitorRequest: c.req.raw }
  return respondWithOwnPage(request, await styleguidePage(request))
}
