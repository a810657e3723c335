import { Hono } from 'hono'
import * as v from 'valibot'
import * as responses from '../http/responses.ts'
import { describeOperation, validated, sendJson } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { locale } from '../http/parameters.ts'

export const translation = new Hono<ListingEnv>().get(
  '/translations/:locale',
  describeOperation({
    summary: "The site's own messages, which override the bundled ones key by key",
    tag: 'content',
    response: responses.Messages,
  }),
  validated('param', v.object({ locale })),
  async c => {
    const found = await c.var.ask('findMessages', c.req.valid('param').locale)
    return sendJson(c, found?.words ?? '{}')
  },
)
