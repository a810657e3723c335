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

const widthOf = ([, digits]: RegExpMatchArray): number => Number(digits)
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

  it('shows only what differs, at an address of its own, and all again (LIST-51)', async () => {
    const { read } = open()
    const all = await read('/nl/vergelijken?ids=1.2')
    const short = await read('/nl/vergelijken?ids=1.2&view=differences')
    expect(all).toContain('href="/nl/vergelijken?ids=1.2&amp;view=differences"')
    expect(short).toContain('href="/nl/vergelijken?ids=1.2"')
    const rows = (html: string): string[] =>
      [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, label]) => label ?? '')
    expect(rows(all)).toEqual(expect.arrayContaining(['Gemeente', 'Slaapkamers', 'Bouwjaar']))
    expect(rows(short)).toEqual(expect.arrayContaining(['Slaapkamers', 'Bouwjaar']))
    expect(rows(short)).not.toContain('Gemeente')
    const same = rows(all).length - rows(short).length
    expect(short).toContain(`${same} kenmerken zijn overal gelijk.`)
    expect(await read('/nl/vergelijken?ids=1&view=differences')).not.toContain('overal gelijk')
  })

  it('says what a home costs in all and a m², and has the letter in its colour (LIST-53, LIST-55)', async () => {
    const site = aSite()
    const api = siteApi(site, [
      anEstate(
        1,
        { price: { value: 300_000 } },
        {
          dimensions: { areaBuild: 120 },
          energy: { energyLabel: 'B' },
          pictures: [],
        },
      ),
      anEstate(2, { price: { value: 200_000 } }, { dimensions: { areaBuild: 0 } }),
    ])
    const html = await (
      await openSite({ API: api }).get(`https://${site.hostnames[0]}/nl/vergelijken?ids=1.2`)
    ).text()
    expect(html).toContain('<th scope="row">Totaal zonder ereloon van de notaris</th>')
    expect(html).toMatch(/€\u00a030[67]\.\d{3},50 \(Eigen en enige woning\)</)
    expect(html).toContain('€\u00a02.500\u00a0/m²')
    expect(html).toContain('class="energy energy--b">B<')
    expect(html).toContain('card__no-picture')
  })

  it('puts plans side by side, each as large as its area asks (LIST-54)', async () => {
    const site = aSite()
    const plan = { id: 1, file: 'p1', kind: 'plan', index: 0 } as const
    const of = (id: number, areaBuild: number) =>
      anEstate(id, {}, { dimensions: { areaBuild }, pictures: [plan] })
    const api = siteApi(site, [of(1, 100), of(2, 25), anEstate(3)])
    const read = async (ids: string) =>
      (
        await openSite({ API: api }).get(`https://${site.hostnames[0]}/nl/vergelijken?ids=${ids}`)
      ).text()
    const widths = [...(await read('1.2.3')).matchAll(/<image [^>]*width="(\d+)"/g)].map(widthOf)
    expect(widths).toEqual([400, 200])
    expect(await read('1.3')).not.toContain('compare__plan')
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
