import { Hono } from 'hono'
import * as v from 'valibot'
import { DEFAULT_LOCALE } from '../../../shared/locale.ts'
import * as responses from '../http/responses.ts'
import { describeOperation, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { locale } from '../http/parameters.ts'

export const agreement = new Hono<ListingEnv>().get(
  '/agreements',
  describeOperation({
    summary: 'Agreements to accept, in one language',
    tag: 'content',
    response: v.array(responses.Agreement),
  }),
  validated('query', v.object({ locale: v.optional(locale) })),
  async c =>
    c.json(await c.var.ask('listAgreements', c.req.valid('query').locale ?? DEFAULT_LOCALE)),
)
