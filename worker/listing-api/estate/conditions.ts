import { CRITERIA, type CriterionName } from '../../../shared/search/criteria.ts'
import { type Match } from '../../../shared/search/criterion.ts'
import { currentCode } from '../../../shared/search/municipality-codes.ts'
import { COLLECTION_KEY } from '../../../shared/search/search.ts'
import { searchField } from '../../../shared/search/search-fields.ts'
import { rowOf } from '../../../shared/table.ts'
import { dayNumber, factMeets, factPath, MATCH } from '../../store/search-sql.ts'
import { and, raw, sql, valuesOf, type Statement } from '../../store/sql.ts'
import { normalizeId } from '../db/estate-row.ts'
import { COLUMN, fieldsOf, matchCodes } from './columns.ts'
import { withinDistance } from './geometry.ts'
import type { ResolvedQuery } from './search-schema.ts'

/** Transaction ids whose estates are hidden. */
export type Hidden = readonly number[]

/** Not archived and not of a hidden status; part of every query of estates (LAPI-19). */
export const visible = (hidden: Hidden): Statement =>
  and([
    raw('estate.archived_at IS NULL'),
    ...(hidden.length > 0 ? [sql`+transaction_id NOT IN ${valuesOf(hidden)}`] : []),
  ])

/** Top-level estates; children of projects only when the query names them or their project. */
export function scope({ match, terms }: ResolvedQuery): Statement {
  if (terms?.id?.length) return sql`public_id IN ${valuesOf(terms.id.map(normalizeId))}`
  if (match?.parentId !== undefined) return childOf(normalizeId(match.parentId))
  return raw('parent_id IS NULL')
}

/** A child has its parent's public id; a query may also name the parent by its id. */
const childOf = (parent: string): Statement =>
  sql`parent_id IN (${parent}, (SELECT public_id FROM estate AS parent WHERE parent.id = ${Number(parent) || 0}))`

/** The index for queries of other than top-level estates, and of what only one index holds. */
export function forcedIndex(query: ResolvedQuery): string | null {
  const { terms = {}, match, range = {} } = query
  if (terms.id?.length) return 'estate_by_public_id'
  if (match?.parentId !== undefined) return 'estate_by_parent'
  const named = [
    ...wantedCodes(query).keys(),
    ...[...fieldsOf('anyOf', 'sixOrMore')].flatMap(([field, name]) => (terms[field] ? [name] : [])),
    ...[...fieldsOf(...BOUNDS)].flatMap(([field, name]) => (range[field] ? [name] : [])),
  ]
  return named.some(isRare) ? 'estate_by_more' : null
}

const BOUNDS: readonly Match[] = ['min', 'max', 'since']

/** Whether one index alone holds what a criterion is about; it is the only one with the facts too. */
function isRare(name: CriterionName): boolean {
  const column = rowOf(COLUMN, name)
  return column === null || 'isRare' in column
}

/** Conditions that every facet keeps: distance, project, collections, features. */
export function restrictions(query: ResolvedQuery): Statement[] {
  const { terms, match, distance, estateIds: among } = query
  const collections = [match?.[COLLECTION_KEY] ?? [], terms?.[COLLECTION_KEY] ?? []].map(ids =>
    [ids].flat().map(Number),
  )
  return [
    ...collections.filter(ids => ids.length > 0).map(ids => inCollections(ids)),
    ...[...wantedCodes(query)].map(([name, codes]) => meets(name, 'allOf', list(codes))),
    ...(match?.project === undefined ? [] : [sql`project = ${Number(match.project)}`]),
    ...(distance ? [withinDistance(distance)] : []),
    ...(among ? [sql`estate.id IN ${valuesOf(among)}`] : []),
  ]
}

/** A condition per filtered field, so that a facet can apply all filters but its own. */
export function filters({
  terms = {},
  range = {},
}: ResolvedQuery): { field: string; condition: Statement }[] {
  const lists = [...fieldsOf('anyOf', 'sixOrMore')].flatMap(([field, name]) =>
    terms[field]?.length
      ? [{ field, condition: meets(name, CRITERIA[name].match, list(idsOf(name, terms[field]))) }]
      : [],
  )
  const ranges = [...fieldsOf(...BOUNDS)].flatMap(([field, name]) => {
    const bounds = boundsOf(name, range[field])
    return bounds.length > 0 ? [{ field, condition: and(bounds) }] : []
  })
  return [...lists, ...ranges]
}

/** All filters but one's own. */
export const filtersBut = (query: ResolvedQuery, ...own: string[]): Statement =>
  and(
    filters(query)
      .filter(({ field }) => !own.includes(field))
      .map(({ condition }) => condition),
  )

/** As rows store them: numbers, the codes of municipalities as they are now (LAPI-90). */
export function idsOf(
  name: CriterionName,
  values: readonly (string | number)[],
): (string | number)[] {
  if (rowOf(COLUMN, name) === null) return [...values]
  return values.map(value => (name === 'city' ? currentCode(Number(value)) : Number(value)))
}

/** What is told of whatever else is asked for. */
export const baseOf = (hidden: Hidden, query: ResolvedQuery): Statement =>
  and([visible(hidden), scope(query), ...restrictions(query)])

/** A whole query as one condition. */
export const conditionOf = (hidden: Hidden, query: ResolvedQuery): Statement =>
  and([baseOf(hidden, query), filtersBut(query)])

const inCollections = (ids: number[]): Statement =>
  sql`estate.id IN (SELECT estate_id FROM collection_estate WHERE collection_id IN ${valuesOf(ids)})`

const list = (values: readonly (string | number)[]): Statement => sql`${JSON.stringify(values)}`

/** The codes that `match` asks for, by their criterion. */
function wantedCodes({ match }: ResolvedQuery): Map<CriterionName, string[]> {
  const wanted = new Map<CriterionName, string[]>()
  for (const [code, name] of matchCodes())
    if (match?.[code]) wanted.set(name, [...(wanted.get(name) ?? []), code])
  return wanted
}

/** A range may be closed on either side, whatever the criterion asks. */
function boundsOf(
  name: CriterionName,
  { gte, lte }: { gte?: number; lte?: number } = {},
): Statement[] {
  const isDay = CRITERIA[name].match === 'since'
  return [
    ...(gte === undefined ? [] : [meets(name, isDay ? 'since' : 'min', sql`${gte}`)]),
    ...(lte === undefined ? [] : [isDay ? until(name, lte) : meets(name, 'max', sql`${lte}`)]),
  ]
}

const until = (name: CriterionName, day: number): Statement =>
  MATCH.max(dayNumber(columnOf(name)), sql`${day}`)

function columnOf(name: CriterionName): Statement {
  const column = rowOf(COLUMN, name)
  return column ? raw(column.sql) : sql`facts ->> ${factPath(name)}`
}

function meets(name: CriterionName, match: Match, operand: Statement): Statement {
  // A place is no list, bound or code: withinDistance and resolveArea hold homes against it.
  if (match === 'circle' || match === 'polygon') throw new TypeError(name)
  return rowOf(COLUMN, name)
    ? MATCH[match](columnOf(name), operand)
    : factMeets(match, raw('facts'), searchField(name), operand)
}
