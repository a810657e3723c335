import type {
  CalendarFailure,
  FailedCalendar,
  UnitCalendar,
} from '../../../shared/rental/unit-nights.ts'
import type { Day, Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'
import { ApiError } from '../http/errors.ts'
import { blockNights, type CalendarReport } from './nights.ts'
import { findUnit } from './queries.ts'

/** Calendars of one unit. */
const MAX_CALENDARS = 10
/** Calendars with an address of one site: each hour, they are fewer fetches a day than pictures may have. */
const MAX_FETCHED = 400
/** So many nights to come that a calendar has no more at once are asked about first. */
const VANISHING = 5

export const listCalendars = (db: Database, unit: number): UnitCalendar[] =>
  db.rows<UnitCalendar>(
    sql`SELECT source, address, read_at AS readAt, tried_at AS triedAt, failure, nights
    FROM rental_calendar WHERE unit_id = ${unit} ORDER BY source`,
  )

/** Calendars with an address, of all units. */
export const fetchedCalendars = (
  db: Database,
): { unit: number; source: string; address: string; triedAt: Seconds | null }[] =>
  db.rows(
    sql`SELECT unit_id AS unit, source, address, tried_at AS triedAt FROM rental_calendar WHERE address IS NOT NULL
    ORDER BY tried_at IS NOT NULL, tried_at`,
  )

/** Calendars that did not come in when they were last tried, with what their unit is called; those out for longest first. */
export const failedCalendars = (db: Database): FailedCalendar[] =>
  db.rows<FailedCalendar>(
    sql`SELECT unit_id AS unit, source, failure, read_at AS readAt,
      COALESCE(doc ->> '$.general.building.rentalName', external_id, CAST(unit_id AS TEXT)) AS name
    FROM rental_calendar JOIN rental_unit ON rental_unit.id = unit_id
    WHERE failure IS NOT NULL ORDER BY read_at IS NOT NULL, read_at LIMIT 100`,
  )

/** Says where a calendar is fetched from now on; null: it is sent. Throws an ApiError of 404 or 409. */
export function putCalendar(
  db: Database,
  unit: number,
  source: string,
  address: string | null,
): UnitCalendar[] {
  if (!findUnit(db, unit)) throw new ApiError('not-found', 'Rental unit not found')
  const others = listCalendars(db, unit).filter(each => each.source !== source)
  if (others.length >= MAX_CALENDARS)
    throw new ApiError('conflict', `At most ${MAX_CALENDARS} calendars`, 'source')
  if (address !== null && fetchedCalendars(db).length >= MAX_FETCHED)
    throw new ApiError('conflict', `At most ${MAX_FETCHED} calendars with an address`, 'address')
  db.change(
    sql`INSERT INTO rental_calendar (unit_id, source, address) VALUES (${unit}, ${source}, ${address})
    ON CONFLICT (unit_id, source) DO UPDATE SET address = excluded.address, failure = NULL`,
  )
  return listCalendars(db, unit)
}

/** Forgets a calendar and frees what only it had taken; whether there was one. */
export function dropCalendar(db: Database, unit: number, source: string, today: Day): boolean {
  blockNights(db, unit, source, today, [])
  return (
    db.change(sql`DELETE FROM rental_calendar WHERE unit_id = ${unit} AND source = ${source}`) > 0
  )
}

/**
 * Takes a calendar that came in whole. One that is fetched and has lost many nights at once changes nothing until somebody
 * says so (`isCertain`): 'vanished'. null for an unknown unit.
 */
export function takeCalendar(
  db: Database,
  unit: number,
  source: string,
  today: Day,
  { nights, now, isCertain }: { nights: Day[]; now: Seconds; isCertain: boolean },
): CalendarReport | 'vanished' | null {
  const current = new Set(nights)
  const before = db.rows<{ night: Day }>(
    sql`SELECT night FROM rental_outside_night WHERE unit_id = ${unit} AND source = ${source} AND night > ${today}`,
  )
  if (!isCertain && before.filter(({ night }) => !current.has(night)).length >= VANISHING) {
    noteFailure(db, unit, source, 'vanished', now)
    return 'vanished'
  }
  const report = blockNights(db, unit, source, today, nights)
  if (!report) return null
  db.change(
    sql`INSERT INTO rental_calendar (unit_id, source, read_at, tried_at, nights)
    VALUES (${unit}, ${source}, ${now}, ${now}, ${nights.length})
    ON CONFLICT (unit_id, source) DO UPDATE SET read_at = ${now}, tried_at = ${now}, failure = NULL,
    nights = excluded.nights`,
  )
  return report
}

/** A calendar did not come in: what it took before stays. */
export const noteFailure = (
  db: Database,
  unit: number,
  source: string,
  failure: CalendarFailure,
  now: Seconds,
): number =>
  db.change(
    sql`UPDATE rental_calendar SET failure = ${failure}, tried_at = ${now}
    WHERE unit_id = ${unit} AND source = ${source}`,
  )
