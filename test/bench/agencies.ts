import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Ids of the agencies made here; those of the demo are lower. */
const FIRST_ID = 1001

export const hostOf = (id: number): string => `bureau-${id}.test`
/** Part of an agency's name and of all its streets, so that its bytes are recognised anywhere. */
export const markerOf = (id: number): string => `Merkteken${id}x`

/** Opens the listing API's database in a state that no server has open. The caller closes it. */
export function openListings(state: string): DatabaseSync {
  const folder = join(state, 'd1', 'miniflare-D1DatabaseObject')
  for (const file of readdirSync(folder).filter(name => name.endsWith('.sqlite'))) {
    const db = new DatabaseSync(join(folder, file))
    if (db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'estate'").get()) return db
    db.close()
  }
  throw new Error(`no listings in ${folder}`)
}

const MARKER = "'Merkteken' || n.value || 'x'"
const HOST = "'bureau-' || n.value || '.test'"
const RENAMED = `replace(doc, 'Leie & Linde', ${MARKER})`

/** Copies the demo's first agency under another name and host, with its home page and its listing of estates for sale. */
const AGENCY = [
  `INSERT INTO site (id, hidden_status, doc)
   SELECT n.value, hidden_status, json_set(${RENAMED}, '$.id', n.value, '$.name', ${MARKER}, '$.hostnames', json_array(${HOST}), '$.origin', 'http://' || ${HOST})
   FROM json_each(?1) n, site WHERE site.id = 1`,
  `INSERT INTO hostname (hostname, site_id) SELECT ${HOST}, n.value FROM json_each(?1) n`,
  `INSERT INTO navigation (site_id, name, doc) SELECT n.value, name, ${RENAMED} FROM json_each(?1) n, navigation WHERE site_id = 1`,
  `INSERT INTO page_url (site_id, url, page_id) SELECT n.value, url, page_id FROM json_each(?1) n, page_url
   WHERE site_id = 1 AND page_id IN (SELECT page_id FROM page_url WHERE site_id = 1 AND url IN ('nl', 'nl/te-koop'))`,
  `INSERT INTO page (site_id, id, published, head, doc) SELECT n.value, page.id, published, replace(head, 'Leie & Linde', ${MARKER}), ${RENAMED} FROM json_each(?1) n, page
   WHERE site_id = 1 AND page.id IN (SELECT page_id FROM page_url WHERE site_id = 1 AND url IN ('nl', 'nl/te-koop'))`,
]

/** Copies of the demo's estates, numbered from 1 in each agency, spread over forty municipalities, prices and days. */
const ESTATES = `
  WITH RECURSIVE
    k (value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM k WHERE value + 1 < ?2),
    kind AS MATERIALIZED (SELECT *, row_number() OVER () - 1 AS at, count(*) OVER () AS kinds FROM estate WHERE site_id = 1 AND parent_id IS NULL AND project = 0),
    town AS MATERIALIZED (SELECT *, row_number() OVER () - 1 AS at, count(*) OVER () AS towns FROM place),
    home AS (
      SELECT n.value AS site, k.value + 1 AS id, ${MARKER} AS word, (k.value * 7919 + n.value * 31) % 100 AS chance, (n.value * 17 + k.value * 13 % 40) AS town
      FROM json_each(?1) n, k)
  INSERT INTO estate (site_id, id, public_id, external_id, project, head_type, sub_type, transaction_id, country_id, region, city_id, city, city_sort, zip,
    price, price_up, bedrooms, publication_date, lat, lon, updated_at, card)
  SELECT home.site, home.id, home.id, home.id, 0, head_type, sub_type, transaction_id, country_id, town.region, town.id, town.nl, lower(town.nl), town.zip,
    price * (50 + chance) / 100, price_up * (50 + chance) / 100, bedrooms, date(publication_date, -(home.id % 700) || ' days'),
    town.lat + chance / 2000.0, town.lon + home.id % 89 / 2000.0, updated_at,
    json_set(card, '$.general.id', home.id, '$.general.address.street.nl', word || 'straat', '$.general.address.visible', json('true'),
      '$.general.address.city', json_object('id', town.id, 'name', town.nl, 'zip', town.zip))
  FROM home JOIN kind ON kind.at = home.id % kinds JOIN town ON town.at = home.town % towns`

/** What a home page shows besides, and whole estates for detail pages: one of the demo's with the card's values. */
const DETAIL_DATA = [
  `INSERT INTO entity (site_id, name, kind, items) SELECT n.value, name, kind, replace(items, 'Leie & Linde', ${MARKER}) FROM json_each(?1) n, entity WHERE site_id = 1`,
  `INSERT INTO estate_doc (site_id, id, doc) SELECT site_id, id, json_patch((SELECT doc FROM estate_doc WHERE site_id = 1 AND id = 1000), card)
   FROM estate WHERE site_id IN (SELECT value FROM json_each(?1))`,
]

/** Writes agencies with so many estates each straight into the database file. `whole`: with detail pages. */
export function addAgencies(
  db: DatabaseSync,
  ids: number[],
  { estates, whole = false }: { estates: number; whole?: boolean },
): void {
  const sites = JSON.stringify(ids)
  db.exec('PRAGMA synchronous = OFF; BEGIN')
  for (const sql of AGENCY) db.prepare(sql).run(sites)
  if (estates > 0) db.prepare(ESTATES).run(sites, estates)
  for (const sql of whole ? DETAIL_DATA : []) db.prepare(sql).run(sites)
  db.exec('COMMIT')
}

/** Ids from the `from`-th agency to the `count`-th. */
export const agencies = (count: number, from = 0): number[] =>
  Array.from({ length: count - from }, (_, index) => FIRST_ID + from + index)
