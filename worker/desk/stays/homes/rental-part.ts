import type { AuditAct } from '../../../agency/access/audit-acts.ts'
import * as v from 'valibot'
import { RentalLine } from '../../../../shared/packs/rental.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import { addDays } from '../../../../shared/time/day.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { readPart, writePart, type Saved } from '../../content/parts.ts'
import type { Desk } from '../../env.ts'
import { holidayHomeName, readHolidayHome } from './list-homes.ts'
import { readNights } from './read-nights.ts'
import type { Refusal } from '../../../store/refusal.ts'

export type Rental = v.InferOutput<typeof RentalLine>

export interface RentalPart {
  path: string
  tag: string
  content: Rental
}

/** The part of the holiday home that an address names; null: there is none, or it is kept elsewhere. Throws ApiError. */
export async function rentalPart(c: Desk): Promise<RentalPart | null> {
  const unit = c.req.param('unit') ?? ''
  if (!/^[1-9]\d{0,9}$/.test(unit)) return null
  const today = toDay(c.var.trace.startedAt)
  const nights = await readNights(c, unit, { start: today, end: addDays(today, 1) })
  if (!nights) return null
  const path = `rentals/${nights.name}`
  const part = await readPart(c, path)
  const parsed = v.safeParse(RentalLine, part?.content)
  return part && parsed.success ? { path, tag: part.tag, content: parsed.output } : null
}

/** Writes it as it was read by whoever fills in the form (`tag`), else as it was read now. */
export async function writeRental(
  c: Desk,
  session: OpenSession,
  { path, tag }: Pick<RentalPart, 'path' | 'tag'>,
  content: Rental,
  act: AuditAct,
): Promise<Saved | Refusal> {
  const home = await readHolidayHome(c, c.req.param('unit') ?? '').catch(() => null)
  const name = home ? holidayHomeName(c, home) : ''
  return writePart(c, session, { path, content, tag, act, name })
}

/** The page of a holiday home at the month that the form stood at. */
export function pageOf(c: Desk, part: string): string {
  const month = c.req.query('month') ?? ''
  const query = /^\d{4}-\d\d$/.test(month) ? `?month=${month}` : ''
  return `/desk/stays/homes/${c.req.param('unit') ?? ''}${query}#${part}`
}
