import { afterEach, describe, expect, it, vi } from 'vitest'
import { PREVIEW_LIFETIME_S, previewExpiry, previewLink } from '../../../worker/content/preview.ts'
import { aPage, aSite, siteApi } from '../../support/demo-api.ts'
import { openSite } from '../../support/open-site.ts'

afterEach(() => void vi.useRealTimers())

const SECRET = { TOKEN_SECRET: 'proef' }

/** A site with one page that is not published; the API gives it to those who ask for drafts. */
function aSiteWithADraft(changes: Parameters<typeof aPage>[3] = {}) {
  const site = aSite()
  const api = siteApi(site, [])
  const draft = aPage(
    9,
    { nl: 'nieuw/kantoor', fr: 'nouveau' },
    [
      {
        id: 'text',
        type: 'htmlText',
        title: { nl: 'Binnenkort' },
        html: { nl: '<p onclick="x()">Nog geheim</p><script>alert(1)</script>' },
      },
    ],
    { published: false, ...changes },
  )
  for (const [locale, path] of Object.entries(draft.url)) {
    api.answers.set(
      `GET /sites/${site.id}/pages/by-url/${encodeURIComponent(`${locale}/${path}`)}?unpublished=1`,
      draft,
    )
  }
  const { get } = openSite({ API: api, ...SECRET, PAGE_CACHE: 'isolate' })
  const at = (path: string) => get(`http://${site.hostnames[0]}${path}`)
  const link = async (now = Date.now(), on = site) =>
    (await previewLink(on, draft, SECRET, now, 'nl')) ?? ''
  return { site, api, draft, at, link }
}

describe('a draft', () => {
  it('is shown to who holds a signed link, kept by nobody, and says what it is (CONTENT-21, CONTENT-22)', async () => {
    const { at, link } = aSiteWithADraft()
    const answer = await at(await link())
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(html).toContain('Nog geheim')
    expect(html).toContain('preview-banner')
    expect(html).toContain('nog niet gepubliceerd')
  })

  it('is cleaned like any page (CONTENT-20)', async () => {
    const { at, link } = aSiteWithADraft()
    expect(await (await at(await link())).text()).not.toMatch(/onclick|alert\(1\)/)
  })

  it('is not there without the link (CONTENT-3)', async () => {
    const { at } = aSiteWithADraft()
    expect((await at('/nl/nieuw/kantoor')).status).toBe(404)
  })

  it('leads to its other language by a link of its own (CONTENT-24)', async () => {
    const { at, link } = aSiteWithADraft()
    const french =
      /href="(\/fr\/nouveau\?preview=[^"]+)"/.exec(await (await at(await link())).text())?.[1] ?? ''
    expect((await at(french.replaceAll('&amp;', '&'))).status).toBe(200)
  })

  it('leaves nothing in the page cache for those who come after (CONTENT-22)', async () => {
    const { at, link } = aSiteWithADraft()
    expect((await at(await link())).status).toBe(200)
    expect((await at('/nl/nieuw/kantoor')).status).toBe(404)
  })
})

describe('a link that opens nothing', () => {
  it.each([
    ['is of another page', (link: string) => link.replace('/nl/nieuw/kantoor', '/nl/te-koop')],
    ['is of another language', (link: string) => link.replace('/nl/nieuw/kantoor', '/fr/nouveau')],
    ['was changed', (link: string) => `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`],
    [
      'claims a later end',
      (link: string) =>
        link.replace(/preview=\d+/, `preview=${Math.floor(Date.now() / 1000) + 9_000_000}`),
    ],
    ['is a word', (link: string) => link.replace(/preview=.*/, 'preview=1')],
  ])('%s (CONTENT-23)', async (_, twist) => {
    const { at, link, api } = aSiteWithADraft()
    const answer = await at(twist(await link()))
    expect(answer.headers.get('Cache-Control')).not.toBe('private, no-store')
    expect(await answer.text()).not.toContain('Nog geheim')
    expect(api.calls.filter(({ path }) => path.includes('unpublished'))).toEqual([])
  })

  it('is of another site (CONTENT-23)', async () => {
    const { at, link } = aSiteWithADraft()
    expect((await at(await link(Date.now(), aSite()))).status).toBe(404)
  })

  it('is old (CONTENT-21, CONTENT-23)', async () => {
    const { at, link } = aSiteWithADraft()
    const made = await link(Date.now() - (PREVIEW_LIFETIME_S + 3600) * 1000)
    expect((await at(made)).status).toBe(404)
  })

  it('shares one answer with the plain address, so that guessing fills no cache (CONTENT-23)', async () => {
    const { at, api } = aSiteWithADraft()
    await at('/nl/te-koop')
    const before = api.calls.length
    const answer = await at('/nl/te-koop?preview=1700000000.AAAA')
    expect(answer.headers.get('Cache-Status')).toContain('hit')
    expect(api.calls.length).toBe(before)
  })
})

describe('a preview link', () => {
  it('lasts 48 hours past the next full hour (CONTENT-21)', async () => {
    const at = Date.UTC(2026, 0, 1, 10, 20)
    const link = await previewLink({ id: 1, locales: ['nl'] }, { url: { nl: 'x' } }, SECRET, at)
    expect(previewExpiry(link?.split('preview=')[1] ?? null)).toBe(Date.UTC(2026, 0, 3, 11) / 1000)
  })

  const site = { id: 1, locales: ['nl', 'fr'] as const }
  it.each([
    [{ nl: 'over-ons' }, 'nl', '/nl/over-ons?preview='],
    [{ nl: '' }, undefined, '/nl?preview='],
    [{ fr: 'a/b' }, 'nl', '/fr/a/b?preview='],
    [{}, 'nl', null],
  ] as const)('of %j in %s is %s', async (url, locale, start) => {
    const link = await previewLink(
      { ...site, locales: [...site.locales] },
      { url },
      SECRET,
      0,
      locale,
    )
    expect(link?.slice(0, start?.length) ?? null).toBe(start)
  })
})
