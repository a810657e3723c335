import { env } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import { leieSeed } from '../../../worker/listing-api/demo/agencies/leie/seed.ts'
import { anIsolate } from '../../scenarios/faults/isolates.ts'
import { demoSite } from '../../support/demo-site.ts'

const AROUND_GENT = '/nl/te-koop?type=1&geo_range=10km%3B51.0397%3B3.7142'
const SENTENCE = `/nl/zoeken?${new URLSearchParams({ q: 'huis te koop Gent tot 400.000' })}`
const SOLD = '/nl/verkocht-in-de-buurt'

/** An isolate in which nothing is read yet, of a deployment whose files fail until they are mended. */
async function anIsolateWithout(answer: () => Promise<Response>) {
  const { api, origin } = demoSite(leieSeed())
  const open = await anIsolate()
  const ask = async (path: string, bindings: object) => {
    const response = await open({ API: api, ...bindings }).get(origin + path)
    const to = response.headers.get('Location')
    return { status: response.status, to, html: (await response.text()).replaceAll('\u00a0', ' ') }
  }
  return {
    ask: (path: string) => ask(path, { ASSETS: { fetch: answer } }),
    askMended: (path: string) => ask(path, { ASSETS: env.ASSETS }),
  }
}

it.each<[string, () => Promise<Response>]>([
  ['are not there', async () => new Response(null, { status: 404 })],
  ['cannot be had', () => Promise.reject(new TypeError('connection lost'))],
])(
  'answers without names of places while the files of the deployment %s, and with them after (SENTENCE-36)',
  async (_, answer) => {
    const log = vi.spyOn(console, 'log')
    const { ask, askMended } = await anIsolateWithout(answer)

    const sentence = await ask(SENTENCE)
    expect([sentence.status, sentence.to]).toEqual([200, null])
    expect(sentence.html).toContain('<bdi>Gent</bdi>')
    expect(sentence.html).toContain('href="/nl/te-koop?price-max=400000&amp;type=1"')
    const list = await ask(AROUND_GENT)
    expect(list.status).toBe(200)
    expect(list.html).toContain('class="chip"')
    expect(list.html).not.toContain('Gent + 10 km')
    expect((await ask(SOLD)).status).toBe(200)
    expect(JSON.stringify(log.mock.calls)).toContain('belgium-not-read')
    log.mockRestore()

    const again = await askMended(SENTENCE)
    expect([again.status, again.to]).toEqual([
      303,
      '/nl/te-koop?city=44021&price-max=400000&type=1',
    ])
    expect((await askMended(`${AROUND_GENT}&bed-min=1`)).html).toContain('Gent + 10 km')
  },
)
