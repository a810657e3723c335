import { Hono } from 'hono'
import * as v from 'valibot'
import { DEFAULT_LOCALE } from '../../../shared/locale.ts'
import * as answers from '../answers.ts'
import { call, checked } from '../call.ts'
import type { ListingEnv } from '../env.ts'
import { locale } from '../parameters.ts'
import { listAgreements } from './queries.ts'

export const agreement = new Hono<ListingEnv>().get(
  '/agreements',
  call({
    summary: 'The texts to accept, in one language',
    tag: 'content',
    answer: v.array(answers.Agreement),
  }),
  checked('query', v.object({ locale: v.optional(locale) })),
  async c =>
    c.json(
      await listAgreements(c.env.DB, c.var.site.id, c.req.valid('query').locale ?? DEFAULT_LOCALE),
    ),
)
