import { Hono } from 'hono'
import * as v from 'valibot'
import { jsonBody } from '../http/access.ts'
import * as responses from '../http/responses.ts'
import { describeOperation, validated, sendJson } from '../http/operation.ts'
import { DraftsQuery, includesDrafts } from '../http/drafts.ts'
import type { ListingEnv } from '../env.ts'
import { ById, ByPublicId, guid, wholeNumber } from '../http/parameters.ts'
import { notFound, ApiError } from '../http/errors.ts'
import type { EstateLookup } from './queries.ts'
import { Search } from './search-schema.ts'

const MAX_CHANGES = 500
const ARCHIVED = { 410: 'Archived' }

export const estate = new Hono<ListingEnv>()

estate.post(
  '/estates',
  describeOperation({
    summary: 'Search estates: one page of cards and the total',
    tag: 'estate',
    response: responses.SearchResults,
  }),
  jsonBody,
  validated('json', Search),
  async c => {
    const { total, cards, pending } = await c.var.ask('searchEstates', c.req.valid('json'))
    return sendJson(c, cardsResponse(total, cards, pending))
  },
)

estate.post(
  '/estates/markers',
  describeOperation({
    summary: 'Map markers of a search, or counts in a grid when there are more than 2,000',
    tag: 'extension',
    response: responses.Markers,
  }),
  jsonBody,
  validated('json', Search),
  async c => c.json(await c.var.ask('findMarkers', c.req.valid('json').query)),
)

estate.get(
  '/estates/changes',
  describeOperation({
    summary: 'Changes since a Unix second, oldest first',
    tag: 'extension',
    response: responses.Changes,
  }),
  validated(
    'query',
    v.object({
      since: v.optional(wholeNumber),
      after: v.optional(wholeNumber),
      limit: v.optional(wholeNumber),
    }),
  ),
  async c => {
    const { since = '0', after, limit } = c.req.valid('query')
    const max = Math.min(Number(limit ?? MAX_CHANGES), MAX_CHANGES)
    const changes = await c.var.ask('findChanges', Number(since), Number(after ?? -1), max)
    const last = changes.length === max ? changes.at(-1) : undefined
    return c.json({
      changes: changes.map(({ id: _, gone, ...change }) => ({ ...change, gone: gone === 1 })),
      next: last ? { since: last.updatedAt, after: last.id } : null,
    })
  },
)

estate.get(
  '/estates/v2/:id',
  describeOperation({
    summary: 'An estate of the main source',
    tag: 'estate',
    response: responses.Estate,
    errors: ARCHIVED,
  }),
  validated('param', ById),
  validated('query', DraftsQuery),
  async c => {
    const drafts = await includesDrafts(c, c.req.valid('query').unpublished)
    const key = { id: Number(c.req.valid('param').id) }
    return sendJson(c, documentOf(await c.var.ask('findEstate', key, drafts)))
  },
)

estate.get(
  '/estates/skarabee/:id',
  describeOperation({
    summary: 'An estate of the guid source',
    tag: 'estate',
    response: responses.Estate,
    errors: ARCHIVED,
  }),
  validated('param', v.object({ id: guid })),
  validated('query', DraftsQuery),
  async c => {
    const drafts = await includesDrafts(c, c.req.valid('query').unpublished)
    const key = { publicId: c.req.valid('param').id }
    return sendJson(c, documentOf(await c.var.ask('findEstate', key, drafts)))
  },
)

estate.get(
  '/estates/group/:id',
  describeOperation({
    summary: "A project's children as cards",
    tag: 'estate',
    response: responses.SearchResults,
  }),
  validated('param', ByPublicId),
  async c => {
    const cards = await c.var.ask('findGroup', c.req.valid('param').id)
    if (!cards) throw notFound('project')
    return sendJson(c, cardsResponse(cards.length, cards))
  },
)

estate.get(
  '/estates/:id/contact-info',
  describeOperation({ summary: "An estate's agent", tag: 'estate', response: responses.SalesRep }),
  validated('param', ByPublicId),
  async c => {
    const found = await c.var.ask('findContact', c.req.valid('param').id)
    if (!found) throw notFound('estate')
    return found.contact === null || found.contact === 'null'
      ? c.body(null, 204)
      : sendJson(c, found.contact)
  },
)

function cardsResponse(total: number, cards: string[], pending: string[] = []): string {
  const rest = pending.length > 0 ? `,"pending":${JSON.stringify(pending)}` : ''
  return `{"total":{"value":${total}},"results":[${cards.join(',')}]${rest}}`
}

function documentOf(found: EstateLookup): string {
  if (found === 'archived') throw new ApiError('gone', 'This estate is archived')
  if (!found) throw notFound('estate')
  return found.doc
}
