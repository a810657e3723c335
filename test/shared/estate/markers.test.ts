import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markerTuple, pinnedEstate, readMarkers } from '../../../shared/estate/markers.ts'
import { isSold, sourceOf } from '../../../shared/estate/status.ts'
import { anyEstate } from './arbitrary.ts'

const pin = ['12', 51.05, 3.72, 103, 1, 0, 450_000, 1]

describe('the markers of a search', () => {
  it.each<[string, unknown, unknown]>([
    ['pins', { total: { value: 1 }, markers: [pin] }, { total: 1, markers: [pin] }],
    ['a plain total', { total: 1, markers: [pin] }, { total: 1, markers: [pin] }],
    ['a grid', { total: 3000, grid: [[51, 3.7, 2999], [50, 4, 1]] }, { total: 3000, grid: [[51, 3.7, 2999], [50, 4, 1]] }],
    ['no position', { total: 2, markers: [['12', null, 3.72, 103, 1, 0, null, 1], pin] }, { total: 2, markers: [pin] }],
    ['a position that is none', { total: 2, markers: [['12', 91, 3.72, 103, 1, 0, null, 1], pin] }, { total: 2, markers: [pin] }],
    ['no status', { total: 1, markers: [['12', 51, 3.72, 103, null, 0, null, 1]] }, { total: 1, markers: [] }],
    ['an id that is no text, nor can become one', { total: 1, markers: [[[Object.create(null)], 51, 3.72, 103, 1, 0, null, 1]] }, { total: 1, markers: [] }],
    ['a hostile id', { total: 1, markers: [['<b>', 51, 3.72, 103, 1, 0, null, 1]] }, { total: 1, markers: [] }],
    ['neither', { total: 1 }, null],
    ['no total', { markers: [] }, null],
    ['null', null, null],
  ])('are read from an answer with %s', (_name, answer, expected) => expect(readMarkers(answer)).toEqual(expected))

  it('never throw, whatever is answered', () => {
    fc.assert(fc.property(fc.anything(), answer => {
      readMarkers(answer)
      readMarkers({ total: 1, markers: [answer] })
    }))
  })

  it('are made of any estate that has a place, and of no other', () => {
    fc.assert(fc.property(anyEstate, estate => {
      if (typeof estate !== 'object' || estate === null || !('general' in estate)) return
      const tuple = markerTuple(estate)
      if (tuple) expect(readMarkers({ total: 1, markers: [tuple] })).not.toBeNull()
    }))
  })

  it('know of what is gone by the ids of their own source', () => {
    const guid = '0f8fad5b-d9cb-469f-a165-70867728950e'
    expect(isSold(pinnedEstate(['12', 51, 3, 1, 5, 0, null, null]))).toBe(true)
    expect(isSold(pinnedEstate(['12', 51, 3, 1, 1, 0, null, null]))).toBe(false)
    expect(isSold(pinnedEstate([guid, 51, 3, 1, 1, 0, null, null]))).toBe(true)
    expect(sourceOf(pinnedEstate([guid, 51, 3, 1, 1, 0, null, null]))).toBe('guid')
  })
})
