import type { TileBytes } from './still/place-tile.ts'

/** Those of the tiles that the archive has, unpacked. Throws where it cannot be read. */
export async function readTiles(
  bucket: R2Bucket,
  archive: string,
  tiles: readonly (readonly [zoom: number, x: number, y: number])[],
): Promise<TileBytes[]> {
  const { readTile, unzipped } = await import('./archive.ts')
  const read = tiles.map(async ([zoom, x, y]): Promise<TileBytes[]> => {
    const tile = await readTile(bucket, archive, [zoom, x, y])
    return tile ? [{ zoom, x, y, bytes: new Uint8Array(await unzipped(tile)) }] : []
  })
  return (await Promise.all(read)).flat()
}
