import { Hono } from 'hono'
import * as v from 'valibot'
import { requireContentType, requireTrust } from '../http/access.ts'
import { describeOperation, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { email } from './contact.ts'

const tag = 'extension'
const ByEmail = v.strictObject({ email })
const row = v.looseObject({ id: v.string() })
const Bookings = v.object({
  bookings: v.array(
    v.object({ id: v.string(), kind: v.picklist(['viewing', 'stay']), start: v.string() }),
  ),
})
const ChangeCount = v.object({ changed: v.pipe(v.number(), v.integer()) })

const seconds = (): number => Math.floor(Date.now() / 1000)

/** Personal data: export, erasure, expiry. */
export const person = new Hono<ListingEnv>()

person.use('/persons/*', requireTrust)
person.use('/bookings', requireTrust)

person.get(
  '/bookings',
  describeOperation({
    summary:
      'Visits and stays to come, without the persons: to compare them with what another store has',
    tag,
    response: Bookings,
  }),
  async c => c.json({ bookings: await c.var.ask('listUpcoming', seconds()) }),
)

person.post(
  '/persons/export',
  describeOperation({
    summary: 'Reservations and appointments of an email address',
    tag,
    response: v.object({ reservations: v.array(row), appointments: v.array(row) }),
  }),
  requireContentType('application/json'),
  validated('json', ByEmail),
  async c => c.json(await c.var.ask('findPerson', c.req.valid('json').email)),
)

person.post(
  '/persons/erase',
  describeOperation({
    summary:
      'Erase the personal data of an email address and cancel its appointments and stays to come',
    tag,
    response: ChangeCount,
  }),
  requireContentType('application/json'),
  validated('json', ByEmail),
  async c =>
    c.json({
      changed: await c.var.ask('erasePerson', c.req.valid('json').email, seconds()),
    }),
)

person.post(
  '/persons/lapse',
  describeOperation({
    summary: 'Erase the personal data of visits and stays of more than 90 days ago',
    tag,
    response: ChangeCount,
  }),
  async c => c.json({ changed: await c.var.ask('anonymizePast', seconds()) }),
)
