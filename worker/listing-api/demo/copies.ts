import { siteRows } from '../db/site-rows.ts'
import { copyOf } from '../site/copy.ts'
import { places, seed } from './seed.ts'
import { withStays } from './with-stays.ts'

export interface DemoCopy {
  siteId: number
  /** As POST /sites/{siteId}/restore takes it. */
  copy: string
}

/** The demo agencies as copies to restore; always the same. The port is part of their absolute URLs. */
export const demoCopies = (port: number): DemoCopy[] =>
  seed().map(one => {
    const { site } = one
    const origin = `http://${site.hostnames[0]}:${port}`
    const rows = siteRows(withStays({ ...one, site: { ...site, origin } }), places())
    return { siteId: site.id, copy: copyOf(site.id, rows) }
  })
