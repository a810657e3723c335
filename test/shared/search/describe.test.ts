import { expect, it } from 'vitest'
import { readAddress } from '../../../shared/search/address.ts'
import { describe } from '../../../shared/search/describe.ts'

const told = (key: string, values?: object): string =>
  values ? `${key} ${JSON.stringify(values)}` : key

it('each further condition is said in words, and what is left without it (FILTER-58)', () => {
  const query = 'area-min=120&energy=B&with=garden&with=lift&since=2026-11-02'
  const conditions = describe(readAddress(new URLSearchParams(query)), told)
  expect(conditions.map(({ label }) => label)).toEqual([
    'filter.areaFrom {"area":"120\u00a0m²"}',
    'filter.energyIs {"label":"B"}',
    'filter.traits.garden',
    'filter.traits.lift',
    'filter.sinceDay {"day":"02/11/2026"}',
  ])
  expect(conditions.find(({ id }) => id === 'with garden')?.rest.values.with).toEqual(['lift'])
})
