import { readAddress } from '../../../shared/search/address.ts'
import {
  CRITERIA,
  type CriterionName,
  type Search,
  searchWith,
} from '../../../shared/search/criteria.ts'
import type { SEARCH_FIELDS } from '../../../shared/search/search-fields.ts'
import { rowOf } from '../../../shared/table.ts'
import { factMeets, MATCH, sidesOf } from '../../store/search-sql.ts'
import { raw, sql, type Statement } from '../../store/sql.ts'
import { jsonSlices } from '../json-slices.ts'
import type { Sql } from '../sql.ts'
import { type DecidedName, undecided } from './prefilter.ts'

const VERSION = 1
/** Searches of before that are read in one transaction. */
const READ_AT_ONCE = 500

/** What is stored of a search: all of it but since when, for what is told is new anyway. */
export const searchText = (search: Search): string =>
  JSON.stringify({ v: VERSION, ...searchWith(search, { since: undefined }) })

/** A search as it was stored; one of before the column is in the query of a list that shows the same. */
export function storedSearchOf(row: { search: string | null; filter: string }): Search {
  if (row.search === null) return readAddress(new URLSearchParams(row.filter))
  const { v: _, ...search }: Search & { v: number } = JSON.parse(row.search)
  return search
}

/** Stores the searches of before in their column, a slice of them; whether more may be left. */
export function readOldSearches(db: Sql): boolean {
  const rows = db.all<{ id: string; filter: string }>(
    `SELECT id, filter FROM subscription WHERE search IS NULL LIMIT ${READ_AT_ONCE}`,
  )
  const read = rows.map(({ id, filter }) => {
    const search = storedSearchOf({ search: null, filter })
    const { within } = search.place
    return [id, searchText(search), within ? JSON.stringify(sidesOf(within)) : null]
  })
  for (const slice of jsonSlices(read))
    db.run(
      `UPDATE subscription SET search = read.value ->> 1, area = read.value ->> 2
      FROM json_each(?1) AS read WHERE subscription.id = read.value ->> 0`,
      slice,
    )
  return rows.length === READ_AT_ONCE
}

/** Where a saved search has the value of a criterion. */
export function pathOf(name: CriterionName): string {
  const { panel } = CRITERIA[name]
  return `$.${panel === 'deal' || panel === 'place' ? panel : 'values'}."${name}"`
}

const LABEL = `c.card ->> '$.energy.energyLabel'`

/** Of a change, what criteria with a column in Listings are held against here. */
const OF_CARD: Record<Exclude<keyof typeof SEARCH_FIELDS, DecidedName | 'since'>, Statement> = {
  'area-min': raw(`c.card ->> '$.dimensions.areaBuild'`),
  'plot-min': raw(`c.card ->> '$.dimensions.areaGround'`),
  energy: raw(
    `CASE WHEN ${LABEL} IN ('A_PLUS', 'A_PLUS_PLUS', 'A+', 'A++') THEN 'A' ELSE ${LABEL} END`,
  ),
  with: raw(`c.card -> '$.traits'`),
}

/** What a saved search s asks of a change c beyond its columns. */
export const searchConditions = (): Statement[] =>
  undecided().map(name => {
    const { match, read } = CRITERIA[name]
    // A place has columns.
    if (match === 'circle' || match === 'polygon') throw new TypeError(name)
    const stored = (arrow: string): Statement => raw(`s.search ${arrow} '${pathOf(name)}'`)
    const operand = stored('ids' in read || 'codes' in read ? '->' : '->>')
    const column = rowOf(OF_CARD, name)
    const finds = column
      ? MATCH[match](column, operand)
      : factMeets(match, raw('c.facts'), name, operand)
    return sql`(${stored('->')} IS NULL OR ${finds})`
  })
