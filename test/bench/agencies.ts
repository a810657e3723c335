import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Agencies made here begin past those of the demo. */
const FIRST_ID = 1001

export const hostOf = id => `bureau-${id}.test`
/** Stands in an agency's name and in all its streets, so that its bytes can be told from those of others. */
export const markerOf = id => `Merkteken${id}x`

/** The listing API's database, of a state that nobody serves. Its owner closes it. */
export function openListings(state) {
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

/** Each agency is the demo's first under a name and hosts of its own, with its home page and its list of homes for sale. */
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

/** Homes of the demo again and again, numbered from 1 in each agency, over forty municipalities, at prices and on days of their own. */
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

/** What a home page shows besides, and whole homes for pages of their own: one of the demo with what the home's card says. */
const DETAIL_DATA = [
  `INSERT INTO entity (site_id, name, kind, items) SELECT n.value, name, kind, replace(items, 'Leie & Linde', ${MARKER}) FROM json_each(?1) n, entity WHERE site_id = 1`,
  `INSERT INTO estate_doc (site_id, id, doc) SELECT site_id, id, json_patch((SELECT doc FROM estate_doc WHERE site_id = 1 AND id = 1000), card)
   FROM estate WHERE site_id IN (SELECT value FROM json_each(?1))`,
]

/** Agencies with so many homes each, written past D1; it is the database file that grows. */
export function addAgencies(db, ids, { homes, whole = false }) {
  const sites = JSON.stringify(ids)
  db.exec('PRAGMA synchronous = OFF; BEGIN')
  for (const sql of AGENCY) db.prepare(sql).run(sites)
  if (homes > 0) db.prepare(ESTATES).run(sites, homes)
  for (const sql of whole ? DETAIL_DATA : []) db.prepare(sql).run(sites)
  db.exec('COMMIT')
}

/** `count` numbers of agencies from the first, or from another one. */
export const agencies = (count, from = 0) =>
  Array.from({ length: count - from }, (_, index) => FIRST_ID + from + index)
