import { keysOf } from '../../../shared/table.ts'
import { LARGE_BEDROOMS } from '../../../shared/search/filter.ts'
import { currentCode } from '../../../shared/search/municipality-codes.ts'
import { COLLECTION_KEY } from '../../../shared/search/search.ts'
import { normalizeId } from '../db/estate-row.ts'
import { and, join, raw, valuesOf, sql, type Statement } from '../../store/sql.ts'
import { TRAITS } from '../../../shared/search/traits.ts'
import { ID_TERMS, MORE_FIELDS, RANGES, type IdTerm, type RangeField } from './fields.ts'
import { withinDistance } from './geometry.ts'
import type { ResolvedQuery } from './search-schema.ts'

/** Filtered fields, each of which a facet can leave out. */
export type FacetField = IdTerm | 'bedroomCount' | RangeField

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
export function forcedIndex({ terms = {}, match, range = {} }: ResolvedQuery): string | null {
  if (terms.id?.length) return 'estate_by_public_id'
  if (match?.parentId !== undefined) return 'estate_by_parent'
  const isMore =
    TRAITS.some(trait => match?.[trait]) ||
    [...Object.keys(terms), ...Object.keys(range)].some(field => MORE_FIELDS.includes(field))
  return isMore ? 'estate_by_more' : null
}

/** Conditions that are no facets: distance, project, collections. */
export function restrictions({
  terms,
  match,
  distance,
  estateIds: among,
}: ResolvedQuery): Statement[] {
  const collections = [match?.[COLLECTION_KEY] ?? [], terms?.[COLLECTION_KEY] ?? []].map(ids =>
    [ids].flat().map(Number),
  )
  return [
    ...collections.filter(ids => ids.length > 0).map(ids => inCollections(ids)),
    ...TRAITS.filter(trait => match?.[trait]).map(trait => sql`instr(traits, ${`"${trait}"`}) > 0`),
    ...(match?.project === undefined ? [] : [sql`project = ${Number(match.project)}`]),
    ...(distance ? [withinDistance(distance)] : []),
    ...(among ? [sql`estate.id IN ${valuesOf(among)}`] : []),
  ]
}

/** A condition per filtered field, so that a facet can apply all filters but its own. */
export function filters({
  terms = {},
  range = {},
}: ResolvedQuery): { field: FacetField; condition: Statement }[] {
  const ids = keysOf(ID_TERMS)
    .filter(field => terms[field]?.length)
    .map(field => ({
      field,
      condition: sql`${raw(`+${ID_TERMS[field]}`)} IN ${valuesOf(idsOf(field, terms[field] ?? []))}`,
    }))
  const bedrooms = terms.bedroomCount?.length
    ? [{ field: 'bedroomCount' as const, condition: hasBedrooms(terms.bedroomCount.map(Number)) }]
    : []
  const ranges = keysOf(RANGES).flatMap(field => bounds(field, range[field]))
  return [...ids, ...bedrooms, ...ranges]
}

/** As rows store them (LAPI-90). */
export const idsOf = (field: FacetField, values: readonly (string | number)[]): number[] =>
  values.map(value => (field === 'address.city.id' ? currentCode(Number(value)) : Number(value)))

/** A whole query as one condition. */
export const conditionOf = (hidden: Hidden, query: ResolvedQuery): Statement =>
  and([
    visible(hidden),
    scope(query),
    ...restrictions(query),
    ...filters(query).map(filter => filter.condition),
  ])

const inCollections = (ids: number[]): Statement =>
  sql`estate.id IN (SELECT estate_id FROM collection_estate WHERE collection_id IN ${valuesOf(ids)})`

/** The largest option means that many or more (LAPI-22). */
function hasBedrooms(counts: number[]): Statement {
  const exactly = sql`+bedrooms IN ${valuesOf(counts)}`
  return counts.includes(LARGE_BEDROOMS)
    ? sql`(${exactly} OR +bedrooms >= ${LARGE_BEDROOMS})`
    : exactly
}

function bounds(field: RangeField, { gte, lte }: { gte?: number; lte?: number } = {}) {
  const column = raw(RANGES[field])
  const parts = [
    ...(gte === undefined ? [] : [sql`${column} >= ${gte}`]),
    ...(lte === undefined ? [] : [sql`${column} <= ${lte}`]),
  ]
  return parts.length > 0 ? [{ field, condition: join(parts, ' AND ') }] : []
}
