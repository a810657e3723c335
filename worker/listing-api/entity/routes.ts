import { Hono } from 'hono'
import * as v from 'valibot'
import * as answers from '../answers.ts'
import { call, checked, jsonText } from '../call.ts'
import type { ListingEnv } from '../env.ts'
import { ByName } from '../parameters.ts'
import { notFound } from '../problem.ts'
import { findItems, listEntities } from './queries.ts'

export const entity = new Hono<ListingEnv>()

entity.get(
  '/entities',
  call({
    summary: 'The collections of people, offices, reviews and quotes',
    tag: 'content',
    answer: v.array(answers.EntityCollection),
  }),
  async c => c.json(await listEntities(c.env.DB, c.var.site.id)),
)

entity.get(
  '/entities/:name/items',
  call({
    summary: 'The items of a collection',
    tag: 'content',
    answer: v.array(answers.EntityItem),
  }),
  checked('param', ByName),
  async c => {
    const found = await findItems(c.env.DB, c.var.site.id, c.req.valid('param').name)
    if (!found) throw notFound('collection')
    return jsonText(c, found.items)
  },
)
