import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  conditionalStatus,
  retryHeaders,
  statusOf,
  wordOf,
  type Refused,
} from '../../../worker/store/refusal.ts'

const TABLE: Record<Refused, number> = {
  invalid: 422,
  conflict: 409,
  'not-found': 404,
  forbidden: 403,
  gone: 410,
  'too-large': 413,
  limit: 429,
  external: 409,
  unavailable: 503,
  uncertain: 503,
}

const CODE = '(?:40[349]|41[023]|42[29]|503)\\b'
const KEY = "(?:'[\\w-]+'|[a-zA-Z][\\w-]*)"
const ENTRY = `${KEY}:\\s*(?:${CODE}|\\[\\s*${CODE}[^\\]]*\\]|\\{\\s*status:\\s*${CODE}[^}]*\\})`

/** What gives several names each a status, and what chooses between statuses. */
const MAPS = [
  new RegExp(`${ENTRY}(?:\\s*,\\s*${ENTRY})+`, 'g'),
  new RegExp(`\\?\\s*\\(?${CODE}[^?\\n]*?:\\s*\\(?${CODE}`, 'g'),
]

const mapsIn = (code: string): string[] =>
  MAPS.flatMap(map => [...code.matchAll(map)].map(([found]) => found))

describe('refusals', () => {
  it('have one status each', () => {
    for (const [refused, status] of Object.entries(TABLE))
      expect([refused, statusOf(refused as Refused)]).toEqual([refused, status])
  })

  it('differ in a call with If-Match where it is a conflict alone', () => {
    for (const [refused, status] of Object.entries(TABLE))
      expect([refused, conditionalStatus(refused as Refused)]).toEqual([
        refused,
        refused === 'conflict' ? 412 : status,
      ])
  })

  it('say when to ask again where they are answered 503', () => {
    const all = Object.keys(TABLE) as Refused[]
    const passing = all.filter(refused => retryHeaders(refused, 10)['Retry-After'] === '10')
    expect(passing).toEqual(['unavailable', 'uncertain'])
    expect(retryHeaders('conflict')).toEqual({})
  })

  it('have words by their own name, else by their kind', () => {
    expect(wordOf({ refused: 'conflict' })).toBe('conflict')
    expect(wordOf({ refused: 'conflict', code: 'last-owner' })).toBe('last-owner')
  })

  it('are mapped to a status nowhere else', () => {
    const files = globSync('worker/**/*.{ts,tsx}').filter(
      file => !file.includes('/demo/') && file !== 'worker/store/refusal.ts',
    )
    expect(files.length).toBeGreaterThan(500)
    const found = files.flatMap(file =>
      mapsIn(readFileSync(file, 'utf8')).map(map => `${file}: ${map}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    `const STATUS = { conflict: 409, elsewhere: 409, unavailable: 503 } as const`,
    `const STATUS = { applied: 200, quarantined: 409, refused: 422 }`,
    `{\n  taken: [409, 'taken'],\n  limited: [429, 'limited'],\n}`,
    `{ taken: { status: 409, error: 'x' }, reserved: { status: 422, error: 'y' } }`,
    `const status = refused === 'unavailable' ? 503 : refused === 'invalid' ? 422 : 409`,
    `refused === 'invalid' ? 422 : 503`,
    `why === 'unavailable' ? (503 as const) : (409 as const)`,
  ])('are seen to be: %s', code => {
    expect(mapsIn(code)).not.toEqual([])
  })
})
