import { Hono } from 'hono'
import * as v from 'valibot'
import * as responses from '../http/responses.ts'
import { describeOperation, validated, sendJson } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { ByName } from '../http/parameters.ts'
import { notFound } from '../http/errors.ts'

export const entity = new Hono<ListingEnv>()

entity.get(
  '/entities',
  describeOperation({
    summary: 'Collections of people, offices, reviews and quotes',
    tag: 'content',
    response: v.array(responses.EntityCollection),
  }),
  async c => c.json(await c.var.ask('listEntities')),
)

entity.get(
  '/entities/:name/items',
  describeOperation({
    summary: 'The items of a collection',
    tag: 'content',
    response: v.array(responses.EntityItem),
  }),
  validated('param', ByName),
  async c => {
    const found = await c.var.ask('findItems', c.req.valid('param').name)
    if (!found) throw notFound('collection')
    return sendJson(c, found.items)
  },
)
