import { describe, expect, it } from 'vitest'
import { checkPack } from '../../../../worker/commands/packs/check-pack.ts'
import { filesOf, partsOf } from '../../../../worker/commands/packs/parts.ts'
import {
  countRemoved,
  isTooMuch,
  slicesOf,
  surplusOf,
  unequalParts,
} from '../../../../worker/commands/packs/plan.ts'
import { canonicalJson, digestOf } from '../../../../worker/listing-api/packs/digest.ts'
import { estate, page, rental, withPack, type Files } from './a-pack.ts'

const FILES: Files = {
  'pages/syndicus.json': page(),
  'words/nl.json': { $schema: 'x', 'card.favorite': 'Hou {{title}} bij' },
  'estates.ndjson': [estate(), estate({ id: 2, guid: 'A0000000-0000-0000-0000-00000000000B' })]
    .map(line => JSON.stringify(line))
    .join('\n'),
  'rentals.ndjson': rental(),
}

const parts = withPack(FILES, folder => partsOf(checkPack(folder).pack!))

const knownOf = async (all: typeof parts) =>
  Object.fromEntries(
    await Promise.all(
      all.map(async ({ path, content }) => [path, await digestOf(content)] as const),
    ),
  )

describe('what applying a pack changes', () => {
  it('is said by its files, and by single homes and holiday homes (PACK-80)', () => {
    expect(parts.map(({ path }) => path)).toEqual([
      'site.json',
      'pages/syndicus.json',
      'words/nl.json',
      'estates/1',
      'estates/a0000000-0000-0000-0000-00000000000b',
      'rentals/1',
    ])
  })

  it('is nothing that has the same digest there (PACK-81)', async () => {
    const digests = await knownOf(parts)
    expect(unequalParts(parts, { digests })).toEqual([])
    const other = { ...digests, 'estates/1': 'x', 'words/nl.json': '' }
    expect(unequalParts(parts, { digests: other }).map(({ path }) => path)).toEqual([
      'words/nl.json',
      'estates/1',
    ])
    expect(unequalParts(parts, { digests: {} })).toEqual(parts)
  })

  it('would remove with --prune what no file has, but never a home of a feed (PACK-84, PACK-85)', async () => {
    const digests = {
      ...(await knownOf(parts)),
      'pages/oud.json': '1',
      'estates/1024': '2',
      'estates/9': '3',
    }
    expect(surplusOf(parts, { digests, feeds: ['estates/1024'] })).toEqual([
      'pages/oud.json',
      'estates/9',
    ])
  })

  it.each<[gone: number, of: number, isStopped: boolean]>([
    [5, 5, false],
    [6, 6, true],
    [6, 29, true],
    [6, 30, false],
    [200, 1_000, false],
    [201, 1_000, true],
  ])('17.11: is stopped where %i of %i homes go: %s (PACK-159)', (gone, of, isStopped) => {
    expect(isTooMuch({ gone, of })).toBe(isStopped)
  })

  it('17.11: is counted by kind, without what feeds brought, pictures and drawings (PACK-159)', () => {
    const there = ['estates/1', 'estates/2', 'estates/f', 'rentals/1', 'pages/a.json', 'team.json']
    const digests = Object.fromEntries([...there, 'drawings/hero'].map(path => [path, '']))
    const removed = ['estates/1', 'pages/a.json', 'drawings/hero', 'assets/foto']
    expect(countRemoved(removed, { digests, feeds: ['estates/f'] })).toEqual([
      { what: 'homes', gone: 1, of: 2 },
      { what: 'pages and lists', gone: 1, of: 2 },
    ])
  })

  it('is sent in bodies that a call takes, its content in one (PACK-86)', () => {
    const home = { path: 'estates/1', content: 'x'.repeat(240_000) }
    const slices = slicesOf([...parts, home, home, home])
    expect(slices.map(slice => slice.split('\n').length - 1)).toEqual([parts.length + 2, 1])
    for (const slice of slices) expect(slice.length).toBeLessThan(510_000)
    expect(slicesOf([])).toEqual([])
  })
})

describe('the files of parts', () => {
  it('are those that they came from (PACK-90)', () => {
    const files = filesOf(parts)
    const again = withPack(files, folder => partsOf(checkPack(folder).pack!))
    expect(again.map(({ path }) => path)).toEqual(parts.map(({ path }) => path))
    expect(again.map(({ content }) => canonicalJson(content))).toEqual(
      parts.map(({ content }) => canonicalJson(content)),
    )
    expect(Object.keys(files)).toEqual([
      'site.json',
      'pages/syndicus.json',
      'words/nl.json',
      'estates.ndjson',
      'rentals.ndjson',
    ])
  })
})
