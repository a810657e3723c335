import type { RentalFilters } from '../../../shared/rental/search.ts'
import { PERIOD_TYPES, type RentalUnit } from '../../../shared/rental/rental-unit.ts'
import { completed } from '../asset/complete.ts'
import type { Database } from '../db/database.ts'
import { sql, type Statement } from '../../store/sql.ts'
import { periodConditions, unitConditions } from './conditions.ts'
import { findUnit } from './queries.ts'
import type { Search } from './search-schema.ts'

/** Units with the price of their cheapest matching free period. A search for a period finds only units that have one. */
export function searchRentals(db: Database, today: string, { query, limit, offset }: Search) {
  const counted = db.first<{ total: number }>(
    sql`SELECT COUNT(*) AS total FROM (${matches(today, query)})`,
  )
  const found = db.rows<{ card: string; price_from: number | null }>(
    sql`${matches(today, query)} ORDER BY price_from IS NULL, price_from, u.id LIMIT ${limit} OFFSET ${offset}`,
  )
  const cards = completed(
    db,
    found.map(row => row.card),
  )
  return {
    total: { value: counted?.total ?? 0 },
    results: found.map((row, at) => ({
      ...withPhoto(db, JSON.parse(cards[at] ?? row.card), JSON.parse(row.card)),
      priceFrom: row.price_from,
    })),
  }
}

type Card = Pick<RentalUnit, 'id' | 'photos'>

/** A card whose photo is not there takes the home's next that is (UPLOAD-33). */
function withPhoto(db: Database, card: Card, written: Card): Card {
  if (card.photos.length > 0 || written.photos.length === 0) return card
  const unit: Card = JSON.parse(findUnit(db, card.id)?.doc ?? '{"photos":[]}')
  return { ...card, photos: unit.photos.slice(0, 1) }
}

function matches(today: string, query: Search['query']): Statement {
  const cheapest = sql`(SELECT MIN(p.price) FROM rental_period p WHERE p.unit_id = u.id AND ${periodConditions(today, query)})`
  const wanted = query.periodType || query.start || query.end
  return sql`SELECT u.id, u.card, ${cheapest} AS price_from FROM rental_unit u
    WHERE ${unitConditions(query)} AND ${wanted ? sql`price_from IS NOT NULL` : sql`1`}`
}

/** Filter options: places, kinds and sizes of all units; days of the units that match the rest of the query. */
export function findRentalFilters(
  db: Database,
  today: string,
  query: Search['query'],
): RentalFilters {
  const ofType = { ...query, start: undefined, end: undefined }
  const allUnits = db.rows<{ card: string }>(sql`SELECT card FROM rental_unit u ORDER BY u.id`)
  const periodDates = db.rows<RentalFilters['periodDates'][number]>(
    sql`SELECT DISTINCT p.type, p.start, p."end" FROM rental_period p
      WHERE p.unit_id IN (SELECT u.id FROM rental_unit u WHERE ${unitConditions(query)}) AND ${periodConditions(today, ofType)}
      ORDER BY p.start, p."end"`,
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
