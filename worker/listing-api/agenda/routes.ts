import { Hono } from 'hono'
import * as v from 'valibot'
import { takes } from '../access.ts'
import { call, checked } from '../call.ts'
import type { ListingEnv } from '../env.ts'
import { keyOf } from '../estate-row.ts'
import { OnceHeaders } from '../once.ts'
import { ByPublicId } from '../parameters.ts'
import { notFound } from '../problem.ts'
import { sql } from '../sql.ts'
import * as answers from './answers.ts'
import { appointmentOf, cancelAppointment, findAppointment } from './appointments.ts'
import { book, bookedBefore, SlotTaken, ViewingBody } from './book.ts'
import { findAgenda, freeSlots, liveAgenda } from './queries.ts'

const tag = 'agenda'
const ByAppointment = v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) })

const seconds = (): number => Math.floor(Date.now() / 1000)

export const agenda = new Hono<ListingEnv>()

agenda.get(
  '/live-agenda/:id',
  call({
    summary: 'When an estate can be visited, soonest first',
    tag,
    answer: answers.LiveAgenda,
  }),
  checked('param', ByPublicId),
  async c => {
    const found = await findAgenda(c.env.DB, c.var.site, keyOf(c.req.valid('param').id))
    if (!found) throw notFound('agenda')
    return c.json(liveAgenda(found.id, await freeSlots(c.env.DB, c.var.site.id, found, seconds())))
  },
)

agenda.post(
  '/live-agenda/reservation',
  call({
    summary: 'Books a viewing',
    tag,
    answer: answers.Appointment,
    also: {
      409: 'Taken; `slots` holds what is still free',
      422: 'The key was used for something else',
      429: 'This visitor has three',
    },
  }),
  takes('application/json'),
  checked('header', OnceHeaders),
  checked('json', ViewingBody),
  async c => {
    const { DB } = c.env
    const { site } = c.var
    const body = c.req.valid('json')
    const key = c.req.valid('header')['idempotency-key']
    const before = await bookedBefore(DB, site.id, body, key)
    if (before) return c.json(before)
    const found = await findAgenda(DB, site, keyOf(body.agendaId))
    if (!found) throw notFound('agenda')
    const now = seconds()
    try {
      return c.json(await book(DB, site.id, found, body, now, key))
    } catch (error) {
      if (!(error instanceof SlotTaken)) throw error
      const slots = await freeSlots(DB, site.id, found, now, body.slot)
      return c.json({ error: { field: 'slot', message: 'Taken by now' }, slots }, 409)
    }
  },
)

agenda.get(
  '/live-agenda/reservation/:id',
  call({ summary: 'An appointment, without who comes', tag, answer: answers.Appointment }),
  checked('param', ByAppointment),
  async c => {
    const row = await findAppointment(c.env.DB, c.var.site.id, sql`id = ${c.req.valid('param').id}`)
    if (!row) throw notFound('appointment')
    return c.json(appointmentOf(row))
  },
)

agenda.delete(
  '/live-agenda/reservation/:id',
  call({
    summary: 'Cancels an appointment; a second time changes nothing',
    tag,
    answer: answers.Cancelled,
    also: { 409: 'It has begun already' },
  }),
  checked('param', ByAppointment),
  async c =>
    c.json(await cancelAppointment(c.env.DB, c.var.site.id, c.req.valid('param').id, seconds())),
)
