import { describe, expect, it } from 'vitest'
import { aSite, anEstate, siteApi } from '../support/demo-api.ts'
import { openSite } from '../support/open-site.ts'

describe('a page with a deferred block', () => {
  it('is sent at once, the block follows in its place, and the page is cached briefly (PAGE-6)', async () => {
    const site = aSite()
    const api = siteApi(
      site,
      Array.from({ length: 5 }, (_, index) => anEstate(index + 1)),
    )
    let open: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      open = resolve
    })
    const search = api.answers.get(`POST /sites/${site.id}/estates`) as (
      request: Request,
    ) => Promise<Response>
    api.answers.set(`POST /sites/${site.id}/estates`, async (request: Request) => {
      await held
      return search(request)
    })
    const response = await openSite({ API: api }).stream(
      `http://${site.hostnames[0]}/nl/aanbod/2/woning-te-koop-in-veldstraat-2-9000-gent`,
    )
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let first = ''
    while (!first.includes('<h1')) first += (await reader.read()).value ?? ''
    expect(first).not.toContain('data-favorite="3"')
    expect(response.headers.get('ETag')).toBeNull()
    open()
    let rest = ''
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      rest += piece.value
    expect(rest).toContain('data-favorite="3"')
    expect(rest.indexOf('data-favorite="3"')).toBeLessThan(rest.indexOf('</main>'))
    expect(first + rest).not.toMatch(/<script(?![^>]*type="(module|application)|[^>]*src)/)
  })
})
