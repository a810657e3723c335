import { expect, it } from 'vitest'
import { setNewest } from '../../../worker/cache/set-newest.ts'

it('a bounded map loses what was set longest ago', () => {
  const map = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ])
  setNewest(map, 'a', 4, 3)
  setNewest(map, 'd', 5, 3)
  expect([...map]).toEqual([
    ['c', 3],
    ['a', 4],
    ['d', 5],
  ])
  setNewest(map, 'e', 6, 1)
  expect([...map]).toEqual([['e', 6]])
})
