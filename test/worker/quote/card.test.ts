import { describe, expect, it } from 'vitest'
import { anAgency } from '../../support/agency.ts'
import { aSite, anEstate } from '../../support/demo-api.ts'

const HIDDEN = 6

const ESTATES = [
  anEstate(1, { title: { nl: 'Huis ]]> <script>alert(1)</script> "met" & tuin \u202Eneut' } }),
  anEstate(2, { transaction: { id: 5 } }),
  anEstate(3, { transaction: { id: HIDDEN } }),
]

const open = () => anAgency({ settings: { ...aSite().settings, hiddenStatus: [HIDDEN] } }, ESTATES)

describe('a home as a picture for others', () => {
  it('says what an advert must, with nothing in it from elsewhere (SEO-40)', async () => {
    const card = await open().get('/card/1.svg')
    expect(card.status).toBe(200)
    expect(card.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(card.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(card.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    const drawing = await card.text()
    expect(drawing).toContain('€\u00a0300.001')
    expect(drawing).toContain('9000 Gent')
    expect(drawing).not.toMatch(/<script|xlink|href="(?!data:)|url\(|\]\]>|<style/i)
  })

  it('speaks the language of its address, and only those of the site (SEO-40)', async () => {
    const agency = anAgency({ locales: ['nl', 'fr'] }, ESTATES)
    expect(await (await agency.get('/card/1.fr.svg')).text()).toContain('À VENDRE')
    expect(await (await agency.get('/card/1.nl.svg')).text()).toContain('TE KOOP')
    for (const wrong of ['/card/1.de.svg', '/card/1.xx.svg', '/card/0.svg', '/card/1.svg/x'])
      expect((await agency.get(wrong)).status, wrong).toBe(404)
  })

  it('may be kept for an hour, and tells no price of what is sold or gone (SEO-41)', async () => {
    const agency = open()
    const sold = await agency.get('/card/2.svg')
    expect(sold.headers.get('Cache-Control')).toBe('public, max-age=3600')
    const drawing = await sold.text()
    expect(drawing).toContain('VERKOCHT')
    expect(drawing).not.toContain('€')
    agency.api.answers.set(
      `GET /sites/${agency.site.id}/estates/v2/9`,
      new Response(null, { status: 410 }),
    )
    const gone = await agency.get('/card/9.svg')
    expect(gone.status).toBe(200)
    expect(await gone.text()).toContain('Niet langer in ons aanbod')
  })

  it('is there of no hidden and no foreign home (SEO-41)', async () => {
    const { get } = open()
    for (const id of ['3', '4', '99999'])
      expect((await get(`/card/${id}.svg`)).status, id).toBe(404)
  })
})

describe('oEmbed', () => {
  const ask = (agency: ReturnType<typeof open>, query: Record<string, string>) =>
    agency.get(`/oembed?${new URLSearchParams(query).toString()}`)

  it('describes a home of its own host as a photo, in one of a few widths (SEO-42)', async () => {
    const agency = open()
    const url = `${agency.origin}/nl/aanbod/1/huis`
    const described = async (more: Record<string, string> = {}) =>
      (await ask(agency, { url, ...more })).json<Record<string, unknown>>()
    const whole = await described()
    expect(whole).toMatchObject({ version: '1.0', type: 'photo', width: 600, height: 315 })
    expect(String(whole.url)).toMatch(/^https:\/\/.+\/card\/1\.nl\.svg$/)
    expect(whole).not.toHaveProperty('html')
    for (const [maxwidth, width] of [
      ['451', 450],
      ['1', 200],
      ['999999999', 1200],
      ['-3', 600],
    ] as const)
      expect((await described({ maxwidth })).width, maxwidth).toBe(width)
    expect((await described({ maxheight: '158' })).width).toBe(300)
  })

  it('answers for nothing else, and in no other format (SEO-42)', async () => {
    const agency = open()
    const { origin } = agency
    for (const url of [
      '',
      'no address',
      'https://elsewhere.example/nl/aanbod/1/huis',
      `${origin}/nl/aanbod/3/huis`,
      `${origin}/nl/te-koop`,
      `${origin}/desk`,
      'javascript:alert(1)',
      `${origin}/nl/aanbod/${'1'.repeat(600)}`,
    ]) {
      const response = await ask(agency, { url })
      expect(response.status, url).toBe(404)
    }
    const xml = await ask(agency, { url: `${origin}/nl/aanbod/1/huis`, format: 'xml' })
    expect(xml.status).toBe(501)
  })

  it('is asked for once, however many ask, by any size (SEO-42)', async () => {
    const agency = open()
    const url = `${agency.origin}/nl/aanbod/1/huis`
    await (await ask(agency, { url, maxwidth: '601' })).text()
    const before = agency.api.calls.length
    for (let width = 601; width < 640; width++)
      await (await ask(agency, { url, maxwidth: String(width) })).text()
    expect(agency.api.calls.length).toBe(before)
  })

  it('is named by the page of the home, with the line to paste (SEO-44)', async () => {
    const page = await anAgency().get('/nl/aanbod/7/woning-te-koop-in-veldstraat-7-9000-gent')
    const html = await page.text()
    expect(html).toMatch(
      /rel="alternate" type="application\/json\+oembed"[^>]*href="\/oembed\?url=/,
    )
    expect(html).toMatch(/&lt;img src=&quot;https:\/\/[^<]+\/card\/7\.nl\.svg/)
  })
})
