import { Hono } from 'hono'
import * as v from 'valibot'
import { wallTime } from '../../../shared/agenda/zone.ts'
import { takes } from '../access.ts'
import { draw } from '../pictures/draw.ts'
import { findAsset } from '../asset/queries.ts'
import { call, checked, jsonText } from '../call.ts'
import type { ListingEnv } from '../env.ts'
import { OnceHeaders } from '../once.ts'
import { ById, wholeNumber } from '../parameters.ts'
import { notFound } from '../problem.ts'
import * as answers from './answers.ts'
import { findPeriods, findUnit } from './queries.ts'
import { reserveStay, StayBody } from './reserve.ts'
import { findRentalFilters, searchRentals } from './search.ts'
import { Search } from './search-schema.ts'

const tag = 'rental'

/** Today in Brussels. */
const today = (): string => wallTime(Date.now() / 1000).day

export const rental = new Hono<ListingEnv>()

rental.post(
  '/rental-units',
  call({
    summary: 'Search: one page of holiday homes and the total, the cheapest first',
    tag,
    answer: answers.RentalResults,
  }),
  takes('application/json'),
  checked('json', Search),
  async c => c.json(await searchRentals(c.env.DB, c.var.site.id, today(), c.req.valid('json'))),
)

rental.post(
  '/rental-units/filters',
  call({ summary: 'What can be chosen', tag, answer: answers.RentalFilters }),
  takes('application/json'),
  checked('json', Search),
  async c =>
    c.json(await findRentalFilters(c.env.DB, c.var.site.id, today(), c.req.valid('json').query)),
)

rental.post(
  '/rental-units/reservation',
  call({
    summary: 'Keeps the nights of a stay',
    tag,
    answer: answers.StayReservation,
    also: { 409: 'Taken, or at another price', 422: 'The key was used for something else' },
  }),
  takes('application/json'),
  checked('header', OnceHeaders),
  checked('json', StayBody),
  async c =>
    c.json(
      await reserveStay(
        c.env.DB,
        c.var.site.id,
        today(),
        c.req.valid('json'),
        c.req.valid('header')['idempotency-key'],
      ),
    ),
)

rental.get(
  '/rental-units/:id',
  call({ summary: 'One holiday home', tag, answer: answers.RentalUnit }),
  checked('param', ById),
  async c => {
    const found = await findUnit(c.env.DB, c.var.site.id, Number(c.req.valid('param').id))
    if (!found) throw notFound('rental unit')
    return jsonText(c, found.doc)
  },
)

rental.get(
  '/rental-units/:id/periods',
  call({
    summary: 'What can be stayed from today on, with prices',
    tag,
    answer: answers.RentalPeriods,
  }),
  checked('param', ById),
  async c => {
    const periods = await findPeriods(
      c.env.DB,
      c.var.site.id,
      Number(c.req.valid('param').id),
      today(),
    )
    if (!periods) throw notFound('rental unit')
    return c.json({ periods })
  },
)

rental.get(
  '/rental-units/photo/:a/:b',
  call({
    summary: "A unit's photo: its id, then number and size as in '1-medium'",
    tag,
    media: 'image/*',
  }),
  checked(
    'param',
    v.object({
      a: wholeNumber,
      b: v.pipe(v.string(), v.regex(/^\d{1,3}-(original|medium|thumbnail)$/)),
    }),
  ),
  async c => {
    const { a, b } = c.req.valid('param')
    const photo = await findAsset(c.env.DB, c.var.site.id, `rental-${a}-${b.split('-')[0]}`)
    if (photo?.kind !== 'drawing') throw notFound('photo')
    return c.body(draw(JSON.parse(photo.recipe)), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    })
  },
)
