import { describe, expect, it } from 'vitest'
import {
  countedSummary,
  EMPTY_FILTER_VALUES,
  filterOptions,
  locationSummary,
} from '../../../shared/search/filter-options.ts'
import { createTranslator } from '../../../shared/translator.ts'
import { MESSAGES } from '../../../worker/site/messages.ts'

const t = createTranslator('nl', MESSAGES.nl)
const location = (id: number, name: string, zip: string) => ({ id, name, zip, lat: 51, lon: 4 })

describe('the options of the filter bar', () => {
  const values = {
    ...EMPTY_FILTER_VALUES,
    locations: [
      location(3, 'Zele', '9240'),
      location(1, 'Aalst', '9300'),
      location(2, 'Écaussinnes', '7190'),
    ],
    headTypes: [
      { id: 1, count: 4 },
      { id: 2, count: 2 },
      { id: 88, count: 9 },
    ],
    bedrooms: [
      { value: 7, count: 2 },
      { value: 1, count: 5 },
      { value: 6, count: 1 },
      { value: 0, count: 3 },
      { value: 2 },
    ],
  }
  const options = () => filterOptions(values, 'nl', t)

  it('name locations with their postal code, sorted in the language of the page (FILTER-26, FILTER-27)', () => {
    expect(options().city.map(({ label }) => label)).toEqual([
      'Aalst (9300)',
      'Écaussinnes (7190)',
      'Zele (9240)',
    ])
  })

  it('name a location as the language of the page does, and sort by that name (FILTER-26, FILTER-27)', () => {
    const liege = { ...location(62063, 'Liège', '4000'), alias: { nl: 'Luik', de: 'Lüttich' } }
    const namur = { ...location(92094, 'Namur', '5000'), alias: { nl: 'Namen' } }
    const labels = (locale: 'nl' | 'fr' | 'de') =>
      filterOptions({ ...values, locations: [namur, liege] }, locale, t).city.map(
        ({ label }) => label,
      )
    expect(labels('nl')).toEqual(['Luik (4000)', 'Namen (5000)'])
    expect(labels('fr')).toEqual(['Liège (4000)', 'Namur (5000)'])
    expect(labels('de')).toEqual(['Lüttich (4000)', 'Namur (5000)'])
  })

  it('sort types by label and leave out what has none (FILTER-27)', () => {
    expect(options().type).toEqual([
      { value: 2, label: 'Appartement', count: 2 },
      { value: 1, label: 'Huis', count: 4 },
    ])
  })

  it('take six and more bedrooms as one (FILTER-30)', () => {
    expect(options().bedrooms).toEqual([
      { value: 1, label: '1 slaapkamer', count: 5 },
      { value: 2, label: '2 slaapkamers', count: undefined },
      { value: 6, label: '6 of meer slaapkamers', count: 3 },
    ])
  })
})

describe('the summaries', () => {
  it.each([
    [[], 'Locatie'],
    [['Gent (9000)'], 'Gent (9000)'],
    [['A', 'B', 'C', 'D', 'E'], 'A, B, C, D, E'],
    [['A', 'B', 'C', 'D', 'E', 'F'], 'Locatie (6)'],
  ])('of locations %j (FILTER-28)', (names, summary) =>
    expect(locationSummary(names, t)).toBe(summary),
  )

  it.each([
    ['filter.type', 0, 'Type'],
    ['filter.type', 2, 'Type (2)'],
    ['filter.bedrooms', 0, 'Aantal slaapkamers'],
    ['filter.bedrooms', 1, 'Aantal slaapkamers (1)'],
  ])('of %s with %i (FILTER-29)', (key, count, summary) =>
    expect(countedSummary(key, count, t)).toBe(summary),
  )
})
