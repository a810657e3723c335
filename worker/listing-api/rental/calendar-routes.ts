import { Hono } from 'hono'
import * as v from 'valibot'
import { wallTime } from '../../../shared/time/time-zone.ts'
import { requireImportKey, requireContentType } from '../http/access.ts'
import { describeOperation, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { ById, name } from '../http/parameters.ts'
import { importCalendar, exportCalendar } from './calendar.ts'

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

const seconds = (): number => Math.floor(Date.now() / 1000)

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
    const text = await exportCalendar(
      c.env.DB,
      c.var.site.id,
      Number(c.req.valid('param').id),
      seconds(),
      c.req.valid('query').without,
    )
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
  }),
  requireImportKey,
  requireContentType('text/calendar'),
  validated('param', ById),
  validated('query', ImportQuery),
  async c =>
    c.json(
      await importCalendar(
        c.env.DB,
        c.var.site.id,
        Number(c.req.valid('param').id),
        c.req.valid('query').source,
        wallTime(seconds()).day,
        await c.req.text(),
      ),
    ),
)
