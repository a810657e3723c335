import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markerTuple, estateOfMarker, readMarkers } from '../../../shared/search/marker-tuple.ts'
import { isSold, sourceOf } from '../../../shared/estate/status.ts'
import { anyEstate } from '../estate/any-estate.ts'

const pin = ['12', 51.05, 3.72, 103, 1, 0, 450_000, 1]

describe('the markers of a search', () => {
  it.each<[string, unknown, unknown]>([
    ['pins', { total: { value: 1 }, markers: [pin] }, { total: 1, markers: [pin] }],
    ['a plain total', { total: 1, markers: [pin] }, { total: 1, markers: [pin] }],
    [
      'a grid',
      {
        total: 3000,
        grid: [
          [51, 3.7, 2999],
          [50, 4, 1],
        ],
      },
      {
        total: 3000,
        grid: [
          [51, 3.7, 2999],
          [50, 4, 1],
        ],
      },
    ],
    [
      'no position',
      { total: 2, markers: [['12', null, 3.72, 103, 1, 0, null, 1], pin] },
      { total: 2, markers: [pin] },
    ],
    [
      'a position that is none',
      { total: 2, markers: [['12', 91, 3.72, 103, 1, 0, null, 1], pin] },
      { total: 2, markers: [pin] },
    ],
    [
      'no status',
      { total: 1, markers: [['12', 51, 3.72, 103, null, 0, null, 1]] },
      { total: 1, markers: [] },
    ],
    [
      'an id that is no text, nor can become one',
      { total: 1, markers: [[[Object.create(null)], 51, 3.72, 103, 1, 0, null, 1]] },
      { total: 1, markers: [] },
    ],
    [
      'a hostile id',
      { total: 1, markers: [['<b>', 51, 3.72, 103, 1, 0, null, 1]] },
      { total: 1, markers: [] },
    ],
    [
      'positions beyond the poles and the date line',
      {
        total: 4,
        markers: [
          ['1', 90, 180, 103, 1, 0, null, null],
          ['2', -90.1, 3, 103, 1, 0, null, null],
          ['3', 51, 180.1, 103, 1, 0, null, null],
          ['4', '51', 3, 103, 1, 0, null, null],
        ],
      },
      { total: 4, markers: [['1', 90, 180, 103, 1, 0, null, null]] },
    ],
    [
      'a price or a type that is none',
      {
        total: 3,
        markers: [
          ['1', 51, 3, 103, 1, 0, '9', null],
          ['2', 51, 3, 103, 1, 0, Number.NaN, null],
          ['3', 51, 3, 103, 1, 0, null, '1'],
        ],
      },
      { total: 3, markers: [] },
    ],
    [
      'cells that are none',
      { total: 3, grid: [[51, 3, 1.5], [91, 3, 1], 'cell', [51, 3, 2]] },
      { total: 3, grid: [[51, 3, 2]] },
    ],
    ['pins that are no list', { total: 1, markers: { 0: pin } }, null],
    ['cells that are no list', { total: 1, grid: { 0: [51, 3, 1] } }, null],
    [
      'more pins than can be drawn',
      { total: 3000, markers: Array.from({ length: 2001 }, () => pin) },
      { total: 3000, markers: Array.from({ length: 2000 }, () => pin) },
    ],
    [
      'more cells than can be drawn',
      { total: 3000, grid: Array.from({ length: 2001 }, () => [51, 3, 1]) },
      { total: 3000, grid: Array.from({ length: 2000 }, () => [51, 3, 1]) },
    ],
    [
      'a long id, or one that ends otherwise',
      {
        total: 2,
        markers: [
          ['1<', ...pin.slice(1)],
          ['1'.repeat(41), ...pin.slice(1)],
        ],
      },
      { total: 2, markers: [] },
    ],
    ['none at all', { total: 0, markers: [] }, { total: 0, markers: [] }],
    ...[-1, 1.5, '1', null, { value: '1' }, {}].map((total): [string, unknown, unknown] => [
      `the total ${JSON.stringify(total)}`,
      { total, markers: [pin] },
      null,
    ]),
    ['neither', { total: 1 }, null],
    ['no total', { markers: [] }, null],
    ['null', null, null],
  ])('are read from an answer with %s (SEARCH-25)', (_name, answer, expected) =>
    expect(readMarkers(answer)).toEqual(expected),
  )

  it('never throw, whatever is answered (SEARCH-25)', () => {
    fc.assert(
      fc.property(fc.anything(), answer => {
        readMarkers(answer)
        readMarkers({ total: 1, markers: [answer] })
      }),
    )
  })

  it('are made of any estate that has a place, and of no other (SEARCH-24)', () => {
    fc.assert(
      fc.property(anyEstate, estate => {
        if (typeof estate !== 'object' || estate === null || !('general' in estate)) return
        const tuple = markerTuple(estate)
        if (tuple) expect(readMarkers({ total: 1, markers: [tuple] })).not.toBeNull()
      }),
    )
  })

  it('are the home as far as its pin tells, and the home’s own pin again', () => {
    expect(estateOfMarker(['12', 51, 3, 103, 1, 1, 450_000, 6])).toEqual({
      general: {
        project: true,
        subType: { id: 103 },
        transaction: { id: 1 },
        price: { value: 450_000 },
        headType: { id: 6 },
      },
    })
    expect(estateOfMarker(['12', 51, 3, 103, 1, 0, null, null])).toEqual({
      general: {
        project: false,
        subType: { id: 103 },
        transaction: { id: 1 },
        price: { value: null },
        headType: null,
      },
    })
    const home = {
      general: {
        id: 7,
        subType: { id: 103 },
        transaction: { id: 1 },
        headType: { id: 1 },
        price: { value: 300_000 },
        project: true,
        address: { geoLocation: { lat: 51.1, lon: 3.7 } },
      },
    }
    expect(markerTuple(home as never)).toEqual([
      '7',
      51.1,
      3.7,
      103,
      1,
      1,
      300_000,
      1,
      { vat: 'EXCLUDED' },
    ])
  })

  it('know of what is gone by the ids of their own source (SEARCH-28)', () => {
    const guid = '0f8fad5b-d9cb-469f-a165-70867728950e'
    expect(isSold(estateOfMarker(['12', 51, 3, 1, 5, 0, null, null]))).toBe(true)
    expect(isSold(estateOfMarker(['12', 51, 3, 1, 1, 0, null, null]))).toBe(false)
    expect(isSold(estateOfMarker([guid, 51, 3, 1, 1, 0, null, null]))).toBe(true)
    expect(sourceOf(estateOfMarker([guid, 51, 3, 1, 1, 0, null, null]))).toBe('guid')
  })
})
