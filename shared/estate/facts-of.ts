import { CRITERIA, type CriterionName } from '../search/criteria.ts'
import { type Criterion } from '../search/criterion.ts'
import type { Fact, Facts } from '../search/facts.ts'
import { SEARCH_FIELDS } from '../search/search-fields.ts'
import { numberOf } from '../format.ts'
import { keysOf, rowOf } from '../table.ts'
import { rawValue } from './detail/field-value.ts'
import type { Estate } from './estate.ts'
import { FIELDS, FIELD_NAMES, type FieldName } from './fields/fields.ts'
import type { FieldRow, FieldType } from './fields/row.ts'
import { booleanOf, codeAmong } from './read.ts'
import { roomCounts } from './rooms/rooms.ts'

/** A field whose value is one of a home's facts. The name is that of its criterion, or of the field if only the feed has it. */
export interface FactRow {
  criterion: string
  kind: 'code' | 'codes' | 'number' | 'year' | 'flag' | 'day'
  /** The only ones, of a kind with codes. */
  codes: readonly string[] | null
  value: (estate: Estate) => unknown
}

/** Raise it when the same rows give other facts than before: the facts of all homes are then rebuilt. */
export const FACTS_VERSION = 1

/** Fields that a card already has outside its facts. */
const ON_CARD: readonly FieldName[] = [
  'status',
  'type',
  'subType',
  'price',
  'city',
  'bedrooms',
  'publicationDate',
  'monthlyCost',
  'areaBuild',
  'areaGround',
  'energyLabel',
  'epcValue',
  'co2',
]

const isFactCriterion = (name: string): boolean => !Object.hasOwn(SEARCH_FIELDS, name)

/** The names under which a field is among the facts. */
export function factNamesOf(name: FieldName): readonly string[] {
  const { search, feed }: FieldRow = FIELDS[name]
  const criteria = search?.filter(isFactCriterion) ?? []
  return criteria.length === 0 && feed !== null && !ON_CARD.includes(name) ? [name] : criteria
}

const KINDS: { [K in FieldType['kind']]?: FactRow['kind'] } = {
  code: 'code',
  number: 'number',
  count: 'number',
  floor: 'number',
  year: 'year',
  flag: 'flag',
  day: 'day',
}

/** One row for each field that is searched without a column, or that only the feed has. */
export const FACT_ROWS: FactRow[] = FIELD_NAMES.flatMap(name => {
  const row: FieldRow = FIELDS[name]
  const kind = KINDS[row.type.kind]
  if (!kind) return []
  const codes = row.type.kind === 'code' ? row.type.codes : null
  const value = (estate: Estate): unknown => plainValue(kind, codes, rawFact(name, estate))
  return factNamesOf(name).map(criterion => ({ criterion, kind, codes, value }))
})

/** A count is what the rooms add up to. */
const rawFact = (name: FieldName, estate: Estate): unknown =>
  FIELDS[name].type.kind === 'count'
    ? rowOf(roomCounts(estate), name) || null
    : rawValue(FIELDS[name], estate)

/** A value of either source in the type of its kind. */
function plainValue(
  kind: FactRow['kind'],
  codes: readonly string[] | null,
  value: unknown,
): unknown {
  if (kind === 'flag') return booleanOf(value)
  if (kind === 'number' || kind === 'year') return numberOf(value)
  if (kind !== 'code') return value
  return Array.isArray(value)
    ? value.map(each => codeAmong(codes ?? [], each))
    : codeAmong(codes ?? [], value)
}

/** The facts of a home, by criterion; a field without a value is absent. */
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
      if (Array.isArray(value)) return codesOf(codes, value)
      return typeof value === 'string' && isKnown(codes, value) ? value : null
    case 'codes':
      return codesOf(codes, [value].flat())
    case 'number':
    case 'year':
      return typeof value === 'number' && Number.isFinite(value) ? value : null
    case 'flag':
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : null
    case 'day':
      return typeof value === 'string' ? (/^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? null) : null
  }
}

/** The known codes of a list, each once; null: there is none. */
function codesOf(codes: readonly string[] | null, values: readonly unknown[]): string[] | null {
  const known = values.filter(code => typeof code === 'string').filter(code => isKnown(codes, code))
  return known.length > 0 ? [...new Set(known)] : null
}

const isKnown = (codes: readonly string[] | null, code: string): boolean =>
  codes === null || codes.includes(code)

/** The criteria whose values are facts, by name. */
export const factCriteria = (): (Criterion & { name: CriterionName })[] =>
  keysOf(CRITERIA)
    .filter(isFactCriterion)
    .map(name => ({ name, ...CRITERIA[name] }))

/** The facts from another back end that are known here; the rest is dropped. */
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
