import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DESK_STORAGE } from '../../../shared/privacy/desk-cookies.ts'
import { BROWSER_STORAGE, SEAT_COOKIE } from '../../../shared/privacy/browser-storage.ts'

const sources = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file))
  .map(file => [file, readFileSync(`client/${file}`, 'utf8')] as const)

const named = new Set(BROWSER_STORAGE.flatMap(({ keys }) => keys))

it('names every key that the browser code stores under (PRIV-43)', () => {
  const stored = sources.filter(([, text]) => /\b(local|session)Storage\b|: Storage\b/.test(text))
  const keys = stored.flatMap(([, text]) =>
    [...text.matchAll(/^const \w*KEY = '([\w-]+)'/gm)].map(([, key]) => key),
  )
  expect(keys.length).toBeGreaterThanOrEqual(5)
  // A cookie that no script of ours reads or writes.
  expect(new Set([...keys, SEAT_COOKIE])).toEqual(new Set([...named, ...DESK_STORAGE]))
})

it('finds no other way in which the browser code stores something (PRIV-43)', () => {
  const written = sources.flatMap(([file, text]) =>
    [
      ...text.matchAll(/setItem\(\s*([^,]+),|indexedDB|cookieStore|document\.cookie = `([^`;]+)/g),
    ].map(([, key, cookie]) => `${file}: ${key ?? cookie ?? 'other'}`),
  )
  expect(written.sort()).toMatchInlineSnapshot(`
    [
      "content/language-links.ts: KEY",
      "desk/unsent.ts: \${COOKIE}=\${id}",
      "desk/unsent.ts: KEY",
      "estate/costs-island.ts: KEY",
      "estate/last-visit.ts: KEY",
      "favorites/list-island.ts: \${name}=",
      "favorites/saved-prices.ts: KEY",
      "stored-ids.ts: key",
    ]
  `)
})
