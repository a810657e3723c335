import { Hono } from 'hono'
import * as v from 'valibot'
import { requireContentType } from '../http/access.ts'
import { describeOperation, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { normalizeId } from '../db/estate-row.ts'
import { IdempotencyHeaders } from '../http/idempotency.ts'
import { ByPublicId } from '../http/parameters.ts'
import { notFound } from '../http/errors.ts'
import { sql } from '../db/sql.ts'
import * as responses from './responses.ts'
import { toAppointment, cancelAppointment, findAppointment } from './appointments.ts'
import { book, findDuplicateBooking, SlotTakenError, AppointmentRequest } from './book.ts'
import { findAgenda, freeSlots, liveAgenda } from './queries.ts'

const tag = 'agenda'
const ByAppointment = v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) })

const seconds = (): number => Math.floor(Date.now() / 1000)

export const agenda = new Hono<ListingEnv>()

agenda.get(
  '/live-agenda/:id',
  describeOperation({
    summary: 'Free slots for viewing an estate, soonest first',
    tag,
    response: responses.LiveAgenda,
  }),
  validated('param', ByPublicId),
  async c => {
    const found = await findAgenda(c.env.DB, c.var.site, normalizeId(c.req.valid('param').id))
    if (!found) throw notFound('agenda')
    return c.json(liveAgenda(found.id, await freeSlots(c.env.DB, c.var.site.id, found, seconds())))
  },
)

agenda.post(
  '/live-agenda/reservation',
  describeOperation({
    summary: 'Book a viewing',
    tag,
    response: responses.Appointment,
    errors: {
      409: 'The slot is taken; `slots` lists those still free',
      422: 'The key was used with another request',
      429: 'This visitor already has three active appointments',
    },
  }),
  requireContentType('application/json'),
  validated('header', IdempotencyHeaders),
  validated('json', AppointmentRequest),
  async c => {
    const { DB } = c.env
    const { site } = c.var
    const body = c.req.valid('json')
    const key = c.req.valid('header')['idempotency-key']
    const before = await findDuplicateBooking(DB, site.id, body, key)
    if (before) return c.json(before)
    const found = await findAgenda(DB, site, normalizeId(body.agendaId))
    if (!found) throw notFound('agenda')
    const now = seconds()
    try {
      return c.json(await book(DB, site.id, found, body, now, key))
    } catch (error) {
      if (!(error instanceof SlotTakenError)) throw error
      const slots = await freeSlots(DB, site.id, found, now, body.slot)
      return c.json({ error: { field: 'slot', message: 'The slot is taken' }, slots }, 409)
    }
  },
)

agenda.get(
  '/live-agenda/reservation/:id',
  describeOperation({
    summary: 'An appointment, without personal data',
    tag,
    response: responses.Appointment,
  }),
  validated('param', ByAppointment),
  async c => {
    const row = await findAppointment(c.env.DB, c.var.site.id, sql`id = ${c.req.valid('param').id}`)
    if (!row) throw notFound('appointment')
    return c.json(toAppointment(row))
  },
)

agenda.delete(
  '/live-agenda/reservation/:id',
  describeOperation({
    summary: 'Cancel an appointment (idempotent)',
    tag,
    response: responses.CancelledAppointment,
    errors: { 409: 'It has already started' },
  }),
  validated('param', ByAppointment),
  async c =>
    c.json(await cancelAppointment(c.env.DB, c.var.site.id, c.req.valid('param').id, seconds())),
)
