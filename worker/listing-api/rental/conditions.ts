import { currentCode } from '../../../shared/search/municipality-codes.ts'
import { and, raw, valuesOf, sql, type Statement } from '../../store/sql.ts'
import type { Search } from './search-schema.ts'

/** No night of the period `p` is booked. */
const FREE = raw(`NOT EXISTS (
  SELECT 1 FROM rental_night n WHERE n.unit_id = p.unit_id AND n.night >= p.start AND n.night < p."end")`)

/** Conditions on units `u`: place, kind and occupancy. */
export const unitConditions = ({
  locationId,
  subKindId,
  cityId,
  persons,
}: Search['query']): Statement =>
  and([
    ...anyOf('u.location_id', locationId),
    ...anyOf('u.sub_kind_id', subKindId),
    ...anyOf('u.city_id', cityId?.map(currentCode)),
    ...(persons ? [sql`u.max_occupation >= ${persons}`] : []),
  ])

/** Conditions on periods `p`: free, from today on, of the requested type and days. */
export const periodConditions = (
  today: string,
  { periodType, start, end }: Search['query'],
): Statement =>
  and([
    sql`p.start >= ${today}`,
    ...(periodType ? [sql`p.type = ${periodType}`] : []),
    ...(start ? [sql`p.start = ${start}`] : []),
    ...(end ? [sql`p."end" = ${end}`] : []),
    FREE,
  ])

const anyOf = (column: string, values: number[] | undefined): Statement[] =>
  values?.length ? [sql`${raw(column)} IN ${valuesOf(values)}`] : []
