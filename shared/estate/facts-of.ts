import { CRITERIA, type CriterionName } from '../search/criteria.ts'
import { type Criterion } from '../search/criterion.ts'
import type { Fact, Facts } from '../search/facts.ts'
import { SEARCH_FIELDS } from '../search/search-fields.ts'
import { keysOf } from '../table.ts'
import type { Estate } from './estate.ts'

/** A field whose value is one of a home's facts, under the name of its criterion. */
export interface FactRow {
  criterion: string
  kind: 'code' | 'codes' | 'number' | 'year' | 'flag' | 'day'
  /** The only ones, of a kind with codes. */
  codes: readonly string[] | null
  value: (estate: Estate) => unknown
}

/** Raised when the same rows give other facts than before: every home's are then made anew. */
export const FACTS_VERSION = 1

/** Of all criteria that are facts. */
export const FACT_ROWS: FactRow[] = []

/** What a home says under the criteria that have no column, by their names; what it does not say is absent. */
export function factsOf(estate: Estate): Facts {
  const facts: Record<string, Fact> = {}
  for (const row of FACT_ROWS) {
    const fact = factOf(row, row.value(estate))
    if (fact !== null) facts[row.criterion] = fact
  }
  return facts
}

function factOf({ kind, codes }: FactRow, value: unknown): Fact | null {
  switch (kind) {
    case 'code':
      return typeof value === 'string' && isKnown(codes, value) ? value : null
    case 'codes': {
      const list = [value]
        .flat()
        .filter(code => typeof code === 'string')
        .filter(code => isKnown(codes, code))
      return list.length > 0 ? [...new Set(list)] : null
    }
    case 'number':
    case 'year':
      return typeof value === 'number' && Number.isFinite(value) ? value : null
    case 'flag':
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : null
    case 'day':
      return typeof value === 'string' ? (/^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? null) : null
  }
}

const isKnown = (codes: readonly string[] | null, code: string): boolean =>
  codes === null || codes.includes(code)

/** The criteria whose values are facts, by name. */
export const factCriteria = (): (Criterion & { name: CriterionName })[] =>
  keysOf(CRITERIA)
    .filter(name => !Object.hasOwn(SEARCH_FIELDS, name))
    .map(name => ({ name, ...CRITERIA[name] }))

/** Of the facts that another back end tells those that we can search by. */
export function knownFacts(told: unknown): Facts {
  if (typeof told !== 'object' || told === null) return {}
  const said = new Map<string, unknown>(Object.entries(told))
  return Object.fromEntries(
    factCriteria().flatMap(({ name, ...criterion }) => {
      const fact = readFact(criterion, said.get(name))
      return fact === null ? [] : [[name, fact]]
    }),
  )
}

function readFact({ read }: Criterion, value: unknown): Fact | null {
  if ('amount' in read) return typeof value === 'number' && Number.isFinite(value) ? value : null
  if ('day' in read) return typeof value === 'string' ? value.slice(0, 10) : null
  const list = [value]
    .flat()
    .filter(each => typeof each === 'string')
    .filter(each => !('codes' in read) || read.codes.includes(each))
  const [first] = list
  if (first === undefined) return null
  return Array.isArray(value) ? list : first
}
