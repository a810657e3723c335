import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pictureSize } from '../../../../shared/files/picture-size.ts'
import type { AssetRecord } from '../../../../worker/listing-api/asset/queries.ts'
import { ask, askBound, bindings, restore, seedAgencies } from '../support/api.ts'
import { HOME, LANDSCAPE, text } from './support/bytes.ts'

/** The bindings of a Worker whose Images counts what it makes, and may fail with a code. */
const images = { made: 0, code: 0 }

const IMAGES: ImagesBinding = {
  ...bindings.IMAGES,
  input: stream => {
    images.made++
    if (images.code) throw Object.assign(new Error('no'), { code: images.code })
    return bindings.IMAGES.input(stream)
  },
}

type Answer = AssetRecord & { changed: boolean }

const request = (path: string, init?: RequestInit): Promise<Response> =>
  ask(`/sites/7/assets${path}`, init, { BOUND: true, IMAGES })

const put = (name: string, body: BodyInit, query = ''): Promise<Response> =>
  request(`/${name}${query}`, { method: 'PUT', body })

const stored = async (name: string, body: BodyInit): Promise<Answer> =>
  (await put(name, body)).json()

const digestOf = async (bytes: BufferSource): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()

const keys = async (): Promise<string[]> =>
  (await bindings.MEDIA.list({ prefix: '7/' })).objects.map(({ key }) => key)

beforeAll(seedAgencies)
beforeEach(async () => {
  for (const name of ['a', 'b', 'c', 'plan']) await request(`/${name}`, { method: 'DELETE' })
  Object.assign(images, { made: 0, code: 0 })
})

describe('a photograph', () => {
  test('has a tiny picture of at most 16 px a side (PAGE-101)', async () => {
    const { preview } = await stored('a', HOME)
    const bytes = Uint8Array.fromBase64(preview?.split(',')[1] ?? '')
    expect(pictureSize(bytes, 'image/webp')).toMatchObject({ width: 16, height: 12 })
  })

  test('is known by its hash, size, colour and a tiny picture (UPLOAD-8)', async () => {
    const asset = await stored('a', HOME)
    expect(asset).toMatchObject({
      name: 'a',
      version: 1,
      kind: 'picture',
      width: 640,
      height: 493,
      color: expect.stringMatching(/^[0-9a-f]{6}$/),
      preview: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{40,800}$/),
      changed: true,
    })
    const shown = await request(`/a?hash=${asset.hash}`)
    const bytes = await shown.arrayBuffer()
    const digest = await digestOf(bytes)
    expect(digest.slice(0, 16)).toBe(asset.hash)
    expect(await keys()).toEqual([`7/${digest}`])
    expect([asset.sent, asset.kept]).toEqual([await digestOf(HOME), digest])
    expect(shown.headers.get('etag')).toBe(`"${asset.hash}"`)
    expect([bytes.byteLength, shown.headers.get('cache-control')]).toEqual([
      asset.bytes,
      'public, max-age=31536000, immutable',
    ])
  })

  test('is made and kept once, whatever names it has (UPLOAD-9)', async () => {
    const first = await stored('a', HOME)
    expect(images.made).toBe(3)
    expect(await stored('a', HOME)).toEqual({ ...first, changed: false })
    expect(await stored('b', HOME)).toEqual({ ...first, name: 'b' })
    expect(images.made).toBe(3)
    expect(await keys()).toHaveLength(1)
  })

  test('sent back as we keep it stays as it is (UPLOAD-7)', async () => {
    const first = await stored('a', HOME)
    const kept = await (await request('/a')).arrayBuffer()
    await request('/a', { method: 'DELETE' })
    expect(await stored('a', kept)).toEqual({ ...first, sent: first.kept })
  })

  test('takes the place of what had its name, and its bytes go with the last name (UPLOAD-10, UPLOAD-11)', async () => {
    const first = await stored('a', HOME)
    await stored('b', HOME)
    expect(await stored('a', LANDSCAPE)).toMatchObject({ version: 2, width: 640, height: 303 })
    expect((await request(`/a?hash=${first.hash}`)).status).toBe(404)
    expect(await keys()).toHaveLength(2)
    expect(await (await request('/b', { method: 'DELETE' })).json()).toEqual({ removed: true })
    expect(await keys()).toHaveLength(1)
    await request('/a', { method: 'DELETE' })
    expect(await keys()).toEqual([])
    expect((await request('/a', { method: 'DELETE' })).status).toBe(404)
  })

  test('whose bytes are gone is made again when it is sent again (UPLOAD-9)', async () => {
    const first = await stored('a', HOME)
    await bindings.MEDIA.delete(await keys())
    expect((await request('/a')).status).toBe(404)
    expect(await stored('a', HOME)).toEqual({ ...first, changed: false })
    expect((await request('/a')).status).toBe(200)
  })

  test.each([
    [9422, 503],
    [9523, 422],
  ])(
    'that Images answers with %i is refused with %i, and nothing is written (UPLOAD-5)',
    async (code, status) => {
      images.code = code
      expect((await put('c', HOME)).status).toBe(status)
      expect([(await request('/c')).status, await keys()]).toEqual([404, []])
    },
  )

  test('alone is taken where only one may be sent, and a PDF where only that (UPLOAD-12)', async () => {
    const pdf = text('%PDF-1.7')
    const statuses = []
    for (const [body, only] of [
      [HOME, 'picture'],
      [pdf, 'picture'],
      ['<svg><path d="M0 0"/></svg>', 'picture'],
      [pdf, 'document'],
      [HOME, 'document'],
      [HOME, 'film'],
    ] as const)
      statuses.push((await put('c', body, `?only=${only}`)).status)
    expect(statuses).toEqual([200, 415, 415, 200, 415, 400])
  })
})

