import { cpSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { serve } from '../../worker/commands/local/serve.ts'
import { listingsFolder } from '../support/listing-files.ts'

/** Ids of the agencies made here; those of the demo are lower. */
const FIRST_ID = 1001

export const hostOf = (id: number): string => `bureau-${id}.test`
/** Part of an agency's name and of all its streets, so that its bytes are recognised anywhere. */
export const markerOf = (id: number): string => `Merkteken${id}x`

/** Ids from the `from`-th agency to the `count`-th. */
export const agencies = (count: number, from = 0): number[] =>
  Array.from({ length: count - from }, (_, index) => FIRST_ID + from + index)

/** What the template calls its agency; no other text has it. */
const NAME = 'Merkteken-sjabloon'

/** Leaves of the demo's first agency its home page and its listing of estates for sale, under the template's name. */
const TEMPLATE = [
  `DELETE FROM page WHERE id NOT IN (SELECT page_id FROM page_url WHERE url IN ('nl', 'nl/te-koop'))`,
  `DELETE FROM page_url WHERE page_id NOT IN (SELECT id FROM page)`,
  ...['asset', 'estate_page', 'collection', 'collection_estate', 'agenda'].map(
    table => `DELETE FROM ${table}`,
  ),
  `UPDATE site SET doc = replace(doc, 'Leie & Linde', '${NAME}')`,
  `UPDATE navigation SET doc = replace(doc, 'Leie & Linde', '${NAME}')`,
  `UPDATE page SET head = replace(head, 'Leie & Linde', '${NAME}'), doc = replace(doc, 'Leie & Linde', '${NAME}')`,
  `UPDATE entity SET items = replace(items, 'Leie & Linde', '${NAME}')`,
  `CREATE TEMP TABLE kind AS SELECT *, row_number() OVER () - 1 AS at, count(*) OVER () AS kinds FROM estate WHERE parent_id IS NULL AND project = 0`,
  `CREATE TEMP TABLE whole AS SELECT doc FROM estate_doc WHERE id = 1000`,
  `DELETE FROM estate`,
  `DELETE FROM estate_doc`,
]

/** Copies of the demo's estates, numbered from 1, spread over forty municipalities, prices and days. */
const ESTATES = `
  WITH RECURSIVE
    k (value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM k WHERE value + 1 < ?1),
    town AS MATERIALIZED (SELECT *, row_number() OVER () - 1 AS at, count(*) OVER () AS towns FROM place),
    home AS (SELECT value + 1 AS id, value * 7919 % 100 AS chance, value * 13 % 40 AS town FROM k)
  INSERT INTO estate (id, public_id, external_id, project, head_type, sub_type, transaction_id, country_id, region, city_id, city, city_sort, zip,
    price, price_up, bedrooms, publication_date, lat, lon, updated_at, card)
  SELECT home.id, home.id, home.id, 0, head_type, sub_type, transaction_id, country_id, town.region, town.id, town.nl, lower(town.nl), town.zip,
    price * (50 + chance) / 100, price_up * (50 + chance) / 100, bedrooms, date(publication_date, -(home.id % 700) || ' days'),
    town.lat + chance / 2000.0, town.lon + home.id % 89 / 2000.0, updated_at,
    json_set(card, '$.general.id', home.id, '$.general.address.street.nl', '${NAME}straat', '$.general.address.visible', json('true'),
      '$.general.address.city', json_object('id', town.id, 'name', town.nl, 'zip', town.zip))
  FROM home JOIN temp.kind ON kind.at = home.id % kinds JOIN town ON town.at = home.town % towns`

/** Whole estates for detail pages: one of the demo's with the card's values. */
const DETAILS = `INSERT INTO estate_doc (id, doc) SELECT id, json_patch((SELECT doc FROM temp.whole), card) FROM estate`

/** Gives a copy of the template its own name and host. */
function rename(db: DatabaseSync, id: number, marked: boolean): void {
  const marker = markerOf(id)
  const own = `replace(doc, '${NAME}', '${marker}')`
  db.exec(`BEGIN;
    UPDATE site SET doc = json_set(${own}, '$.id', ${id}, '$.hostnames', json_array('${hostOf(id)}'), '$.origin', 'http://${hostOf(id)}');
    UPDATE navigation SET doc = ${own};
    UPDATE page SET head = replace(head, '${NAME}', '${marker}'), doc = ${own};
    UPDATE entity SET items = replace(items, '${NAME}', '${marker}');
    ${marked ? `UPDATE estate SET card = replace(card, '${NAME}', '${marker}'); UPDATE estate_doc SET doc = ${own};` : ''}
    COMMIT`)
}

interface AgencyOptions {
  estates: number
  /** With detail pages. */
  whole?: boolean
  /** With the agency's own name in each estate. */
  marked?: boolean
}

/**
 * Puts agencies with so many estates each into a state that nothing serves: a database is made once and its file copied to
 * where each agency's object expects it. Resolves to the bytes of one.
 */
export async function addAgencies(
  state: string,
  ids: number[],
  { estates, whole = false, marked = false }: AgencyOptions,
): Promise<number> {
  const files = await objectFiles(state, [1, ...ids])
  const template = join(state, 'template.sqlite')
  const bytes = makeTemplate(files.get(1) ?? '', template, estates, whole)
  for (const id of ids) {
    const file = files.get(id) ?? ''
    cpSync(template, file)
    const db = openFast(file)
    rename(db, id, marked)
    closeFile(db)
  }
  rmSync(template)
  enterSites(state, ids)
  return bytes
}

/** Makes the template of the demo's first agency, and returns its bytes. */
function makeTemplate(from: string, to: string, estates: number, whole: boolean): number {
  closeFile(openFast(from))
  cpSync(from, to)
  const db = openFast(to)
  for (const sql of TEMPLATE) db.exec(sql)
  if (estates > 0) db.prepare(ESTATES).run(estates)
  if (whole) db.exec(DETAILS)
  db.exec('VACUUM')
  const bytes = db
    .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')
    .get()
  closeFile(db)
  return Number(bytes?.bytes)
}

export function openFast(file: string): DatabaseSync {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA synchronous = OFF')
  return db
}

/** Writes everything into the one file, so that it can be copied alone. */
export function closeFile(db: DatabaseSync): void {
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
}

/** The files in which the objects of these sites keep their databases; the server names them. */
export async function objectFiles(state: string, ids: number[]): Promise<Map<number, string>> {
  const server = await serve({ persist: state })
  const objects = await server.getDurableObjectNamespace('LISTINGS', 'baksteen-listing-api')
  const files = ids.map((id): [number, string] => [
    id,
    join(listingsFolder(state), `${objects.idFromName(String(id)).toString()}.sqlite`),
  ])
  await server.dispose()
  return new Map(files)
}

/** Enters the sites and their hostnames where all are known. */
export function enterSites(state: string, ids: number[]): void {
  for (const file of globSync(join(state, 'd1', 'miniflare-D1DatabaseObject', '*.sqlite'))) {
    const db = openFast(file)
    const isDirectory = db
      .prepare("SELECT 1 FROM sqlite_master WHERE name = 'hostname_by_site'")
      .get()
    if (isDirectory) {
      const sites = JSON.stringify(ids)
      db.prepare('INSERT OR IGNORE INTO site (id) SELECT value FROM json_each(?)').run(sites)
      db.prepare(
        `INSERT OR IGNORE INTO hostname (hostname, site_id) SELECT 'bureau-' || value || '.test', value FROM json_each(?)`,
      ).run(sites)
    }
    closeFile(db)
  }
}
