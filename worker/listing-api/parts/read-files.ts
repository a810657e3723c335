import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'
import { pageNames } from './kinds/pages.ts'
import type { StoredPart } from './stored-part.ts'

const ENTITY_FILES: readonly (readonly [kind: string, path: string])[] = [
  ['employees', 'team.json'],
  ['offices', 'offices.json'],
  ['reviews', 'reviews.json'],
  ['quotes', 'quotes.json'],
  ['notifications', 'notices.json'],
]

/** The files of a site's content, without those that have nothing in them. */
export function readFiles(db: Database): StoredPart[] {
  return [...siteFile(db), ...menusFile(db), ...pageFiles(db), ...wordFiles(db), ...lists(db)]
}

/** One of them; null where there is nothing of it. */
export function readFile(db: Database, path: string): StoredPart | null {
  if (path.startsWith('pages/')) return pageFile(db, path)
  const readers: Record<string, typeof readFiles> = {
    'site.json': siteFile,
    'menus.json': menusFile,
    'agendas.json': agendasFile,
  }
  const read = readers[path] ?? (path.startsWith('words/') ? wordFiles : lists)
  return read(db).find(part => part.path === path) ?? null
}

function pageFile(db: Database, path: string): StoredPart | null {
  const id = [...pageNames(db)].find(([, name]) => path === `pages/${name}.json`)?.[0]
  const row = db.first<{ doc: string }>(sql`SELECT doc FROM page WHERE id = ${id ?? 0}`)
  return row && { path, content: row.doc }
}

const docs = (db: Database, table: 'navigation' | 'agreement' | 'estate_page'): string[] => {
  const found = {
    navigation: sql`SELECT doc FROM navigation ORDER BY name`,
    agreement: sql`SELECT doc FROM agreement ORDER BY id`,
    estate_page: sql`SELECT doc FROM estate_page ORDER BY estate_id`,
  }
  return db.rows<{ doc: string }>(found[table]).map(({ doc }) => doc)
}

/** The record without its origin, which is the deployment's. */
const siteFile = (db: Database): StoredPart[] =>
  db
    .rows<{ content: string }>(sql`SELECT json_remove(doc, '$.origin') AS content FROM site`)
    .map(({ content }) => ({ path: 'site.json', content }))

function menusFile(db: Database): StoredPart[] {
  const menus = docs(db, 'navigation')
  return menus.length > 0 ? [{ path: 'menus.json', content: `{"menus":[${menus.join(',')}]}` }] : []
}

function pageFiles(db: Database): StoredPart[] {
  const names = pageNames(db)
  return db
    .rows<{ id: number; doc: string }>(sql`SELECT id, doc FROM page ORDER BY id`)
    .map(({ id, doc }) => ({ path: `pages/${names.get(id)}.json`, content: doc }))
}

const wordFiles = (db: Database): StoredPart[] =>
  db
    .rows<{ locale: string; words: string }>(
      sql`SELECT locale, words FROM translation ORDER BY locale`,
    )
    .map(({ locale, words }) => ({ path: `words/${locale}.json`, content: words }))

function lists(db: Database): StoredPart[] {
  const entities = new Map(
    db
      .rows<{ kind: string; items: string }>(sql`SELECT kind, items FROM entity ORDER BY name DESC`)
      .map(({ kind, items }) => [kind, items]),
  )
  const collections = db
    .rows<{ doc: string }>(
      sql`SELECT json_object('id', id, 'name', name, 'estateIds', (
        SELECT json_group_array(estate_id ORDER BY position, estate_id) FROM collection_estate WHERE collection_id = id
      )) AS doc FROM collection ORDER BY id`,
    )
    .map(({ doc }) => doc)
  return [
    ...ENTITY_FILES.flatMap(([kind, path]) => itemsFile(path, entities.get(kind))),
    ...itemsFile('agreements.json', listOf(docs(db, 'agreement'))),
    ...itemsFile('collections.json', listOf(collections)),
    ...itemsFile('estate-pages.json', listOf(docs(db, 'estate_page'))),
    ...agendasFile(db),
  ]
}

const listOf = (items: string[]): string | undefined =>
  items.length > 0 ? `[${items.join(',')}]` : undefined

const itemsFile = (path: string, items: string | undefined): StoredPart[] =>
  items === undefined ? [] : [{ path, content: `{"items":${items}}` }]

/** Agendas by their rules, which many homes share. */
function agendasFile(db: Database): StoredPart[] {
  const items = db
    .rows<{ item: string }>(
      sql`SELECT json_object('rules', json(rules), 'estates', json_group_array(
        json_object('id', estate_id, 'agent', agent_id) ORDER BY estate_id
      )) AS item FROM agenda GROUP BY rules ORDER BY MIN(estate_id)`,
    )
    .map(({ item }) => item)
  const settings = db
    .rows<{ name: string; doc: string }>(
      sql`SELECT name, doc FROM agenda_setting ORDER BY name DESC`,
    )
    .map(({ name, doc }) => `${JSON.stringify(name)}:${doc}`)
  if (items.length === 0 && settings.length === 0) return []
  const content = `{${[`"items":[${items.join(',')}]`, ...settings].join(',')}}`
  return [{ path: 'agendas.json', content }]
}
