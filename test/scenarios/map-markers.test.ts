import { describe, expect, it } from 'vitest'
import type { Site } from '../../shared/site/site.ts'
import { anEstate, aSite, siteApi } from '../support/demo-api.ts'
import { openSite } from '../support/open-site.ts'

const HIDDEN = 9

const at = (lat: number, lon: number, visible = true) => ({
  street: { nl: 'Veldstraat' },
  number: '1',
  visible,
  city: { id: 1, name: 'Gent', zip: '9000' },
  region: 'FLANDERS' as const,
  geoLocation: { lat, lon },
})

const ESTATES = [
  anEstate(1, { address: at(51.05, 3.72) }),
  anEstate(2, { address: at(51.06, 3.73), transaction: { id: HIDDEN } }),
  anEstate(3, { address: at(51.07, 3.74, false) }),
  anEstate(4),
]

function openMap(answers: Record<string, unknown> = {}) {
  const site: Site = aSite()
  site.settings.hiddenStatus = [HIDDEN]
  const api = siteApi(site, ESTATES)
  for (const [call, answer] of Object.entries(answers))
    api.answers.set(call.replace('{id}', String(site.id)), answer)
  const { get } = openSite({ API: api })
  return { api, site, get: (path: string) => get(`https://${site.hostnames[0]}${path}`) }
}

const MARKERS = 'POST /sites/{id}/estates/markers'
const pin = (id: string, status: number) => [id, 51.05, 3.72, 1, status, 0, 300_000, 1]

describe('the markers of a list', () => {
  it('are the API’s, without hidden estates, for the list’s query joined with the visitor’s (SEARCH-25, VIS-2)', async () => {
    const map = openMap({
      [MARKERS]: { total: { value: 2 }, markers: [pin('1', 1), pin('2', HIDDEN)] },
    })
    const answer = await map.get('/nl/ajax/markers?list=2.list&type=1&within=51,3;51,4;52,4')
    expect(await answer.json()).toEqual({ total: 2, markers: [pin('1', 1)] })
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    const asked = map.api.calls.find(({ path }) => path.endsWith('/markers'))
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      query: {
        terms: { 'transaction.id': [1], 'headType.id': [1] },
        within: [
          [51, 3],
          [51, 4],
          [52, 4],
        ],
      },
    })
  })

  it('are a grid of counts where there are too many (SEARCH-26)', async () => {
    const map = openMap({ [MARKERS]: { total: { value: 5000 }, grid: [[51, 3.7, 5000]] } })
    expect(await (await map.get('/nl/ajax/markers?list=2.list')).json()).toEqual({
      total: 5000,
      grid: [[51, 3.7, 5000]],
    })
  })

  it('come from a plain search where the API has no markers: without hidden estates and addresses (SEARCH-27, API-22)', async () => {
    const map = openMap()
    const { total, markers } = (await (await map.get('/nl/ajax/markers?list=2.list')).json()) as {
      total: number
      markers: unknown[][]
    }
    expect(total).toBe(4)
    expect(markers.map(([id]) => id)).toEqual(['1'])
  })

  it('are three hundred at most of an API without any (SEARCH-27)', async () => {
    const site = aSite()
    const homes = Array.from({ length: 320 }, (_, id) =>
      anEstate(id + 1, { address: at(51.05, 3.72) }),
    )
    const { get } = openSite({ API: siteApi(site, homes) })
    const answer = await get(`https://${site.hostnames[0]}/nl/ajax/markers?list=2.list`)
    const { total, markers } = await answer.json<{ total: number; markers: unknown[] }>()
    expect([total, markers.length]).toEqual([320, 300])
  })

  it.each(['', '?list=9.list', '?list=2.filter', '?list=x', `?list=${'2'.repeat(5000)}`])(
    'are none of a list that is not there: %s (SEARCH-16)',
    async query => {
      expect((await openMap().get(`/nl/ajax/markers${query}`)).status).toBe(404)
    },
  )

  it('answer 503 when the API fails (SEARCH-17)', async () => {
    const map = openMap({ [MARKERS]: new Response(null, { status: 500 }) })
    expect((await map.get('/nl/ajax/markers?list=2.list')).status).toBe(503)
  })
})

describe('a list with its map', () => {
  it('has a switch that is a link, which keeps the filter (SEARCH-37)', async () => {
    const html = await (await openMap().get('/nl/te-koop?type=1')).text()
    expect(html).toContain('href="/nl/te-koop?type=1&amp;view=map"')
    expect(html).not.toContain('map-homes')
  })

  it('is a list of all estates by municipality without script, without hidden ones (SEARCH-34)', async () => {
    const html = await (await openMap().get('/nl/te-koop?view=map')).text()
    const homes = html.slice(html.indexOf('map-homes'), html.indexOf('data-name="estate-list"'))
    expect(homes).toContain('9000 Gent')
    expect(homes.match(/map-homes__home/g)).toHaveLength(3)
    expect(html).toContain('data-map-switch')
    expect(homes).not.toContain('style=')
  })
})
