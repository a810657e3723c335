import * as v from 'valibot'
import { toCard, type EstateCard } from '../../shared/estate/card.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import type { Millis } from '../../shared/time/units.ts'
import type { ApiClient } from '../api/client.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import { integer, objectOf, parser } from '../api/parse-response.ts'
import { log } from '../http/log.ts'
import { createJobContext } from '../http/work-context.ts'
import type { Bindings } from '../env.ts'
import { siteById } from '../site/find.ts'
import { recordChanges, type Positions } from './record-changes.ts'

const PAGE_SIZE = 100
/** The highest offset that every listing API accepts; a crawl that ends there is not complete. */
const MAX_OFFSET = 10_000

/**
 * Reads all estates of a site, newest first, and records what changed since the last crawl. Uses only calls that every
 * listing API has. Each page is one transaction: a crawl that breaks off loses nothing, and the next one continues from
 * what is stored. The first crawl of a site only stores snapshots.
 */
export async function crawlSite(env: Bindings, siteId: number, now: Millis): Promise<void> {
  const site = await siteById(siteId, createJobContext(env, now, 'crawl'))
  if (!site) return
  const client = connect(env, { siteId, locale: site.defaultLocale })
  const isFirst =
    (await env.DB.prepare('SELECT 1 FROM scan WHERE site_id = ?1').bind(siteId).first()) === null
  const seen = new Set<string>()
  const totals = new Set<number>()
  for (let offset = 0; offset <= MAX_OFFSET;) {
    const { total, results } = await readPage(client, siteId, offset)
    totals.add(total)
    const cards = results.filter(card => !isHidden(card, site.settings.hiddenStatus))
    await recordChanges(env.DB, {
      site: siteId,
      cards,
      isFirst,
      now,
      positions: ids => readPositions(client, siteId, ids),
    })
    for (const card of results) seen.add(publicId(card))
    offset += results.length
    if (results.length === 0 || offset >= total) break
  }
  const isComplete = totals.size === 1 && totals.has(seen.size)
  await env.DB.batch([
    ...(isComplete ? [markMissing(env.DB, siteId, [...seen])] : []),
    env.DB.prepare(
      'INSERT INTO scan (site_id, finished_at) VALUES (?1, ?2) ON CONFLICT (site_id) DO UPDATE SET finished_at = excluded.finished_at',
    ).bind(siteId, now),
  ])
  log({ event: 'scan', site: siteId, estates: seen.size, isFirst, isWhole: isComplete })
}

const pageSchema = v.object({
  total: v.object({ value: v.number() }),
  results: v.array(v.unknown()),
})

const parsePage = parser(pageSchema)

const estateSchema = objectOf<Estate>({ general: v.looseObject({ id: integer }) })

async function readPage(
  client: ApiClient,
  site: number,
  offset: number,
): Promise<{ total: number; results: EstateCard[] }> {
  const sort = [{ field: 'publicationDate', order: 'DESC' }]
  const body = { query: {}, sort, limit: PAGE_SIZE, offset }
  const { total, results } = parsePage(await client.post(`/sites/${site}/estates`, body))
  const cards = results.flatMap(result => {
    const estate = v.safeParse(estateSchema, result)
    return estate.success ? [toCard(estate.output)] : []
  })
  return { total: total.value, results: cards }
}

/** Estates that left the list keep their snapshot, so that they can come back. Only after a complete crawl. */
const markMissing = (db: D1Database, site: number, seen: string[]): D1PreparedStatement =>
  db
    .prepare(
      'UPDATE estate_snapshot SET missing = 1 WHERE site_id = ?1 AND missing = 0 AND estate_id NOT IN (SELECT value FROM json_each(?2))',
    )
    .bind(site, JSON.stringify(seen))

const markersSchema = v.object({
  markers: v.array(v.unknown()),
})

const markerSchema = v.looseTuple([v.unknown(), v.number(), v.number()])

/** Where estates with a hidden address are: an optional extension of the API. Without it, searches by distance miss them. */
async function readPositions(client: ApiClient, site: number, ids: string[]): Promise<Positions> {
  const response = await client
    .post(`/sites/${site}/estates/markers`, { query: { terms: { id: ids } } })
    .catch((error: unknown) => {
      if (error instanceof ApiError) return null
      throw error
    })
  const markers = v.is(markersSchema, response) ? response.markers : []
  return new Map(
    markers
      .filter(marker => v.is(markerSchema, marker))
      .map(([id, lat, lon]) => [String(id), { lat, lon }]),
  )
}
