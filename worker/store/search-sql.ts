import type { Corner } from '../../shared/search/area.ts'
import { LARGE_BEDROOMS } from '../../shared/estate/fields/layout.ts'
import { type Match } from '../../shared/search/criterion.ts'
import { raw, sql, type Statement } from './sql.ts'

/** Where a home lies. */
export interface Position {
  lat: Statement
  lon: Statement
}

interface Circle extends Position {
  km: Statement
}

const LARGE = raw(String(LARGE_BEDROOMS))
/** As shared/search/geo-range.ts has it. */
const EARTH_KM = raw('6371')

/** A day, or a date and time, as the number that its digits make: 20261122. */
export const dayNumber = (day: Statement): Statement =>
  sql`CAST(replace(substr(${day}, 1, 10), '-', '') AS INTEGER)`

/** Whether a list in JSON has a code, which is quoted: one that is part of another is not found in it. */
export const has = (list: Statement, quoted: Statement): Statement =>
  sql`coalesce(instr(${list}, ${quoted}), 0) > 0`

const anyOf = (column: Statement, operand: Statement): Statement =>
  sql`${column} IN (SELECT value FROM json_each(${operand}))`

/**
 * Each way of holding a home against a search, as shared/search/matches.ts defines it: of Listings the operand is a bound
 * value, of Agency it is read from the saved search. A list is JSON. A home that does not say meets nothing.
 */
export const MATCH = {
  anyOf,
  sixOrMore: (column, operand) =>
    sql`(${anyOf(column, operand)} OR ${column} >= ${LARGE} AND ${anyOf(LARGE, operand)})`,
  // The list is read once and not with each home.
  allOf: (column, operand) => sql`NOT EXISTS (
    WITH wanted (code) AS MATERIALIZED (SELECT '"' || value || '"' FROM json_each(${operand}))
    SELECT 1 FROM wanted WHERE NOT ${has(column, raw('code'))})`,
  min: (column, operand) => sql`${column} >= ${operand}`,
  max: (column, operand) => sql`${column} <= ${operand}`,
  since: (column, operand) => sql`${dayNumber(column)} >= ${dayNumber(operand)}`,
  circle: ({ lat, lon }, circle) => sql`2 * ${EARTH_KM} * asin(min(1, sqrt(
    pow(sin(radians(${lat} - ${circle.lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(${circle.lat})) * pow(sin(radians(${lon} - ${circle.lon}) / 2), 2)
  ))) <= ${circle.km}`,
  // Inside when an odd number of sides lies to the east, reckoned in the very steps of isInside.
  polygon: ({ lat, lon }, sides) => sql`(SELECT count(*) FROM json_each(${sides}) AS side
    WHERE (side.value ->> 0 > ${lat}) <> (side.value ->> 2 > ${lat})
      AND ${lon} < (side.value ->> 3 - side.value ->> 1) * (${lat} - side.value ->> 0) / (side.value ->> 2 - side.value ->> 0) + side.value ->> 1) % 2 = 1`,
} as const satisfies {
  [M in Match]: M extends 'circle'
    ? (position: Position, circle: Circle) => Statement
    : M extends 'polygon'
      ? (position: Position, sides: Statement) => Statement
      : (column: Statement, operand: Statement) => Statement
}

/** The sides of an area, each from a corner to the one before it: [lat, lon, lat, lon]. */
export const sidesOf = (corners: readonly Corner[]): [number, number, number, number][] =>
  corners.map((corner, index) => [...corner, ...(corners.at(index - 1) ?? corner)])

/** Where the JSON of facts has one of them. */
export const factPath = (name: string): Statement => raw(`'$."${name}"'`)

/** The same held against one of a home's facts: a value, or a list of which one is enough. */
export function factMeets(
  match: Exclude<Match, 'circle' | 'polygon'>,
  facts: Statement,
  name: string,
  operand: Statement,
): Statement {
  const path = factPath(name)
  if (match === 'anyOf')
    return sql`EXISTS (SELECT 1 FROM json_each(${facts}, ${path}) AS own WHERE ${anyOf(raw('own.value'), operand)})`
  return MATCH[match](
    match === 'allOf' ? sql`${facts} -> ${path}` : sql`${facts} ->> ${path}`,
    operand,
  )
}
