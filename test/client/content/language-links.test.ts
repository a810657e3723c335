import { afterEach, expect, it, vi } from 'vitest'
import { startLanguageLinks } from '../../../client/content/language-links.ts'

afterEach(() => void vi.unstubAllGlobals())

it('a link to another language keeps the query, the place on the page and what was typed (BROWSER-50, BROWSER-51)', () => {
  let click: (event: object) => void = () => undefined
  class Element {
    search = ''
    hash = ''
    closest = () => this
  }
  vi.stubGlobal('Element', Element)
  const typed = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => typed.get(key) ?? null,
    setItem: (key: string, value: string) => typed.set(key, value),
  })
  vi.stubGlobal(
    'FormData',
    class {
      *[Symbol.iterator]() {
        yield ['name', 'An']
        yield ['phone', '']
        yield ['file', {}]
      }
    },
  )
  vi.stubGlobal('document', {
    querySelectorAll: () => [{}],
    addEventListener: (_: string, listener: typeof click) => (click = listener),
  })
  const follow = (address: { search: string; hash: string }): string => {
    vi.stubGlobal('location', address)
    const link = new Element()
    click({ target: link })
    return link.search + link.hash
  }
  startLanguageLinks()
  expect(follow({ search: '?start=2026-12-04', hash: '#stay' })).toBe('?start=2026-12-04#stay')
  expect(follow({ search: '', hash: '' })).toBe('')
  expect(typed.get('typed-fields')).toBe('[["name","An"]]')
})
