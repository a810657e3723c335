import { Hono } from 'hono'
import { jsonBody } from '../access.ts'
import * as answers from '../answers.ts'
import { call, checked } from '../call.ts'
import type { ListingEnv } from '../env.ts'
import { Search } from '../estate/search-schema.ts'
import { findFilterValues } from './queries.ts'

export const filter = new Hono<ListingEnv>().post(
  '/estate-filters',
  call({
    summary: 'What can be chosen, with counts that follow the other filters',
    tag: 'estate',
    answer: answers.FilterValues,
  }),
  jsonBody,
  checked('json', Search),
  async c => c.json(await findFilterValues(c.env.DB, c.var.site, c.req.valid('json').query)),
)
