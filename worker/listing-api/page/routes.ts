import { Hono } from 'hono'
import * as v from 'valibot'
import { DraftsQuery, includesDrafts } from '../http/drafts.ts'
import * as responses from '../http/responses.ts'
import { describeOperation, validated, sendJson } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { wholeNumber } from '../http/parameters.ts'
import { notFound } from '../http/errors.ts'

const ByUrl = v.object({
  url: v.pipe(
    v.string(),
    v.maxLength(500),
    v.description("Language and path as one encoded segment: 'nl', 'nl%2Fte-koop'"),
  ),
})

const OnePageQuery = v.object({
  ...DraftsQuery.entries,
  draft: v.optional(
    v.pipe(
      v.picklist(['1']),
      v.description('Extension: as it is being written, for the same callers'),
    ),
  ),
})

export const page = new Hono<ListingEnv>()

for (const path of ['/pages', '/pages/']) {
  page.get(
    path,
    describeOperation({
      summary: 'All pages, without their sections',
      tag: 'content',
      response: v.array(responses.PageHead),
    }),
    validated('query', DraftsQuery),
    async c => {
      const pages = await c.var.ask(
        'listPages',
        await includesDrafts(c, c.req.valid('query').unpublished),
      )
      return sendJson(c, `[${pages.map(page => page.head).join(',')}]`)
    },
  )
}

page.get(
  '/pages/by-url/:url',
  describeOperation({ summary: 'A page by its URL', tag: 'content', response: responses.Page }),
  validated('param', ByUrl),
  validated('query', OnePageQuery),
  async c => {
    const url = c.req.valid('param').url.replace(/^\/|\/$/g, '')
    const found = await c.var.ask(
      'findPageByUrl',
      url,
      await includesDrafts(c, c.req.valid('query').unpublished),
      await includesDrafts(c, c.req.valid('query').draft),
    )
    if (!found) throw notFound('page')
    return sendJson(c, found.doc)
  },
)

page.get(
  '/pages/:name',
  describeOperation({ summary: 'A page by its id', tag: 'content', response: responses.Page }),
  validated('param', v.object({ name: wholeNumber })),
  async c => {
    const found = await c.var.ask('findPage', Number(c.req.valid('param').name))
    if (!found) throw notFound('page')
    return sendJson(c, found.doc)
  },
)