test('All files are listed by name, to those who have the key (UPLOAD-13)', async () => {
  await stored('a', HOME)
  const list = await (await request('')).json<{ items: AssetRecord[]; next: string | null }>()
  expect(list.items.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'a picture',
    'house-1 drawing',
    'logo file',
    'terms file',
  ])
  const after = await (await request('?after=house-1')).json<typeof list>()
  expect([after.items.length, after.next]).toEqual([2, null])
  for (const init of [{}, { method: 'PUT', body: HOME }, { method: 'DELETE' }])
    expect((await ask(`/sites/7/assets${init.method ? '/a' : ''}`, init)).status).toBe(401)
})

test('A copy names files; they go with their site, and stay when a copy is refused (UPLOAD-14, UPLOAD-15)', async () => {
  await stored('a', HOME)
  const copy = await (await askBound('/sites/7/export')).text()
  const [file] = await keys()
  expect(copy).toContain(`"object":"${file?.slice(2)}"`)
  await bindings.MEDIA.put('70/another', 'of a site with a longer number')
  const broken = await restore(7_000_001, copy.slice(0, -20))
  expect(broken.status).toBe(422)
  const kept = await (await ask('/sites/7/assets/a')).arrayBuffer()
  await askBound('/sites/7', { method: 'DELETE' })
  expect(await keys()).toEqual([])
  expect(await bindings.MEDIA.head('70/another')).not.toBeNull()
  // Its file is listed by nobody as being here, and sent again it is the same bytes.
  expect((await restore(7, copy)).status).toBe(200)
  const names = async () =>
    (await (await request('')).json<{ items: AssetRecord[] }>()).items.map(({ name }) => name)
  expect(await names()).toEqual(['house-1', 'logo', 'terms'])
  await stored('a', new Uint8Array(kept))
  expect(await names()).toContain('a')
  expect(await keys()).toEqual([file])
  await askBound('/sites/7', { method: 'DELETE' })
  await bindings.MEDIA.put('7/kept', 'bytes')
  expect((await restore(7, copy.slice(0, -20))).status).toBe(422)
  expect(await keys()).toEqual(['7/kept'])
  await bindings.MEDIA.delete('7/kept')
  await seedAgencies()
})
