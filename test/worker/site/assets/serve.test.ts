import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES } from '../../../../shared/files/file-type.ts'
import { aSite, siteApi } from '../../../support/demo-api.ts'
import { openSite } from '../../../support/open-site.ts'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 5])
const GIF = new TextEncoder().encode('GIF89a....')
const PDF = new TextEncoder().encode('%PDF-1.7')
const SVG =
  '<?xml version="1.0"?><!-- a house --><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** A brick-red square of 16 px. */
const SQUARE = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOYE2VDEmIY1TCqYfhqAAAOizIQ6JnDrAAAAABJRU5ErkJggg==',
  ),
  char => char.charCodeAt(0),
)

/** Cloudflare Images, played: it says what it was asked for. */
const images = (fails = false): ImagesBinding => {
  const asked: { width?: number } = {}
  const transformer = {
    transform: (options: { width?: number }) => (Object.assign(asked, options), transformer),
    output: async ({ format }: { format: string }) => {
      if (fails) throw new Error('9412')
      return { response: () => new Response(`${format} ${asked.width}`) }
    },
  }
  return { input: () => transformer } as unknown as ImagesBinding
}

function aSiteWith(body: BodyInit | (() => Response), type = 'image/png', bindings: object = {}) {
  const site = aSite()
  const api = siteApi(site, [])
  api.answers.set(
    `GET /sites/${site.id}/assets/house`,
    typeof body === 'function'
      ? body
      : () => new Response(body, { headers: { 'Content-Type': type } }),
  )
  const { get } = openSite({ API: api, ...bindings })
  return {
    api,
    at: (path: string, accept = 'image/avif,image/webp,*/*') =>
      get(`http://${site.hostnames[0]}${path}`, { headers: { Accept: accept } }),
  }
}

describe('an id of another shape', () => {
  it.each([
    '/assets/..%2F..%2Fsites%2F2',
    '/assets/a.b',
    '/assets/house%00',
    '/assets/house%2F1',
    '/assets/house/1',
    '/assets/hou%20se',
    '/assets/%C3%A9',
    '/assets/%E0%A4%A',
    '/assets/house%3Fhash=1',
    '/assets/a%5Cb',
    `/assets/${'a'.repeat(81)}`,
    '/assets/theme.0.css',
    '/assets/house;v=1',
  ])('%s is not found, and asks nobody (SEC-21)', async path => {
    const { at, api } = aSiteWith(PNG)
    const answer = await at(path)
    expect(answer.status).toBe(404)
    expect(api.calls.filter(({ path: asked }) => asked.includes('/assets/'))).toEqual([])
  })
})

