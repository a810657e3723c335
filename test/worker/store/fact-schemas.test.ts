import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// The schemas are made of the criteria once, when they are loaded.
beforeEach(() => vi.resetModules())
afterEach(() => vi.resetModules())

const loaded = async (hasFacts: boolean) => {
  const { useFactCriteria } = await import('../../support/fact-criteria.ts')
  const undo = useFactCriteria(hasFacts ? undefined : [])
  const { Search } = await import('../../../worker/listing-api/estate/search-schema.ts')
  const { FilterValues, SearchResults } =
    await import('../../../worker/listing-api/http/responses.ts')
  undo()
  return { Search, FilterValues, SearchResults }
}

const ASKED = [
  { terms: { 'test-pump': ['air'] } },
  { range: { 'test-built': { gte: 1990 } } },
  { match: { attic: true } },
]

it('The API is asked for facts by the names and codes of their criteria, and by nothing else (LAPI-22, LAPI-28)', async () => {
  const { Search } = await loaded(true)
  for (const query of ASKED) expect(v.parse(Search, { query }).query).toEqual(query)
  for (const query of [
    { terms: { 'test-pump': ['steam'] } },
    { terms: { 'test-pump': [1] } },
    { terms: { 'test-built': [1990] } },
    { range: { 'test-pump': { gte: 1 } } },
    { match: { cave: true } },
  ])
    expect(v.is(Search, { query }), JSON.stringify(query)).toBe(false)
})

it('Without such criteria the API neither takes nor tells anything of them (LAPI-28)', async () => {
  const { Search, FilterValues, SearchResults } = await loaded(false)
  for (const query of ASKED) expect(v.is(Search, { query })).toBe(false)
  expect(Object.keys(SearchResults.entries)).toEqual(['total', 'results'])
  expect(Object.keys(FilterValues.entries)).not.toContain('pending')
})

it('With them it tells the facts of cards and filters, and what is pending (LAPI-203)', async () => {
  const { FilterValues, SearchResults } = await loaded(true)
  expect(Object.keys(SearchResults.entries)).toContain('pending')
  expect(Object.keys(FilterValues.entries)).toContain('pending')
})
