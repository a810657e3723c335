import { nightsBetween } from '../../../../shared/time/day.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import type { Database } from '../../db/database.ts'
import { sql, valuesOf } from '../../../store/sql.ts'
import { unitRow } from '../../db/unit-row.ts'
import { syncRows } from '../../db/sync-rows.ts'
import { rowsOf } from '../../db/tables.ts'
import { ApiError } from '../../http/errors.ts'
import { RentalLine } from '../../../../shared/packs/rental.ts'
import { blocksOf, nightsOfBlocks, refillNights, type Block } from '../../rental/own-nights.ts'
import { partKind, refuseTwice, type Written } from '../part-kind.ts'

/** Nights of one block. */
const MAX_BLOCK = 400

const NONE: Written = { changed: false, concerns: [] }

/** A holiday home with its periods and the nights that the owner keeps free. */
export const rental = partKind({
  schema: RentalLine,
  maxBytes: 200_000,
  rule: ({ periods, blocks = [] }) => {
    const spans = (rows: { start: string; end: string }[]) =>
      rows.map(({ start, end }) => `${start} – ${end}`)
    refuseTwice(spans(periods), index => `periods[${index}]`)
    refuseTwice(spans(blocks), index => `blocks[${index}]`)
    for (const [index, { start, end }] of blocks.entries())
      if (nightsBetween(start, end) > MAX_BLOCK)
        throw new ApiError(400, `is longer than ${MAX_BLOCK} nights`, `blocks[${index}]`)
  },
  write: (db, name, { externalId, unit, periods, taken, blocks = [] }): Written => {
    if (externalId !== undefined && externalId !== name)
      throw new ApiError(400, `must be ${name}, as in the address`, 'externalId')
    const id = numberFor(db, name, unit.id)
    const { id: _, ...rest } = unit
    const row = unitRow({ id, ...rest }, name === String(id) ? null : name)
    const ofUnit = sql`unit_id = ${id}`
    const changes = [
      syncRows(db, 'rental_unit', sql`id = ${id}`, rowsOf('rental_unit', [row])),
      syncRows(
        db,
        'rental_period',
        ofUnit,
        rowsOf(
          'rental_period',
          periods.map(period => ({ unit_id: id, ...period })),
        ),
      ),
      syncBlocks(db, id, blocks),
      syncOwnNights(db, id, [...taken, ...nightsOfBlocks(blocks)]),
    ]
    refillNights(db, id)
    return changes.includes(true) ? { changed: true, concerns: ['rentals'], id } : { ...NONE, id }
  },
  remove: (db, name, { now }): Written => {
    const id = knownNumber(db, name)
    if (id === null) return NONE
    const last = db.first<{ end: string | null }>(
      sql`SELECT MAX("end") AS "end" FROM rental_reservation
      WHERE unit_id = ${id} AND "end" > ${toDay(now * 1000)} AND state IN ('requested', 'confirmed')`,
    )
    if (last?.end) throw new ApiError('conflict', `has stays to come, the last until ${last.end}`)
    db.change(sql`DELETE FROM rental_unit WHERE id = ${id}`)
    db.change(sql`DELETE FROM rental_period WHERE unit_id = ${id}`)
    db.change(sql`DELETE FROM rental_night WHERE unit_id = ${id} AND reservation_id IS NULL`)
    db.change(sql`DELETE FROM rental_outside_night WHERE unit_id = ${id}`)
    db.change(sql`DELETE FROM rental_block WHERE unit_id = ${id}`)
    db.change(sql`DELETE FROM rental_calendar WHERE unit_id = ${id}`)
    return { changed: true, concerns: ['rentals'], hard: true, id }
  },
})

/** The number of a holiday home by the sender's id of it, or without one by its number. */
export const knownNumber = (db: Database, name: string): number | null =>
  db.first<{ id: number }>(
    sql`SELECT id FROM rental_unit WHERE external_id = ${name} OR (external_id IS NULL AND CAST(id AS TEXT) = ${name})
    ORDER BY external_id IS NULL`,
  )?.id ?? null

/** A known home keeps its number; a new one gets the one it asks for, or its name, if free, else the next (LAPI-97). */
function numberFor(db: Database, name: string, wanted: number | undefined): number {
  const known = knownNumber(db, name)
  if (known !== null) {
    if (wanted !== undefined && wanted !== known)
      throw new ApiError('conflict', `must stay ${known}, the number of this home`, 'unit.id')
    return known
  }
  const id = wanted ?? (/^[1-9]\d{0,11}$/.test(name) ? Number(name) : null)
  if (id !== null && !db.first(sql`SELECT 1 FROM rental_unit WHERE id = ${id}`)) return id
  if (wanted !== undefined)
    throw new ApiError('conflict', 'is the number of another holiday home', 'unit.id')
  return (db.first<{ id: number }>(sql`SELECT MAX(id) AS id FROM rental_unit`)?.id ?? 0) + 1
}

/** Nights that the owner keeps free: neither reserved nor another calendar's, which stay as they are. */
function syncOwnNights(db: Database, id: number, nights: string[]): boolean {
  const isOwn = sql`unit_id = ${id} AND reservation_id IS NULL AND outside = 0`
  const removed = db.change(
    sql`DELETE FROM rental_night WHERE ${isOwn} AND night NOT IN ${valuesOf(nights)}`,
  )
  const added = db.change(
    sql`INSERT OR IGNORE INTO rental_night (unit_id, night) SELECT ${id}, value FROM json_each(${JSON.stringify(nights)})`,
  )
  return removed + added > 0
}

/** What the owner keeps, as it is written; a new block over nights of a stay is refused (STAY-23). */
function syncBlocks(db: Database, id: number, blocks: readonly Block[]): boolean {
  const before = blocksOf(db, id)
  const known = new Set(before.map(({ start, end }) => `${start} ${end}`))
  for (const [index, { start, end }] of blocks.entries()) {
    if (known.has(`${start} ${end}`)) continue
    const stay = db.first<{ night: string }>(
      sql`SELECT night FROM rental_night WHERE unit_id = ${id} AND reservation_id IS NOT NULL
      AND night >= ${start} AND night < ${end} ORDER BY night`,
    )
    if (stay)
      throw new ApiError('conflict', `has a night of a stay: ${stay.night}`, `blocks[${index}]`)
  }
  return syncRows(
    db,
    'rental_block',
    sql`unit_id = ${id}`,
    rowsOf(
      'rental_block',
      blocks.map(({ start, end, reason }) => ({ unit_id: id, start, end, reason })),
    ),
  )
}
