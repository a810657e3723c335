import { isSold } from '../../shared/estate/status.ts'
import type { SiteSeed } from '../../worker/listing-api/db/site-seed.ts'
import { aSite } from './demo-api.ts'
import { createFakeApi, type FakeApi } from './fake-api.ts'

/** An API that answers what one agency of the demo seeds, on a hostname of its own; searches give the first of a status. */
export function demoSite(seed: SiteSeed): { api: FakeApi; origin: string } {
  const fresh = aSite()
  const site = { ...seed.site, id: fresh.id, hostnames: fresh.hostnames, origin: null }
  const at = `/sites/${site.id}`
  const api = createFakeApi()
  const set = (call: string, answer: unknown): void => {
    api.answers.set(call.replace(' ', ` ${at}`), answer)
  }
  api.answers.set(`GET /sites/by-hostname/${site.hostnames[0]}`, site)
  set('GET ', site)
  for (const menu of seed.navigation) set(`GET /navigation/${menu.name}`, menu)
  set('GET /pages/', seed.pages)
  for (const page of seed.pages) {
    set(`GET /pages/${page.id}`, page)
    for (const [locale, url] of Object.entries(page.url))
      set(`GET /pages/by-url/${encodeURIComponent(url ? `${locale}/${url}` : locale)}`, page)
  }
  set('GET /entities', seed.entities)
  for (const { name, items } of seed.entities) set(`GET /entities/${name}/items`, items)
  for (const one of seed.collections) set(`GET /estate-collections/${one.id}`, one)
  for (const locale of site.locales) {
    set(`GET /translations/${locale}`, seed.translations[locale] ?? {})
    set(
      `GET /agreements?locale=${locale}`,
      seed.agreements.map(one => ({ ...one, name: one.name[locale], text: one.text[locale] })),
    )
  }
  const listed = seed.estates.filter(estate => !estate.general.parentId)
  set('POST /estates', async (request: Request) => {
    const {
      query,
      limit = 15,
      offset = 0,
    } = await request.json<{
      query: { terms?: Record<string, unknown[]> }
      limit?: number
      offset?: number
    }>()
    const statuses = query.terms?.['transaction.id']
    const found = statuses
      ? listed.filter(({ general }) => statuses.includes(general.transaction?.id))
      : listed.filter(estate => !isSold(estate))
    return Response.json({
      total: { value: found.length },
      results: found.slice(offset, offset + limit),
    })
  })
  const cities = new Map(
    listed.flatMap(({ general: { address } }) =>
      address?.city ? [[address.city.id, address.city]] : [],
    ),
  )
  set('POST /estate-filters', {
    headTypes: [1, 2, 3].map(id => ({ id, count: 2 })),
    locations: [...cities.values()].map(city => ({ ...city, count: 1 })),
    prices: { min: 1, max: 2 },
    bedrooms: [{ value: 3, count: 5 }],
  })
  const units = seed.rentalUnits ?? []
  set('POST /rental-units', {
    total: { value: units.length },
    results: units.slice(0, 15).map(({ unit }) => ({ ...unit, priceFrom: 400 })),
  })
  set('POST /rental-units/filters', {
    locations: [],
    subKinds: [],
    maxOccupations: [2, 4],
    cities: [],
    periodTypes: ['WEEK', 'WEEKEND', 'MIDWEEK'],
    periodStartDates: [],
    periodDates: [],
  })
  for (const { unit, periods } of units) {
    set(`GET /rental-units/${unit.id}`, unit)
    set(
      `GET /rental-units/${unit.id}/periods`,
      periods.map(period => ({ ...period, available: true })),
    )
  }
  return { api, origin: `http://${site.hostnames[0]}` }
}
