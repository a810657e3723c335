import { afterEach, expect, it, vi } from 'vitest'
import { startMenus } from '../../../client/content/menus.ts'

afterEach(() => void vi.unstubAllGlobals())

it('an open menu closes on Escape, which keeps the focus, and on a click elsewhere (CONTENT-45)', () => {
  const listeners: Record<string, (event: object) => void> = {}
  const focus = vi.fn()
  const menu = { open: true, querySelector: () => ({ focus }) }
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: () => void) => (listeners[type] = listener),
    activeElement: { closest: () => menu },
    querySelectorAll: () => [menu],
  })
  startMenus()
  listeners.keydown?.({ key: 'Enter' })
  listeners.click?.({ composedPath: () => [menu] })
  expect([menu.open, focus.mock.calls.length]).toEqual([true, 0])
  listeners.keydown?.({ key: 'Escape' })
  expect([menu.open, focus.mock.calls.length]).toEqual([false, 1])
  menu.open = true
  listeners.click?.({ composedPath: () => [] })
  expect(menu.open).toBe(false)
})
