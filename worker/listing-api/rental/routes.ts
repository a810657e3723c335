import { Hono } from 'hono'
import * as v from 'valibot'
import { toDay } from '../../../shared/time/time-zone.ts'
import { wholeSeconds } from '../../../shared/time/units.ts'
import { requireContentType } from '../http/access.ts'
import { draw } from '../demo/pictures/draw.ts'
import { describeOperation, validated, sendJson } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { IdempotencyHeaders, identifyRequest } from '../http/idempotency.ts'
import { ById, wholeNumber } from '../http/parameters.ts'
import { notFound } from '../http/errors.ts'
import * as responses from './responses.ts'
import { StayRequest } from './reserve.ts'
import { Search } from './search-schema.ts'

const tag = 'rental'

/** Today in Brussels. */
const today = (): string => toDay(Date.now())

export const rental = new Hono<ListingEnv>()

rental.post(
  '/rental-units',
  describeOperation({
    summary: 'Search rental units: one page and the total, cheapest first',
    tag,
    response: responses.RentalResults,
  }),
  requireContentType('application/json'),
  validated('json', Search),
  async c => c.json(await c.var.ask('searchRentals', today(), c.req.valid('json'))),
)

rental.post(
  '/rental-units/filters',
  describeOperation({
    summary: 'Filter options of rental units',
    tag,
    response: responses.RentalFilters,
  }),
  requireContentType('application/json'),
  validated('json', Search),
  async c => c.json(await c.var.ask('findRentalFilters', today(), c.req.valid('json').query)),
)

rental.post(
  '/rental-units/reservation',
  describeOperation({
    summary: 'Reserve a stay',
    tag,
    response: responses.StayReservation,
    errors: {
      409: 'Already booked, or the price has changed',
      422: 'The key was used with another request',
    },
  }),
  requireContentType('application/json'),
  validated('header', IdempotencyHeaders),
  validated('json', StayRequest),
  async c => {
    const body = c.req.valid('json')
    const call = await identifyRequest(c.req.valid('header')['idempotency-key'], body)
    return c.json(await c.var.ask('reserveStay', today(), body, call, wholeSeconds(Date.now())))
  },
)

rental.get(
  '/rental-units/:id',
  describeOperation({ summary: 'A rental unit', tag, response: responses.RentalUnit }),
  validated('param', ById),
  async c => {
    const found = await c.var.ask('findUnit', Number(c.req.valid('param').id))
    if (!found) throw notFound('rental unit')
    return sendJson(c, found.doc)
  },
)

rental.get(
  '/rental-units/:id/periods',
  describeOperation({
    summary: 'Periods of a rental unit from today on, with prices and availability',
    tag,
    response: responses.RentalPeriods,
  }),
  validated('param', ById),
  async c => {
    const periods = await c.var.ask('findPeriods', Number(c.req.valid('param').id), today())
    if (!periods) throw notFound('rental unit')
    return c.json({ periods })
  },
)

rental.get(
  '/rental-units/photo/:a/:b',
  describeOperation({
    summary:
      "A rental unit's photo: the unit's id, then the photo's number and size as in '1-medium'",
    tag,
    contentType: 'image/*',
  }),
  validated(
    'param',
    v.object({
      a: wholeNumber,
      b: v.pipe(v.string(), v.regex(/^\d{1,3}-(original|medium|thumbnail)$/)),
    }),
  ),
  async c => {
    const { a, b } = c.req.valid('param')
    const photo = await c.var.ask('findAsset', `rental-${a}-${b.split('-')[0]}`)
    if (photo?.kind !== 'drawing') throw notFound('photo')
    return c.body(draw(JSON.parse(photo.recipe)), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    })
  },
)
