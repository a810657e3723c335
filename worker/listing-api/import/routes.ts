import { Hono } from 'hono'
import { resolver } from 'hono-openapi'
import * as v from 'valibot'
import { alwaysNeedsKey, takes } from '../access.ts'
import * as answers from '../answers.ts'
import { call, checked } from '../call.ts'
import type { ListingEnv } from '../env.ts'
import { Problem } from '../problem.ts'
import { ImportLine } from './line.ts'
import { importFeed, listImports } from './queries.ts'

const ImportQuery = v.object({
  confirm: v.optional(v.picklist(['removal'], "Only 'removal' can be confirmed")),
})

export const imports = new Hono<ListingEnv>()

imports.put(
  '/estates',
  call({
    summary: "Replace the site's estates by a feed: one estate a line (NDJSON)",
    tag: 'extension',
    answer: answers.ImportReport,
    body: { 'application/x-ndjson': { schema: resolver(ImportLine) } },
    also: {
      409: 'Quarantined: the feed would remove more than 20 % of the estates',
      415: 'Not NDJSON',
    },
  }),
  alwaysNeedsKey,
  takes('application/x-ndjson', 'application/ndjson', 'application/jsonl'),
  checked('query', ImportQuery),
  async c => {
    const { body } = c.req.raw
    if (!body) throw new Problem(400, 'An empty feed', 'body')
    const now = Math.floor(Date.now() / 1000)
    const report = await importFeed(
      c.env.DB,
      c.var.site.id,
      body,
      now,
      c.req.valid('query').confirm === 'removal',
    )
    return c.json(report, report.quarantined ? 409 : 200)
  },
)

imports.get(
  '/imports',
  call({
    summary: 'The latest imports and what they changed',
    tag: 'extension',
    answer: v.array(answers.ImportRun),
  }),
  alwaysNeedsKey,
  async c => c.json(await listImports(c.env.DB, c.var.site.id)),
)
