import { describe, expect, it } from 'vitest'
import { publicId } from '../../../shared/estate/estate.ts'
import type { EstateLike } from '../../../shared/estate/read.ts'
import {
  isForRent,
  isSold,
  sourceOf,
  statusId,
  statusCode,
  STATUSES,
  STATUS_ORDER,
  transactionIds,
  type Source,
} from '../../../shared/estate/status.ts'

const estate = (source: Source, id: unknown) => ({
  general: { id: 1, guid: source === 'guid' ? 'a-b' : null, transaction: { id: id as number } },
})

const idsThat = (source: Source, rule: (estate: { general: object }) => boolean): number[] =>
  Array.from({ length: 12 }, (_, id) => id).filter(id => rule(estate(source, id)))

describe('statuses', () => {
  it('are sold at 5 and 6 in the main source, at 1, 6 and 7 in the guid-bearing one (ESTATE-9, ESTATE-10)', () => {
    expect([idsThat('main', isSold), idsThat('guid', isSold)]).toEqual([
      [5, 6],
      [1, 6, 7],
    ])
  })

  it('are for rent at 2, 4, 6 and 8, in the guid-bearing source also at 10 (ESTATE-11, ESTATE-12)', () => {
    expect([idsThat('main', isForRent), idsThat('guid', isForRent)]).toEqual([
      [2, 4, 6, 8],
      [2, 4, 6, 8, 10],
    ])
  })

  it('are rented at 6 in both (ESTATE-9, ESTATE-10)', () => {
    const isRented = (each: EstateLike): boolean => isSold(each) && isForRent(each)
    expect([idsThat('main', isRented), idsThat('guid', isRented)]).toEqual([[6], [6]])
  })

  it('are named alike in both sources', () => {
    expect([1, 2, 5, 6].map(id => statusCode(estate('main', id)))).toEqual([
      'FOR_SALE',
      'TO_RENT',
      'SOLD',
      'RENTED',
    ])
    expect([transactionIds('FOR_SALE', 'main'), transactionIds('TO_RENT', 'main')]).toEqual([
      [1],
      [2, 4, 8],
    ])
  })

  it.each([
    ['FOR_SALE', 3, false, false],
    [' to_rent ', 2, false, true],
    ['TAKE_OVER', 5, false, false],
    ['SOLD', 1, true, false],
    ['RENTED', 6, true, true],
    ['TAKEN_OVER', 7, true, false],
    ['LEASED', null, false, false],
    [2, null, false, false],
  ])(
    'are those of the own field %j where the guid source names no transaction (ESTATE-51)',
    (status, id, sold, rent) => {
      const own = { general: { id: 1, guid: 'a-b', transaction: null }, fields: { status } }
      expect([statusId(own), isSold(own), isForRent(own)]).toEqual([id, sold, rent])
    },
  )

  it('are not those of the own field beside a transaction, or in the main source (ESTATE-51)', () => {
    const ownOf = (source: Source, id: unknown) => ({
      ...estate(source, id),
      fields: { status: 'TO_RENT' },
    })
    expect([statusId(ownOf('guid', 3)), statusId(ownOf('main', null))]).toEqual([3, null])
  })

  it('go by the table of their source (ESTATE-7, ESTATE-8)', () => {
    const codes = (source: Source) =>
      Object.fromEntries(
        Array.from({ length: 12 }, (_, id) => [id, statusCode(estate(source, id))]).filter(
          ([, code]) => code !== null,
        ),
      )
    expect(codes('main')).toEqual({
      1: 'FOR_SALE',
      2: 'TO_RENT',
      3: 'TAKE_OVER',
      4: 'TO_RENT',
      5: 'SOLD',
      6: 'RENTED',
      7: 'TAKEN_OVER',
      8: 'TO_RENT',
      10: 'TAKE_OVER',
    })
    expect(codes('guid')).toEqual({
      1: 'SOLD',
      2: 'TO_RENT',
      3: 'FOR_SALE',
      4: 'TO_RENT',
      5: 'TAKE_OVER',
      6: 'RENTED',
      7: 'TAKEN_OVER',
      8: 'TO_RENT',
      10: 'TO_RENT',
    })
  })

  it.each<[unknown, Source, string]>([
    ['0f8fad5b-d9cb', 'guid', '0f8fad5b-d9cb'],
    ['', 'main', '12'],
    [null, 'main', '12'],
    [undefined, 'main', '12'],
  ])(
    'of the guid %j belong to the source %s, at the public id %s (ESTATE-1, ESTATE-2)',
    (guid, source, id) => {
      const one = { general: { id: 12, guid: guid as string } }
      expect([sourceOf(one), publicId(one)]).toEqual([source, id])
    },
  )

  it('have a code that agrees with both rules', () => {
    for (const source of ['main', 'guid'] as const) {
      for (const id of Object.keys(STATUSES[source])) {
        const code = statusCode(estate(source, Number(id)))
        const one = estate(source, Number(id))
        expect([id, isForRent(one)]).toEqual([id, code === 'TO_RENT' || code === 'RENTED'])
        if (isSold(one)) expect(['SOLD', 'RENTED', 'TAKEN_OVER']).toContain(code)
      }
    }
  })

  it('hold every id of the grouping order', () => {
    for (const source of ['main', 'guid'] as const)
      expect(STATUS_ORDER.filter(id => !STATUSES[source][id])).toEqual([])
  })

  it('are unknown for anything else (ESTATE-6)', () => {
    expect([99, null, {}, 'x', '__proto__'].map(id => statusCode(estate('main', id)))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