describe('the type of an asset', () => {
  it.each([
    ['a picture', PNG, 'image/png', 'image/png'],
    ['a picture under another name', JPEG, 'image/png', 'image/jpeg'],
    ['a drawing', SVG, 'image/svg+xml', 'image/svg+xml'],
    ['a drawing that claims to be a page', SVG, 'text/html', 'image/svg+xml'],
    ['a document', PDF, 'application/octet-stream', 'application/pdf'],
  ])('is read from its bytes: %s (SEC-23)', async (_, bytes, claimed, type) => {
    const answer = await aSiteWith(bytes, claimed).at('/assets/house')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe(type)
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  it.each([
    ['a page', '<!DOCTYPE html><html><svg></svg></html>', 'image/svg+xml'],
    ['a page that claims to be a picture', '<html><script>alert(1)</script></html>', 'image/png'],
    ['a script', 'alert(1)', 'image/svg+xml'],
    ['nothing', '', 'image/png'],
  ])('is none of ours: %s (SEC-23)', async (_, bytes, claimed) => {
    expect((await aSiteWith(bytes, claimed).at('/assets/house')).status).toBe(404)
  })

  it('of a document is for saving, under the name of the asset (UPLOAD-17)', async () => {
    const { headers } = await aSiteWith(PDF, 'application/pdf').at('/assets/house')
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="house.pdf"')
    expect(headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none'/)
  })

  it('lets a drawing run nothing when it is opened by itself (SEC-24)', async () => {
    const answer = await aSiteWith(SVG, 'image/svg+xml').at('/assets/house')
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none'/)
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  })
})

describe('how long it is kept', () => {
  it.each([
    ['/assets/house?hash=ab12', 'public, max-age=31536000, immutable'],
    ['/assets/house?hash=ab12&w=725', 'public, max-age=31536000, immutable'],
    ['/assets/house?hash=%3Cx%3E', 'public, max-age=300'],
    ['/assets/house', 'public, max-age=300'],
  ])('%s: %s (SEC-26)', async (path, policy) => {
    expect((await aSiteWith(SQUARE).at(path)).headers.get('Cache-Control')).toBe(policy)
  })

  it('is asked once of the API when it has a hash (SEC-26)', async () => {
    const { at, api } = aSiteWith(PNG)
    for (let time = 0; time < 3; time++)
      expect((await at('/assets/house?hash=ab12')).status).toBe(200)
    expect(api.calls.filter(({ path }) => path.includes('/assets/house'))).toHaveLength(1)
  })

  it('passes on of its query only what pages use (SEC-22)', async () => {
    const { at, api } = aSiteWith(PNG)
    const hash = 'a'.repeat(65)
    await at('/assets/house?hash=ab12&version=3&w=725&url=http://evil.test&a=b')
    await at(`/assets/house?hash=${hash}&version=1234567890&w=360`)
    await at('/assets/house?hash=%3Cx%3E&version=x')
    expect(
      api.calls.flatMap(({ path }) =>
        path.includes('/assets/') ? [path.split('/assets/')[1]] : [],
      ),
    ).toEqual(['house?hash=ab12&version=3&w=725', 'house?w=360', 'house'])
  })

  it('gives the front Worker a bundle file that only this Worker has yet (OPS-153)', async () => {
    const bundle = { fetch: async () => new Response('a{}', { headers: { ETag: '"a"' } }) }
    const passedOn = { isHeld: false, counted: null, raised: new Map(), purged: [] }
    const behind = aSiteWith(PNG, 'image/png', { ASSETS: bundle, PASSED_ON: passedOn })
    expect(await (await behind.at('/assets/index-AB12.css')).text()).toBe('a{}')
    const alone = aSiteWith(PNG, 'image/png', { ASSETS: bundle })
    expect((await alone.at('/assets/index-AB12.css')).status).toBe(404)
  })

  it('never keeps a failure, and says when to come again (SEC-26, OPS-144)', async () => {
    const { at, api } = aSiteWith(PNG)
    api.fault = () => new Response(null, { status: 500 })
    const first = await at('/assets/house?hash=ab12')
    expect(['Cache-Control', 'Retry-After'].map(name => first.headers.get(name))).toEqual([
      'no-store',
      '30',
    ])
    expect(first.status).toBe(503)
    api.fault = null
    expect((await at('/assets/house?hash=ab12')).status).toBe(200)
  })
})

describe('with Cloudflare Images', () => {
  const bound = { IMAGES: images() }

  it.each([
    ['image/avif,image/webp,*/*', JPEG, 'image/avif'],
    ['image/webp,*/*', JPEG, 'image/webp'],
    ['*/*', JPEG, 'image/jpeg'],
    ['*/*', PNG, 'image/png'],
    ['image/avifx', PNG, 'image/png'],
  ])('a browser that takes %s gets what it takes (PAGE-20)', async (accept, bytes, type) => {
    const answer = await aSiteWith(bytes, 'image/png', bound).at('/assets/house?w=725', accept)
    expect(answer.headers.get('Content-Type')).toBe(type)
    expect(answer.headers.get('Vary')).toContain('Accept')
    expect(await answer.text()).toBe(`${type} 725`)
  })

  it.each([
    ['no width', JPEG, '/assets/house'],
    ['a drawing', SVG, '/assets/house?w=725'],
    ['a moving picture', GIF, '/assets/house?w=725'],
    ['a document', PDF, '/assets/house?w=725'],
  ])('%s passes through', async (_, bytes, path) => {
    const answer = await aSiteWith(bytes, 'image/png', bound).at(path)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(
      typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
    )
  })

  it.each(['726', '0', '-1', '1e3', 'wide', ''])(
    'a width of no page, %j, is not found and asks nobody (SEC-22)',
    async width => {
      const { at, api } = aSiteWith(JPEG, 'image/jpeg', bound)
      expect((await at(`/assets/house?hash=ab12&w=${width}`)).status).toBe(404)
      expect(api.calls.filter(({ path }) => path.includes('/assets/'))).toEqual([])
    },
  )

  it('keeps one of each format', async () => {
    const { at } = aSiteWith(JPEG, 'image/jpeg', bound)
    const types = []
    for (const accept of ['image/avif', '*/*', 'image/avif', 'image/webp'])
      types.push((await at('/assets/house?hash=a1&w=360', accept)).headers.get('Content-Type'))
    expect(types).toEqual(['image/avif', 'image/jpeg', 'image/avif', 'image/webp'])
  })

  it('is bound, and makes a real picture into the format asked for', async () => {
    const answer = await aSiteWith(SQUARE, 'image/png', { IMAGES: env.IMAGES }).at(
      '/assets/house?w=360',
    )
    const head = new TextDecoder('latin1').decode((await answer.arrayBuffer()).slice(0, 12))
    expect([answer.headers.get('Content-Type'), head.slice(4)]).toEqual(['image/avif', 'ftypavif'])
  })

  it('passes the picture on where its widths can be neither read nor kept (OPS-145)', async () => {
    const failing = () => Promise.reject(new Error('out of order'))
    const WIDTHS = { get: failing, put: failing, list: failing, delete: failing, head: failing }
    const answer = await aSiteWith(JPEG, 'image/jpeg', { ...bound, WIDTHS }).at(
      '/assets/house?hash=a2&w=725',
    )
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, JPEG.byteLength])
  })

  it('passes the picture on where Images can make nothing of it (PAGE-20)', async () => {
    const answer = await aSiteWith(JPEG, 'image/jpeg', { IMAGES: images(true) }).at(
      '/assets/house?w=725',
    )
    expect([answer.headers.get('Content-Type'), (await answer.arrayBuffer()).byteLength]).toEqual([
      'image/jpeg',
      JPEG.byteLength,
    ])
  })
})

describe('a body', () => {
  const megabytes = (count: number) => () => {
    let sent = 0
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === count) return controller.close()
        const chunk = new Uint8Array(1024 * 1024)
        if (sent++ === 0) chunk.set(PNG)
        controller.enqueue(chunk)
      },
    })
    return new Response(stream, { headers: { 'Content-Type': 'image/png' } })
  }

  it('that is large comes whole', async () => {
    const answer = await aSiteWith(megabytes(12)).at('/assets/house?hash=ab')
    expect((await answer.arrayBuffer()).byteLength).toBe(12 * 1024 * 1024)
  })

  it('that never ends breaks off (SEC-25)', async () => {
    await expect(
      aSiteWith(megabytes(MAX_FILE_BYTES / 1024 / 1024 + 5)).at('/assets/house'),
    ).rejects.toThrow()
  })
})
