import { expect, it } from 'vitest'
import { parseFilter } from '../../../shared/search/filter.ts'
import { moreConditions } from '../../../shared/search/more-conditions.ts'

const told = (key: string, values?: object): string =>
  values ? `${key} ${JSON.stringify(values)}` : key

it('each further condition is said in words, and what is left without it (FILTER-58)', () => {
  const query = 'area-min=120&energy=B&with=garden&with=lift&since=2026-11-02'
  const conditions = moreConditions(parseFilter(new URLSearchParams(query)), told)
  expect(conditions.map(({ label }) => label)).toEqual([
    'filter.areaFrom {"area":"120\u00a0m²"}',
    'filter.energyIs {"label":"B"}',
    'filter.traits.garden',
    'filter.traits.lift',
    'filter.sinceDay {"day":"02/11/2026"}',
  ])
  expect(conditions.find(({ id }) => id === 'with garden')?.rest.with).toEqual(['lift'])
})
