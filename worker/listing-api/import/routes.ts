import { Hono } from 'hono'
import * as v from 'valibot'
import { wholeSeconds } from '../../../shared/time/units.ts'
import { requireImportKey, requireContentType } from '../http/access.ts'
import * as responses from '../http/responses.ts'
import { describeOperation, resolver, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { ApiError } from '../http/errors.ts'
import { ImportLine } from './feed-line.ts'
import { queueAddresses } from '../fetched/queue-addresses.ts'
import { importFeed } from './run.ts'

const ImportQuery = v.object({
  confirm: v.optional(v.picklist(['removal'], "Only 'removal' can be confirmed")),
})

export const imports = new Hono<ListingEnv>()

imports.put(
  '/estates',
  describeOperation({
    summary: "Replace the site's estates by a feed of NDJSON, one estate per line",
    tag: 'extension',
    response: responses.ImportReport,
    body: { 'application/x-ndjson': { schema: resolver(ImportLine) } },
    errors: {
      409: 'Another import is under way (`error`), or quarantined: the feed would archive more than 20 % of the estates (the report)',
      415: 'Not NDJSON',
    },
  }),
  requireImportKey,
  requireContentType('application/x-ndjson', 'application/ndjson', 'application/jsonl'),
  validated('query', ImportQuery),
  async c => {
    const { body } = c.req.raw
    if (!body) throw new ApiError(400, 'The feed is empty', 'body')
    const report = await importFeed(
      c.var.ask,
      body,
      wholeSeconds(Date.now()),
      c.req.valid('query').confirm === 'removal',
    )
    await queueAddresses(c.env, c.var.siteId, c.var.ask)
    return c.json(report, report.quarantined ? 409 : 200)
  },
)

imports.get(
  '/fetched-pictures',
  describeOperation({
    summary: 'What became of the pictures that feeds name by their addresses',
    tag: 'extension',
    response: responses.FetchedPictures,
  }),
  requireImportKey,
  async c => c.json(await c.var.ask('listFetches')),
)

imports.get(
  '/imports',
  describeOperation({
    summary: 'The latest imports with their reports',
    tag: 'extension',
    response: v.array(responses.ImportRun),
  }),
  requireImportKey,
  async c => c.json(await c.var.ask('listImports')),
)
