import { Hono } from 'hono'
import * as v from 'valibot'
import { STAY_STATES } from '../../../shared/booking/stay-state.ts'
import { CALENDAR_FAILURES } from '../../../shared/rental/unit-nights.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { wholeSeconds, type Seconds } from '../../../shared/time/units.ts'
import type { ListingEnv } from '../env.ts'
import { newPace } from '../fetched/pace.ts'
import { jsonBody, requireTrust } from '../http/access.ts'
import { notFound } from '../http/errors.ts'
import { describeOperation, validated } from '../http/operation.ts'
import { ById, name, publicId, wholeNumber } from '../http/parameters.ts'
import { fetchCalendar } from './fetch-calendars.ts'
import { day } from './search-schema.ts'

const tag = 'extension'
const integer = v.pipe(v.number(), v.integer())

const Change = v.strictObject({
  state: v.picklist(STAY_STATES),
  revision: v.pipe(
    integer,
    v.minValue(1),
    v.maxValue(Number.MAX_SAFE_INTEGER),
    v.description('Of several changes the highest counts'),
  ),
})
const Span = v.object({ from: day, until: day })
const Source = v.object({ id: wholeNumber, source: name })
const Calendar = v.object({
  source: v.string(),
  address: v.nullable(v.string()),
  readAt: v.nullable(integer),
  triedAt: v.nullable(integer),
  failure: v.nullable(v.picklist(CALENDAR_FAILURES)),
  nights: integer,
})
const Failed = v.object({
  unit: integer,
  name: v.string(),
  source: v.string(),
  failure: v.picklist(CALENDAR_FAILURES),
  readAt: v.nullable(integer),
})
const Address = v.strictObject({
  address: v.nullable(
    v.pipe(v.string(), v.maxLength(2000), v.description('Where it is fetched; null: it is sent')),
  ),
})
const Fetch = v.strictObject({
  isCertain: v.optional(
    v.pipe(v.boolean(), v.description('Also where many nights are gone at once')),
    false,
  ),
})
const Nights = v.object({
  name: v.string(),
  nights: v.array(
    v.object({
      night: v.string(),
      stay: v.nullable(v.string()),
      isOwn: v.boolean(),
      sources: v.array(v.string()),
    }),
  ),
  blocks: v.array(
    v.object({ start: v.string(), end: v.string(), reason: v.optional(v.nullable(v.string())) }),
  ),
  calendars: v.array(Calendar),
})

/** What an agency decides about stays and nights: for bound Workers and callers with the API key. */
export const stayRoutes = new Hono<ListingEnv>()

stayRoutes.put(
  '/rental-units/reservation/:id/state',
  describeOperation({
    summary: 'Confirm, decline or end a stay; nights are freed or taken anew',
    tag,
    response: Change,
    errors: { 409: 'Somebody else has the nights by now' },
  }),
  requireTrust,
  jsonBody,
  validated('param', v.object({ id: publicId })),
  validated('json', Change),
  async c => c.json(await c.var.ask('changeStay', c.req.valid('param').id, c.req.valid('json'))),
)

stayRoutes.get(
  '/rental-units/:id/nights',
  describeOperation({
    summary: 'Who has which night of a rental unit, and whose calendars it reads',
    tag,
    response: Nights,
  }),
  requireTrust,
  validated('param', ById),
  validated('query', Span),
  async c => {
    const { from, until } = c.req.valid('query')
    const found = await c.var.ask('unitNights', Number(c.req.valid('param').id), from, until)
    if (!found) throw notFound('rental unit')
    return c.json(found)
  },
)

stayRoutes.get(
  '/rental-units/calendars/failed',
  describeOperation({
    summary: 'The other calendars of a site that did not come in when they were last tried',
    tag,
    response: v.object({ calendars: v.array(Failed) }),
  }),
  requireTrust,
  async c => c.json({ calendars: await c.var.ask('failedCalendars') }),
)

stayRoutes.put(
  '/rental-units/:id/calendars/:source',
  describeOperation({
    summary: 'Say where another calendar of a rental unit is fetched',
    tag,
    response: v.object({ calendars: v.array(Calendar) }),
    errors: { 409: 'The unit has as many calendars as it may' },
  }),
  requireTrust,
  jsonBody,
  validated('param', Source),
  validated('json', Address),
  async c => {
    const { id, source } = c.req.valid('param')
    const { address } = c.req.valid('json')
    return c.json({ calendars: await c.var.ask('putCalendar', Number(id), source, address) })
  },
)

stayRoutes.delete(
  '/rental-units/:id/calendars/:source',
  describeOperation({
    summary: 'Forget another calendar of a rental unit and free what only it had taken',
    tag,
    response: v.object({ dropped: v.boolean() }),
  }),
  requireTrust,
  validated('param', Source),
  async c => {
    const { id, source } = c.req.valid('param')
    return c.json({
      dropped: await c.var.ask('dropCalendar', Number(id), source, toDay(Date.now())),
    })
  },
)

stayRoutes.post(
  '/rental-units/:id/calendars/:source/fetch',
  describeOperation({
    summary: 'Fetch another calendar now',
    tag,
    response: v.object({ failure: v.nullable(v.picklist(CALENDAR_FAILURES)) }),
  }),
  requireTrust,
  jsonBody,
  validated('param', Source),
  validated('json', Fetch),
  async c => {
    const { id, source } = c.req.valid('param')
    const wanted = (await c.var.ask('fetchedCalendars')).find(
      each => each.unit === Number(id) && each.source === source,
    )
    if (!wanted) throw notFound('calendar')
    const { env, var: found } = c
    return c.json({
      failure: await fetchCalendar(
        { env, siteId: found.siteId, ask: found.ask, pace: newPace() },
        wanted,
        c.req.valid('json').isCertain,
      ),
    })
  },
)

/** So many calendars of a site are fetched in one call, those that waited longest first. */
const AT_ONCE = 20
/** What was tried less long ago is fetched in the next hour. */
const AGAIN_SECONDS: Seconds = 50 * 60

stayRoutes.post(
  '/rental-units/calendars/fetch',
  describeOperation({
    summary: 'Fetch the other calendars of a site that have an address, some at a time',
    tag,
    response: v.object({
      fetched: integer,
      all: integer,
      waiting: v.pipe(integer, v.description('Due by now, and left for the next call')),
    }),
  }),
  requireTrust,
  async c => {
    const { env, var: found } = c
    const all = await found.ask('fetchedCalendars')
    const since = wholeSeconds(Date.now()) - AGAIN_SECONDS
    const due = all.filter(({ triedAt }) => triedAt === null || triedAt <= since)
    const next = due.slice(0, AT_ONCE)
    const pace = newPace()
    for (const wanted of next)
      await fetchCalendar({ env, siteId: found.siteId, ask: found.ask, pace }, wanted, false)
    return c.json({
      fetched: next.length,
      all: all.length,
      waiting: due.length - next.length,
    })
  },
)
