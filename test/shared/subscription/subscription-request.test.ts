import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Corner } from '../../../shared/search/area.ts'
import { searchOf } from '../../../shared/search/criteria.ts'
import { readAddress } from '../../../shared/search/address.ts'
import { describeSearch } from '../../../shared/subscription/describe-search.ts'
import { reasonBits, reasonsOf, REASON_NAMES } from '../../../shared/subscription/reason.ts'
import {
  searchAddress,
  parseSubscription,
} from '../../../shared/subscription/subscription-request.ts'

const AREA: Corner[] = [
  [51, 3],
  [51, 4],
  [52, 4],
]

describe('a saved search', () => {
  it('comes back from its text as it was (SUBS-10)', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 99 })),
        fc.integer({ min: 0, max: 900 }),
        fc.constantFrom('FOR_SALE', 'TO_RENT', ''),
        (city, price, status) => {
          const params = new URLSearchParams([
            ...city.map(id => ['city', String(id)]),
            ['price-max', String(price)],
            ['status', status],
          ])
          const search = readAddress(params)
          expect(readAddress(new URLSearchParams(searchAddress(search)))).toEqual(search)
        },
      ),
    )
  })

  it('is described in words, and without any condition as everything', () => {
    const t = (key: string, params: Record<string, string | number> = {}): string =>
      `${key.split('.').at(-1)}${Object.values(params)
        .map(value => ` ${value}`)
        .join('')}`
    const words = (query: string) =>
      describeSearch(readAddress(new URLSearchParams(query)), { t, locale: 'nl' }, 'main', id =>
        id === 1 ? 'Gent' : undefined,
      )
    expect(words('status=FOR_SALE&type=1&city=1&city=2&price-max=300000&bedrooms=3')).toBe(
      'FOR_SALE, HOUSE, Gent, morePlaces 1, to €\u00a0300.000, bedroomCount 3',
    )
    expect(words('geo_range=5km;51.0;3.7')).toBe('within 5')
    expect(words('')).toBe('everything')
    expect(words('price-min=100000&bedrooms=1&bedrooms=5&bedrooms=6&bed-min=2')).toBe(
      'from €\u00a0100.000, bedroomCount 1, bedroomCount 5, bedroomsOrMore 6, bedroomsOrMore 2',
    )
    expect(words('city=1')).toBe('Gent')
    expect(words('status=FOR_SALE&type=999')).toBe('FOR_SALE')
    const of = (source: 'main' | 'guid', ...transaction: number[]) =>
      describeSearch(
        searchOf({ transaction, within: AREA }),
        { t, locale: 'nl' },
        source,
        () => undefined,
      )
    expect([of('main', 1, 1), of('guid', 1)]).toEqual(['FOR_SALE, area', 'SOLD, area'])
  })
})

describe('parseSubscription', () => {
  it('knows its reasons by their bits', () => {
    fc.assert(
      fc.property(fc.subarray(REASON_NAMES), reasons => {
        expect(reasonsOf(reasonBits(reasons))).toEqual(reasons)
      }),
    )
  })

  const right = { email: 'An@B.be', privacy: '1', reason: 'new' }

  it('reads what is right, and names everything that is missing (SUBS-2, SUBS-4)', () => {
    const fields = new URLSearchParams({
      ...right,
      name: ' Mijn  huis ',
      frequency: 'weekly',
      type: '1',
      'price-min': '5',
      'price-max': '5',
      sortType: 'city',
      sortOrder: 'DESC',
    })
    fields.append('reason', 'price')
    expect(parseSubscription(fields)).toMatchObject({
      value: {
        email: 'an@b.be',
        name: 'Mijn huis',
        frequency: 'weekly',
        reasons: ['new', 'price'],
        search: searchOf({ type: [1], 'price-min': 5, 'price-max': 5 }),
      },
    })
    expect(parseSubscription(new URLSearchParams({ ...right, frequency: 'hourly' }))).toMatchObject(
      { value: { frequency: 'daily', reasons: ['new'] } },
    )
    expect(parseSubscription(new URLSearchParams())).toEqual({
      errors: {
        email: 'formError.required',
        privacy: 'formError.privacy',
        reason: 'formError.reason',
      },
    })
  })

  it.each([
    [{ email: ' ' }, { email: 'formError.required' }],
    [{ email: 'x' }, { email: 'formError.email' }],
    [{ name: 'x'.repeat(81) }, { name: 'formError.tooLong' }],
    [{ reason: 'other' }, { reason: 'formError.reason' }],
    [{ 'price-min': '6', 'price-max': '5' }, { 'price-max': 'formError.prices' }],
  ])('says of %j %j (SUBS-2, SUBS-3)', (over, errors) => {
    expect(
      parseSubscription(new URLSearchParams({ ...right, ...over } as Record<string, string>)),
    ).toEqual({ errors })
  })

  it('never throws, and takes nothing without address, consent and a reason', () => {
    const names = fc.constantFrom(
      'email',
      'privacy',
      'reason',
      'frequency',
      'type',
      'city',
      'price-min',
      'price-max',
      'geo_range',
      'within',
      'name',
    )
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            names,
            fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a@b.be', '1', 'new', 'daily')),
          ),
        ),
        entries => {
          const parsed = parseSubscription(new URLSearchParams(entries))
          if ('value' in parsed)
            expect([parsed.value.email, parsed.value.reasons.length > 0]).toEqual(['a@b.be', true])
          else expect(Object.keys(parsed.errors).length).toBeGreaterThan(0)
        },
      ),
    )
  })
})
