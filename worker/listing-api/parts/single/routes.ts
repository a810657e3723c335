import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { wholeSeconds } from '../../../../shared/time/units.ts'
import type { ListingEnv } from '../../env.ts'
import { knownSite, requireContentType, requireTrust } from '../../http/access.ts'
import { ApiError, notFound } from '../../http/errors.ts'
import { describeOperation, resolver, sendJson, validated } from '../../http/operation.ts'
import { wholeNumber } from '../../http/parameters.ts'
import { partAt } from '../parts.ts'
import { readJson } from '../read-body.ts'
import { actorOf, ConditionHeaders, expectedContent, tagOf } from './conditions.ts'
import * as responses from './responses.ts'

const tag = 'writing'
const CHANGED = { 412: 'It is not what `If-Match` or `If-None-Match` says' }

const ByPath = v.object({
  path: v.pipe(
    v.string(),
    v.check(path => partAt(path) !== null, 'is no part of a pack'),
    v.description('Of a part, as in a pack: pages/home.json, menus.json, estates/{externalId}'),
  ),
})

const DraftQuery = v.object({
  ...ByPath.entries,
  basedOn: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(80),
      v.description('The tag of the part that the draft was begun from'),
    ),
    '',
  ),
})

const now = () => wholeSeconds(Date.now())
const read = (c: Context<ListingEnv>, path: string) => c.var.ask('readPart', path)

/** One part at a time, with its history and what is being written: always with the key or a binding (LAPI-150). */
export const singleParts = new Hono<ListingEnv>()

singleParts.get(
  '/part',
  describeOperation({ summary: 'One part of a site as it is', tag, response: responses.Content }),
  requireTrust,
  knownSite,
  validated('query', ByPath),
  async c => {
    const part = await read(c, c.req.valid('query').path)
    if (!part) throw notFound('part')
    c.header('ETag', await tagOf(part.content))
    return sendJson(c, part.content)
  },
)

singleParts.get(
  '/part/pages',
  describeOperation({
    summary: 'All pages by the names of their files, with their drafts',
    tag,
    response: responses.NamedPages,
  }),
  requireTrust,
  knownSite,
  async c => {
    const pages = await c.var.ask('listNamedPages')
    return c.json(pages.map(({ head, ...page }) => ({ ...page, head: JSON.parse(head) })))
  },
)

singleParts.get(
  '/part/history',
  describeOperation({
    summary: 'Who changed a part, the newest first',
    tag,
    response: responses.History,
  }),
  requireTrust,
  knownSite,
  validated('query', ByPath),
  async c => c.json(await c.var.ask('listVersions', c.req.valid('query').path, now())),
)

singleParts.get(
  '/part/history/:id',
  describeOperation({
    summary: 'What a part was before a change',
    tag,
    response: responses.Content,
  }),
  requireTrust,
  knownSite,
  validated('param', v.object({ id: wholeNumber })),
  validated('query', ByPath),
  async c => {
    const id = Number(c.req.valid('param').id)
    const version = await c.var.ask('findVersion', c.req.valid('query').path, id, now())
    if (!version) throw notFound('version')
    return sendJson(c, version.content)
  },
)

singleParts.get(
  '/part/draft',
  describeOperation({ summary: 'The draft of a part', tag, response: responses.Draft }),
  requireTrust,
  knownSite,
  validated('query', ByPath),
  async c => {
    const draft = await c.var.ask('findDraft', c.req.valid('query').path)
    if (!draft) throw notFound('draft')
    c.header('ETag', await tagOf(draft.content))
    return c.json({ ...draft, content: JSON.parse(draft.content) })
  },
)

singleParts.put(
  '/part/draft',
  describeOperation({
    summary: 'Keep the draft of a part; it is checked as the part is',
    tag,
    response: responses.StoredDraft,
    body: { 'application/json': { schema: resolver(responses.Content) } },
    errors: {
      ...CHANGED,
      409: 'There are too many',
      413: 'The body is too large',
      415: 'Not JSON',
    },
  }),
  requireTrust,
  knownSite,
  validated('query', DraftQuery),
  validated('header', ConditionHeaders),
  requireContentType('application/json'),
  async c => {
    const { path, basedOn } = c.req.valid('query')
    const part = partAt(path)
    if (!part) throw new ApiError(400, 'is no part of a pack', 'path')
    const value = await readJson(c, part.kind.maxBytes)
    await part.kind.check(value, part.name)
    const expected = await expectedDraft(c, path)
    const content = JSON.stringify(value)
    const draft = { path, content, by: actorOf(c), at: now(), basedOn }
    await c.var.ask('saveDraft', draft, expected)
    c.header('ETag', await tagOf(content))
    return c.json({ stored: true })
  },
)

singleParts.delete(
  '/part/draft',
  describeOperation({
    summary: 'Drop the draft of a part',
    tag,
    response: responses.Dropped,
    errors: CHANGED,
  }),
  requireTrust,
  knownSite,
  validated('query', ByPath),
  validated('header', ConditionHeaders),
  async c => {
    const { path } = c.req.valid('query')
    const expected = await expectedDraft(c, path)
    return c.json({ dropped: await c.var.ask('dropDraft', path, expected) })
  },
)

const expectedDraft = (c: Context<ListingEnv>, path: string) =>
  expectedContent(c, async () => (await c.var.ask('findDraft', path))?.content ?? null)
