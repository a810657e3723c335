import { Hono } from 'hono'
import * as answers from '../answers.ts'
import { call, checked } from '../call.ts'
import type { ListingEnv } from '../env.ts'
import { ById } from '../parameters.ts'
import { notFound } from '../problem.ts'
import { findCollection } from './queries.ts'

export const collection = new Hono<ListingEnv>().get(
  '/estate-collections/:id',
  call({
    summary: 'A hand-picked collection of estates',
    tag: 'estate',
    answer: answers.Collection,
  }),
  checked('param', ById),
  async c => {
    const found = await findCollection(c.env.DB, c.var.site, Number(c.req.valid('param').id))
    if (!found) throw notFound('collection')
    return c.json(found)
  },
)
