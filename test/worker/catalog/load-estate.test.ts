import { describe, expect, it } from 'vitest'
import { anAgency } from '../../support/an-agency.ts'
import { anEstate, aSite } from '../../support/demo-api.ts'
import type { Estate } from '../../../shared/estate/estate.ts'

const address = { ...anEstate(7).general.address, geoLocation: { lat: 51.05432, lon: 3.72345 } }

/** What is asked of the API for homes like this one, and which are shown. */
async function similarTo(estate: Estate, found: Estate[], hiddenStatus: number[] = []) {
  const agency = anAgency([estate], { settings: { ...aSite().settings, hiddenStatus } })
  const search = `POST /sites/${agency.site.id}/estates`
  agency.api.answers.set(search, { total: { value: found.length }, results: found })
  const { html } = await agency.open('/nl/ajax/similar-estate/7')
  const call = agency.api.calls.find(({ path }) => path.endsWith('/estates'))
  return {
    query: (JSON.parse(call?.body ?? '{}') as { query?: object }).query,
    ids: (JSON.parse(html) as { results: Estate[] }).results.map(({ general }) => general.id),
  }
}

describe('homes like this one', () => {
  it('are up to three others of the same type and transaction within 15 km (DETAIL-39)', async () => {
    const { query, ids } = await similarTo(
      anEstate(7, { address }),
      [7, 1, 2, 3].map(id => anEstate(id)),
    )
    expect(query).toEqual({
      terms: { 'headType.id': [1], 'transaction.id': [1] },
      distance: { geoLocation: { lat: 51.05, lon: 3.72 }, distance: '15km' },
    })
    expect(ids).toEqual([1, 2, 3])
    expect(
      (
        await similarTo(
          anEstate(7),
          [1, 2, 3, 4].map(id => anEstate(id)),
        )
      ).ids,
    ).toHaveLength(3)
  })

  it('are looked for in the city where the address is hidden (DETAIL-39)', async () => {
    const { query } = await similarTo(anEstate(7, { address: { ...address, visible: false } }), [])
    expect(query).toEqual({
      terms: { 'headType.id': [1], 'transaction.id': [1], 'address.city.id': [1] },
    })
  })

  it.each([{}, { lat: null, lon: null }, { lat: 91, lon: 3.7 }, { lat: 51.05, lon: 'x' }])(
    'are looked for in the city where the position is %j (API-62)',
    async geoLocation => {
      const estate = anEstate(7, { address: { ...address, geoLocation: geoLocation as never } })
      expect((await similarTo(estate, [])).query).toEqual({
        terms: { 'headType.id': [1], 'transaction.id': [1], 'address.city.id': [1] },
      })
    },
  )

  it('are found by a position that came as text (API-62)', async () => {
    const geoLocation = { lat: '51.05432', lon: '3.72345' } as never
    const { query } = await similarTo(anEstate(7, { address: { ...address, geoLocation } }), [])
    expect(query).toMatchObject({ distance: { geoLocation: { lat: 51.05, lon: 3.72 } } })
  })

  it('leave out what the site hides, as the children of a project do (VIS-4)', async () => {
    const sold = anEstate(2, { transaction: { id: 5 } })
    expect((await similarTo(anEstate(7), [anEstate(1), sold], [5])).ids).toEqual([1])
    const project = anEstate(7, { project: true, headType: { id: 6 } })
    const children = [1, 5].map((id, index) =>
      anEstate(50 + index, { parentId: 7, transaction: { id } }),
    )
    const agency = anAgency([project, ...children], {
      settings: { ...aSite().settings, hiddenStatus: [5] },
    })
    const { html, path } = await agency.open('/nl/aanbod/7')
    expect(html).toContain(`href="${path}/50"`)
    expect(html).not.toContain(`href="${path}/51"`)
  })
})
