import type { RentalFilters } from '../../../shared/rental/search.ts'
import { PERIOD_TYPES } from '../../../shared/rental/rental-unit.ts'
import { batch, sql, type Statement } from '../db/sql.ts'
import { periodConditions, unitConditions } from './conditions.ts'
import type { Search } from './search-schema.ts'

/** Units with the price of their cheapest matching free period. A search for a period finds only units that have one. */
export async function searchRentals(
  db: D1Database,
  site: number,
  today: string,
  { query, limit, offset }: Search,
) {
  const [[counted], found] = await batch<
    [[{ total: number }], { card: string; price_from: number | null }[]]
  >(db, [
    sql`SELECT COUNT(*) AS total FROM (${matches(site, today, query)})`,
    sql`${matches(site, today, query)} ORDER BY price_from IS NULL, price_from, u.id LIMIT ${limit} OFFSET ${offset}`,
  ])
  return {
    total: { value: counted.total },
    results: found.map(row => ({
      ...JSON.parse(row.card),
      priceFrom: row.price_from,
    })),
  }
}

function matches(site: number, today: string, query: Search['query']): Statement {
  const cheapest = sql`(SELECT MIN(p.price) FROM rental_period p WHERE p.unit_id = u.id AND ${periodConditions(site, today, query)})`
  const wanted = query.periodType || query.start || query.end
  return sql`SELECT u.id, u.card, ${cheapest} AS price_from FROM rental_unit u
    WHERE ${unitConditions(site, query)} AND ${wanted ? sql`price_from IS NOT NULL` : sql`1`}`
}

/** Filter options: places, kinds and sizes of all units; days of the units that match the rest of the query. */
export async function findRentalFilters(
  db: D1Database,
  site: number,
  today: string,
  query: Search['query'],
): Promise<RentalFilters> {
  const ofType = { ...query, start: undefined, end: undefined }
  const [allUnits, periodDates] = await batch<[{ card: string }[], RentalFilters['periodDates']]>(
    db,
    [
      sql`SELECT card FROM rental_unit u WHERE u.site_id = ${site}`,
      sql`SELECT DISTINCT p.type, p.start, p."end" FROM rental_period p
      WHERE p.unit_id IN (SELECT u.id FROM rental_unit u WHERE ${unitConditions(site, query)}) AND ${periodConditions(site, today, ofType)}
      ORDER BY p.start, p."end"`,
    ],
  )
  const cards = allUnits.map(row => JSON.parse(row.card))
  return {
    locations: unique(cards.map(card => card.general.location)),
    subKinds: unique(cards.map(card => card.general.subKind)),
    maxOccupations: [
      ...new Set<number>(cards.map(card => card.general.maxOccupation).filter(Boolean)),
    ].toSorted((a, b) => a - b),
    cities: unique(
      cards.map(({ address }) => address.city && { ...address.city, zip: address.zip }),
    ),
    periodTypes: [...PERIOD_TYPES],
    periodStartDates: [...new Set(periodDates.map(({ start }) => start))],
    periodDates,
  }
}

const unique = <T extends { id: number }>(items: (T | null | undefined)[]): T[] => [
  ...new Map(items.filter(item => item != null).map(item => [item.id, item])).values(),
]
