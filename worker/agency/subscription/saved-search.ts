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
/** Old searches that are converted in one transaction. */
const READ_AT_ONCE = 500

/** A search as it is stored. `since` is left out: alerts are about new changes anyway. */
export const searchText = (search: Search): string =>
  JSON.stringify({ v: VERSION, ...searchWith(search, { since: undefined }) })

/** A stored search. Rows from before the column are read from their list address. */
export function storedSearchOf(row: { search: string | null; filter: string }): Search {
  if (row.search === null) return readAddress(new URLSearchParams(row.filter))
  const { v: _, ...search }: Search & { v: number } = JSON.parse(row.search)
  return search
}

/** Converts a slice of old rows; returns whether more may be left. */
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

/** The value of a change for each criterion that has a column in Listings. */
const OF_CARD: Record<Exclude<keyof typeof SEARCH_FIELDS, DecidedName | 'since'>, Statement> = {
  'area-min': raw(`c.card ->> '$.dimensions.areaBuild'`),
  'plot-min': raw(`c.card ->> '$.dimensions.areaGround'`),
  energy: raw(
    `CASE WHEN ${LABEL} IN ('A_PLUS', 'A_PLUS_PLUS', 'A+', 'A++') THEN 'A' ELSE ${LABEL} END`,
  ),
  with: raw(`c.card -> '$.traits'`),
}

/** The conditions of a saved search s on a change c that no prefilter column decides. */
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
