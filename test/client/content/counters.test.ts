import { afterEach, expect, it, vi } from 'vitest'
import { start } from '../../../client/content/counters-island.tsx'

afterEach(() => void vi.unstubAllGlobals())

it('counters start once two fifths of their block are in view (CONTENT-38)', () => {
  let see: (entries: { intersectionRatio: number }[]) => void = () => undefined
  const disconnect = vi.fn()
  const thresholds: unknown[] = []
  class Observer {
    observe = vi.fn()
    disconnect = disconnect
    constructor(callback: typeof see, options: { threshold: number }) {
      see = callback
      thresholds.push(options.threshold)
    }
  }
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  start({ querySelectorAll: () => [], firstElementChild: {} } as unknown as HTMLElement)
  expect(thresholds).toEqual([0.4])
  see([{ intersectionRatio: 0.39 }])
  expect(disconnect).not.toHaveBeenCalled()
  see([{ intersectionRatio: 0.4 }])
  expect(disconnect).toHaveBeenCalledOnce()
})
