import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { ListingEnv } from '../env.ts'
import { requireContentType, requireFeedKey, requireTrust } from '../http/access.ts'
import { ApiError } from '../http/errors.ts'
import { bodyOf, describeOperation, validated } from '../http/operation.ts'
import { Trial } from '../http/parameters.ts'
import { applyParts } from './apply.ts'
import { PART_CALLS } from './calls.ts'
import type { Checked } from './part-kind.ts'
import { partAt } from './parts.ts'
import { readJson } from './read-body.ts'
import * as responses from './responses.ts'
import { actorOf, ConditionHeaders, expectedContent } from './single/conditions.ts'

const tag = 'writing'
const CONFLICTS = {
  409: 'It collides with something that is there; `error.field` names the field',
  412: 'It is not what `If-Match` or `If-None-Match` says',
  413: 'The body is too large',
  415: 'Not JSON',
}

/** Writes or removes one part, and says what changed. */
export async function applyOne(
  c: Context<ListingEnv>,
  { path, content, warnings = [] }: { path: string; content: unknown } & Partial<Checked>,
  isTrial: boolean,
): Promise<Response> {
  const { siteId, ask } = c.var
  const read = async (): Promise<string | null> => (await ask('readPart', path))?.content ?? null
  const expected = await expectedContent(c, read)
  const { written, refused } = await applyParts(
    {
      env: c.env,
      ask,
      siteId,
      isTrial,
      agency: c.req.query('agency'),
      by: actorOf(c),
      expected,
      isAlone: true,
    },
    [{ path, content }],
  )
  const [problem] = refused
  if (problem) throw new ApiError(problem.status, problem.message, problem.field)
  const { changed = false, concerns = [], hard, id, warnings: more = [] } = written[0] ?? {}
  const all = [...warnings, ...more]
  return c.json({
    changed,
    concerns,
    ...(hard && { hard }),
    ...(id !== undefined && { id }),
    ...(all.length > 0 && { warnings: all }),
  })
}

/** PUT and DELETE of each part of a site: always with the key or a binding (LAPI-112). */
export const partCalls = new Hono<ListingEnv>()

for (const { address, path, what, params = v.object({}), isFeed } of PART_CALLS) {
  const requireAccess = isFeed ? requireFeedKey : requireTrust
  const schema = partAt(path.replace('{name}', 'nl'))?.kind
  if (!schema) throw new Error(`No part: ${path}`)
  const pathOf = (c: Context): string => path.replace('{name}', c.req.param('name') ?? '')
  partCalls.put(
    address,
    describeOperation({
      summary: `Write ${what}`,
      tag,
      response: responses.Changed,
      body: { 'application/json': { schema: bodyOf(schema.schema) } },
      errors: CONFLICTS,
    }),
    requireAccess,
    validated('param', params),
    validated('query', Trial),
    validated('header', ConditionHeaders),
    requireContentType('application/json'),
    async c => {
      const value = await readJson(c, schema.maxBytes)
      const part = { path: pathOf(c), ...(await schema.check(value, c.req.param('name') ?? '')) }
      return applyOne(c, part, c.req.valid('query').trial === '1')
    },
  )
  partCalls.delete(
    address,
    describeOperation({
      summary: `Remove ${what}`,
      tag,
      response: responses.Changed,
      errors: { 409: CONFLICTS[409], 412: CONFLICTS[412] },
    }),
    requireAccess,
    validated('param', params),
    validated('query', Trial),
    validated('header', ConditionHeaders),
    async c => applyOne(c, { path: pathOf(c), content: null }, c.req.valid('query').trial === '1'),
  )
}
