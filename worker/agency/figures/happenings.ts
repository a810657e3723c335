import { matchRoute } from '../../../shared/routes.ts'
import { addDays } from '../../../shared/time/day.ts'
import { instantOf, toDay } from '../../../shared/time/time-zone.ts'
import { millis, type Day, type Millis } from '../../../shared/time/units.ts'
import type { Sql } from '../sql.ts'

/** An enquiry came in, or somebody visited; 'planned' is a viewing that is still to come. Without who. */
export interface Happening {
  kind: 'enquiry' | 'viewing' | 'planned'
  day: Day
  /** Public id of the home, in small letters; null: it was about none. */
  home: string | null
}

/** As many as a busy agency has in a quarter of a year, and more. */
const MAX = 20_000

const startOf = (day: Day): Millis => millis(instantOf(day, '00:00'))

/** What people did about homes, read from where it is kept anyway: counted here, without who did it. */
export class Happenings {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Of days both in it: enquiries by when they came, viewings by when they are; what robots wrote and what was cancelled is none. */
  between(from: Day, to: Day, now: Millis): Happening[] {
    const [start, end] = [startOf(from), startOf(addDays(to, 1))]
    const enquiries = this.#sql.all<{ home: string | null; at: Millis }>(
      `SELECT estate_id AS home, created_at AS at FROM enquiry
      WHERE created_at >= ?1 AND created_at < ?2 AND flag IS NOT 'trap' LIMIT ${MAX}`,
      start,
      end,
    )
    const viewings = this.#sql.all<{ path: string; at: Millis }>(
      `SELECT about ->> 'path' AS path, starts_at AS at FROM booking
      WHERE starts_at >= ?1 AND kind = 'viewing' AND state = 'booked' LIMIT ${MAX}`,
      start,
    )
    return [
      ...enquiries.map(({ home, at }) => ({
        kind: 'enquiry' as const,
        day: toDay(at),
        home: home?.toLowerCase() ?? null,
      })),
      ...viewings.flatMap(({ path, at }) =>
        at >= end && at <= now
          ? []
          : [
              {
                kind: at > now ? ('planned' as const) : ('viewing' as const),
                day: toDay(at),
                home: homeOfPath(path),
              },
            ],
      ),
    ]
  }
}

function homeOfPath(path: string): string | null {
  const { params = {} } = matchRoute(path) ?? {}
  return (params.entityId ?? params.estateId)?.toLowerCase() ?? null
}
