import { packFiles } from '../packs/from-seed.ts'
import { seed } from './seed.ts'
import { withStays } from './with-stays.ts'

export interface DemoPack {
  siteId: number
  /** Of its absolute addresses. */
  origin: string
  /** Path → text. */
  files: Record<string, string>
}

/** The demo agencies as packs; always the same. */
export const demoPacks = (port: number): DemoPack[] =>
  seed().map(one => ({
    siteId: one.site.id,
    origin: `http://${one.site.hostnames[0]}:${port}`,
    files: packFiles(withStays(one)),
  }))
