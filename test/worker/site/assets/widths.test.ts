import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PICTURE_WIDTHS } from '../../../../client/content/picture.tsx'
import { forgetWidths } from '../../../../worker/site/assets/widths.ts'
import { aSite, siteApi } from '../../../support/demo-api.ts'
import { openSite } from '../../../support/open-site.ts'

const ACCEPTS = ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*']

/** The head of a JPEG of this size, which no decoder is asked for. */
const jpeg = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    [
      [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255],
      [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 0xff, 0xd9],
    ].flat(),
  )

/** A site with pictures of hash `ab12`, and a Cloudflare Images that counts. */
function aSiteWithPictures(count = 1, size: [width: number, height: number] = [3000, 2000]) {
  const site = aSite()
  const api = siteApi(site, [])
  for (let number = 1; number <= count; number++)
    api.answers.set(`GET /sites/${site.id}/assets/p${number}`, (request: Request) =>
      new URL(request.url).searchParams.get('hash') === 'ab12'
        ? new Response(jpeg(...size), { headers: { ETag: '"ab12"' } })
        : new Response(null, { status: 404 }),
    )
  const images = { made: [] as unknown[], fails: false }
  const transformer = (asked: ImageTransform): ImageTransformer =>
    ({
      transform: (options: ImageTransform) => transformer({ ...asked, ...options }),
      output: async ({ format }: ImageOutputOptions) => {
        images.made.push({ ...asked, format })
        if (images.fails) throw new Error('9422')
        return { response: () => new Response(`${format} ${asked.width}`) }
      },
    }) as unknown as ImageTransformer
  const { get } = openSite({ API: api, IMAGES: { input: () => transformer({}) } })
  /** `colo`: another edge cache, since it is in no name of R2. */
  const at = (id: string, width: number, { accept = ACCEPTS[0]!, colo = 1, hash = 'ab12' } = {}) =>
    get(`http://${site.hostnames[0]}/assets/${id}?hash=${hash}&w=${width}&version=${colo}`, {
      headers: { Accept: accept },
    })
  return { site, api, images, at }
}

const policyOf = (answer: Response): string | null => answer.headers.get('Cache-Control')

const IMMUTABLE = 'public, max-age=31536000, immutable'

afterEach(() => void vi.useRealTimers())

describe('a width of a picture', () => {
  it('is made once, however many views a home has (UPLOAD-40)', async () => {
    const { at, images } = aSiteWithPictures(5)
    const views = [1, 2].flatMap(colo =>
      Array.from({ length: 5 }, (_, number) => `p${number + 1}`).flatMap(id =>
        PICTURE_WIDTHS.flatMap(width => ACCEPTS.map(accept => ({ id, width, accept, colo }))),
      ),
    )
    for (let view = 0; view < views.length; view += 20)
      for (const answer of await Promise.all(
        views.slice(view, view + 20).map(({ id, width, ...rest }) => at(id, width, rest)),
      ))
        expect([answer.status, policyOf(answer)]).toEqual([200, IMMUTABLE])
    expect(views).toHaveLength(120)
    expect(images.made).toHaveLength(PICTURE_WIDTHS.length * ACCEPTS.length * 5)
  })

  it('is made once when all want it at once (UPLOAD-41)', async () => {
    const { at, images } = aSiteWithPictures()
    const asked = Array.from({ length: 12 }, (_, colo) => at('p1', 725, { colo }))
    const types = (await Promise.all(asked)).map(({ headers }) => headers.get('Content-Type'))
    // Whoever has waited for a second gets the original.
    expect(types.filter(type => type !== 'image/jpeg')).toContain('image/avif')
    expect(images.made).toEqual([{ width: 725, fit: 'scale-down', format: 'image/avif' }])
  })

  it('of a file that is not there, or whose hash is another, costs no making (UPLOAD-42)', async () => {
    const { at, images } = aSiteWithPictures()
    for (let number = 0; number < 10; number++) {
      expect((await at(`none${number}`, 725)).status).toBe(404)
      expect((await at('p1', 725, { hash: `ff${number}` })).status).toBe(404)
    }
    expect(images.made).toEqual([])
  })

  it.each([
    [[3000, 2000], 1080, 0, 'image/avif'],
    [[3000, 2000], 1450, 0, 'image/webp'],
    [[1000, 800], 1450, 0, 'image/avif'],
    [[2000, 3600], 725, 0, 'image/webp'],
    [[2000, 3600], 360, 0, 'image/avif'],
    [[3000, 2000], 1450, 2, 'image/jpeg'],
  ] as const)(
    'of %j px, %i wide, for those who take %i: %s (UPLOAD-43)',
    async (size, width, accepts, format) => {
      const { at } = aSiteWithPictures(1, [...size])
      const answer = await at('p1', width, { accept: ACCEPTS[accepts]! })
      expect(answer.headers.get('Content-Type')).toBe(format)
      expect(answer.headers.get('Vary')).toContain('Accept')
    },
  )

  it('that cannot be made is the nearest there is, for a minute, then is tried again (UPLOAD-44)', async () => {
    const { at, images } = aSiteWithPictures()
    await at('p1', 360)
    await at('p1', 1450)
    images.fails = true
    const made = images.made.length
    for (let colo = 0; colo < 5; colo++) {
      const answer = await at('p1', 1080, { colo })
      expect([await answer.text(), policyOf(answer)]).toEqual([
        'image/webp 1450',
        'public, max-age=60',
      ])
    }
    expect(images.made).toHaveLength(made + 1)
    images.fails = false
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    const answer = await at('p1', 1080, { colo: 6 })
    expect([await answer.text(), policyOf(answer)]).toEqual(['image/avif 1080', IMMUTABLE])
  })

  it('of a picture that has none is the original, for a minute (UPLOAD-44)', async () => {
    const { at, images } = aSiteWithPictures()
    images.fails = true
    const answer = await at('p1', 1080)
    expect([answer.headers.get('Content-Type'), policyOf(answer)]).toEqual([
      'image/jpeg',
      'public, max-age=60',
    ])
  })

  it('that was left half made is made by the next after 30 seconds (UPLOAD-41)', async () => {
    const { at, images, site } = aSiteWithPictures()
    await env.WIDTHS.put(`${site.id}/p1/ab12/725.avif-claim`, 'a Worker that is gone')
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
    expect(policyOf(await at('p1', 725))).toBe(IMMUTABLE)
    expect(images.made).toHaveLength(1)
  })

  it('goes with its picture (UPLOAD-45)', async () => {
    const { at, site } = aSiteWithPictures(2)
    const kept = async () =>
      (await env.WIDTHS.list({ prefix: `${site.id}/` })).objects.map(({ key }) => key)
    await at('p1', 725)
    await at('p2', 725)
    expect(await kept()).toEqual([`${site.id}/p1/ab12/725.avif`, `${site.id}/p2/ab12/725.avif`])
    await forgetWidths(env, site.id, 'p1')
    expect(await kept()).toEqual([`${site.id}/p2/ab12/725.avif`])
    await forgetWidths(env, site.id)
    expect(await kept()).toEqual([])
  })
})
