import { themeCss } from '../../../shared/site/theme.ts'
import { isLocale } from '../../../shared/locale.ts'
import { pageInLook } from '../../handle-page.tsx'
import { OWN_FRAMES } from '../../http/security-headers.ts'
import { siteOrigin } from '../../site/parse.ts'
import type { Desk } from '../env.ts'
import { readLook } from './look-state.ts'

const PREVIEW = '/desk/look/preview'

/** Where a page of the site is shown in the look that is being tried. */
export const previewHref = (path: string): string =>
  `${PREVIEW}?${new URLSearchParams({ at: path })}`

/** GET /desk/look/preview?at=/nl: a real page in the look that is tried, for who is signed in (DESK-166). */
export async function lookPreview(c: Desk): Promise<Response> {
  const state = await readLook(c)
  const { site } = c.var
  const url = URL.parse(c.req.query('at') ?? '', siteOrigin(site))
  const isOfSite = url?.origin === siteOrigin(site) && isLocale(url.pathname.split('/')[1])
  if (!state || !url || !isOfSite) return c.body(null, 404)
  const theme = state.draft ?? state.published
  const page = await pageInLook(url, c.env, { site: site.id, theme }, c.executionCtx)
  const location = page.headers.get('Location')
  if (location) return c.redirect(previewHref(location), 302)
  const headers = { 'Content-Type': 'text/html; charset=utf-8', [OWN_FRAMES]: 'inside' }
  const html = new Response(page.body, { status: page.status, headers })
  return new HTMLRewriter()
    .on('link[href^="/assets/theme."]', {
      element: link => void link.setAttribute('href', `/desk/look/theme.css?${state.draftTag}`),
    })
    .on('script', { element: script => void script.remove() })
    .on('a[href^="/"]', {
      element: link =>
        void link.setAttribute('href', previewHref(link.getAttribute('href') ?? '/')),
    })
    .on('form', {
      element: form => void form.removeAttribute('action').removeAttribute('method'),
    })
    .transform(html)
}

/** GET /desk/look/theme.css: the look that is being tried. */
export async function tryThemeCss(c: Desk): Promise<Response> {
  const state = await readLook(c)
  if (!state) return c.body(null, 404)
  return c.body(themeCss(state.draft ?? state.published), 200, {
    'Content-Type': 'text/css; charset=utf-8',
  })
}
