import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownContrasts } from '../../../shared/site/shown-contrast.ts'
import { agency } from '../../support/agency-object.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { contentStore } from '../../support/agencies/content-store.ts'
import { demoPacks } from '../../../worker/listing-api/demo/packs.ts'

const COLOURS = { accent: '#ffe600', tint: '#ffffff', paper: '#ffffff', ink: '#cccccc' }
const FACES = { headingFace: 'newsreader', textFace: 'hanken', character: 'rustic', radius: '12' }

async function aLook() {
  const desk = await aDesk()
  const [pack] = demoPacks(1)
  const record = JSON.parse(pack?.files['site.json'] ?? '{}')
  const content = { ...record, id: desk.site.id, hostnames: desk.site.hostnames }
  const store = contentStore(desk.api, desk.site.id, { 'site.json': content })
  const own = await desk.signedIn()
  /** What the forms of the page send unseen. */
  const hidden = async (): Promise<Record<string, string>> => {
    const page = await (await own.ask('/desk/look')).text()
    const value = (name: string): string =>
      (new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '').replaceAll('&quot;', '"')
    return { draft: value('draft'), was: value('was') }
  }
  const theme = (): Record<string, unknown> => Object(store.stored.get('site.json')).theme
  return { ...desk, ...store, own, hidden, theme, content }
}

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map(colour => colour.toString(16).padStart(6, '0'))

