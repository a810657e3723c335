import { Hono } from 'hono'
import * as v from 'valibot'
import { toDay, wallTime } from '../../../shared/time/time-zone.ts'
import { wholeSeconds } from '../../../shared/time/units.ts'
import { bodyAtMost, requireContentType, requireFeedKey } from '../http/access.ts'
import { describeOperation, resolver, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { ById, name } from '../http/parameters.ts'
import { exportCalendar, ownUid } from './calendar.ts'
import { MAX_CALENDAR, readCalendar } from './read-calendar.ts'
import { notFound } from '../http/errors.ts'

const tag = 'extension'
const Report = v.object({
  blocked: v.pipe(v.number(), v.integer()),
  conflicts: v.array(v.string()),
})

const ExportQuery = v.object({
  without: v.optional(v.pipe(name, v.description('Leaves out what only this source has taken'))),
})
const ImportQuery = v.object({
  source: v.optional(v.pipe(name, v.description('Whose calendar it is')), 'portal'),
})

/** A unit's calendar: exported to portals and imported from them (RFC 5545). */
export const rentalCalendar = new Hono<ListingEnv>()

rentalCalendar.get(
  '/rental-units/:id/calendar',
  describeOperation({
    summary: 'The nights on which a rental unit is booked, as an iCalendar',
    tag,
    contentType: 'text/calendar',
  }),
  validated('param', ById),
  validated('query', ExportQuery),
  async c => {
    const unit = Number(c.req.valid('param').id)
    const now = wholeSeconds(Date.now())
    const { without = '' } = c.req.valid('query')
    const nights = await c.var.ask('takenNights', unit, wallTime(now).day, without)
    if (!nights) throw notFound('rental unit')
    const text = exportCalendar(c.var.siteId, unit, nights, now)
    return c.body(text, 200, { 'content-type': 'text/calendar; charset=utf-8' })
  },
)

rentalCalendar.put(
  '/rental-units/:id/calendar',
  describeOperation({
    summary:
      'Blocks the nights of another calendar, replacing those that the same source sent before',
    tag,
    response: Report,
    body: { 'text/calendar': { schema: resolver(v.string()) } },
    errors: {
      413: 'Over 2 MB',
      422: 'More than is worked out; the message names the event',
    },
  }),
  requireFeedKey,
  requireContentType('text/calendar'),
  bodyAtMost(MAX_CALENDAR),
  validated('param', ById),
  validated('query', ImportQuery),
  async c => {
    const unit = Number(c.req.valid('param').id)
    const today = toDay(Date.now())
    const own = ownUid(c.var.siteId, unit)
    const nights = readCalendar(await c.req.text(), today, uid => uid.endsWith(own))
    const report = await c.var.ask('takeCalendar', unit, c.req.valid('query').source, today, {
      nights,
      now: wholeSeconds(Date.now()),
      isCertain: true,
    })
    if (!report || report === 'vanished') throw notFound('rental unit')
    return c.json(report)
  },
)
