import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { isOwnSite } from '../access.ts'
import * as answers from '../answers.ts'
import { call, checked, jsonText } from '../call.ts'
import type { ListingEnv } from '../env.ts'
import { ById } from '../parameters.ts'
import { notFound } from '../problem.ts'
import { findPage, findPageByUrl, listPages } from './queries.ts'

const ByUrl = v.object({
  url: v.pipe(
    v.string(),
    v.maxLength(500),
    v.description("One encoded segment: 'nl', 'nl%2Fte-koop'"),
  ),
})

const Drafts = v.object({
  unpublished: v.optional(
    v.pipe(
      v.picklist(['1']),
      v.description('Extension: drafts too, for bound Workers and bearers of the key'),
    ),
  ),
})

export const page = new Hono<ListingEnv>()

for (const path of ['/pages', '/pages/']) {
  page.get(
    path,
    call({
      summary: 'All pages, without their sections',
      tag: 'content',
      answer: v.array(answers.PageHead),
    }),
    checked('query', Drafts),
    async c => {
      const pages = await listPages(
        c.env.DB,
        c.var.site.id,
        await mayHaveDrafts(c, c.req.valid('query').unpublished),
      )
      return jsonText(c, `[${pages.map(page => page.head).join(',')}]`)
    },
  )
}

page.get(
  '/pages/by-url/:url',
  call({ summary: 'The page of an address', tag: 'content', answer: answers.Page }),
  checked('param', ByUrl),
  checked('query', Drafts),
  async c => {
    const url = c.req.valid('param').url.replace(/^\/|\/$/g, '')
    const found = await findPageByUrl(
      c.env.DB,
      c.var.site.id,
      url,
      await mayHaveDrafts(c, c.req.valid('query').unpublished),
    )
    if (!found) throw notFound('page')
    return jsonText(c, found.doc)
  },
)

page.get(
  '/pages/:id',
  call({ summary: 'One page', tag: 'content', answer: answers.Page }),
  checked('param', ById),
  async c => {
    const found = await findPage(c.env.DB, c.var.site.id, Number(c.req.valid('param').id))
    if (!found) throw notFound('page')
    return jsonText(c, found.doc)
  },
)

/** To anybody else a draft is as unknown as what never was. */
const mayHaveDrafts = async (c: Context<ListingEnv>, asked: string | undefined): Promise<boolean> =>
  asked === '1' && (await isOwnSite(c))
