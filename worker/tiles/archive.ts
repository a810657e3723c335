import { PMTiles, ResolvedValueCache, type RangeResponse, type Source } from 'pmtiles'

/** Of an archive its header and the directories that were asked for last. */
const MAX_DIRECTORIES = 64

/** By name; an isolate meets one, two around a release. */
const archives = new Map<string, ResolvedValueCache>()
const MAX_ARCHIVES = 4

/**
 * A tile's bytes as the archive has them, gzipped; null: there is nothing at that place. Throws where the archive is
 * not there or cannot be read.
 */
export async function readTile(
  bucket: R2Bucket,
  name: string,
  [zoom, x, y]: readonly [number, number, number],
): Promise<ArrayBuffer | null> {
  const tile = await new PMTiles(rangesOf(bucket, name), directories(name), asStored).getZxy(
    zoom,
    x,
    y,
  )
  return tile?.data ?? null
}

/** The file of an archive in the bucket. */
const archiveKey = (name: string): string => `${name}.pmtiles`

/** Each request reads by its own binding; only what was read is kept. */
function rangesOf(bucket: R2Bucket, name: string): Source {
  return {
    getKey: () => name,
    async getBytes(offset: number, length: number): Promise<RangeResponse> {
      const part = await bucket.get(archiveKey(name), { range: { offset, length } })
      if (!part) throw new Error(`there is no map ${name}`)
      return { data: await part.arrayBuffer() }
    },
  }
}

function directories(name: string): ResolvedValueCache {
  const known = archives.get(name)
  if (known) return known
  if (archives.size >= MAX_ARCHIVES) archives.clear()
  const cache = new ResolvedValueCache(MAX_DIRECTORIES, false, unzipped)
  archives.set(name, cache)
  return cache
}

const asStored = async (bytes: ArrayBuffer): Promise<ArrayBuffer> => bytes

/** A gzipped tile or directory as it was. */
export const unzipped = (bytes: ArrayBuffer): Promise<ArrayBuffer> =>
  new Response(new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
