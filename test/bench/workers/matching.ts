import type { EstateCard } from '../../../shared/estate/card.ts'
import { parseFilter } from '../../../shared/search/filter.ts'
import { toCriteria } from '../../../shared/subscription/criteria.ts'
import type { Bindings } from '../../../worker/env.ts'
import { matchChanges } from '../../../worker/subscription/match.ts'
import { recordChanges } from '../../../worker/subscription/record-changes.ts'

const CITIES = 50
const BATCH_SIZE = 1000

/** `?subscriptions=10000&changed=100`: a site with so many searches, of which so many homes change. Answers how many queries it took, and seconds. */
export default {
  async fetch(request: Request, env: Pick<Bindings, 'DB'>): Promise<Response> {
    const params = new URL(request.url).searchParams
    const count = Number(params.get('subscriptions'))
    const site = 900_000 + count
    await subscribe(env.DB, site, count)
    let queries = 0
    const counted = new Proxy(env.DB, {
      get: (db, name) =>
        name === 'prepare'
          ? (sql: string) => {
              queries++
              return db.prepare(sql)
            }
          : Reflect.get(db, name).bind(db),
    })
    const began = Date.now()
    const cards = Array.from({ length: Number(params.get('changed')) }, (_, index) => cardOf(index))
    await recordChanges(counted, {
      site,
      cards,
      isFirst: false,
      now: 5,
      positions: async () => new Map(),
    })
    const matches = await matchChanges(counted, site, 6)
    return Response.json({ queries, matches, seconds: (Date.now() - began) / 1000 })
  },
}

/** Searches as people make them: a municipality or a circle, for sale or to rent, up to a price. */
async function subscribe(db: D1Database, site: number, count: number): Promise<void> {
  const owner = `p${site}`
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `${site}-${index}`,
    ...toCriteria(parseFilter(filterParams(index)), 'main'),
  }))
  const columns = Object.keys(rows[0] ?? {}).slice(1)
  await db
    .prepare(
      `INSERT INTO subscriber (id, site_id, email, locale, created_at) VALUES (?1, ?2, 'bench@voorbeeld.be', 'nl', 0)`,
    )
    .bind(owner, site)
    .run()
  for (let at = 0; at < count; at += BATCH_SIZE) {
    await db
      .prepare(`INSERT INTO subscription (id, subscriber_id, site_id, name, filter, frequency, reasons, confirmed_at, created_at, ${columns.join(', ')})
      SELECT value ->> 'id', ?2, ?3, '', '', 'instant', 15, 0, 0, ${columns.map(column => `value ->> '${column}'`).join(', ')} FROM json_each(?1)`)
      .bind(JSON.stringify(rows.slice(at, at + BATCH_SIZE)), owner, site)
      .run()
  }
}

const filterParams = (index: number): URLSearchParams =>
  new URLSearchParams({
    ...(index % 5 === 0
      ? { geo_range: `20km;51.${index % 10};3.${index % 7}` }
      : { city: String((index % CITIES) + 1) }),
    transaction: String(index % 3 === 0 ? 2 : 1),
    'price-max': String(150_000 + (index % 10) * 50_000),
  })

const cardOf = (index: number): EstateCard => ({
  general: {
    id: index + 1,
    transaction: { id: index % 4 === 0 ? 2 : 1 },
    price: { value: 120_000 + (index % 20) * 25_000 },
    address: {
      visible: true,
      city: { id: (index % CITIES) + 1, name: 'x', zip: '9000' },
      geoLocation: { lat: 51 + (index % 10) / 10, lon: 3 + (index % 7) / 10 },
    },
  } as EstateCard['general'],
  dimensions: {},
  pictures: [],
})