/** The head of a PNG of that size, in px. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

describe('the look of a site, chosen at the desk', () => {
  it('is numbers, hexadecimal colours and names of our lists, and always readable (DESK-164)', async () => {
    const { own, hidden, theme } = await aLook()
    const before = JSON.stringify(theme())
    const wrong: Record<string, string>[] = [
      { accent: 'red;}body{display:none' },
      { accent: '#12345' },
      { headingFace: 'Comic Sans' },
      { textFace: "x';src:url(//evil)" },
      { character: 'brutal' },
      { radius: '33' },
      { radius: '1e9' },
    ]
    for (const each of wrong) {
      const answer = await own.ask('/desk/look', {
        ...COLOURS,
        ...FACES,
        ...each,
        ...(await hidden()),
        act: 'publish',
      })
      expect([answer.status, JSON.stringify(each)]).toEqual([422, JSON.stringify(each)])
      expect(await answer.text()).toContain(`href="#${Object.keys(each)[0]}"`)
    }
    expect(JSON.stringify(theme())).toBe(before)
    fc.assert(
      fc.property(fc.record({ accent: hex, tint: hex, paper: hex, ink: hex }), colours => {
        for (const isDark of [false, true])
          for (const { name, ratio } of shownContrasts(colours, isDark))
            expect(ratio, name).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('is tried first, published knowingly, and told to who is second (DESK-165)', async () => {
    const { own, hidden, theme, drafts, stored, content, signedIn, site } = await aLook()
    const fields = { ...COLOURS, ...FACES }
    const first = await hidden()
    const tried = await own.ask('/desk/look', { ...fields, ...first, act: 'try' })
    expect([tried.status, tried.headers.get('Location')]).toEqual([
      303,
      '/desk/look?done=look.tried#look-preview',
    ])
    expect(theme()).toEqual(content.theme)
    expect(drafts.get('site.json')?.content).toMatchObject({ theme: { accent: 'ffe600' } })
    const other = await signedIn()
    const second = await other.ask('/desk/look', { ...fields, ...first, radius: '3', act: 'try' })
    expect(second.status).toBe(409)
    expect(await second.text()).toContain('value="3"')
    // What else the record has stays as it became meanwhile.
    stored.set('site.json', { ...Object(stored.get('site.json')), name: 'Anders' })
    const published = await own.ask('/desk/look', {
      ...fields,
      ...(await hidden()),
      act: 'publish',
    })
    expect(published.status).toBe(303)
    expect(stored.get('site.json')).toMatchObject({ name: 'Anders', theme: { radius: 12 } })
    expect(drafts.size).toBe(0)
    const late = await other.ask('/desk/look', { ...fields, ...first, act: 'publish' })
    expect(late.status).toBe(409)
    expect((await agency(site.id).audit.list(9)).map(({ act }) => act)).toContain('look published')
  })

  it('is seen before it is published by who is signed in alone, on the site’s own pages (DESK-166)', async () => {
    const { own, hidden, browser, ask } = await aLook()
    await own.ask('/desk/look', { ...COLOURS, ...FACES, ...(await hidden()), act: 'try' })
    const at = '/desk/look/preview?at=/nl/favorieten'
    const page = await own.ask(at)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(page.headers.get('Content-Security-Policy')).toContain(`frame-ancestors 'self'`)
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(html).toContain('data-character="rustic"')
    expect(html).toContain('href="/desk/look/theme.css?')
    expect(html).not.toMatch(/<script|href="\/nl/)
    const css = await (await own.ask('/desk/look/theme.css')).text()
    expect(css).toContain('Newsreader')
    expect((await browser().ask(at)).status).toBe(401)
    expect((await browser().ask('/desk/look/theme.css')).status).toBe(401)
    const visitor = await (await ask('/nl/favorieten')).text()
    expect(visitor).toContain('data-character="editorial"')
    for (const elsewhere of [
      '//evil.example/nl',
      'https://evil.example/nl',
      '/desk',
      '/admin',
      'x',
    ])
      expect((await own.ask(`/desk/look/preview?at=${encodeURIComponent(elsewhere)}`)).status).toBe(
        404,
      )
    const desk = await own.ask('/desk/look')
    expect(desk.headers.get('Content-Security-Policy')).toContain(`frame-src 'self'`)
  })

  it('has files that are tried under names of their own, and the agency’s own link preview (DESK-167, DESK-168)', async () => {
    const { own, hidden, theme, drafts, api, ask } = await aLook()
    const put: string[] = []
    const others = api.fetch.bind(api)
    api.fetch = async (input, init) => {
      const request = new Request(input, init)
      const [, name] = /\/assets\/([\w-]+)$/.exec(new URL(request.url).pathname) ?? []
      if (request.method !== 'PUT' || !name) return others(request)
      put.push(name)
      const isHostile = (await request.text()).includes('<script')
      return Response.json({ name }, { status: isHostile ? 422 : 200 })
    }
    const send = async (kind: string, bytes: BlobPart): Promise<Response> => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...(await hidden()), kind }))
        form.set(name, value)
      form.set('file', new File([bytes], '../../evil.svg'))
      return own.ask('/desk/look/file', form)
    }
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'
    expect((await send('logoDark', svg)).status).toBe(303)
    expect((await send('preview', png(1200, 630))).status).toBe(303)
    const refused: [string, BlobPart][] = [
      ['logo', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
      ['preview', png(1200, 1200)],
      ['preview', svg],
      ['icon', png(48, 64)],
      ['logo', '%PDF-1.7'],
      ['logo', '<html></html>'],
      ['logo', ''],
    ]
    for (const [kind, bytes] of refused) expect((await send(kind, bytes)).status, kind).toBe(422)
    expect((await send('logo', new Uint8Array(6 * 1024 * 1024))).status).toBe(413)
    expect((await send('hero', svg)).status).toBe(409)
    expect(put).toHaveLength(3)
    expect(new Set(put.map(name => name.replace(/-[\da-f]{12}$/, '')))).toEqual(
      new Set(['logoDark', 'preview', 'logo']),
    )
    expect(theme().preview).toBeUndefined()
    const tried = { theme: { logoDark: put[0], preview: put[1] } }
    expect(drafts.get('site.json')?.content).toMatchObject(tried)
    await own.ask('/desk/look', { ...(await hidden()), act: 'publish' })
    expect(theme()).toMatchObject(tried.theme)
    const html = await (await ask('/nl/favorieten')).text()
    expect(html).toMatch(new RegExp(`og:image" content="[^"]*/assets/${put[1]}\\?w=1080"`))
    expect(html).toContain(`media="(prefers-color-scheme: dark)" srcSet="/assets/${put[0]}"`)
  })

  it('can be taken back, to be tried again (DESK-169)', async () => {
    const { own, hidden, theme, drafts, content } = await aLook()
    await own.ask('/desk/look', { ...COLOURS, ...FACES, ...(await hidden()), act: 'publish' })
    const page = await (await own.ask('/desk/look')).text()
    const [, version = ''] = /name="version" value="(\d+)"/.exec(page) ?? []
    const answer = await own.ask('/desk/look', { ...(await hidden()), act: 'restore', version })
    expect(answer.headers.get('Location')).toBe('/desk/look?done=look.restored#look-preview')
    expect(drafts.get('site.json')?.content).toMatchObject({ theme: content.theme })
    expect(theme()).toMatchObject({ accent: 'ffe600' })
    const { draft = '' } = await hidden()
    await own.ask('/desk/look', { act: 'drop', draft })
    expect(drafts.size).toBe(0)
    expect((await own.ask('/desk/look', { act: 'restore', version: '999' })).status).toBe(404)
  })
})
