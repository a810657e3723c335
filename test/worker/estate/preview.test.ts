import { describe, expect, it } from 'vitest'
import { homePreviewLink, PREVIEW_LIFETIME_S } from '../../../worker/content/preview.ts'
import { aSite, anEstate, siteApi } from '../../support/demo-api.ts'
import { openSite } from '../../support/open-site.ts'

const SECRET = { TOKEN_SECRET: 'proef' }

/** A site with a home that is not shown yet, and one that is; the API gives the first to those who ask for drafts. */
function aSiteWithADraft(changes: Parameters<typeof anEstate>[1] = {}) {
  const site = aSite()
  const api = siteApi(site, [anEstate(1)])
  const draft = anEstate(7, { title: { nl: 'Nog geheim' }, ...changes })
  const path = `/sites/${site.id}/estates/v2`
  api.answers.set(`GET ${path}/7?unpublished=1`, draft)
  const { get } = openSite({ API: api, ...SECRET, PAGE_CACHE: 'isolate' })
  const at = (address: string, init?: RequestInit) =>
    get(`http://${site.hostnames[0]}${address}`, init)
  const link = (now = Date.now()) => homePreviewLink(site, '7', SECRET, now, 'nl')
  /** Where the link leads in the end. */
  const shown = async () => (await at(await link())).headers.get('Location') ?? ''
  return { site, api, at, link, shown }
}

describe('A home before visitors see it', () => {
  it('is shown by a signed link, kept and indexed by nobody, its forms off (DESK-109)', async () => {
    const { at, link, shown } = aSiteWithADraft()
    const first = await at(await link())
    expect([first.status, first.headers.get('Cache-Control')]).toEqual([302, 'private, no-store'])
    const answer = await at(await shown())
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(html).toContain('preview-banner')
    const forms = html.slice(html.indexOf('<fieldset class="preview-forms" disabled'))
    expect(forms.indexOf('<form')).toBeGreaterThan(0)
  })

  it('is shown in each language by the same link, and not without it (DESK-109)', async () => {
    const { at, shown } = aSiteWithADraft()
    const path = await shown()
    const html = await (await at(path)).text()
    const french = /href="(\/fr\/offre\/7\/[^"]+preview=[^"]+)"/.exec(html)?.[1] ?? ''
    expect((await at(french.replaceAll('&amp;', '&'))).status).toBe(200)
    expect((await at(path.split('?')[0] ?? '')).status).toBe(404)
    expect((await at(path.split('?')[0] ?? '')).status).toBe(404)
  })

  it.each([
    ['of another home', (path: string) => path.replace('/7/', '/8/')],
    ['made up', (path: string) => path.replace(/.{4}$/, 'AAAA')],
    ['old', (path: string) => path.replace(/preview=\d+/, 'preview=1600000000')],
  ])('is not shown by a link that is %s (DESK-109)', async (_, change) => {
    const { at, shown } = aSiteWithADraft()
    expect((await at(change(await shown()))).status).toBe(404)
  })

  it('takes no form (DESK-109)', async () => {
    const { at, shown } = aSiteWithADraft()
    const path = await shown()
    const { status } = await at(path, { method: 'POST', body: new URLSearchParams({ name: 'x' }) })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(PREVIEW_LIFETIME_S).toBe(48 * 3600)
  })
})
