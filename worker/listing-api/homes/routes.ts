import { Hono } from 'hono'
import * as v from 'valibot'
import { HomeChange } from '../../../shared/homes/home-change.ts'
import { HomeList, HomeRecord } from '../../../shared/homes/home-record.ts'
import { EXTERNAL_ID } from '../../../shared/packs/external-id.ts'
import { wholeSeconds } from '../../../shared/time/units.ts'
import type { ListingEnv } from '../env.ts'
import { bodyAtMost, requireContentType, requireTrust } from '../http/access.ts'
import { notFound } from '../http/errors.ts'
import { describeOperation, validated } from '../http/operation.ts'
import { digestOf } from '../packs/digest.ts'
import { Changed } from '../parts/responses.ts'
import { HomeQuery } from './list-homes.ts'
import { readChange, recordOf, refuseOther } from './read-change.ts'

const MAX_BYTES = 400_000
const tag = 'writing'
const Name = v.object({ name: v.pipe(v.string(), v.regex(EXTERNAL_ID)) })

/** What the desk asks of homes: always with the key or a binding. */
export const homes = new Hono<ListingEnv>()

homes.get(
  '/homes',
  describeOperation({
    summary: 'Homes of every state, also drafts, held back and archived: a page of them and counts',
    tag,
    response: HomeList,
  }),
  requireTrust,
  validated('query', HomeQuery),
  async c => c.json(await c.var.ask('listHomes', c.req.valid('query'))),
)

homes.get(
  '/homes/:name',
  describeOperation({
    summary: 'One home whole, of whatever state, with who keeps it and what was decided',
    tag,
    response: HomeRecord,
  }),
  requireTrust,
  validated('param', Name),
  async c => {
    const home = await c.var.ask('readHome', c.req.valid('param').name)
    if (!home) throw notFound('home')
    return c.json(await recordOf(home))
  },
)

homes.post(
  '/homes/:name',
  describeOperation({
    summary: 'Change a home: fields, overrides, and whether it is shown',
    tag,
    response: Changed,
    errors: {
      409: 'It has legal gaps and no reason is given, or no day until which it is shown without what its advert may not be without, or it collides with something; `error.field` names the field',
      412: 'It is not as If-Match names it',
      413: 'The body is too large',
      415: 'Not JSON',
    },
  }),
  requireTrust,
  requireContentType('application/json'),
  bodyAtMost(MAX_BYTES),
  validated('param', Name),
  validated('json', HomeChange),
  async c => {
    const { name } = c.req.valid('param')
    const change = c.req.valid('json')
    const before = await c.var.ask('readHome', name)
    await refuseOther(c, before, change)
    const { estate, parent, set } = await readChange(name, before, change)
    return c.json(
      await c.var.ask('changeHome', {
        name,
        expected: before && JSON.stringify(before),
        estate,
        parent,
        digest: await digestOf(estate),
        set,
        free: change.free ?? [],
        state: change.state,
        reason: change.reason,
        until: change.until,
        by: change.by,
        now: wholeSeconds(Date.now()),
      }),
    )
  },
)
