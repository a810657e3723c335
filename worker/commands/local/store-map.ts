import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { STATE } from './prepare.ts'
import { root } from './run-tool.ts'

/** The map of Belgium that the demo is drawn on; `npm run map -- build` makes it anew. */
export const MAP_FILE = join(root, 'worker/commands/map/belgium.pmtiles')

/** The name of an archive: the beginning of its SHA-256. */
export const archiveName = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Puts the map into the bucket of a local state, where it is not there. */
export async function storeMap(state = STATE): Promise<void> {
  const bytes = readFileSync(MAP_FILE)
  const key = `${archiveName(bytes)}.pmtiles`
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      r2Buckets: { MAP: 'baksteen-map' },
    }),
    resourcePersistencePath: join(root, state, 'v3'),
  })
  try {
    const bucket = await miniflare.getR2Bucket('MAP')
    if (!(await bucket.head(key))) await bucket.put(key, bytes)
  } finally {
    await miniflare.dispose()
  }
}
