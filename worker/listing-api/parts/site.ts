import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { rowsOf } from '../db/tables.ts'
import { writeRows } from '../db/write-rows.ts'
import { ApiError } from '../http/errors.ts'
import { canonicalJson } from '../packs/digest.ts'
import { SiteFile } from '../packs/schema/site.ts'
import { findSite } from '../site/queries.ts'
import { partKind, refuseTwice } from './part-kind.ts'

export const site = partKind({
  schema: SiteFile,
  rule: ({ locales, defaultLocale, hostnames }) => {
    if (!locales.includes(defaultLocale))
      throw new ApiError(400, `must be one of locales: ${locales.join(', ')}`, 'defaultLocale')
    refuseTwice(locales, index => `locales[${index}]`)
    refuseTwice(hostnames, index => `hostnames[${index}]`)
  },
  write: (db, _, content, { siteId, origin }) => {
    const { $schema: __, id, ...rest } = content
    if (id !== undefined && id !== siteId)
      throw new ApiError(400, `must be ${siteId}, the site of the address`, 'id')
    const before = findSite(db)
    const known = before && JSON.parse(before.doc)
    const doc = { id: siteId, ...rest, origin: origin ?? known?.origin ?? null }
    if (known && canonicalJson(known) === canonicalJson(doc))
      return { changed: false, concerns: [], id: siteId }
    const { hiddenStatus } = doc.settings
    writeRows(db, rowsOf('site', [{ only_row: 1, hidden_status: hiddenStatus, doc }]))
    const isHidingOthers = String(known?.settings.hiddenStatus) !== String(hiddenStatus)
    return { changed: true, concerns: [isHidingOthers ? 'all' : 'site'], id: siteId }
  },
  remove: () => {
    throw new ApiError(400, 'must not be null: a site is removed by DELETE /sites/{id}', 'content')
  },
})

/** The languages of the site, and its hostnames. */
export const hostnamesOf = (db: Database): string[] => {
  const row = db.first<{ hostnames: string }>(sql`SELECT doc->'$.hostnames' AS hostnames FROM site`)
  return row ? JSON.parse(row.hostnames) : []
}
