import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/time/day.ts'
import { formatDate } from '../../shared/format.ts'
import { aMailingAgency } from '../support/agencies/a-mailing-agency.ts'
import { letRental, SATURDAY, TODAY, UNIT } from '../support/agencies/a-rental.ts'

async function aHolidayAgency(changes: Record<string, unknown> = {}, settings = {}) {
  const agency = await aMailingAgency(settings)
  letRental(
    agency.api,
    agency.site.id,
    Object.fromEntries(
      Object.entries(changes).map(([call, answer]) => [
        call.replace(':site', String(agency.site.id)),
        answer,
      ]),
    ),
  )
  return agency
}
const week = `start=${SATURDAY}&end=${addDays(SATURDAY, 7)}`

describe('the list of rental units', () => {
  it.each([
    ['nl', 'vakantie'],
    ['fr', 'vacances'],
    ['en', 'holiday'],
    ['de', 'feiertage'],
  ])('stands at /%s/%s (RENTAL-1)', async (locale, path) => {
    const { get } = await aHolidayAgency()
    const response = await get(`/${locale}/${path}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain(`/${locale}/${path}/204`)
    expect(html).toContain('€\u00a0400')
    expect(html).not.toMatch(/_(rental|calendar)\.[\w.]+_/)
  })

  it('searches by the address, and shows the filter in the form (RENTAL-1, RENTAL-2, RENTAL-6)', async () => {
    const { get, api } = await aHolidayAgency()
    const html = await (
      await get(
        `/nl/vakantie?location=1&persons=4&period=WEEK&dates=${SATURDAY}%2F${addDays(SATURDAY, 7)}&utm=x`,
      )
    ).text()
    const search = api.calls.find(({ path }) => path.endsWith('/rental-units'))
    expect(JSON.parse(search?.body ?? '')).toEqual({
      query: {
        locationId: [1],
        persons: 4,
        periodType: 'WEEK',
        start: SATURDAY,
        end: addDays(SATURDAY, 7),
      },
      limit: 15,
      offset: 0,
    })
    expect(html).toMatch(/<option value="WEEK" selected="">/)
    expect(html).toContain(`/nl/vakantie/204?${week.replace('&', '&amp;')}`)
  })

  it('says so when nothing matches, and when the API fails (RENTAL-7)', async () => {
    const none = await aHolidayAgency({
      'POST /sites/:site/rental-units': { total: { value: 0 }, results: [] },
    })
    expect(await (await none.get('/nl/vakantie?persons=9')).text()).toContain(
      'Geen vakantiewoning past',
    )
    const failing = await aHolidayAgency({
      'POST /sites/:site/rental-units': new Response(null, { status: 500 }),
    })
    const response = await failing.get('/nl/vakantie')
    expect([
      response.status,
      (await response.text()).includes('Probeer het straks opnieuw'),
    ]).toEqual([503, true])
  })
})

describe('which rental lists are indexed', () => {
  it.each([
    ['/nl/vakantie', null],
    ['/nl/vakantie?location=1', null],
    ['/nl/vakantie?location=1&kind=2', 'noindex, follow'],
    [`/nl/vakantie?start=${SATURDAY}`, 'noindex, follow'],
    ['/nl/vakantie/204', null],
    [`/nl/vakantie/204?${week}`, 'noindex, follow'],
  ])('%s is to be indexed: %s (RENTAL-9, RENTAL-16)', async (path, robots) => {
    const { get } = await aHolidayAgency()
    expect((await get(path)).headers.get('X-Robots-Tag')).toBe(robots)
  })

  it.each([
    ['', '', null],
    ['?page=0', '', null],
    ['?page=abc&location=x&persons=', '', null],
    ['?type=2&view=map', '', null],
    ['?persons=4&location=1', '?location=1&persons=4', 'noindex, follow'],
    ['?page=2', '?page=2', 'noindex, follow'],
  ])('/nl/vakantie%s has the address /nl/vakantie%s (PAGE-106)', async (query, own, robots) => {
    const { get, site } = await aHolidayAgency()
    const answer = await get(`/nl/vakantie${query}`)
    expect([
      /<link rel="canonical" href="([^"]*)"/.exec(await answer.text())?.[1],
      answer.headers.get('X-Robots-Tag'),
    ]).toEqual([`https://${site.hostnames[0]}/nl/vakantie${own.replace('&', '&amp;')}`, robots])
  })

  it.each([
    ['?location=99', 'noindex, follow'],
    ['', null],
  ])('/nl/vakantie%s without a home is to be indexed: %s (SEO-46)', async (query, robots) => {
    const { get } = await aHolidayAgency({
      'POST /sites/:site/rental-units': { total: { value: 0 }, results: [] },
    })
    expect((await get(`/nl/vakantie${query}`)).headers.get('X-Robots-Tag')).toBe(robots)
  })

  it('has no page after the last one (RENTAL-8)', async () => {
    const { get } = await aHolidayAgency({
      'POST /sites/:site/rental-units': { total: { value: 1 }, results: [] },
    })
    expect([
      (await get('/nl/vakantie?page=2')).status,
      (await get('/nl/vakantie?page=1')).status,
    ]).toEqual([404, 200])
  })
})

describe('a rental unit', () => {
  it('shows its fields, only those that are not empty, null or zero (RENTAL-13, RENTAL-15)', async () => {
    const { get } = await aHolidayAgency()
    const html = await (await get('/nl/vakantie/204')).text()
    expect(html).toContain('<h1>Appartement in Oostende</h1>')
    expect(html).toContain('Zeedijk 12 / 301, 8400 Oostende')
    for (const [name, value] of [
      ['Type', 'Appartement'],
      ['Garage', 'Nee'],
      ['Residentie', 'Residentie Zeewind'],
      ['Referentie', 'ZE-204'],
      ['Slaapkamers', '2'],
    ]) {
      expect(html).toContain(`<dt>${name}</dt><dd>${value}</dd>`)
    }
    expect(html).not.toMatch(/<dt>(Verdieping|Badkamers)<\/dt>/)
    expect(html).toContain('src="/rental-units/photo/204/1-medium"')
    expect(html).not.toContain('elsewhere.example')
    expect(html).not.toContain('<b>tekst')
  })

  it('shows where it stands, and how far the sea is, where its place is known (RENTAL-67, RENTAL-69)', async () => {
    const address = { ...UNIT.address, geoLocation: { lat: 51.2325, lon: 2.9145 } }
    const { get } = await aHolidayAgency({
      'GET /sites/:site/rental-units/204': { ...UNIT, address, toSea: 347 },
    })
    const html = await (await get('/nl/vakantie/204')).text()
    expect(html.match(/page-index__link" href="#\w+"/g)?.map(link => link.slice(24, -1))).toEqual(
      ['description', 'details', 'rooms', 'map', 'periods', 'reservation'].map(id => `#${id}`),
    )
    expect(html).toContain('id="map"')
    expect(html.match(/350\u00a0m|350 m/g)).toHaveLength(2)
    expect(await (await (await aHolidayAgency()).get('/nl/vakantie/204')).text()).not.toContain(
      'id="map"',
    )
  })

  it('is in the sitemap, and has structured data (RENTAL-17)', async () => {
    const { get } = await aHolidayAgency()
    const sitemap = await (await get('/sitemap-rentals-1.xml')).text()
    for (const path of ['/nl/vakantie/204', '/de/feiertage/204', '/fr/vacances'])
      expect(sitemap).toContain(`${path}</loc>`)
    expect(await (await get('/nl/vakantie/204')).text()).toContain('"@type":"Accommodation"')
  })

  it('hides the tabs that the agency hides (RENTAL-14)', async () => {
    const site = {
      settings: {
        hiddenStatus: [],
        detailLinks: true,
        hiddenTabs: ['rooms', 'reservation'],
        captcha: null,
        videoHosts: [],
      },
    }
    const html = await (await (await aHolidayAgency({}, site)).get('/nl/vakantie/204')).text()
    expect(html).toContain('id="details"')
    expect(html).not.toMatch(/id="(rooms|reservation)"/)
  })

  it('has a month as a table with links to days and other months, and its periods with prices (RENTAL-22, RENTAL-23)', async () => {
    const { get } = await aHolidayAgency()
    const html = await (await get(`/nl/vakantie/204?month=${SATURDAY.slice(0, 7)}`)).text()
    expect(html).toContain(`start=${SATURDAY}#periods`)
    expect(html).toContain(`>${formatDate(SATURDAY)}</td>`)
    expect(html).toContain('€\u00a0700')
    expect(html).toContain(`${week.replace('&', '&amp;')}#reservation`)
  })

  it('shows the month after it too, and marks the nights of the stay that is chosen (RENTAL-64)', async () => {
    const { get } = await aHolidayAgency()
    const html = await (await get(`/nl/vakantie/204?${week}`)).text()
    expect(html.match(/<table class="calendar__table"/g)).toHaveLength(2)
    expect(html.match(/calendar__day--stay/g)).toHaveLength(7)
    expect(html.match(/calendar__day--departure/g)).toHaveLength(1)
  })

  it('adds up the price of a stay over several periods, and tells each and a night (RENTAL-24, RENTAL-65)', async () => {
    const { get } = await aHolidayAgency()
    const html = await (
      await get(`/nl/vakantie/204?start=${SATURDAY}&end=${addDays(SATURDAY, 14)}`)
    ).text()
    expect(html).toContain('<dd>€\u00a01.950</dd>')
    expect(html).toMatch(/<td>€\u00a0100 per nacht<\/td><td>€\u00a0700<\/td>/)
    expect(html).toMatch(/<tfoot>.*<td>14 nachten<\/td><td>€\u00a0139 per nacht<\/td>/)
    expect(html).toContain('action="/nl/ajax/stay"')
    expect(html).toContain('Niet roken.')
  })

  it.each([
    ['past', `start=${addDays(TODAY, -30)}&end=${addDays(TODAY, -23)}`],
    ['reversed', `start=${addDays(SATURDAY, 7)}&end=${SATURDAY}`],
    ['taken', `start=${addDays(SATURDAY, 14)}&end=${addDays(SATURDAY, 21)}`],
    ['impossible', 'start=2027-02-30&end=2027-03-31&month=2027-99'],
  ])('offers no form for %s dates (RENTAL-26, RENTAL-5)', async (_, dates) => {
    const { get } = await aHolidayAgency()
    const response = await get(`/nl/vakantie/204?${dates}`)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('action="/nl/ajax/stay"')
  })

  it.each(['999', '0', 'abc', '204x', '12345678901234'])('has no page at %s', async id => {
    expect((await (await aHolidayAgency()).get(`/nl/vakantie/${id}`)).status).toBe(404)
  })

  it('offers portals its calendar, where the API has one (RENTAL-28)', async () => {
    const { get, site, api } = await aHolidayAgency()
    expect((await get('/nl/ajax/rental-calendar/204.ics')).status).toBe(404)
    api.answers.set(
      `GET /sites/${site.id}/rental-units/204/calendar`,
      new Response('BEGIN:VCALENDAR', { headers: { 'Content-Type': 'text/calendar' } }),
    )
    const answer = await get('/nl/ajax/rental-calendar/204.ics')
    expect([answer.status, answer.headers.get('Content-Type'), await answer.text()]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'BEGIN:VCALENDAR',
    ])
    await get('/nl/ajax/rental-calendar/204.ics?without=airbnb')
    expect(api.calls.at(-1)?.path).toContain('/rental-units/204/calendar?without=airbnb')
    expect((await get('/nl/ajax/rental-calendar/..%2F1.ics')).status).toBe(404)
  })

  it('serves its photos under the rules of assets', async () => {
    const { get, site, api } = await aHolidayAgency()
    api.answers.set(
      `GET /sites/${site.id}/rental-units/photo/204/1-medium`,
      new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml', 'Set-Cookie': 'a=b' } }),
    )
    const photo = await get('/rental-units/photo/204/1-medium')
    expect([photo.status, photo.headers.get('Set-Cookie')]).toEqual([200, null])
    expect(photo.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect((await get('/rental-units/photo/204/..%2F..')).status).toBe(404)
  })
})
