import { describe, expect, it } from 'vitest'
import { toDay } from '../../../shared/time/time-zone.ts'
import { leieSeed } from '../../../worker/listing-api/demo/agencies/leie/seed.ts'
import { demoPacks } from '../../../worker/listing-api/demo/packs.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { contentStore } from '../../support/agencies/content-store.ts'
import { visibleText } from '../../support/an-agency.ts'
import { demoSite } from '../../support/demo-site.ts'
import { openSite } from '../../support/open-site.ts'

const PATHS = [
  '/nl/verkocht-in-de-buurt',
  '/fr/vendu-dans-le-quartier',
  '/en/sold-nearby',
  '/de/verkauft-in-der-naehe',
]

function anAgency(settings: object = {}) {
  const seed = leieSeed()
  const site = { ...seed.site, settings: { ...seed.site.settings, ...settings } }
  const { api, origin } = demoSite({ ...seed, site })
  const opened = openSite({ API: api })
  const at = [...api.answers.keys()].find(key => /^GET \/sites\/\d+$/.test(key))
  for (const estate of seed.estates)
    api.answers.set(`${at}/estates/v2/${estate.general.id}`, estate)
  return { seed, get: (path: string) => opened.get(`${origin}${path}`) }
}

describe('what was sold and let', () => {
  it('is a page in four languages, with figures of five or more and no price of one home (MEMORY-1, MEMORY-6, MEMORY-14)', async () => {
    const { get, seed } = anAgency()
    for (const path of PATHS) {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      const html = await answer.text()
      expect(html).not.toContain('memory.')
      expect(html.split('id="deal-')).toHaveLength(31)
      const counts = [...html.matchAll(/<td>(\d+)<\/td><\/tr>/g)].map(([, count]) => Number(count))
      expect(counts.length).toBeGreaterThan(3)
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(5)
      const sold = seed.estates.find(({ general }) => general.id === 1500)
      const price = String(sold?.general.price?.value).replace(/(\d)(?=(\d{3})+$)/g, '$1.')
      expect(price.length).toBeGreaterThan(6)
      expect(html).not.toContain(price)
    }
  })

  it('has no house number, and nothing of a hidden address but its municipality (MEMORY-4)', async () => {
    const { get, seed } = anAgency()
    const html = await (await get('/nl/verkocht-in-de-buurt')).text()
    const hidden = seed.estates.filter(
      ({ general }) => general.closedOn && general.address?.visible === false,
    )
    expect(hidden.length).toBeGreaterThan(3)
    for (const { general } of hidden) {
      const row = html.split(`id="deal-${general.id}"`)[1]?.split('</li>')[0]
      if (row) expect(visibleText(row)).not.toContain(',')
    }
    const street = seed.estates.find(({ general }) => general.id === 1500)?.general.address?.street
    expect(html).not.toContain(`>${street?.nl}`)
  })

  it('tells no day of a hidden address, and nothing of one before its year is over (MEMORY-17)', async () => {
    const { get, seed } = anAgency()
    const year = toDay(Date.now()).slice(0, 4)
    const html = await (await get('/nl/verkocht-in-de-buurt?city=44021')).text()
    const rows = html.split('id="deal-').slice(1)
    for (const { general } of seed.estates) {
      const row = rows.find(each => each.startsWith(`${general.id}"`))
      if (!row || general.address?.visible !== false) continue
      expect(row).toMatch(/<time datetime="\d{4}">/i)
      expect(row).not.toContain(`datetime="${year}"`)
    }
  })

  it('leaves out what the agency takes out (MEMORY-18)', async () => {
    const { get } = anAgency()
    const before = await (await get('/nl/verkocht-in-de-buurt')).text()
    const [, id = ''] = /id="deal-(\w+)"/.exec(before) ?? []
    const without = anAgency({ soldPricesWithout: [id] })
    const after = await (await without.get('/nl/verkocht-in-de-buurt')).text()
    expect(after).toContain('id="deal-')
    expect(after).not.toContain(`id="deal-${id}"`)
  })

  it('is not there, nor named, where the agency has it off (MEMORY-1, MEMORY-8)', async () => {
    const { get } = anAgency({ soldPrices: false, priceHistory: false })
    expect((await get('/nl/verkocht-in-de-buurt')).status).toBe(404)
    const home = await (await get('/nl/aanbod/1001')).text()
    expect(home).not.toContain('verkocht-in-de-buurt')
    expect(home).not.toContain('price-history')
  })

  it('leads there from a home, which says what was asked before (MEMORY-8, MEMORY-9)', async () => {
    const { get, seed } = anAgency()
    const lowered = seed.estates.find(({ general }) => general.priceHistory)
    const short = await get(`/nl/aanbod/${lowered?.general.id}`)
    const to = new URL(short.headers.get('Location') ?? '', 'http://here')
    const html = await (await get(to.pathname)).text()
    expect(html).toContain('/nl/verkocht-in-de-buurt')
    expect(visibleText(html)).toMatch(/Online sinds \d\d\/\d\d\/\d{4}, \d+ dag/)
    expect(visibleText(html)).toContain('Eerdere vraagprijzen')
  })
})

describe('the desk', () => {
  it('turns both on, and leaves homes out, for owners alone (MEMORY-13, MEMORY-18)', async () => {
    const desk = await aDesk()
    const [pack] = demoPacks(1)
    const record = {
      ...JSON.parse(pack?.files['site.json'] ?? '{}'),
      id: desk.site.id,
      hostnames: desk.site.hostnames,
    }
    const store = contentStore(desk.api, desk.site.id, { 'site.json': record })
    await desk.hire('tom@agency.example', 'agent')
    const owner = await desk.signedIn()
    const page = await owner.ask('/desk/prices')
    expect(page.status).toBe(200)
    const saved = await owner.ask('/desk/prices', { soldPrices: 'on' })
    expect(saved.status).toBe(303)
    expect(JSON.stringify(store.stored.get('site.json'))).toContain(
      '"soldPrices":true,"priceHistory":false',
    )
    const refused = await owner.ask('/desk/prices', { soldPrices: 'on', without: '12 huis' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('12 huis</textarea>')
    const address = '/nl/aanbod/15/huis-te-koop'
    expect((await owner.ask('/desk/prices', { without: `12\n${address}` })).status).toBe(303)
    expect(store.stored.get('site.json')).toMatchObject({
      settings: { soldPrices: false, soldPricesWithout: ['12', '15'] },
    })
    // A tag that no page of ours wrote is that of no state, whether or not a header can hold it.
    for (const tag of ['"x"', 'a@b.be\r\nBcc: c@d.be', 'a\0b', '🏠'])
      expect((await owner.ask('/desk/prices', { tag, priceHistory: 'on' })).status).toBe(409)
    const agent = await desk.signedIn('tom@agency.example')
    expect((await agent.ask('/desk/prices')).status).toBe(403)
  })
})
