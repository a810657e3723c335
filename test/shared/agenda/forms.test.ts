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

  test('Nothing sent at all is wrong everywhere', () => {
    expect(parseViewing(new URLSearchParams())).toEqual({
      errors: { name: 'formError.required', email: 'formError.required', slot: 'agenda.error.slot', privacy: 'formError.privacy' },
    })
    expect(parseStay(new URLSearchParams(), 'nl', [1, 2])).toEqual({
      errors: {
        name: 'formError.required', phone: 'formError.required', email: 'formError.required', stay: 'rental.error.stay', persons: 'rental.error.persons',
        agreement: 'rental.error.agreement', privacy: 'formError.privacy',
      },
    })
  })

  test.each([
    [{ name: 'x'.repeat(121) }, { name: 'formError.tooLong' }], [{ phone: '0'.repeat(31) }, { phone: 'formError.tooLong' }],
    [{ email: 'nergens' }, { email: 'formError.email' }], [{ email: ' ' }, { email: 'formError.required' }], [{ privacy: '' }, { privacy: 'formError.privacy' }],
  ])('Either form with %j says %j', (over, errors) => {
    expect(parseViewing(new URLSearchParams({ ...VIEWING, ...over } as Record<string, string>))).toEqual({ errors })
    expect(parseStay(new URLSearchParams({ ...STAY, ...over } as Record<string, string>), 'nl', [1])).toEqual({ errors })
  })

  test.each(['', '0795251600', 'x1795251600', '1795251600x', '1.8e9', '-1795251600'])('A viewing at %j has no time', slot => {
    expect(parseViewing(new URLSearchParams({ ...VIEWING, slot }))).toEqual({ errors: { slot: 'agenda.error.slot' } })
  })

  test.each(['', '../1', '1 ', 'x'.repeat(41), 'é1'])('An estate called %j is none', estate => {
    expect(parseViewing(new URLSearchParams({ ...VIEWING, estate }))).toMatchObject({ value: { estate: '' } })
  })

  test.each([
    [{ start: '2026-12-12', end: '2026-12-05' }, 'stay'], [{ end: '2026-12-05' }, 'stay'], [{ start: '2027-02-29' }, 'stay'], [{ end: '2027-02-29' }, 'stay'],
    [{ unit: 'x' }, 'stay'], [{ unit: '0' }, 'stay'], [{ persons: '51' }, 'persons'], [{ persons: '1.5' }, 'persons'], [{ agreement: '2' }, 'agreement'],
    [{ message: 'x'.repeat(2001) }, 'message'],
  ])('A stay with %j is wrong at %s', (over, field) => {
    const parsed = parseStay(new URLSearchParams({ ...STAY, ...over } as Record<string, string>), 'nl', [1])
    expect('errors' in parsed && Object.keys(parsed.errors)).toEqual([field])
  })

  test('A stay keeps the lines of its message, as many guests as there may be, and the agreements by number', () => {
    const fields = new URLSearchParams({ ...STAY, persons: '50', message: 'Dag\nTot dan', price: '' })
    for (const agreement of ['0', 'x', '-3', '3']) fields.append('agreement', agreement)
    const parsed = parseStay(fields, 'nl', [1, 3])
    expect(parsed).toMatchObject({ value: { persons: 50, message: 'Dag\nTot dan', agreements: [1, 3] } })
    expect('value' in parsed && 'price' in parsed.value).toBe(false)
    expect(parseStay(fields, 'nl', [1, 2])).toEqual({ errors: { agreement: 'rental.error.agreement' } })
  })

  test('Nothing that comes in makes them throw', () => {
    fc.assert(fc.property(anything, fields => {
      parseViewing(new URLSearchParams(fields))
      parseStay(new URLSearchParams(fields), 'de', [1])
    }))
  })
})
