import { Hono } from 'hono'
import * as v from 'valibot'
import { takes } from '../access.ts'
import { call, checked } from '../call.ts'
import type { ListingEnv } from '../env.ts'
import { email } from './contact.ts'
import { erasePerson, findPerson, forgetThePast } from './queries.ts'

const tag = 'extension'
const ByEmail = v.strictObject({ email })
const row = v.looseObject({ id: v.string() })
const Changed = v.object({ changed: v.pipe(v.number(), v.integer()) })

const seconds = (): number => Math.floor(Date.now() / 1000)

/** What is kept about persons: read it, erase it, let it lapse. */
export const person = new Hono<ListingEnv>()

person.post(
  '/persons/export',
  call({
    summary: 'Reservations and appointments of an address',
    tag,
    answer: v.object({ reservations: v.array(row), appointments: v.array(row) }),
  }),
  takes('application/json'),
  checked('json', ByEmail),
  async c => c.json(await findPerson(c.env.DB, c.var.site.id, c.req.valid('json').email)),
)

person.post(
  '/persons/erase',
  call({
    summary: 'Forgets an address; its appointments to come are cancelled',
    tag,
    answer: Changed,
  }),
  takes('application/json'),
  checked('json', ByEmail),
  async c =>
    c.json({
      changed: await erasePerson(c.env.DB, c.var.site.id, c.req.valid('json').email, seconds()),
    }),
)

person.post(
  '/persons/lapse',
  call({ summary: 'Forgets who came and stayed over 90 days ago', tag, answer: Changed }),
  async c => c.json({ changed: await forgetThePast(c.env.DB, c.var.site.id, seconds()) }),
)
