import type { AgendaRules, AgendaSlot, LiveAgenda, Slot } from '../../../shared/booking/agenda.ts'
import { bookableSlots } from '../../../shared/booking/slots.ts'
import { isProject } from '../../../shared/estate/kind/head-types.ts'
import type { EstateLike } from '../../../shared/estate/read.ts'
import { isSold, statusCode } from '../../../shared/estate/status.ts'
import { addDays, nightsBetween } from '../../../shared/time/day.ts'
import { isoTime, TIME_ZONE } from '../../../shared/time/time-zone.ts'
import type { Day } from '../../../shared/time/units.ts'
import { visible } from '../estate/conditions.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'
import { hiddenStatuses } from '../site/queries.ts'

export interface Agenda {
  /** The estate's public id. */
  id: string
  agent: number
  rules: AgendaRules
}

/** The agenda of a visible estate: its own, else that of its agent or the agency's for homes on offer (LAPI-108). */
export function findAgenda(
  db: Database,
  id: string,
  { byAgency = false }: { byAgency?: boolean } = {},
): Agenda | null {
  const row = db.first<{ agent: number | null; rules: string | null; card: string }>(
    sql`
    SELECT agent_id AS agent, rules, card FROM estate LEFT JOIN agenda ON agenda.estate_id = estate.public_id
    WHERE ${visible(hiddenStatuses(db))} AND public_id = ${id}`,
  )
  if (!row) return null
  const own = row.rules !== null && { agent: row.agent ?? 0, rules: JSON.parse(row.rules) }
  const { agent, rules } = own || (defaultAgenda(db, id, JSON.parse(row.card)) ?? NO_AGENDA)
  if (!rules) return null
  const { closed, noticeMinutes } = rules
  return {
    id,
    agent,
    rules: {
      ...rules,
      closed: [...closed, ...absentDays(db, agent)],
      noticeMinutes: byAgency ? 0 : noticeMinutes,
    },
  }
}

/** Whether an estate can be visited at all. */
export const hasAgenda = (db: Database, id: string): boolean => findAgenda(db, id) !== null

interface Rules {
  agent: number
  /** null: no viewings. */
  rules: AgendaRules | null
}

const NO_AGENDA: Rules = { agent: 0, rules: null }

const settingOf = (db: Database, name: 'default' | 'agents' | 'absences'): string | null =>
  db.first<{ doc: string }>(sql`SELECT doc FROM agenda_setting WHERE name = ${name}`)?.doc ?? null

/** The hours of the home's agent, else the agency's (LAPI-109, CAL-22). */
function defaultAgenda(db: Database, id: string, card: EstateLike): Rules | null {
  const [setting, agents] = [settingOf(db, 'default'), settingOf(db, 'agents')]
  if (setting === null && agents === null) return null
  if (isProject(card) || isSold(card) || statusCode(card) === null) return null
  const general: { rules: AgendaRules; agent?: number } | null = JSON.parse(setting ?? 'null')
  const agent = general?.agent ?? agentOf(db, id)
  const ofAgents: Rules[] = JSON.parse(agents ?? '[]')
  return ofAgents.find(each => each.agent === agent) ?? (general && { rules: general.rules, agent })
}

const agentOf = (db: Database, id: string): number =>
  db.first<{ id: number }>(
    sql`
    SELECT person.value->>'$.id' AS id FROM entity, json_each(entity.items) AS person
    WHERE entity.kind = 'employees' AND lower(person.value->>'$.email') = (
      SELECT lower(doc->>'$.salesRep.email') FROM estate JOIN estate_doc USING (id) WHERE public_id = ${id})`,
  )?.id ?? 0

/** Days on which an agent shows nothing (LAPI-110). */
function absentDays(db: Database, agent: number): Day[] {
  const absences: { agent: number; from: Day; until: Day }[] = JSON.parse(
    settingOf(db, 'absences') ?? '[]',
  )
  return absences
    .filter(absence => absence.agent === agent)
    .flatMap(({ from, until }) =>
      Array.from({ length: nightsBetween(from, until) + 1 }, (_, index) => addDays(from, index)),
    )
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
export function findLiveAgenda(
  db: Database,
  id: string,
  now: number,
  options: { byAgency?: boolean } = {},
): LiveAgenda | null {
  const agenda = findAgenda(db, id, options)
  return (
    agenda && {
      id: agenda.id,
      timeZone: TIME_ZONE,
      agent: String(agenda.agent),
      buffer: agenda.rules.buffer,
      slots: freeSlots(db, agenda, now),
    }
  )
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
