import { describe, expect, it } from 'vitest'
import { BELGIUM } from '../../../shared/places/belgium-table.ts'
import { readBelgium, toPlace } from '../../../shared/places/belgium.ts'

const belgium = readBelgium(BELGIUM)
const municipality = (id: number) => belgium.find(each => each.id === id)

describe('the places of Belgium', () => {
  it('are 2,757 in the 565 municipalities of 2025 (PACK-1)', () => {
    expect(belgium).toHaveLength(565)
    expect(belgium.flatMap(({ places }) => places)).toHaveLength(2_757)
    expect(new Set(belgium.map(({ id }) => id)).size).toBe(565)
    expect(belgium.filter(({ places }) => places.length === 0)).toEqual([])
  })

  it('follow the mergers of 2025 (PACK-1)', () => {
    const merged = {
      44088: ['9820', '9090'],
      73111: ['3700', '3840'],
      73110: ['3740', '3730'],
      46030: ['9120', '9150', '2070'],
      44087: ['9080', '9185'],
      23106: ['1570', '1755', '1540'],
      11002: ['2000', '2150'],
      82039: ['6600', '6687'],
    }
    for (const [id, zips] of Object.entries(merged))
      expect(municipality(Number(id))?.places.map(({ zip }) => zip)).toEqual(
        expect.arrayContaining(zips),
      )
    for (const gone of [44043, 44040, 73083, 73009, 46003, 11007, 82005])
      expect(municipality(gone)).toBeUndefined()
  })

  it('have a name in four languages, the official one where a language has none (PACK-2)', () => {
    expect(municipality(44021)?.names).toEqual({ nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' })
    expect(municipality(62063)?.names).toEqual({
      nl: 'Luik',
      fr: 'Liège',
      en: 'Liège',
      de: 'Lüttich',
    })
    expect(municipality(63067)?.names.de).toBe('Sankt Vith')
    expect(municipality(21009)?.names).toEqual({
      nl: 'Elsene',
      fr: 'Ixelles',
      en: 'Ixelles',
      de: 'Ixelles',
    })
    expect(belgium.flatMap(({ names }) => Object.values(names)).filter(name => !name)).toEqual([])
  })

  it('lie in Belgium, each within 40 km of its municipality’s main place (PACK-3)', () => {
    const far = belgium.flatMap(({ id, places }) =>
      places.filter(({ lat, lon }) => {
        const main = places[0]!
        return Math.hypot((lat - main.lat) * 111.2, (lon - main.lon) * 70.3) > 40
          ? id
          : lat < 49.4 || lat > 51.6 || lon < 2.5 || lon > 6.5
      }),
    )
    expect(far).toEqual([])
  })

  it('have a region and a province each, and are found at their main place (PACK-3)', () => {
    expect(belgium.filter(({ province }) => province === '')).toEqual([])
    expect(Map.groupBy(belgium, each => each.region).get('BRUSSELS')).toHaveLength(19)
    expect(toPlace(municipality(44088)!)).toMatchObject({
      id: 44088,
      zip: '9820',
      region: 'FLANDERS',
      province: 'EAST_FLANDERS',
    })
  })
})
