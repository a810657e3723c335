import { rowsOf } from '../../db/tables.ts'
import { writeRows } from '../../db/write-rows.ts'
import { ApiError } from '../../http/errors.ts'
import { canonicalJson } from '../../packs/digest.ts'
import { SiteFile } from '../../../../shared/packs/site.ts'
import { findSite } from '../../site/queries.ts'
import { partKind, refuseTwice } from '../part-kind.ts'

/** Of a folder from before homes said it themselves (LAW-63). */
const NO_EFFECT = {
  field: 'settings.shownWithout',
  message: 'has no effect any more: each home says in its line why and until when it is shown',
}

export const site = partKind({
  schema: SiteFile,
  rule: ({ locales, defaultLocale, hostnames }) => {
    if (!locales.includes(defaultLocale))
      throw new ApiError(400, `must be one of locales: ${locales.join(', ')}`, 'defaultLocale')
    refuseTwice(locales, index => `locales[${index}]`)
    refuseTwice(hostnames, index => `hostnames[${index}]`)
  },
  write: (db, _, content, { siteId, origin }) => {
    const { $schema: __, id, settings: said, ...rest } = content
    const { shownWithout, ...settings } = said
    const warnings = shownWithout ? [NO_EFFECT] : []
    if (id !== undefined && id !== siteId)
      throw new ApiError(400, `must be ${siteId}, the site of the address`, 'id')
    const found = findSite(db)
    const known = found && JSON.parse(found.doc)
    const doc = { id: siteId, ...rest, settings, origin: origin ?? known?.origin ?? null }
    if (known && canonicalJson(known) === canonicalJson(doc))
      return { changed: false, concerns: [], id: siteId, warnings }
    const { hiddenStatus } = settings
    writeRows(db, rowsOf('site', [{ only_row: 1, hidden_status: hiddenStatus, doc }]))
    const isSame =
      known && canonicalJson(hiddenStatus) === canonicalJson(known.settings.hiddenStatus)
    return {
      changed: true,
      concerns: [isSame ? 'site' : 'all'],
      hard: !isSame,
      id: siteId,
      warnings,
    }
  },
  remove: () => {
    throw new ApiError(400, 'must not be null: a site is removed by DELETE /sites/{id}', 'content')
  },
})
