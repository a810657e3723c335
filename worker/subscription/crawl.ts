import * as v from 'valibot'
import { toCard, type EstateCard } from '../../shared/estate/card.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import { DAY, HOUR, MINUTE, wholeSeconds, type Millis } from '../../shared/time/units.ts'
import type { TaskHandler } from '../agency/agency-object.ts'
import type { CrawlState } from '../agency/subscription/crawled-page.ts'
import type { ApiClient } from '../api/client.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import { integer, objectOf, parser } from '../api/parse-response.ts'
import { log } from '../http/log.ts'
import { createJobContext } from '../http/work-context.ts'
import { siteById } from '../site/find.ts'
import { recordPage, type Positions } from './record-page.ts'

const PAGE_SIZE = 100
/** The highest offset that every listing API accepts; a crawl that ends there is not complete. */
const MAX_OFFSET = 10_000

const INTERVAL: Millis = 5 * MINUTE
/** Homes that are still read for a criterion that somebody asks for are looked at when they have been. */
const PENDING_INTERVAL: Millis = MINUTE
/** A site that has no record may get one again. */
const UNKNOWN_SITE_INTERVAL: Millis = 6 * HOUR
/** The list is read so often even where the API says that nothing changed: what is hidden is a setting of the site. */
const WHOLE_INTERVAL: Millis = DAY
/** An import tells its changes by the time at which it began. */
const OVERLAP: Millis = HOUR

/**
 * Reads a page of the agency's estates, newest first, and records what changed since they were last read; due again at
 * once for the next page, five minutes after the last one, and no more once nobody is to be told. Uses only calls that
 * every listing API has, save one that spares them. Each page is one transaction: a crawl that breaks off loses nothing.
 * The first one only stores snapshots (SUBS-20).
 */
export const runCrawl: TaskHandler = async ({ env, siteId, agency, now }) => {
  const state = await agency.crawls.open(now)
  if (!state) return null
  const site = await siteById(siteId, createJobContext(env, now, 'crawl'))
  if (!site) return now + UNKNOWN_SITE_INTERVAL
  const client = connect(env, { siteId, locale: site.defaultLocale })
  if (await isUnchanged(client, siteId, state, now)) return now + INTERVAL
  const { position, lookedAt } = state
  const { total, estates, length, pending } = await readPage(client, siteId, position)
  if (pending.length > 0 && (await agency.searches.asks(pending))) return now + PENDING_INTERVAL
  const next = position + length
  const isLast = length === 0 || next >= total || next > MAX_OFFSET
  const isFirst = lookedAt === null
  const isWhole = await recordPage(agency.crawls, {
    position,
    next,
    total,
    estates,
    cards: estates.filter(card => !isHidden(card, site.settings.hiddenStatus)),
    isFirst,
    isLast,
    now,
    positions: ids => readPositions(client, siteId, ids),
  })
  if (!isLast) return now
  log({ event: 'crawl', site: siteId, estates: next, isFirst, isWhole })
  return now + INTERVAL
}

const changesSchema = v.object({ changes: v.array(v.unknown()) })

/** Whether the API says that nothing changed since the list was last read; one that has no such call is read. */
async function isUnchanged(
  client: ApiClient,
  site: number,
  { position, lookedAt }: CrawlState,
  now: Millis,
): Promise<boolean> {
  if (position > 0 || lookedAt === null || lookedAt <= now - WHOLE_INTERVAL) return false
  const since = Math.max(0, wholeSeconds(lookedAt - OVERLAP))
  const response = await client
    .get(`/sites/${site}/estates/changes?since=${since}&limit=1`)
    .catch(nullOnApiError)
  return v.is(changesSchema, response) && response.changes.length === 0
}

const pageSchema = v.object({
  total: v.object({ value: v.number() }),
  results: v.array(v.unknown()),
  pending: v.fallback(v.optional(v.array(v.string()), []), []),
})

const parsePage = parser(pageSchema)

const estateSchema = objectOf<Estate>({ general: v.looseObject({ id: integer }) })

/** `length`: of the page, with what is no estate. */
async function readPage(
  client: ApiClient,
  site: number,
  offset: number,
): Promise<{ total: number; length: number; estates: EstateCard[]; pending: string[] }> {
  const sort = [{ field: 'publicationDate', order: 'DESC' }]
  const body = { query: {}, sort, limit: PAGE_SIZE, offset }
  const { total, results, pending } = parsePage(await client.post(`/sites/${site}/estates`, body))
  const estates = results.flatMap(result => {
    const estate = v.safeParse(estateSchema, result)
    return estate.success ? [toCard(estate.output)] : []
  })
  return { total: total.value, length: results.length, estates, pending }
}

const markersSchema = v.object({
  markers: v.array(v.unknown()),
})

const markerSchema = v.looseTuple([v.unknown(), v.number(), v.number()])

/** Where estates with a hidden address are: an optional extension of the API. Without it, searches by distance miss them. */
async function readPositions(client: ApiClient, site: number, ids: string[]): Promise<Positions> {
  const response = await client
    .post(`/sites/${site}/estates/markers`, { query: { terms: { id: ids } } })
    .catch(nullOnApiError)
  const markers = v.is(markersSchema, response) ? response.markers : []
  return new Map(
    markers
      .filter(marker => v.is(markerSchema, marker))
      .map(([id, lat, lon]) => [String(id), { lat, lon }]),
  )
}

function nullOnApiError(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
}
