import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostEntryText, hostFacts } from '../../../worker/versions/host-entry.ts'
import { scopesOfPage } from '../../../worker/versions/hangs-on.ts'
import { tableFromText, tableToText } from '../../../worker/versions/table-text.ts'
import {
  hardVersionOf,
  isSkewed,
  lastGoodVersions,
  merge,
  NO_VERSIONS,
  raise,
  versionOf,
  type Scope,
  type VersionTable,
} from '../../../worker/versions/table.ts'
import { aSite } from '../../support/demo-api.ts'

const NOW = Date.parse('2027-03-01T08:00:00Z')
const change = (scopes: Scope[], at: number, rest: object = {}) => ({ scopes, at, ...rest })
const raised = (...changes: ReturnType<typeof change>[]): VersionTable =>
  changes.reduce((table, each) => raise(table, each, each.at), NO_VERSIONS)

const PATHS: Record<string, readonly Scope[]> = {
  home: scopesOfPage(null, '/nl'),
  sitemap: scopesOfPage(null, '/sitemap.xml'),
  estate: scopesOfPage({ name: 'estateDetail', params: { estateId: '7', slug: 'x' } }, '/'),
  entity: scopesOfPage(
    { name: 'entityDetail', params: { estateId: '7', slug: 'x', entityId: '9' } },
    '/',
  ),
  rental: scopesOfPage({ name: 'rental', params: { rentalUnitId: '231' } }, '/'),
}

describe('what an address hangs on', () => {
  it.each<[Scope, string[]]>([
    ['all', ['home', 'sitemap', 'estate', 'entity', 'rental']],
    ['site', ['home', 'sitemap', 'estate', 'entity', 'rental']],
    ['pages', ['home', 'sitemap', 'estate', 'entity', 'rental']],
    ['lists', ['home', 'sitemap']],
    ['rentals', ['sitemap', 'rental']],
    ['estates', ['estate', 'entity']],
    ['estate/7', ['estate', 'entity']],
    ['estate/9', ['entity']],
    ['estate/8', []],
  ])('a change of %s is a new key of just these (PURGE-48, CACHE-67)', (scope, changed) => {
    const table = raised(change([scope], NOW))
    const names = Object.keys(PATHS).filter(name => versionOf(table, PATHS[name] ?? []) === NOW)
    expect(names).toEqual(changed)
  })
})

describe('a version', () => {
  it('only grows, whatever clocks say (PURGE-7)', () => {
    const times = [NOW, NOW, NOW - 3_600_000, NOW - 1, NOW + 5, NOW + 5]
    const seen: number[] = []
    let table = NO_VERSIONS
    for (const time of times) {
      table = raise(table, change(['lists'], time), time)
      seen.push(versionOf(table, ['lists']))
    }
    expect(seen).toEqual([NOW, NOW + 1, NOW + 2, NOW + 3, NOW + 5, NOW + 6])
  })

  it('is not taken from a clock that is more than a minute ahead (PURGE-49)', () => {
    const year = 365 * 86_400_000
    for (const [ahead, version] of [
      [59_000, NOW + 59_000],
      [61_000, NOW],
      [year, NOW],
    ] as const) {
      const told = change(['lists'], NOW + ahead)
      expect([isSkewed(told, NOW), versionOf(raise(NO_VERSIONS, told, NOW), ['lists'])]).toEqual([
        version === NOW,
        version,
      ])
    }
  })

  it('of the oldest estates becomes that of all, beyond 300 and beyond 10 kB (PURGE-10)', () => {
    for (const [count, idOf, kept] of [
      [301, (index: number) => String(10_000 + index), 300],
      [
        1500,
        (index: number) => `${'0'.repeat(8)}-0000-4000-8000-${String(index).padStart(12, '0')}`,
        150,
      ],
    ] as const) {
      let table = NO_VERSIONS
      for (let index = 0; index < count; index++)
        table = raise(table, change([`estate/${idOf(index)}`], NOW + index), NOW + index)
      const estates = Object.keys(table.scopes).filter(scope => scope.startsWith('estate/'))
      expect(estates.length).toBeGreaterThanOrEqual(kept)
      expect(estates.length).toBeLessThanOrEqual(300)
      for (const index of [0, count - 1])
        expect(versionOf(table, ['estates', `estate/${idOf(index)}`])).toBeGreaterThanOrEqual(
          NOW + index,
        )
      const site = { ...aSite(), state: 'live', apiUrl: '', movedTo: null } as const
      const host = { site: hostFacts(site), asOf: NOW, readAt: NOW }
      expect(new TextEncoder().encode(hostEntryText(host, table)).byteLength).toBeLessThan(10_240)
      expect(tableFromText(tableToText(table))).toEqual(table)
    }
  })
})

