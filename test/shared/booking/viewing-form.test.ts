import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parseViewing } from '../../../shared/booking/viewing-form.ts'
import { parseStay } from '../../../shared/booking/stay-form.ts'
import { StayRequest } from '../../../worker/listing-api/rental/reserve.ts'

const VIEWING = {
  estate: '1000',
  slot: '1795251600',
  name: 'An',
  email: 'An@Voorbeeld.be',
  phone: '',
  privacy: '1',
}
const STAY = {
  unit: '204',
  start: '2026-12-05',
  end: '2026-12-12',
  persons: '2',
  name: 'An',
  email: 'an@voorbeeld.be',
  phone: '0470 12 34 56',
  agreement: '1',
  privacy: '1',
  price: '700',
}
const HOSTILE = [
  '',
  ' ',
  '0',
  '51',
  '-1',
  '1.5',
  '1e9',
  '9'.repeat(20),
  '2026-02-30',
  '2026-12-05',
  '2027-01-01',
  'a\0\u202e\u200b',
  'a\r\nBcc: x@y.be',
  'x'.repeat(200),
  '<b>',
]

/** A right form with one or two fields that may not be. */
const twisted = (right: Record<string, string>) => {
  const value = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  )
  return fc
    .array(fc.tuple(fc.constantFrom(...Object.keys(right)), value), { minLength: 1, maxLength: 2 })
    .map(over => new URLSearchParams({ ...right, ...Object.fromEntries(over) }))
}

describe('booking forms', () => {
  test('A viewing is parsed', () => {
    expect(parseViewing(new URLSearchParams(VIEWING))).toEqual({
      value: {
        estate: '1000',
        slot: 1_795_251_600,
        name: 'An',
        email: 'an@voorbeeld.be',
        phone: '',
      },
    })
  })

  test('A stay is parsed', () => {
    expect(parseStay(new URLSearchParams(STAY), 'nl', [1])).toEqual({
      value: {
        rentalUnitId: 204,
        start: '2026-12-05',
        end: '2026-12-12',
        persons: 2,
        contact: { name: 'An', email: 'an@voorbeeld.be', phone: '0470 12 34 56' },
        agreements: [1],
        locale: 'nl',
        price: 700,
      },
    })
  })

  test.each([
    ['349.5', 349.5],
    ['0.30000000000000004', 0.1 + 0.2],
    ['0', undefined],
    ['1e3', undefined],
    ['-700', undefined],
    ['', undefined],
  ])('The price that was shown, %j, is held against the price of now', (price, read) => {
    expect(parseStay(new URLSearchParams({ ...STAY, price }), 'nl', [1])).toEqual({
      value: expect.toSatisfy((value: object) => Reflect.get(value, 'price') === read),
    })
  })

  test('An empty form has an error at every required field', () => {
    expect(parseViewing(new URLSearchParams())).toEqual({
      errors: {
        name: 'formError.required',
        email: 'formError.required',
        slot: 'agenda.error.slot',
        privacy: 'formError.privacy',
      },
    })
    expect(parseStay(new URLSearchParams(), 'nl', [1, 2])).toEqual({
      errors: {
        name: 'formError.required',
        phone: 'formError.required',
        email: 'formError.required',
        stay: 'rental.error.stay',
        persons: 'rental.error.persons',
        agreement: 'rental.error.agreement',
        privacy: 'formError.privacy',
      },
    })
  })

  test.each([
    [{ name: 'x'.repeat(121) }, { name: 'formError.tooLong' }],
    [{ phone: '0'.repeat(31) }, { phone: 'formError.tooLong' }],
    [{ email: 'nergens' }, { email: 'formError.email' }],
    [{ email: ' ' }, { email: 'formError.required' }],
    [{ privacy: '' }, { privacy: 'formError.privacy' }],
  ])('Either form with %j says %j (BOOK-13, BOOK-44, FORM-8)', (over, errors) => {
    expect(
      parseViewing(new URLSearchParams({ ...VIEWING, ...over } as Record<string, string>)),
    ).toEqual({ errors })
    expect(
      parseStay(new URLSearchParams({ ...STAY, ...over } as Record<string, string>), 'nl', [1]),
    ).toEqual({ errors })
  })

  test.each(['', '0795251600', 'x1795251600', '1795251600x', '1.8e9', '-1795251600'])(
    'A viewing at %j has no time',
    slot => {
      expect(parseViewing(new URLSearchParams({ ...VIEWING, slot }))).toEqual({
        errors: { slot: 'agenda.error.slot' },
      })
    },
  )

  test.each(['', '../1', '1 ', 'x'.repeat(41), 'é1'])('An estate called %j is none', estate => {
    expect(parseViewing(new URLSearchParams({ ...VIEWING, estate }))).toMatchObject({
      value: { estate: '' },
    })
  })

  test.each([
    [{ start: '2026-12-12', end: '2026-12-05' }, 'stay'],
    [{ end: '2026-12-05' }, 'stay'],
    [{ start: '2027-02-29' }, 'stay'],
    [{ end: '2027-02-29' }, 'stay'],
    [{ unit: 'x' }, 'stay'],
    [{ unit: '0' }, 'stay'],
    [{ persons: '51' }, 'persons'],
    [{ persons: '1.5' }, 'persons'],
    [{ agreement: '2' }, 'agreement'],
    [{ message: 'x'.repeat(2001) }, 'message'],
  ])('A stay with %j is wrong at %s (BOOK-44)', (over, field) => {
    const parsed = parseStay(
      new URLSearchParams({ ...STAY, ...over } as Record<string, string>),
      'nl',
      [1],
    )
    expect('errors' in parsed && Object.keys(parsed.errors)).toEqual([field])
  })

  test('A stay keeps the line breaks of its message, the most persons allowed, and the ids of its agreements (BOOK-44)', () => {
    const fields = new URLSearchParams({
      ...STAY,
      persons: '50',
      message: 'Dag\nTot dan',
      price: '',
    })
    for (const agreement of ['0', 'x', '-3', '3']) fields.append('agreement', agreement)
    const parsed = parseStay(fields, 'nl', [1, 3])
    expect(parsed).toMatchObject({
      value: { persons: 50, message: 'Dag\nTot dan', agreements: [1, 3] },
    })
    expect('value' in parsed && 'price' in parsed.value).toBe(false)
    expect(parseStay(fields, 'nl', [1, 2])).toEqual({
      errors: { agreement: 'rental.error.agreement' },
    })
  })

  test('Any form gives either a valid request or errors by field', () => {
    const named = (errors: object, right: object): boolean =>
      Object.keys(errors).length > 0 &&
      Object.keys(errors).every(name => name === 'stay' || name in right)
    const clean = /^[^\p{Cc}\p{Cf}]{1,120}$/u
    fc.assert(
      fc.property(twisted(VIEWING), twisted(STAY), (viewing, stay) => {
        const wish = parseViewing(viewing)
        if ('value' in wish)
          expect(wish.value).toEqual({
            ...wish.value,
            slot: Number(/^\d{9,11}$/.exec(viewing.get('slot') ?? '')?.[0]),
            name: expect.stringMatching(clean),
            email: 'an@voorbeeld.be',
          })
        else expect(named(wish.errors, VIEWING)).toBe(true)
        const asked = parseStay(stay, 'de', [1])
        if ('value' in asked) {
          expect(v.safeParse(StayRequest, asked.value).issues).toBeUndefined()
          expect([asked.value.start < asked.value.end, asked.value.persons <= 50]).toEqual([
            true,
            true,
          ])
        } else expect(named(asked.errors, STAY)).toBe(true)
      }),
    )
  })
})
