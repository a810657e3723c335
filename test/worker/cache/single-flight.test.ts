import { expect, it } from 'vitest'
import { createKvReader } from '../../../worker/cache/kv-reader.ts'
import { singleFlight } from '../../../worker/cache/single-flight.ts'

const never = () => new Promise<never>(() => undefined)
const ignore = (): void => undefined

it('who waits three seconds on another’s call in vain makes its own (CACHE-18)', async () => {
  void singleFlight('slow', ignore, never)
  const began = performance.now()
  const { value, joined } = await singleFlight('slow', ignore, async () => 'own')
  expect([value, joined]).toEqual(['own', false])
  expect(performance.now() - began).toBeGreaterThan(2900)
  expect(performance.now() - began).toBeLessThan(6000)
})

it('a request’s reads of one time are one bulk read, of at most a hundred keys (CACHE-16)', async () => {
  const batches: number[] = []
  const reader = createKvReader({
    get: async (keys: string[]) => {
      batches.push(keys.length)
      return new Map(keys.map(key => [key, key]))
    },
  } as unknown as KVNamespace)
  const keys = Array.from({ length: 130 }, (_, at) => `key-${at}`)
  expect(await Promise.all(keys.map(key => reader.get(key)))).toEqual(keys)
  expect(batches.sort((a, b) => a - b)).toEqual([30, 100])
})
