import type { StayRequest } from '../../../shared/booking/stay-request.ts'
import type { Day } from '../../../shared/time/units.ts'
import type { Sql, SqlValue } from '../sql.ts'
import type { ListedStay } from './stay-rows.ts'

/** Which stays a list of the desk is of. */
export type StayList = 'requested' | 'confirmed' | 'over'

const LISTS: Readonly<Record<StayList, { where: string; order: string }>> = {
  requested: { where: `state = 'requested'`, order: 'held_until' },
  confirmed: { where: `state = 'confirmed' AND "end" >= ?1`, order: 'start' },
  over: {
    where: `(state NOT IN ('requested', 'confirmed') OR (state = 'confirmed' AND "end" < ?1))`,
    order: 'coalesce(decided_at, 0) DESC, start DESC',
  },
}

/** Stays as lists of the desk show them. */
export class StayLists {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** One page of a list, and how many there are in each. */
  page(
    name: StayList,
    today: Day,
    { limit, offset }: { limit: number; offset: number },
  ): { stays: ListedStay[]; counts: Record<StayList, number> } {
    const { where, order } = LISTS[name]
    const count = (each: StayList): number =>
      this.#sql.first<{ n: number }>(
        `SELECT count(*) AS n FROM stay WHERE ${LISTS[each].where} AND ?1 IS NOT NULL`,
        today,
      )?.n ?? 0
    return {
      stays: this.#list(
        `${where} AND ?1 IS NOT NULL ORDER BY ${order}, stay.key LIMIT ?2 OFFSET ?3`,
        today,
        limit,
        offset,
      ),
      counts: {
        requested: count('requested'),
        confirmed: count('confirmed'),
        over: count('over'),
      },
    }
  }

  /** Stays that hold nights of a unit in a span of days. */
  ofUnit(unit: number, from: Day, until: Day): ListedStay[] {
    return this.#list(
      `unit_id = ?1 AND start < ?3 AND "end" > ?2 AND state IN ('requested', 'confirmed') ORDER BY start`,
      unit,
      from,
      until,
    )
  }

  /** Stays of an address that have not begun and hold nights: what its erasure ends. */
  toComeOf(email: string, today: Day): ListedStay[] {
    return this.#list(
      `start > ?2 AND state IN ('requested', 'confirmed')
      AND key IN (SELECT key FROM booking WHERE email = ?1) ORDER BY start`,
      email,
      today,
    )
  }

  /** How many requests of an address wait for an answer, asked for and held, besides one for these nights. */
  openOf(
    email: string,
    { rentalUnitId, start, end }: Pick<StayRequest, 'rentalUnitId' | 'start' | 'end'>,
  ): number {
    return (
      this.#sql.first<{ n: number }>(
        `SELECT count(*) AS n FROM booking WHERE email = ?1 AND kind = 'stay'
        AND (state = 'pending' OR key IN (SELECT key FROM stay WHERE state = 'requested'))
        AND NOT (body ->> '$.rentalUnitId' = ?2 AND body ->> '$.start' = ?3 AND body ->> '$.end' = ?4)`,
        email,
        rentalUnitId,
        start,
        end,
      )?.n ?? 0
    )
  }

  #list(condition: string, ...values: SqlValue[]): ListedStay[] {
    return this.#sql.all<ListedStay>(
      `SELECT key, unit_id AS unitId, start, "end", stay.state, held_until AS heldUntil, booked_id AS bookedId,
        about ->> '$.agencyTitle' AS title, body ->> '$.contact.name' AS name, body ->> '$.persons' AS persons,
        about ->> '$.price' AS price
      FROM (SELECT key, state AS booked, booked_id, about, body FROM booking) JOIN stay USING (key) WHERE ${condition}`,
      ...values,
    )
  }
}
