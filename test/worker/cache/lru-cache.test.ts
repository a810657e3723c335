import { expect, it } from 'vitest'
import { LruCache } from '../../../worker/cache/lru-cache.ts'

it('what was read last stays longest, within a number of bytes (CACHE-7)', () => {
  const cache = new LruCache<string>(30)
  for (const key of ['a', 'b', 'c']) cache.set(key, key, 10)
  expect(cache.get('a')).toBe('a')
  cache.set('d', 'd', 10)
  expect(['a', 'b', 'c', 'd'].map(key => cache.get(key))).toEqual(['a', undefined, 'c', 'd'])
  cache.set('whole', 'whole', 31)
  expect([cache.get('whole'), cache.size, cache.bytes]).toEqual([undefined, 3, 30])
})
