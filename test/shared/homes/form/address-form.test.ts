import { describe, expect, it, test } from 'vitest'
import {
  placeNamed,
  placeQuery,
  placeToForm,
  placeValues,
  pointFromForm,
  type FoundPlace,
} from '../../../../shared/homes/form/address-form.ts'

const place = (id: number, zip: string, name: string): FoundPlace => ({
  id,
  zip,
  name,
  lat: 51.05,
  lon: 3.72,
  region: 'FLANDERS',
})
const GENT = place(44021, '9000', 'Gent')
const LIEGE = place(62063, '4000', 'Liège')
const MARKE = place(34022, '8510', 'Marke')
const BELLEGEM = place(34022, '8510', 'Bellegem')

const home = {
  general: {
    address: {
      city: { id: 44021, zip: '9000', name: 'Gent', alias: { fr: 'Gand' } },
      geoLocation: { lat: 51.05, lon: -3.5 },
    },
  },
}

describe('the town and the point of a form', () => {
  it('are those of the home', () => {
    expect(placeToForm(home)).toEqual({ place: '9000 Gent', lat: '51,05', lon: '-3,5' })
    expect(placeToForm(home, 'fr').place).toBe('9000 Gand')
  })

  it('are empty where it has none', () => {
    const empty = { place: '', lat: '', lon: '' }
    expect(placeToForm({})).toEqual(empty)
    expect(placeToForm({ general: { address: 'Gent' } })).toEqual(empty)
    expect(
      placeToForm({ general: { address: { geoLocation: { lat: '51', lon: null } } } }),
    ).toEqual(empty)
  })
})

test.each([
  ['9000 Gent', '9000'],
  ['Gent (9000)', '9000'],
  ['  Gent ', 'Gent'],
  ['90001', '90001'],
  ['x'.repeat(120), 'x'.repeat(100)],
])('A town is looked for by “%s” as “%s”', (text, query) => {
  expect(placeQuery(text)).toBe(query)
})

test.each([
  ['8510 Bellegem', [MARKE, BELLEGEM], BELLEGEM],
  ['marke', [MARKE, BELLEGEM], MARKE],
  ['Marke, 8510', [MARKE, BELLEGEM], null],
  ['8510', [MARKE, BELLEGEM], null],
  ['8510', [MARKE], MARKE],
  ['anything', [GENT], GENT],
  ['anything', [], null],
  [' 4000 – LIEGE! ', [GENT, LIEGE], LIEGE],
  ['Liege', [GENT, LIEGE], LIEGE],
])('Of towns found, “%s” is the one that it names', (text, found, named) => {
  expect(placeNamed(text, found)).toBe(named)
})

test('A town is set with its region and country, and its middle where there is no point', () => {
  const town = [
    { path: 'general.address.city', value: { id: 44021, name: 'Gent', zip: '9000' } },
    { path: 'general.address.region', value: 'FLANDERS' },
    { path: 'general.address.country', value: { id: 1 } },
  ]
  expect(placeValues(home, GENT)).toEqual(town)
  expect(placeValues({}, GENT)).toEqual([
    ...town,
    { path: 'general.address.geoLocation', value: { lat: 51.05, lon: 3.72 } },
  ])
})

describe('a point that was typed', () => {
  const path = 'general.address.geoLocation'

  it.each([
    [{}, null],
    [{ lat: '51' }, null],
    [{ lon: '3' }, null],
    [{ lat: '51,05', lon: '-3,5' }, null],
    [{ lat: '51,05', lon: '3,5' }, { value: { path, value: { lat: 51.05, lon: 3.5 } } }],
    [{ lat: '51,1', lon: '-3,5' }, { value: { path, value: { lat: 51.1, lon: -3.5 } } }],
    [{ lat: '', lon: ' ' }, { value: { path } }],
    [{ lat: ' ', lon: '' }, { value: { path } }],
    [{ lat: '', lon: '3' }, { wrong: { lat: 'number' } }],
    [{ lat: '51', lon: 'oost' }, { wrong: { lon: 'number' } }],
    [{ lat: 'noord', lon: 'oost' }, { wrong: { lat: 'number', lon: 'number' } }],
  ])('as %j is read as %j (DESK-77)', (values, read) => {
    expect(pointFromForm(home, values)).toEqual(read)
  })
})
