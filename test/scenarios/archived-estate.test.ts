import { expect, it } from 'vitest'
import { aSite, anEstate, siteApi } from '../support/demo-api.ts'
import { openSite } from '../support/open-site.ts'

const GENT = { id: 1, name: 'Gent', zip: '9000' }
const BRUGGE = { id: 2, name: 'Brugge', zip: '8000' }

it('an archived estate answers 410 and offers the most similar estates, without hidden ones (CONTENT-30, SEO-3)', async () => {
  const site = aSite({ settings: { ...aSite().settings, hiddenStatus: [5] } })
  const at = (id: number, city: typeof GENT, subType = 'Woning', transaction = 1) =>
    anEstate(id, {
      address: { street: { nl: 'Veldstraat' }, number: '1', visible: true, city },
      subType: { id: 1, name: { nl: subType } },
      transaction: { id: transaction, name: { nl: transaction === 2 ? 'Te huur' : 'Te koop' } },
    })
  const newest = [at(1, BRUGGE), at(2, BRUGGE, 'Villa'), at(3, BRUGGE), at(4, GENT, 'Villa', 5)]
  const inGent = [at(5, GENT, 'Villa', 2), at(6, GENT), at(7, GENT, 'Villa')]
  const api = siteApi(site, [])
  api.answers.set(
    `GET /sites/${site.id}/estates/v2/9`,
    Response.json({ error: 'gone' }, { status: 410 }),
  )
  api.answers.set(`POST /sites/${site.id}/estates`, async (request: Request) => {
    const { query } = await request.json<{ query: { terms: Record<string, number[]> } }>()
    const results = query.terms['address.city.id'] ? inGent : newest
    return Response.json({ total: { value: results.length }, results })
  })
  const { get } = openSite({ API: api })
  const offered = async (path: string) => {
    const gone = await get(`http://${site.hostnames[0]}${path}`)
    const text = await gone.text()
    expect(gone.status).toBe(410)
    expect(text).toContain('Misschien ook iets voor u')
    expect(text).toMatch(/<meta name="robots" content="noindex"/)
    return [...text.matchAll(/data-favorite="(\d+)"/g)].map(([, id]) => Number(id))
  }
  expect(await offered('/nl/aanbod/9/villa-te-koop-in-veldstraat-3-9000-gent')).toEqual([7, 5, 6])
  expect(await offered('/nl/aanbod/9/villa-te-koop-in-8000-brugge')).toEqual([2, 1, 3])
  expect(await offered('/nl/aanbod/9')).toEqual([1, 2, 3])
})

it('a number of no estate says so, and offers what is listed now (CONTENT-82)', async () => {
  const site = aSite()
  const api = siteApi(site, [anEstate(1), anEstate(2)])
  const { get } = openSite({ API: api })
  const page = await get(`http://${site.hostnames[0]}/nl/aanbod/99`)
  const text = await page.text()
  expect(page.status).toBe(404)
  expect(text).toContain('Dit pand vinden we niet')
  expect(text).toContain('data-favorite="1"')
  expect(text).toMatch(/<meta name="robots" content="noindex"/)
})
