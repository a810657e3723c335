import { LOCALES } from '../../../../shared/locale.ts'
import { reservedWord } from '../../../../shared/reserved-words.ts'
import type { Database } from '../../db/database.ts'
import { sql } from '../../../store/sql.ts'
import { rowsOf } from '../../db/tables.ts'
import { writeRows } from '../../db/write-rows.ts'
import { ApiError } from '../../http/errors.ts'
import { canonicalJson } from '../../packs/digest.ts'
import { fileNames } from '../../packs/numbering.ts'
import { Page, type PackPage } from '../../../../shared/packs/page.ts'
import { partKind, refuseTwice, type Written } from '../part-kind.ts'
import { pageWarnings } from './page-references.ts'

const MAX_BYTES = 200_000

/** As a pack has at most (PACK-34). */
const MAX_PAGES = 500

const CHANGED: Written = { changed: true, concerns: ['pages'] }

export const page = partKind({
  schema: Page,
  maxBytes: MAX_BYTES,
  rule: refuseAddresses,
  write: (db, name, content, { now, later, isAlone }): Written => {
    storeNames(db)
    const before = pageOf(db, name)
    const id = idFor(db, content, before)
    const { $schema: _, id: __, ...rest } = content
    const { updatedAt } = content
    const known = before && JSON.parse(before.doc)
    const doc = { id, ...rest, updatedAt: updatedAt || (known?.updatedAt ?? now) }
    if (known && canonicalJson(known) === canonicalJson(doc))
      return { changed: false, concerns: [], id }
    if (!updatedAt) doc.updatedAt = now
    if (before) removePage(db, before.id)
    else refuseMore(db)
    writeRows(
      db,
      rowsOf('page', [
        { id, name, published: Number(doc.published), head: { ...doc, sections: undefined }, doc },
      ]),
    )
    later(() => claimAddresses(db, id, content))
    const warnings = isAlone ? pageWarnings(db, content) : []
    return { ...CHANGED, hard: known?.published === true && !doc.published, id, warnings }
  },
  remove: (db, name) => {
    storeNames(db)
    const before = pageOf(db, name)
    if (!before) return { changed: false, concerns: [] }
    removePage(db, before.id)
    return { ...CHANGED, hard: true, id: before.id }
  },
})

/** The name of each page's file, by the page's id; of one that has none it is made from its address. */
export function pageNames(db: Database): Map<number, string> {
  const pages = db.rows<{ id: number; name: string | null; address: string | null; url: string }>(
    sql`SELECT id, name, head->'$.url' AS url, head->>('$.url.' || (SELECT doc->>'$.defaultLocale' FROM site)) AS address
    FROM page ORDER BY name IS NULL, id`,
  )
  const names = fileNames(
    pages.map(({ name, address, url }) => name ?? (address || anyAddress(JSON.parse(url)))),
  )
  return new Map(pages.map(({ id }, index) => [id, names[index] ?? '']))
}

const anyAddress = (url: PackPage['url']): string =>
  LOCALES.map(locale => url[locale]).find(Boolean) || 'home'

/** Keeps the names that pages have, so that none changes with another's. */
function storeNames(db: Database): void {
  if (!db.first(sql`SELECT 1 FROM page WHERE name IS NULL`)) return
  for (const [id, name] of pageNames(db))
    db.change(sql`UPDATE page SET name = ${name} WHERE id = ${id} AND name IS NULL`)
}

interface KnownPage {
  id: number
  doc: string
}

const pageOf = (db: Database, name: string): KnownPage | null =>
  db.first<KnownPage>(sql`SELECT id, doc FROM page WHERE name = ${name}`)

/** The id that is given, else the page's own, else the lowest that is free (LAPI-97). */
function idFor(db: Database, { id }: PackPage, before: KnownPage | null): number {
  if (id === undefined) return before?.id ?? lowestFree(db)
  const owner = db.first<{ name: string }>(sql`SELECT name FROM page WHERE id = ${id}`)
  if (owner && id !== before?.id)
    throw new ApiError('conflict', `is the id of pages/${owner.name}.json`, 'id')
  return id
}

function refuseMore(db: Database): void {
  const pages = db.first<{ count: number }>(sql`SELECT COUNT(*) AS count FROM page`)
  if ((pages?.count ?? 0) >= MAX_PAGES)
    throw new ApiError('conflict', `must not be: a site has at most ${MAX_PAGES} pages`, 'body')
}

const lowestFree = (db: Database): number =>
  db.first<{ id: number }>(
    sql`SELECT MIN(id) AS id FROM (SELECT 1 AS id UNION ALL SELECT id + 1 FROM page) WHERE id NOT IN (SELECT id FROM page)`,
  )?.id ?? 1

function removePage(db: Database, id: number): void {
  db.change(sql`DELETE FROM page_url WHERE page_id = ${id}`)
  db.change(sql`DELETE FROM page WHERE id = ${id}`)
}

/** Enters a page's addresses once all pages of the call have given up theirs, so that two may swap (LAPI-96). */
function claimAddresses(db: Database, id: number, { url }: PackPage): void {
  for (const locale of LOCALES) {
    const path = url[locale]
    if (typeof path !== 'string') continue
    const address = path === '' ? locale : `${locale}/${path}`
    const owner = db.first<{ name: string }>(
      sql`SELECT name FROM page WHERE id = (SELECT page_id FROM page_url WHERE url = ${address})`,
    )
    if (owner)
      throw new ApiError('conflict', `is the address of pages/${owner.name}.json`, `url.${locale}`)
    writeRows(db, rowsOf('page_url', [{ url: address, page_id: id }]))
  }
}

function refuseAddresses({ url, sections }: PackPage): void {
  for (const locale of LOCALES) {
    const reserved = reservedWord(url[locale] ?? '', locale)
    if (reserved)
      throw new ApiError(
        400,
        `must not begin with '${reserved.word}': it is ${reserved.use}`,
        `url.${locale}`,
      )
  }
  refuseTwice(
    sections.map(({ id }) => id),
    index => `sections[${index}].id`,
  )
}
