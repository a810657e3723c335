import { Hono } from 'hono'
import * as v from 'valibot'
import { wholeSeconds } from '../../../shared/time/units.ts'
import { requireImportKey, requireContentType } from '../http/access.ts'
import * as responses from '../http/responses.ts'
import { describeOperation, resolver, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { ApiError } from '../http/errors.ts'
import { queueAddresses } from '../fetched/queue-addresses.ts'
import { FeedLine } from './feed-schema.ts'
import { importFeed } from './run.ts'

const ImportQuery = v.object({
  confirm: v.optional(v.picklist(['removal'], "Only 'removal' can be confirmed")),
  partial: v.optional(v.picklist(['1'], "partial is '1' or left out")),
})

/** The answer's status for what an import came to. */
const STATUS = { applied: 200, quarantined: 409, refused: 422 } as const

export const imports = new Hono<ListingEnv>()

imports.put(
  '/estates',
  describeOperation({
    summary:
      "Replace the site's estates by a feed of NDJSON, one estate a line; with ?partial=1 what it does not name stays",
    tag: 'extension',
    response: responses.ImportReport,
    body: { 'application/x-ndjson': { schema: resolver(FeedLine) } },
    errors: {
      409: 'Another import is under way (`error`), or quarantined: more than five estates and more than a fifth would go within 24 hours (the report)',
      415: 'Not NDJSON',
      422: 'Nothing could be applied: the file is no feed, or every line was refused (the report)',
    },
  }),
  requireImportKey,
  requireContentType('application/x-ndjson', 'application/ndjson', 'application/jsonl'),
  validated('query', ImportQuery),
  async c => {
    const { body } = c.req.raw
    if (!body) throw new ApiError(400, 'The feed is empty', 'body')
    const { confirm, partial } = c.req.valid('query')
    const report = await importFeed(c.var.ask, body, wholeSeconds(Date.now()), {
      mayRemove: confirm === 'removal',
      isPartial: partial === '1',
    })
    await queueAddresses(c.env, c.var.siteId, c.var.ask)
    return c.json(report, STATUS[report.state])
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
