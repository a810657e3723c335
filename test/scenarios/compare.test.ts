import { describe, expect, it } from 'vitest'
import { anEstate, aSite, siteApi } from '../support/demo-api.ts'
import { openSite } from '../support/open-site.ts'

const HIDDEN = 9
const GUID = '0f8fad5b-d9cb-469f-a165-70867728950e'

const ESTATES = [
  anEstate(1, {}, { technical: { constructionYear: 1931 } }),
  anEstate(2, { bedroomCount: 5 }),
  anEstate(3, { transaction: { id: HIDDEN } }),
  anEstate(4),
  anEstate(5),
  anEstate(6),
  anEstate(7, { guid: GUID, transaction: { id: 3 } }),
]

function open() {
  const site = aSite()
  site.settings.hiddenStatus = [HIDDEN]
  const api = siteApi(site, ESTATES)
  const { get } = openSite({ API: api })
  const read = async (path: string) => (await get(`https://${site.hostnames[0]}${path}`)).text()
  return { api, site, read, get: (path: string) => get(`https://${site.hostnames[0]}${path}`) }
}

const homes = (html: string): number => html.match(/compare__home"/g)?.length ?? 0

describe('the comparison', () => {
  it('shows up to four estates of both sources, in the order of the address (DETAIL-40)', async () => {
    const { read } = open()
    const html = await read(`/nl/vergelijken?ids=2,1,${GUID},4,5`)
    expect(homes(html)).toBe(4)
    expect(html.indexOf('Woning 2')).toBeLessThan(html.indexOf('Woning 1'))
    expect(html).not.toContain('Woning 5')
    expect(html).toContain('1931')
  })

  it('starts from the checkboxes of the favourites (BROWSER-37)', async () => {
    const { read } = open()
    expect(homes(await read('/nl/vergelijken?ids=2&ids=4&ids=5'))).toBe(3)
    const shortlist = await read('/nl/favorieten?ids=1.2.4.5.6')
    expect(shortlist).toMatch(/<form id="compare" action="\/nl\/vergelijken" method="get">/)
    expect(
      shortlist.match(/<input type="checkbox" form="compare" name="ids"[^>]*checked=""/g),
    ).toHaveLength(4)
    expect(await read('/nl/favorieten?ids=1')).not.toContain('id="compare"')
  })

  it('leaves out hidden, archived and unknown estates, and says so (DETAIL-40, VIS-5, BROWSER-21)', async () => {
    const { read } = open()
    const html = await read('/nl/vergelijken?ids=1.3.999')
    expect(homes(html)).toBe(1)
    expect(html).not.toContain('Woning 3')
    expect(html).toContain('staat niet meer online')
  })

  it('has a link that removes each estate (BROWSER-21)', async () => {
    expect(await open().read('/nl/vergelijken?ids=1.2.4')).toContain(
      'href="/nl/vergelijken?ids=1.4"',
    )
  })

  it.each(['', '?ids=', '?ids=%00<script>', `?ids=${'1,'.repeat(3000)}`])(
    'are a page also with nothing to compare: %s (SEO-3)',
    async query => {
      const answer = await open().get(`/nl/vergelijken${query}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    },
  )

  it('has an address in each language (ROUTE-6)', async () => {
    const html = await open().read('/nl/vergelijken?ids=1,2')
    expect(html).toContain('/fr/comparer?ids=1.2')
    expect(await open().read('/fr/comparer?ids=1.2')).toContain('Comparer des biens')
  })
})
