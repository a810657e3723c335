import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areaText,
  type Corner,
  cornersOfBox,
  MAX_CORNERS,
  parseArea,
} from '../../../shared/search/area.ts'
import { readAddress, writeAddress } from '../../../shared/search/address.ts'
import { toQuery } from '../../../shared/search/query.ts'

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const corners = fc.array(fc.tuple(degrees(90), degrees(180)), {
  minLength: 3,
  maxLength: MAX_CORNERS,
})

describe('an area in the address', () => {
  it('comes back as it was drawn, to about a metre (FILTER-9)', () => {
    fc.assert(
      fc.property(corners, drawn => {
        const read = parseArea(areaText(drawn)) ?? []
        expect(read).toHaveLength(drawn.length)
        for (const [index, [lat, lon]] of read.entries()) {
          expect(lat).toBeCloseTo(drawn[index]?.[0] ?? NaN, 4)
          expect(lon).toBeCloseTo(drawn[index]?.[1] ?? NaN, 4)
        }
      }),
    )
  })

  it('is stable over address, filter and address (FILTER-12)', () => {
    fc.assert(
      fc.property(corners, drawn => {
        const address = writeAddress(
          readAddress(new URLSearchParams({ within: areaText(drawn) })),
        ).toString()
        expect(writeAddress(readAddress(new URLSearchParams(address))).toString()).toBe(address)
      }),
    )
  })

  it('asks the API for what lies in it (SEARCH-5)', () => {
    const box: Corner[] = cornersOfBox(50.9, 3.6, 51.2, 3.9)
    const search = readAddress(new URLSearchParams({ within: areaText(box) }))
    expect(toQuery({ query: {} }, search, 'main')).toEqual({
      within: [
        [50.9, 3.6],
        [50.9, 3.9],
        [51.2, 3.9],
        [51.2, 3.6],
      ],
    })
  })

  it('never takes more time than a bounded text needs (FILTER-9)', () => {
    expect(parseArea(`${'1,1;'.repeat(100_000)}1,1`)).toBeNull()
    expect(parseArea(`${'1'.repeat(100_000)},1;1,1;1,1`)).toBeNull()
  })
})
