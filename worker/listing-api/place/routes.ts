import { Hono } from 'hono'
import * as v from 'valibot'
import { DEFAULT_LOCALE } from '../../../shared/locale.ts'
import * as responses from '../http/responses.ts'
import { describeOperation, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { locale } from '../http/parameters.ts'

const PlaceQuery = v.object({ q: v.pipe(v.string(), v.maxLength(100)), locale: v.optional(locale) })

export const place = new Hono<ListingEnv>().get(
  '/places',
  describeOperation({
    summary: 'Municipalities by prefix of their name, in any language, or postal code',
    tag: 'extension',
    response: v.array(responses.Place),
  }),
  validated('query', PlaceQuery),
  async c => {
    const { q, locale } = c.req.valid('query')
    return c.json(await c.var.ask('findPlaces', q, locale ?? DEFAULT_LOCALE))
  },
)
