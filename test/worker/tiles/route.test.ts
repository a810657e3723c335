import { env } from 'cloudflare:test'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { beforeAll, describe, expect, it } from 'vitest'
import { mapArchive } from '../../../worker/commands/map/archive.ts'
import { aSite, siteApi } from '../../support/demo-api.ts'
import { openSite } from '../../support/open-site.ts'

const NAME = '0123456789abcdef'

/** A street across Gent. */
const archive = await mapArchive(
  {
    roads: [
      {
        geometry: {
          type: 'LineString',
          coordinates: [
            [3.7, 51.04],
            [3.75, 51.06],
          ],
        },
        properties: { kind: 'minor_road', name: 'Veldstraat' },
        from: 12,
      },
    ],
  },
  { box: [3.6, 51, 3.8, 51.1], maxZoom: 12 },
)

/** A bucket that counts what is read of it. */
function counted(bucket: R2Bucket) {
  const reads: string[] = []
  const get = (key: string, options: R2GetOptions) => {
    reads.push(key)
    return bucket.get(key, options)
  }
  return { reads, bucket: { get } }
}

const site = aSite()
const at = (path: string, bindings: object = {}) =>
  openSite({ API: siteApi(site, []), MAP_ARCHIVE: NAME, ...bindings }).get(
    `http://${site.hostnames[0]}/tiles/${path}`,
  )

beforeAll(async () => {
  await env.MAP?.put(`${NAME}.pmtiles`, archive)
})

describe('the tiles of the map', () => {
  it('are answered gzipped and for good, or as nothing where there is nothing (SEARCH-40)', async () => {
    const found = await at(`${NAME}/12/2090/1370`)
    expect(Object.fromEntries(found.headers)).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    })
    const bytes = await new Response(
      new Response(await found.arrayBuffer()).body?.pipeThrough(new DecompressionStream('gzip')),
    ).bytes()
    const { roads } = new VectorTile(new PbfReader(bytes)).layers
    expect(roads?.feature(0).properties).toEqual({ kind: 'minor_road', name: 'Veldstraat' })
    expect((await at(`${NAME}/12/1/1`)).status).toBe(204)
    expect((await at(`${NAME}/11/1045/685`)).status).toBe(204)
  })

  it.each([
    'fedcba9876543210/12/2090/1370',
    `${NAME}/12/4096/1`,
    `${NAME}/12/-1/1`,
    `${NAME}/12/2090/1e3`,
    `${NAME}/012/2090/1369`,
    `${NAME}/23/1/1`,
    `${NAME}/12/2090/1370.pbf`,
    `${NAME}/x/y/z`,
  ])('%s names no tile: 404, and nothing is read (SEARCH-41)', async path => {
    const { reads, bucket } = counted(env.MAP as R2Bucket)
    expect((await at(path, { MAP: bucket })).status).toBe(404)
    expect(reads).toEqual([])
  })

  it('of which a network had too many read are 429, while those that are kept and pages are not (SEC-54)', async () => {
    // Of its own name, so that no tile of it is kept yet.
    const OTHER = '2222222222222222'
    await env.MAP?.put(`${OTHER}.pmtiles`, archive)
    const counts: string[] = []
    const { reads, bucket } = counted(env.MAP as R2Bucket)
    const SHIELD_READS = {
      limit: async ({ key }: { key: string }) => ({ success: counts.push(key) <= 3 }),
    }
    const shop = openSite({
      API: siteApi(site, []),
      MAP_ARCHIVE: OTHER,
      MAP: bucket,
      RATE_LIMITS: 'on',
      SHIELD_READS,
    })
    const ask = (path: string) =>
      shop.get(`http://${site.hostnames[0]}${path}`, {
        headers: { 'CF-Connecting-IP': '198.51.100.9' },
      })
    const tile = async (x: number) => (await ask(`/tiles/${OTHER}/12/${x}/1370`)).status
    expect([await tile(2090), await tile(7), await tile(7)]).toEqual([200, 204, 204])
    expect(await tile(2090)).toBe(200)
    expect(counts).toEqual(Array(2).fill('tiles/198.51.100.9'))
    expect([await tile(8), await tile(9)]).toEqual([204, 204])
    const before = reads.length
    const refused = await ask(`/tiles/${OTHER}/12/10/1370`)
    expect([
      refused.status,
      refused.headers.get('Retry-After'),
      refused.headers.get('Cache-Control'),
    ]).toEqual([429, '30', 'no-store'])
    expect(reads).toHaveLength(before)
    expect(await tile(2090)).toBe(200)
    expect((await ask('/nl')).status).toBe(200)
  })

  it('are 503 and kept nowhere while the archive cannot be read (SEARCH-42)', async () => {
    const broken = { get: async () => Promise.reject(new Error('10001')) }
    const answer = await at('1111111111111111/12/2090/1370', {
      MAP: broken,
      MAP_ARCHIVE: '1111111111111111',
    })
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
  })
})
