import { Hono } from 'hono'
import * as v from 'valibot'
import type { ListingEnv } from '../env.ts'
import { knownSite, meantAgency, requireContentType, requireTrust } from '../http/access.ts'
import { describeOperation, resolver, validated } from '../http/operation.ts'
import { applyParts } from './apply.ts'
import { readPack, type SentPack } from './read-body.ts'
import { digestsOf, packStream } from './read-pack.ts'
import * as responses from './responses.ts'
import { OfAgency, Trial } from '../http/parameters.ts'
import { actorOf } from './single/conditions.ts'
import type { WriteOutcome } from './write-parts.ts'
import { statusOf } from '../../store/refusal.ts'

const tag = 'writing'
const NDJSON = 'application/x-ndjson'
const OTHER_AGENCY = '`agency` is another one than this site, or a host is another site’s'
const MAX_BYTES = 16_000_000

/** A whole pack at once: always with the key or a binding (LAPI-112). */
export const packCalls = new Hono<ListingEnv>()

packCalls.get(
  '/pack',
  describeOperation({
    summary: 'The pack of a site as NDJSON, a part a line, drafts included',
    tag,
    contentType: NDJSON,
    response: responses.PackLine,
  }),
  requireTrust,
  knownSite,
  async c =>
    c.body(await packStream(c.var.ask), 200, { 'content-type': `${NDJSON}; charset=utf-8` }),
)

packCalls.get(
  '/pack/digests',
  describeOperation({
    summary: 'A digest of each part of the pack of a site',
    tag,
    response: responses.Digests,
    errors: { 409: OTHER_AGENCY },
  }),
  requireTrust,
  validated('query', OfAgency),
  knownSite,
  meantAgency,
  async c => c.json(await digestsOf(c.var.ask)),
)

packCalls.post(
  '/pack',
  describeOperation({
    summary:
      'Write many parts at once; makes a site that is not there, where its record is among them',
    tag,
    response: responses.PackReport,
    body: { [NDJSON]: { schema: resolver(responses.PackLine) } },
    errors: {
      409: OTHER_AGENCY,
      413: 'More than 16 million bytes',
      415: 'Not NDJSON',
      422: {
        description: 'The report, with what was refused: nothing was applied',
        response: responses.PackReport,
      },
    },
  }),
  requireTrust,
  validated('query', v.object({ ...Trial.entries, ...OfAgency.entries })),
  meantAgency,
  requireContentType(NDJSON, 'application/ndjson', 'application/jsonl'),
  async c => {
    const { parts, warnings, refused, origin } = await readPack(c, MAX_BYTES)
    if (refused.length > 0) return c.json(reportOf([], refused, warnings), 422)
    const { siteId, ask } = c.var
    const { trial, agency } = c.req.valid('query')
    const isTrial = trial === '1'
    const onlyHostnames = c.req.header('x-only-hostnames')?.split(' ')
    const outcome = await applyParts(
      { env: c.env, ask, siteId, isTrial, origin, agency, onlyHostnames, by: actorOf(c) },
      parts,
    )
    const report = reportOf(outcome.written, outcome.refused, warnings)
    const why = refusedAs(outcome.refused)
    return c.json(report, why ? statusOf(why) : 200)
  },
)

/** A host of another site is a conflict, whatever else is wrong; null: nothing is refused. */
function refusedAs(refused: WriteOutcome['refused']): 'conflict' | 'invalid' | null {
  if (refused.length === 0) return null
  const isTaken = refused.some(({ path, status }) => path === 'site.json' && status === 409)
  return isTaken ? 'conflict' : 'invalid'
}

interface Refused {
  path: string
  field?: string | undefined
  message: string
}

const warningsOf = ({
  path,
  warnings = [],
}: WriteOutcome['written'][number]): SentPack['warnings'] =>
  warnings.map(warning => ({ path, ...warning }))

/** More homes than this are told as all of them. */
const MAX_ESTATES = 50
const MAX_WARNINGS = 500

function concernsOf(written: WriteOutcome['written']): string[] {
  const all = [...new Set(written.flatMap(({ concerns }) => concerns))]
  const homes = all.filter(scope => scope.startsWith('estate/'))
  if (homes.length <= MAX_ESTATES) return all
  return [...all.filter(scope => !homes.includes(scope) && scope !== 'estates'), 'estates']
}

function reportOf(
  written: WriteOutcome['written'],
  refused: readonly Refused[],
  warnings: SentPack['warnings'],
): v.InferOutput<typeof responses.PackReport> {
  const changed = written.filter(each => each.changed)
  const removed = changed.filter(({ isRemoved }) => isRemoved).length
  return {
    written: changed.length - removed,
    unchanged: written.length - changed.length,
    removed,
    refused: refused.map(({ path, field, message }) => ({
      path,
      ...(field !== undefined && { field }),
      message,
    })),
    changed: changed.map(({ path }) => path),
    warnings: [...warnings, ...written.flatMap(warningsOf)].slice(0, MAX_WARNINGS),
    concerns: concernsOf(written),
    hard: written.some(each => each.hard === true),
  }
}
