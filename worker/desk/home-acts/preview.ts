import { isLocale } from '../../../shared/locale.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { homePreviewLink } from '../../content/preview.ts'
import type { Desk } from '../env.ts'
import { noHomePage } from '../homes/elsewhere.tsx'
import { findHome } from './ask-home.ts'

/** GET /desk/homes/{id}/preview?lang: to the page of the home as visitors will see it, whatever its state (DESK-109). */
export async function showPreview(c: Desk, _: OpenSession): Promise<Response> {
  const { site, trace } = c.var
  const home = await findHome(c, c.req.param('id') ?? '')
  if (!home) return noHomePage(c)
  const lang = c.req.query('lang')
  const locale = isLocale(lang) && site.locales.includes(lang) ? lang : site.defaultLocale
  return c.redirect(await homePreviewLink(site, home.publicId, c.env, trace.startedAt, locale), 303)
}
