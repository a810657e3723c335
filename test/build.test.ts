import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOCALES } from '../shared/locale.ts'
import { setSecurityHeaders } from '../worker/http/security-headers.ts'
import { browserMessages } from '../worker/site/messages.ts'

interface Manifest {
  script: string
  style: string
  preload: string[]
  chunks: Record<string, string[]>
  files: Record<string, string>
  words: Record<string, string>
}

const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest

it('names every built file with a dot and a hash, as no asset of an agency is (PAGE-13)', () => {
  const { script, style, preload, chunks, files, words } = manifest
  const built = [
    script,
    style,
    ...preload,
    ...Object.values(chunks).flat(),
    ...Object.values(files),
    ...Object.values(words),
  ]
  expect(built.length).toBeGreaterThan(20)
  expect(built.filter(path => !/^\/assets\/[\w.-]+-[A-Z0-9]{8}\.\w+$/.test(path))).toEqual([])
})

it('17.22: gives built files the headers of every answer, and what they alone have (SEC-11, SEC-15, SEC-17)', () => {
  const [path, ...lines] = readFileSync('dist/site/_headers', 'utf8').trimEnd().split('\n')
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
      return [name, value]
    }),
  )
  expect(path).toBe('/assets/*')
  // Cloudflare reads no longer line.
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000)
  const own = new Headers({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cache-Status': 'assets; hit',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
  })
  setSecurityHeaders(own, null, true)
  expect(Object.fromEntries(headers)).toEqual(Object.fromEntries(own))
  expect(headers.get('Permissions-Policy')).toMatch(/camera=\(\)/)
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
})

it.each(LOCALES)(
  'has in a file of their own the words in %s that islands may ask for (PAGE-12, LOCALE-16)',
  locale => {
    const text = readFileSync(`dist/site${manifest.words[locale]}`, 'utf8')
    const words: object = JSON.parse(text)
    expect(words).toEqual(browserMessages(locale))
    expect(Object.keys(words)).toEqual(expect.arrayContaining(['card', 'filter', 'list', 'map']))
    for (const group of ['admin', 'mail', 'field', 'legal', 'legalRule', 'footer'])
      expect(words, group).not.toHaveProperty(group)
    for (const other of LOCALES)
      if (other !== locale) expect(text).not.toContain(JSON.stringify(browserMessages(other).calls))
  },
)
