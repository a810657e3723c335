import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createTurns,
  drawnInTurns,
  removedInTurns,
} from '../../../../client/estate/map/streets/in-turns.ts'

// What a task is: all that runs before the next timer.
beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('turns', () => {
  it('are a task each, in order, also what is added meanwhile (SEARCH-70)', () => {
    const ran: string[] = []
    const turns = createTurns()
    turns(() => {
      ran.push('first')
      turns(() => ran.push('third'))
    })
    turns(() => ran.push('second'))
    expect(ran).toEqual([])
    for (const count of [1, 2, 3]) {
      vi.advanceTimersToNextTimer()
      expect(ran).toHaveLength(count)
    }
    expect(ran).toEqual(['first', 'second', 'third'])
    expect(vi.getTimerCount()).toBe(0)
  })
})

const canvas = (key: string) => Object.assign(new Canvas(), { key })
class Canvas {
  width = 256
  height = 256
  remove = vi.fn()
}

describe('tiles', () => {
  it('are drawn in turns once their data has come, but for those of a zoom that was left (SEARCH-70)', async () => {
    const render = vi.fn(async () => {})
    const draw = drawnInTurns<{ z: number }, Canvas & { key: string }>(render, async () => null)
    const far = canvas('far')
    const near = canvas('near')
    const gone = canvas('gone')
    void draw({ z: 12 }, far, 'far')
    void draw({ z: 13 }, near, 'near')
    void draw({ z: 13 }, gone, 'another')
    await vi.runAllTimersAsync()
    expect(render.mock.calls).toEqual([[{ z: 13 }, near, 'near', undefined]])
  })

  it('are drawn also without data, which the library tells of', async () => {
    const render = vi.fn(async () => {})
    const draw = drawnInTurns<{ z: number }, Canvas & { key: string }>(render, () =>
      Promise.reject(new Error('no tile')),
    )
    void draw({ z: 13 }, canvas('a'), 'a')
    await vi.runAllTimersAsync()
    expect(render).toHaveBeenCalledOnce()
  })

  it('are forgotten at once and freed in turns (SEARCH-70)', () => {
    const [one, two] = [canvas('one'), canvas('two')]
    const tiles: Record<string, { el: Canvas & { key?: string | undefined } }> = {
      one: { el: one },
      two: { el: two },
    }
    const remove = removedInTurns(() => tiles)
    for (const key of ['one', 'two', 'three']) remove(key)
    expect(tiles).toEqual({})
    expect(one.key).toBeUndefined()
    vi.advanceTimersToNextTimer()
    expect([one.width, one.remove.mock.calls.length]).toEqual([0, 1])
    expect([two.width, two.remove.mock.calls.length]).toEqual([256, 0])
    vi.advanceTimersToNextTimer()
    expect(two.remove).toHaveBeenCalledOnce()
  })
})
