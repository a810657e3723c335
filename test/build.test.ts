import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FIELDS } from '../shared/estate/fields/fields.ts'
import { pathsOf, type FieldRow } from '../shared/estate/fields/row.ts'
import { LOCALES } from '../shared/locale.ts'
import { BELGIUM } from '../shared/places/belgium-table.ts'
import { COLUMNS, type WhiseColumn } from '../worker/crm/whise/columns.ts'
import { setSecurityHeaders } from '../worker/http/security-headers.ts'
import { browserMessages } from '../worker/site/messages.ts'

interface Manifest {
  script: string
  style: string
  preload: string[]
  chunks: Record<string, string[]>
  files: Record<string, string>
  words: Record<string, string>
  streetIndex: string
  belgium: string
}

const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest

it('names every built file with a dot and a hash, as no asset of an agency is (PAGE-13)', () => {
  const { script, style, preload, chunks, files, words, streetIndex, belgium } = manifest
  const built = [
    script,
    style,
    ...preload,
    ...Object.values(chunks).flat(),
    ...Object.values(files),
    ...Object.values(words),
    streetIndex,
    belgium,
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

it('has the table of Belgian places in a file that the Worker reads (SENTENCE-36)', () => {
  expect(readFileSync(`dist/site${manifest.belgium}`, 'utf8')).toBe(BELGIUM)
})

/** What a card in the browser reads of a home of the guid-bearing source. */
const READ_BY_CARDS = [
  'financial.vat_regime',
  'notary.sale_type',
  'notary.sale_date',
  'notary.starting_price',
  'construction.condition',
  'construction.new_building',
]

it('has in no script any other key of that source, a column of the open feed or a member of a CRM', () => {
  const scripts = globSync('dist/site/assets/*.js').map(path => readFileSync(path, 'utf8'))
  const rows = Object.values<FieldRow>(FIELDS)
  const paths = new Set(rows.flatMap(pathsOf))
  const dotted = rows.flatMap(({ guid }) => (guid?.includes('.') && !paths.has(guid) ? guid : []))
  const columns = rows.flatMap(({ feed }) => (feed?.includes('_') ? feed : []))
  const members = Object.values<WhiseColumn | null>(COLUMNS).flatMap(column =>
    column !== null && column !== 'structure' && 'from' in column
      ? column.from.filter(source => typeof source === 'string' && /[A-Z]/.test(source))
      : [],
  )
  expect([dotted.length, columns.length, members.length].every(length => length > 5)).toBe(true)
  expect(
    [...dotted, ...columns, ...members].filter(word =>
      scripts.some(script => script.includes(String(word))),
    ),
  ).toEqual(READ_BY_CARDS)
})
