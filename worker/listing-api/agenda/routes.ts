import { Hono } from 'hono'
import * as v from 'valibot'
import { requireContentType } from '../http/access.ts'
import { describeOperation, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { normalizeId } from '../db/estate-row.ts'
import { IdempotencyHeaders, identifyRequest } from '../http/idempotency.ts'
import { ByPublicId } from '../http/parameters.ts'
import { notFound } from '../http/errors.ts'
import * as responses from './responses.ts'
import { AppointmentRequest } from './book.ts'
import { TogetherRequest } from './book-together.ts'

const tag = 'agenda'
const AgendaQuery = v.object({
  byAgency: v.optional(
    v.pipe(v.literal('1'), v.description('Without the notice that visitors need')),
  ),
})
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
  validated('query', AgendaQuery),
  async c => {
    const id = normalizeId(c.req.valid('param').id)
    const byAgency = c.req.valid('query').byAgency !== undefined
    const found = await c.var.ask('findLiveAgenda', id, seconds(), { byAgency })
    if (!found) throw notFound('agenda')
    return c.json(found)
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
    const body = c.req.valid('json')
    const call = await identifyRequest(c.req.valid('header')['idempotency-key'], body)
    const outcome = await c.var.ask('bookViewing', body, call, seconds())
    return 'appointment' in outcome
      ? c.json(outcome.appointment)
      : c.json({ error: { field: 'slot', message: 'The slot is taken' }, ...outcome }, 409)
  },
)

agenda.post(
  '/live-agenda/reservations',
  describeOperation({
    summary: 'Book viewings of several homes: all of them or none',
    tag,
    response: responses.Appointments,
    errors: {
      409: 'One of them is taken, or what they replace has begun; nothing is booked',
      422: 'The key was used with another request',
      429: 'This visitor already has three active appointments; those of one call count as one',
    },
  }),
  requireContentType('application/json'),
  validated('header', IdempotencyHeaders),
  validated('json', TogetherRequest),
  async c => {
    const body = c.req.valid('json')
    const call = await identifyRequest(c.req.valid('header')['idempotency-key'], body)
    return c.json(await c.var.ask('bookTogether', body, call, seconds()))
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
    const found = await c.var.ask('findAppointment', c.req.valid('param').id)
    if (!found) throw notFound('appointment')
    return c.json(found)
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
  async c => c.json(await c.var.ask('cancelAppointment', c.req.valid('param').id, seconds())),
)
