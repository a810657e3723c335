import { Hono } from 'hono'
import * as answers from '../http/responses.ts'
import { describeOperation, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { ById } from '../http/parameters.ts'
import { notFound } from '../http/errors.ts'

export const collection = new Hono<ListingEnv>().get(
  '/estate-collections/:id',
  describeOperation({
    summary: 'A hand-picked collection of estates',
    tag: 'estate',
    response: answers.Collection,
  }),
  validated('param', ById),
  async c => {
    const found = await c.var.ask('findCollection', Number(c.req.valid('param').id))
    if (!found) throw notFound('collection')
    return c.json(found)
  },
)
