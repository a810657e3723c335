import { describe, expect, it } from 'vitest'
import { anAgency } from '../../../support/an-agency.ts'
import { anEstate } from '../../../support/demo-api.ts'
import { tags } from '../../../support/html.ts'

const PICTURES = [
  { file: 'plan1', index: 0, kind: 'plan' as const },
  { file: 'photo2', index: 2, caption: { nl: 'De tuin' }, color: 'c0ffee' },
  { file: 'photo1', index: 1, color: 'red' },
]

const open = async (pictures: object[] = PICTURES, path = '/nl/aanbod/7'): Promise<string> =>
  (await anAgency([anEstate(7, {}, { pictures })]).open(path)).html

const galleryOf = (html: string): string =>
  html.slice(html.indexOf('class="gallery"'), html.indexOf('</ul>', html.indexOf('id="gallery"')))

describe('the gallery of a home', () => {
  it('shows photographs, then plans, each a link to the whole file, and plans once more by themselves (PIC-5, PIC-11)', async () => {
    const html = await open()
    const links = [...galleryOf(html).matchAll(/class="gallery__link[^"]*" href="([^"]+)"/g)]
    expect(links.map(([, href]) => href)).toEqual([
      '/assets/photo1',
      '/assets/photo2',
      '/assets/plan1',
    ])
    const plans = html.slice(html.indexOf('id="plans"'))
    expect(plans.slice(0, plans.indexOf('</section>'))).toMatch(/href="\/assets\/plan1"/)
  })

  it.each([
    ['/nl/aanbod/7', ['Huis in Gent, foto 1', 'De tuin', 'Huis in Gent, foto 3 (Keuken)']],
    ['/fr/offre/7', ['Maison à Gent, photo 1', 'De tuin', 'Maison à Gent, photo 3 (Cuisine)']],
    [
      '/en/offer/7',
      ['House in Gent, photograph 1', 'De tuin', 'House in Gent, photograph 3 (Kitchen)'],
    ],
    ['/de/angebot/7', ['Haus in Gent, Foto 1', 'De tuin', 'Haus in Gent, Foto 3 (Küche)']],
  ])(
    'tells at %s each picture by its caption, else by type, place, number and room: %j (PIC-8)',
    async (path, texts) => {
      const kitchen = { file: 'photo3', index: 3, room: 4 }
      const html = galleryOf(await open([...PICTURES.slice(1), kitchen], path))
      expect(tags(html, 'img').map(({ alt }) => alt)).toEqual(texts)
    },
  )

  it('keeps in view what a picture says of itself, where it is cut (PIC-16)', async () => {
    const html = galleryOf(
      await open([
        { file: 'a', index: 0, focus: { x: 'left', y: 'bottom' } },
        { file: 'b', index: 1, focus: 'elsewhere' },
      ]),
    )
    expect(tags(html, 'img').map(each => each['data-focus'])).toEqual(['left-bottom', undefined])
  })

  it('offers four widths, and fetches the first picture at once and the others late (PIC-9, PIC-10)', async () => {
    const html = await open()
    const [first, ...others] = tags(galleryOf(html), 'img')
    const widths = [360, 725, 1080, 1450].map(width => `/assets/photo1?w=${width} ${width}w`)
    expect(first?.srcset ?? first?.srcSet).toBe(widths.join(', '))
    expect([first?.src, first?.loading]).toEqual(['/assets/photo1?w=725', 'eager'])
    expect(others.map(({ loading }) => loading)).toEqual(['lazy', 'lazy'])
    expect(html).toMatch(/<link rel="preload"[^>]*href="\/assets\/photo1\?w=725"/)
  })

  it('paints the ground of a picture in six hexadecimal digits only (PIC-12)', async () => {
    const grounds = [
      ...galleryOf(await open()).matchAll(/class="colour-ground"[^>]*color="([^"]+)"/g),
    ]
    expect(grounds.map(([, color]) => color)).toEqual(['#c0ffee'])
  })

  it.each([
    ['data:image/webp;base64,UklGRg==', true],
    ['data:image/svg+xml,<svg onload="alert(1)">', false],
    ['https://evil.test/pixel.gif', false],
    [`data:image/webp;base64,${'A'.repeat(1_001)}`, false],
    [{ toString: 'x' }, false],
  ])('shows %j as a tiny picture: %s (PIC-13)', async (preview, isShown) => {
    const html = galleryOf(await open([{ file: 'photo1', color: 'c0ffee', preview }]))
    expect(html.includes('class="picture__preview"')).toBe(isShown)
    expect(html.includes('class="colour-ground"')).toBe(!isShown)
  })

  it('has tiny pictures of the first six alone, of the others their colour (PIC-17)', async () => {
    const preview = 'data:image/webp;base64,UklGRg=='
    const eight = Array.from({ length: 8 }, (_, at) => ({
      file: `photo${at}`,
      color: 'c0ffee',
      preview,
    }))
    const html = galleryOf(await open(eight))
    expect(html.match(/class="picture__preview"/g)).toHaveLength(6)
    expect(html.match(/class="colour-ground"/g)).toHaveLength(2)
  })

  it('serves no empty picture for the viewer (BROWSER-40)', async () => {
    const html = await open(PICTURES.map(each => ({ ...each, width: 1450, height: 1088 })))
    expect(html).toMatch(/<template id="viewer"><dialog[^]*<figcaption/)
    for (const { src = '', width, height } of tags(html, 'img'))
      expect([src.slice(0, 8), width, height]).toEqual(['/assets/', '1450', '1088'])
  })

  it.each([
    ['/nl/aanbod/7', 'Dit pand heeft geen foto'],
    ['/en/offer/7', 'This property has no picture'],
  ])('says at %s that there is none: %s (PIC-7)', async (path, words) => {
    expect(await open([], path)).toContain(`<p>${words}</p>`)
  })
})
