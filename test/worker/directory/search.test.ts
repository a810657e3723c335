import { beforeAll, describe, expect, it } from 'vitest'
import type { Millis } from '../../../shared/time/units.ts'
import { putHostname, markProven } from '../../../worker/directory/hostnames.ts'
import { searchSites } from '../../../worker/directory/search.ts'
import { setSiteState } from '../../../worker/directory/site-changes.ts'
import { directory, enterMany, recordedDirectory } from '../../support/directory.ts'

const NOW = Date.parse('2027-05-01T10:00:00Z') as Millis
const FIRST = 100_001

const search = async (
  query: string,
  changes: Partial<Parameters<typeof searchSites>[1]> = {},
): Promise<{ ids: number[]; total: number; queries: number }> => {
  const { bindings, statements } = recordedDirectory()
  const { sites, total } = await searchSites(
    bindings,
    { query, filter: null, offset: 0, limit: 50, ...changes },
    NOW,
  )
  return { ids: sites.map(({ id }) => id), total, queries: statements.length }
}

beforeAll(async () => {
  await enterMany(10_000, FIRST)
  const own = {
    hostname: 'eigen-naam.example',
    site: FIRST + 7000,
    origin: null,
    redirect: false,
    proof: 'x',
    provenAt: null,
  }
  await putHostname(directory, own, NOW)
  await markProven(directory, own, NOW)
})

describe('ten thousand agencies', () => {
  it('are listed by fifty, in one query each (ADMIN-119)', async () => {
    expect(await search('')).toMatchObject({ total: 10_000, queries: 1 })
    expect((await search('')).ids).toEqual(Array.from({ length: 50 }, (_, at) => FIRST + at))
    expect((await search('', { offset: 9950 })).ids.at(-1)).toBe(FIRST + 9999)
  })

  it.each([
    ['an id', String(FIRST + 4321)],
    ['part of a name, without accents', 'EEN 104322'],
    ['part of a name, with them', 'Één 104322'],
    ['the hostname of its record', 'kantoor-104322.ex'],
  ])('are found by %s, in one query (ADMIN-119)', async (_, query) => {
    expect(await search(query)).toEqual({ ids: [FIRST + 4321], total: 1, queries: 1 })
  })

  it('are found by a hostname that an operator gave them (ADMIN-119)', async () => {
    expect(await search('eigen-naam')).toEqual({ ids: [FIRST + 7000], total: 1, queries: 1 })
  })

  it('are not found by a sign that means anything in SQL (ADMIN-119)', async () => {
    for (const query of ['%', '_', "'", '\\', 'x'.repeat(253)])
      expect(await search(query)).toEqual({ ids: [], total: 0, queries: 1 })
  })

  it('are told apart by their state (ADMIN-119)', async () => {
    await setSiteState(directory, FIRST + 1, 'suspended')
    expect(await search('', { filter: 'suspended' })).toMatchObject({
      ids: [FIRST + 1],
      total: 1,
    })
    expect((await search('', { filter: 'live' })).total).toBe(9999)
    expect((await search('', { filter: 'troubled' })).total).toBe(0)
  })
})
