import { describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from '../../../../shared/search/address.ts'
import { COAST, searchOfMeaning } from '../../../../shared/search/sentence/search-of-meaning.ts'
import { readMeaning } from '../score-sentences.ts'

const search = (sentence: string, cityId: (nis: number) => number | null = nis => nis) => {
  const said = searchOfMeaning(readMeaning('nl', sentence), { source: 'main', cityId })
  return { address: decodeURIComponent(writeAddress(said.search).toString()), ...said }
}

const COAST_IDS = COAST.toSorted((a, b) => a - b)
  .map(id => `city=${id}`)
  .join('&')

describe('the search of a sentence', () => {
  it.each([
    ['huis in Gent of Deinze tot 300.000', 'city=44021&city=44083&price-max=300000&type=1'],
    ['villa of loft, 3 slk', 'subType=102&subType=204&bed-min=3'],
    ['huis of studio', 'type=1&type=2'],
    ['appartement Ledeberg', 'type=2&geo_range=2km;51.0372;3.7414'],
    ['huis 15 km rond Gent', 'type=1&geo_range=15km;51.0397;3.7142'],
    ['huis op 20 minuten van Gent', 'type=1&geo_range=16km;51.0397;3.7142'],
    ['label B, met lift', 'energy=A&energy=B&with=lift'],
    ['grond van 8 are', 'type=3&plot-min=800'],
    ['huis vanaf 300.000, 150 m2', 'price-min=300000&type=1&area-min=150'],
    ['villa of appartement', 'type=1&type=2'],
    ['appartement of villa of loft', 'type=1&type=2'],
    ['huis in Deinze of Gent', 'city=44021&city=44083&type=1'],
    ['winkel over te nemen', 'transaction=3&transaction=10&subType=401'],
    ['appartement aan de kust', `${COAST_IDS}&type=2`],
    ['huis in Gent of aan de kust', `${COAST_IDS}&city=44021&type=1`],
    ['huis in Veldstraat Gent', 'type=1&geo_range=0.5km;51.0517;3.7215'],
  ])('%s is an address that the lists know (SENTENCE-12)', (sentence, address) => {
    const found = search(sentence)
    expect(found.address).toBe(address)
    expect(readAddress(writeAddress(found.search))).toEqual(found.search)
  })

  it('goes by the ids of the site’s own back end, and around a place without homes (SENTENCE-12)', () => {
    expect(search('huis in Gent', () => 7).address).toBe('city=7&type=1')
    expect(search('huis in Gent of Deinze', nis => (nis === 44021 ? 10 : 9)).address).toBe(
      'city=9&city=10&type=1',
    )
    expect(search('huis in Gent of Deinze', () => null).address).toBe(
      'city=44021&city=44083&type=1',
    )
    expect(search('huis in Gent', () => null).address).toBe('type=1&geo_range=5km;51.0397;3.7142')
  })

  it('names what no list can search by (SENTENCE-9)', () => {
    expect(search('huis zonder tuin in de Ardennen').unsearched).toEqual([
      { what: 'without', name: 'garden' },
      { what: 'region', name: 'ARDENNES' },
    ])
    expect(search('huis 10 km rond Gent of Deinze').unsearched).toEqual([{ what: 'distance' }])
    expect(search('huis op 10 km van de kust').unsearched).toEqual([{ what: 'distance' }])
    expect(search('huis in Gent of Deinze').unsearched).toEqual([])
    expect(search('huis aan de kust').unsearched).toEqual([])
  })
})
