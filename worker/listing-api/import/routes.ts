import { Hono } from 'hono'
import * as v from 'valibot'
import { wholeSeconds } from '../../../shared/time/units.ts'
import { jsonBody, requireImportKey, requireContentType } from '../http/access.ts'
import * as responses from '../http/responses.ts'
import { describeOperation, resolver, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { ApiError, ErrorResponse } from '../http/errors.ts'
import { queueAddresses } from '../fetched/queue-addresses.ts'
import { FeedLine } from './feed-schema.ts'
import { importFeed } from './run.ts'
import { MAIN_SOURCE } from './sources.ts'
import { statusOf } from '../../store/refusal.ts'

const ImportQuery = v.object({
  confirm: v.optional(v.picklist(['removal'], "Only 'removal' can be confirmed")),
  partial: v.optional(v.picklist(['1'], "partial is '1' or left out")),
  guard: v.optional(v.picklist(['1'], "guard is '1' or left out")),
  source: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z0-9-]{0,19}$/, 'source has 1 to 20 letters a-z, digits and -'),
    ),
    MAIN_SOURCE,
  ),
})

const Decision = v.object({
  act: v.picklist(['remove', 'keep'], "act is 'remove' or 'keep'"),
  run: v.pipe(v.string(), v.maxLength(80)),
})

/** What an import came to that was not applied. */
const REFUSALS = { quarantined: 'conflict', refused: 'invalid' } as const

export const imports = new Hono<ListingEnv>()

imports.put(
  '/estates',
  describeOperation({
    summary:
      "Replace the site's estates by a feed of NDJSON, one estate a line; with ?partial=1 what it does not name stays, with ?guard=1 lines that delete are held back as absent ones are; ?source= names it where an agency has several, of which none touches another's homes",
    tag: 'extension',
    response: responses.ImportReport,
    body: { 'application/x-ndjson': { schema: resolver(FeedLine) } },
    errors: {
      409: {
        description:
          'Another import is under way (`error`), or quarantined: more than five estates and more than a fifth would go within 24 hours (the report)',
        response: v.union([ErrorResponse, responses.ImportReport]),
      },
      415: 'Not NDJSON',
      422: {
        description:
          'Nothing could be applied: the file is no feed, or every line was refused (the report)',
        response: responses.ImportReport,
      },
    },
  }),
  requireImportKey,
  requireContentType('application/x-ndjson', 'application/ndjson', 'application/jsonl'),
  validated('query', ImportQuery),
  async c => {
    const { body } = c.req.raw
    if (!body) throw new ApiError(400, 'The feed is empty', 'body')
    const { confirm, partial, guard, source } = c.req.valid('query')
    const report = await importFeed(c.var.ask, body, wholeSeconds(Date.now()), {
      source,
      mayRemove: confirm === 'removal',
      isPartial: partial === '1',
      isGuarded: guard === '1',
    })
    await queueAddresses(c.env, c.var.siteId, c.var.ask)
    const { state } = report
    return c.json(report, state === 'applied' ? 200 : statusOf(REFUSALS[state]))
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

imports.get(
  '/imports/held',
  describeOperation({
    summary: 'The homes that the last feed that was held back would take off',
    tag: 'extension',
    response: v.nullable(responses.HeldRemovals),
  }),
  requireImportKey,
  async c => c.json(await c.var.ask('findHeldRemovals')),
)

imports.post(
  '/imports/held',
  describeOperation({
    summary:
      'Take them off after all, or keep them though feeds lack them, until one has them again',
    tag: 'extension',
    response: responses.Decided,
    errors: { 409: 'Others wait by now, or none' },
  }),
  requireImportKey,
  jsonBody,
  validated('json', Decision),
  async c => {
    const { ask } = c.var
    const { act, run } = c.req.valid('json')
    const held = await ask('findHeldRemovals')
    if (held?.run !== run) throw new ApiError('conflict', 'Others wait by now, or none', 'run')
    if (act === 'keep')
      return c.json({ removed: 0, kept: await ask('keepHeld'), concerns: [], hard: false })
    const now = wholeSeconds(Date.now())
    while ((await ask('removeHeld', now)) > 0);
    return c.json({
      removed: held.total,
      kept: 0,
      concerns: ['estates', 'lists'],
      hard: true,
    })
  },
)
