import { expect, it } from 'vitest'
import { jsonSlices } from '../../../worker/agency/json-slices.ts'

const bytes = (text: string): number => new TextEncoder().encode(text).byteLength

it('cuts a list by bytes, and loses nothing of it', () => {
  const items = Array.from({ length: 100 }, (_, index) => ({ index, text: 'é'.repeat(index) }))
  const slices = [...jsonSlices(items, 1000)]
  expect(slices.length).toBeGreaterThan(10)
  expect(Math.max(...slices.map(bytes))).toBeLessThanOrEqual(1001)
  expect(slices.flatMap(slice => JSON.parse(slice) as unknown[])).toEqual(items)
})

it('makes no slice of an empty list, and one of an item that is too large', () => {
  expect([...jsonSlices([])]).toEqual([])
  expect([...jsonSlices(['x'.repeat(50), 'y'], 20)]).toEqual([`["${'x'.repeat(50)}"]`, '["y"]'])
})
