import { Hono } from 'hono'
import * as v from 'valibot'
import * as answers from '../answers.ts'
import { call, checked, jsonText } from '../call.ts'
import type { ListingEnv } from '../env.ts'
import { locale } from '../parameters.ts'
import { findWords } from './queries.ts'

export const translation = new Hono<ListingEnv>().get(
  '/translations/:locale',
  call({
    summary: "The site's own words; they override the bundled ones key by key",
    tag: 'content',
    answer: answers.Words,
  }),
  checked('param', v.object({ locale })),
  async c => {
    const found = await findWords(c.env.DB, c.var.site.id, c.req.valid('param').locale)
    return jsonText(c, found?.words ?? '{}')
  },
)