describe('the pages that may be served again', () => {
  it('are those of the two versions before (CACHE-68)', () => {
    const hangsOn = PATHS.estate ?? []
    expect(lastGoodVersions(NO_VERSIONS, hangsOn)).toEqual([])
    const steps = [change(['estate/7'], NOW), change(['pages'], NOW + 1), change(['all'], NOW + 2)]
    expect(lastGoodVersions(raised(...steps.slice(0, 1)), hangsOn)).toEqual([0])
    expect(lastGoodVersions(raised(...steps), hangsOn)).toEqual([NOW + 1, NOW])
    expect(lastGoodVersions(raised(...steps, change(['lists'], NOW + 3)), hangsOn)).toEqual([
      NOW + 1,
      NOW,
    ])
  })

  it('are never from before a hard change (CACHE-70)', () => {
    const hangsOn = PATHS.estate ?? []
    const hard = raised(change(['estate/7'], NOW), change(['estates'], NOW + 1, { hard: true }))
    expect(lastGoodVersions(hard, hangsOn)).toEqual([])
    const later = raise(hard, change(['estate/7'], NOW + 2), NOW + 2)
    expect(lastGoodVersions(later, hangsOn)).toEqual([NOW + 1])
    expect(hardVersionOf(later, hangsOn)).toBe(NOW + 1)
  })
})

const SCOPES: Scope[] = [
  'all',
  'site',
  'pages',
  'lists',
  'rentals',
  'estates',
  'estate/7',
  'estate/8',
]

it('in 10,000 random orders of changes, writes and readings no address gets an older version (PURGE-7)', () => {
  const step = fc.oneof(
    fc.record({
      does: fc.constant('raise' as const),
      scopes: fc.uniqueArray(fc.constantFrom(...SCOPES), { minLength: 1, maxLength: 3 }),
      clock: fc.integer({ min: -5000, max: 5000 }),
      hard: fc.boolean(),
    }),
    // A copy of any age, from any of two writers, merged with what is there.
    fc.record({ does: fc.constant('publish' as const), copy: fc.nat(20) }),
    fc.record({ does: fc.constant('read' as const), reader: fc.nat(2) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), steps => {
      let store = NO_VERSIONS
      const copies = [tableToText(store)]
      let kv = tableToText(NO_VERSIONS)
      const readers = [NO_VERSIONS, NO_VERSIONS, NO_VERSIONS]
      for (const each of steps) {
        if (each.does === 'raise') {
          const before = store
          store = raise(store, { ...each, at: NOW + each.clock }, NOW)
          for (const scope of each.scopes)
            expect(versionOf(store, ['estates', scope])).toBeGreaterThan(
              versionOf(before, ['estates', scope]),
            )
          copies.push(tableToText(store))
        } else if (each.does === 'publish') {
          const copy = copies[each.copy % copies.length] ?? ''
          const before = tableFromText(kv)
          kv = tableToText(merge(tableFromText(copy), before))
          for (const path of Object.values(PATHS))
            expect(versionOf(tableFromText(kv), path)).toBeGreaterThanOrEqual(
              versionOf(before, path),
            )
        } else {
          const before = readers[each.reader] ?? NO_VERSIONS
          const after = merge(before, tableFromText(kv))
          readers[each.reader] = after
          for (const path of Object.values(PATHS)) {
            expect(versionOf(after, path)).toBeGreaterThanOrEqual(versionOf(before, path))
            expect(versionOf(after, path)).toBeLessThanOrEqual(versionOf(store, path))
            const hard = hardVersionOf(after, path)
            expect(lastGoodVersions(after, path).every(version => version >= hard)).toBe(true)
          }
        }
      }
    }),
    { numRuns: 10_000 },
  )
}, 120_000)
