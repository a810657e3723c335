import { rowsOf } from '../../db/tables.ts'
import { writeRows } from '../../db/write-rows.ts'
import { ApiError } from '../../http/errors.ts'
import { releaseHeld } from '../../import/held-estates.ts'
import { canonicalJson } from '../../packs/digest.ts'
import { SiteFile } from '../../../../shared/packs/site.ts'
import { findSite } from '../../site/queries.ts'
import { partKind, refuseTwice } from '../part-kind.ts'

export const site = partKind({
  schema: SiteFile,
  rule: ({ locales, defaultLocale, hostnames }) => {
    if (!locales.includes(defaultLocale))
      throw new ApiError(400, `must be one of locales: ${locales.join(', ')}`, 'defaultLocale')
    refuseTwice(locales, index => `locales[${index}]`)
    refuseTwice(hostnames, index => `hostnames[${index}]`)
  },
  write: (db, _, content, { siteId, origin, now }) => {
    const { $schema: __, id, ...rest } = content
    if (id !== undefined && id !== siteId)
      throw new ApiError(400, `must be ${siteId}, the site of the address`, 'id')
    const found = findSite(db)
    const known = found && JSON.parse(found.doc)
    const doc = { id: siteId, ...rest, origin: origin ?? known?.origin ?? null }
    if (known && canonicalJson(known) === canonicalJson(doc))
      return { changed: false, concerns: [], id: siteId }
    const { hiddenStatus, shownWithout } = doc.settings
    writeRows(db, rowsOf('site', [{ only_row: 1, hidden_status: hiddenStatus, doc }]))
    releaseHeld(db, now)
    const shown = canonicalJson([hiddenStatus, shownWithout])
    const before =
      known && canonicalJson([known.settings.hiddenStatus, known.settings.shownWithout])
    const isSame = shown === before
    return { changed: true, concerns: [isSame ? 'site' : 'all'], hard: !isSame, id: siteId }
  },
  remove: () => {
    throw new ApiError(400, 'must not be null: a site is removed by DELETE /sites/{id}', 'content')
  },
})
