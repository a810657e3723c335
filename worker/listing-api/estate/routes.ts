import { Hono } from 'hono'
import * as v from 'valibot'
import { jsonBody } from '../access.ts'
import * as answers from '../answers.ts'
import { call, checked, jsonText } from '../call.ts'
import type { ListingEnv } from '../env.ts'
import { ById, ByPublicId, guid, wholeNumber } from '../parameters.ts'
import { notFound, Problem } from '../problem.ts'
import { findChanges, findContact, findEstate, findGroup, type Found } from './queries.ts'
import { findMarkers } from './markers.ts'
import { searchEstates } from './search.ts'
import { Search } from './search-schema.ts'

const MAX_CHANGES = 500
const GONE = { 410: 'Archived: it was here and is no longer' }

export const estate = new Hono<ListingEnv>()

estate.post(
  '/estates',
  call({
    summary: 'Search: one page of cards and the total',
    tag: 'estate',
    answer: answers.SearchResults,
  }),
  jsonBody,
  checked('json', Search),
  async c => {
    const { total, cards } = await searchEstates(c.env.DB, c.var.site, c.req.valid('json'))
    return jsonText(c, cardsAnswer(total, cards))
  },
)

estate.post(
  '/estates/markers',
  call({
    summary: 'The map of a search: every pin, or counts in a grid above 2,000',
    tag: 'extension',
    answer: answers.Markers,
  }),
  jsonBody,
  checked('json', Search),
  async c => c.json(await findMarkers(c.env.DB, c.var.site, c.req.valid('json').query)),
)

estate.get(
  '/estates/changes',
  call({
    summary: 'What changed from a second on, oldest first',
    tag: 'extension',
    answer: answers.Changes,
  }),
  checked(
    'query',
    v.object({
      since: v.optional(wholeNumber),
      after: v.optional(wholeNumber),
      limit: v.optional(wholeNumber),
    }),
  ),
  async c => {
    const { since = '0', after, limit } = c.req.valid('query')
    const most = Math.min(Number(limit ?? MAX_CHANGES), MAX_CHANGES)
    const changes = await findChanges(
      c.env.DB,
      c.var.site,
      Number(since),
      Number(after ?? -1),
      most,
    )
    const last = changes.length === most ? changes.at(-1) : undefined
    return c.json({
      changes: changes.map(({ id: _, gone, ...change }) => ({ ...change, gone: gone === 1 })),
      next: last ? { since: last.updatedAt, after: last.id } : null,
    })
  },
)

estate.get(
  '/estates/v2/:id',
  call({
    summary: 'One estate of the main source',
    tag: 'estate',
    answer: answers.Estate,
    also: GONE,
  }),
  checked('param', ById),
  async c =>
    jsonText(
      c,
      docOf(await findEstate(c.env.DB, c.var.site, { id: Number(c.req.valid('param').id) })),
    ),
)

estate.get(
  '/estates/skarabee/:id',
  call({
    summary: 'One estate of the guid-bearing source',
    tag: 'estate',
    answer: answers.Estate,
    also: GONE,
  }),
  checked('param', v.object({ id: guid })),
  async c =>
    jsonText(
      c,
      docOf(await findEstate(c.env.DB, c.var.site, { publicId: c.req.valid('param').id })),
    ),
)

estate.get(
  '/estates/group/:id',
  call({ summary: "A project's children as cards", tag: 'estate', answer: answers.SearchResults }),
  checked('param', ByPublicId),
  async c => {
    const cards = await findGroup(c.env.DB, c.var.site, c.req.valid('param').id)
    if (!cards) throw notFound('project')
    return jsonText(c, cardsAnswer(cards.length, cards))
  },
)

estate.get(
  '/estates/:id/contact-info',
  call({ summary: "An estate's agent", tag: 'estate', answer: answers.SalesRep }),
  checked('param', ByPublicId),
  async c => {
    const found = await findContact(c.env.DB, c.var.site, c.req.valid('param').id)
    if (!found) throw notFound('estate')
    return found.contact === null || found.contact === 'null'
      ? c.body(null, 204)
      : jsonText(c, found.contact)
  },
)

const cardsAnswer = (total: number, cards: string[]): string =>
  `{"total":{"value":${total}},"results":[${cards.join(',')}]}`

function docOf(found: Found): string {
  if (found === 'gone') throw new Problem(410, 'This estate was here and is no longer')
  if (!found) throw notFound('estate')
  return found.doc
}
