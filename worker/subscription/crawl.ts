import { toCard, type EstateCard } from '../../shared/estate/card.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import { isRecord } from '../../shared/is-record.ts'
import type { ApiClient } from '../api/client.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import { log } from '../http/log.ts'
import { createJobContext } from '../http/work-context.ts'
import type { Bindings } from '../env.ts'
import { siteById } from '../site/find.ts'
import { recordChanges } from './record-changes.ts'

const PAGE_SIZE = 100
/** As far as any listing API may be asked; a look that ends there is not whole. */
const MAX_OFFSET = 10_000

/**
 * Looks at all estates of a site, newest first, and writes down what changed since the last look. Asks only what every
 * listing API has. Each piece is one transaction: a look that breaks off has lost nothing,
 * and the next one goes on from what is written. The very first whole look only takes note.
 */
export async function crawlSite(env: Bindings, siteId: number, now: number): Promise<void> {
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
  const isWhole = totals.size === 1 && totals.has(seen.size)
  await env.DB.batch([
    ...(isWhole ? [markMissing(env.DB, siteId, [...seen])] : []),
    env.DB.prepare(
      'INSERT INTO scan (site_id, finished_at) VALUES (?1, ?2) ON CONFLICT (site_id) DO UPDATE SET finished_at = excluded.finished_at',
    ).bind(siteId, now),
  ])
  log({ event: 'scan', site: siteId, estates: seen.size, isFirst, isWhole })
}

async function readPage(
  client: ApiClient,
  site: number,
  offset: number,
): Promise<{ total: number; results: EstateCard[] }> {
  const body = {
    query: {},
    sort: [{ field: 'publicationDate', order: 'DESC' }],
    limit: PAGE_SIZE,
    offset,
  }
  const answer = await client.post(`/sites/${site}/estates`, body)
  if (
    !isRecord(answer) ||
    !isRecord(answer.total) ||
    typeof answer.total.value !== 'number' ||
    !Array.isArray(answer.results)
  ) {
    throw new ApiError(200, 'unusable answer')
  }
  const estates = answer.results.filter(
    estate => isRecord(estate) && isRecord(estate.general) && Number.isInteger(estate.general.id),
  )
  return { total: answer.total.value, results: estates.map(estate => toCard(estate as Estate)) }
}

/** Estates that left the list are remembered, so that they can come back. Only after a look that saw all of them. */
const markMissing = (db: D1Database, site: number, seen: string[]): D1PreparedStatement =>
  db
    .prepare(
      'UPDATE estate_snapshot SET missing = 1 WHERE site_id = ?1 AND missing = 0 AND estate_id NOT IN (SELECT value FROM json_each(?2))',
    )
    .bind(site, JSON.stringify(seen))

export type Positions = Map<string, { lat: number; lon: number }>

/** Where estates with a hidden address stand on the map, an extension of the API; without it searches by distance miss them. */
async function readPositions(client: ApiClient, site: number, ids: string[]): Promise<Positions> {
  const answer = await client
    .post(`/sites/${site}/estates/markers`, { query: { terms: { id: ids } } })
    .catch((error: unknown) => {
      if (error instanceof ApiError) return null
      throw error
    })
  const markers =
    isRecord(answer) && Array.isArray(answer.markers) ? answer.markers.filter(Array.isArray) : []
  return new Map(
    markers.flatMap(([id, lat, lon]: unknown[]) =>
      typeof lat === 'number' && typeof lon === 'number' ? [[String(id), { lat, lon }]] : [],
    ),
  )
}
