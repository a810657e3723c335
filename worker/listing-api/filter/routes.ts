import { Hono } from 'hono'
import { jsonBody } from '../http/access.ts'
import * as responses from '../http/responses.ts'
import { describeOperation, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { Search } from '../estate/search-schema.ts'

export const filter = new Hono<ListingEnv>().post(
  '/estate-filters',
  describeOperation({
    summary: 'Filter options, with counts under the other filters',
    tag: 'estate',
    response: responses.FilterValues,
  }),
  jsonBody,
  validated('json', Search),
  async c => c.json(await c.var.ask('findFilterValues', c.req.valid('json').query)),
)
