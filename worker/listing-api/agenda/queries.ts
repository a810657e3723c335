import type { AgendaRules, AgendaSlot, LiveAgenda, Slot } from '../../../shared/booking/agenda.ts'
import { bookableSlots } from '../../../shared/booking/slots.ts'
import { isoTime, TIME_ZONE } from '../../../shared/time/time-zone.ts'
import { visible } from '../estate/conditions.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { hiddenStatuses } from '../site/queries.ts'

export interface Agenda {
  /** The estate's public id. */
  id: string
  agent: number
  rules: AgendaRules
}

/** The agenda of a visible estate. */
export function findAgenda(db: Database, id: string): Agenda | null {
  const row = db.first<{ estate_id: string; agent_id: number; rules: string }>(
    sql`
    SELECT estate_id, agent_id, rules FROM agenda WHERE estate_id = ${id}
      AND EXISTS (SELECT 1 FROM estate WHERE ${visible(hiddenStatuses(db))} AND public_id = ${id})`,
  )
  return row && { id: row.estate_id, agent: row.agent_id, rules: JSON.parse(row.rules) }
}

/**
 * Free slots, soonest first: without full slots and those at which the agent is elsewhere.
 * With `near`, the twelve nearest to an instant.
 */
export function freeSlots(
  db: Database,
  { id, agent, rules }: Agenda,
  now: number,
  near?: number,
): Slot[] {
  const booked = db.rows<{ start: number; count: number }>(
    sql`SELECT starts_at AS start, COUNT(*) AS count FROM appointment
      WHERE estate_id = ${id} AND starts_at > ${now} AND cancelled_at IS NULL GROUP BY starts_at`,
  )
  const elsewhere = db.rows<{ part: number; slot: string }>(
    sql`SELECT five_minutes AS part, estate_id || ' ' || starts_at AS slot FROM agent_time
      WHERE agent_id = ${agent} AND five_minutes >= ${Math.floor(now / PART_SECONDS)}`,
  )
  const counts = new Map(booked.map(row => [row.start, row.count]))
  const owners = new Map(elsewhere.map(row => [row.part, row.slot]))
  const free = bookableSlots(rules, now).flatMap(time => {
    const places = time.capacity - (counts.get(time.start) ?? 0)
    const isElsewhere = partsOf(time).some(
      part => (owners.get(part) ?? `${id} ${time.start}`) !== `${id} ${time.start}`,
    )
    return places > 0 && !isElsewhere ? [{ time, places }] : []
  })
  const chosen =
    near === undefined
      ? free
      : free
          .toSorted((a, b) => Math.abs(a.time.start - near) - Math.abs(b.time.start - near))
          .slice(0, MAX_NEARBY)
  return chosen
    .toSorted((a, b) => a.time.start - b.time.start)
    .map(({ time, places }) => toSlot(time, places))
}

/** An estate's agenda with its free slots; null where it has none. */
export function findLiveAgenda(db: Database, id: string, now: number): LiveAgenda | null {
  const agenda = findAgenda(db, id)
  return agenda && { id: agenda.id, timeZone: TIME_ZONE, slots: freeSlots(db, agenda, now) }
}

const MAX_NEARBY = 12
const PART_SECONDS = 300

/** The five-minute parts during which a slot occupies its agent, travel included. */
export const partsOf = ({ start, busyUntil }: AgendaSlot): number[] => {
  const from = Math.floor(start / PART_SECONDS)
  return Array.from(
    { length: Math.ceil(busyUntil / PART_SECONDS) - from },
    (_, index) => from + index,
  )
}

const toSlot = ({ start, end, group }: AgendaSlot, places: number): Slot => ({
  id: start,
  start: isoTime(start),
  end: isoTime(end),
  places,
  group,
})
