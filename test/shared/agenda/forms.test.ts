import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseViewing } from '../../../shared/agenda/viewing-form.ts'
import { parseStay } from '../../../shared/rental/stay-form.ts'

const VIEWING = { estate: '1000', slot: '1795251600', name: 'An', email: 'An@Voorbeeld.be', phone: '', privacy: '1' }
const STAY = { unit: '204', start: '2026-12-05', end: '2026-12-12', persons: '2', name: 'An', email: 'an@voorbeeld.be', phone: '0470 12 34 56', agreement: '1', privacy: '1', price: '700' }
const anything = fc.dictionary(fc.constantFrom(...Object.keys({ ...VIEWING, ...STAY }), 'x'), fc.string())

describe('booking forms', () => {
  test('A viewing is read clean', () => {
    expect(parseViewing(new URLSearchParams(VIEWING))).toEqual({ value: { estate: '1000', slot: 1_795_251_600, name: 'An', email: 'an@voorbeeld.be', phone: '' } })
  })

  test('A stay is read clean', () => {
    expect(parseStay(new URLSearchParams(STAY), 'nl', [1])).toEqual({
      value: { rentalUnitId: 204, start: '2026-12-05', end: '2026-12-12', persons: 2, contact: { name: 'An', email: 'an@voorbeeld.be', phone: '0470 12 34 56' }, agreements: [1], locale: 'nl', price: 700 },
    })
  })

  test.each([
    [{ start: '2026-12-12', end: '2026-12-05' }, 'stay'], [{ start: '2027-02-29' }, 'stay'], [{ unit: 'x' }, 'stay'], [{ persons: '51' }, 'persons'],
    [{ persons: '1.5' }, 'persons'], [{ agreement: '2' }, 'agreement'], [{ privacy: '' }, 'privacy'],
  ])('A stay with %j is wrong at %s', (over, field) => {
    const parsed = parseStay(new URLSearchParams({ ...STAY, ...over } as Record<string, string>), 'nl', [1])
    expect('errors' in parsed && Object.keys(parsed.errors)).toEqual([field])
  })

  test('Nothing that comes in makes them throw', () => {
    fc.assert(fc.property(anything, fields => {
      parseViewing(new URLSearchParams(fields))
      parseStay(new URLSearchParams(fields), 'de', [1])
    }))
  })
})
