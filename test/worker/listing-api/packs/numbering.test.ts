import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNames, numbered } from '../../../../worker/listing-api/packs/numbering.ts'

const item = fc.record({ id: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }) })
const items = fc.uniqueArray(item, { selector: ({ id }) => id ?? Symbol('none'), maxLength: 15 })

describe('items without an id', () => {
  it('get the lowest that is free, in their order; a given one stays (PACK-12)', () => {
    expect(numbered([{}, { id: 1 }, {}, { id: 3 }, {}]).map(({ id }) => id)).toEqual([
      2, 1, 4, 3, 5,
    ])
    fc.assert(
      fc.property(items, list => {
        const ids = numbered(list).map(({ id }) => id)
        expect(new Set(ids).size).toBe(list.length)
        for (const [index, { id }] of list.entries())
          if (id !== undefined) expect(ids[index]).toBe(id)
        expect(numbered(numbered(list))).toEqual(numbered(list))
      }),
    )
  })
})

describe('file names', () => {
  it('are of a–z, 0–9 and dashes, each once, and no device of Windows (PACK-13)', () => {
    expect(fileNames(['', 'Über uns', '../../x', 'con', 'x', 'NUL', 'a/b'])).toEqual([
      'page',
      'uber-uns',
      'x',
      'con-1',
      'x-2',
      'nul-1',
      'a-b',
    ])
    const texts = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('con', 'CON', 'con-1', 'a', 'a-2', 'A')),
    )
    fc.assert(
      fc.property(texts, list => {
        const names = fileNames(list)
        expect(new Set(names).size).toBe(list.length)
        for (const name of names) {
          expect(name).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/)
          expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)$/)
        }
      }),
    )
  })
})
