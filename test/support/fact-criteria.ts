import type { Criterion } from '../../shared/search/criterion.ts'
import { CRITERIA, CRITERION_NAMES } from '../../shared/search/criteria.ts'
import { FACT_ROWS, type FactRow } from '../../shared/estate/facts-of.ts'
import type { Estate } from '../../shared/estate/estate.ts'

/** Criteria that are facts, one of each kind, beside the product's own. */
export const TEST_CRITERIA = {
  'test-pump': {
    match: 'anyOf',
    read: { codes: ['air', 'air-2', 'ground'] },
    facet: 'counts',
    panel: 'more',
  },
  'test-heating': {
    match: 'anyOf',
    read: { codes: ['gas', 'wood', 'sun'] },
    facet: 'counts',
    panel: 'more',
  },
  'test-rooms': {
    match: 'allOf',
    read: { codes: ['attic', 'cellar'] },
    facet: 'counts',
    panel: 'more',
  },
  'test-built': { match: 'min', read: { amount: 9_999 }, facet: 'bounds', panel: 'more' },
} as const satisfies Record<string, Criterion>

export type TestFacts = { [N in keyof typeof TEST_CRITERIA]?: unknown }

/** What a test says of a home stands where no field does. */
const said = (estate: Estate, name: string): unknown =>
  new Map(Object.entries(estate)).get(name) ?? null

const ROWS: FactRow[] = [
  { criterion: 'test-pump', kind: 'code', codes: TEST_CRITERIA['test-pump'].read.codes },
  { criterion: 'test-heating', kind: 'codes', codes: TEST_CRITERIA['test-heating'].read.codes },
  { criterion: 'test-rooms', kind: 'codes', codes: TEST_CRITERIA['test-rooms'].read.codes },
  { criterion: 'test-built', kind: 'year', codes: null },
].map(row => ({ ...row, value: estate => said(estate, row.criterion) }) as FactRow)

/** The product has no facts but those of these criteria until the function that it returns is called. */
export function useFactCriteria(rows = ROWS): () => void {
  const own = FACT_ROWS.splice(0)
  const criteria: Record<string, Criterion> = CRITERIA
  const names: string[] = CRITERION_NAMES
  const ownCriteria = own.map(({ criterion }) => [criterion, criteria[criterion]] as const)
  for (const [name] of ownCriteria) {
    delete criteria[name]
    names.splice(names.indexOf(name), 1)
  }
  const remove = addFactCriteria(rows)
  return () => {
    remove()
    FACT_ROWS.push(...own)
    for (const [name, criterion] of ownCriteria) {
      if (criterion) criteria[name] = criterion
      names.push(name)
    }
  }
}

/** The product has these criteria besides its own until the function that it returns is called. */
export function addFactCriteria(rows = ROWS): () => void {
  const criteria: Record<string, Criterion> = CRITERIA
  const names: string[] = CRITERION_NAMES
  for (const row of rows) {
    const criterion = new Map<string, Criterion>(Object.entries(TEST_CRITERIA)).get(row.criterion)
    if (!criterion) throw new Error(row.criterion)
    criteria[row.criterion] = criterion
    names.push(row.criterion)
    FACT_ROWS.push(row)
  }
  return () => {
    for (const row of rows) {
      delete criteria[row.criterion]
      names.splice(names.indexOf(row.criterion), 1)
      FACT_ROWS.splice(FACT_ROWS.indexOf(row), 1)
    }
  }
}

export const TEST_FACT_ROWS: readonly FactRow[] = ROWS
