import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matchRoute } from '../../shared/routes.ts'
import { TEST_PORT } from '../../worker/commands/test-state.mjs'
import { ask, inParallel, type Asked } from '../support/ask.ts'
import { addresses, link } from '../support/html.ts'
import { type Product, startProduct } from '../support/product.ts'

const HOSTS = ['localhost', 'kust.localhost', 'ardennen.localhost']
const ESTATES = 30
const WIDTH = 4

let product: Product

beforeAll(async () => { product = await startProduct() })
afterAll(() => product?.close())

const paths = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

/** Every page of the CMS in every language, and estates in a language that turns from one to the next. */
async function firstPages(host: string): Promise<string[]> {
  const pages = paths((await ask(host, '/sitemap-pages.xml')).text)
  const estates = (await Promise.all(['estates', 'projects', 'rentals'].map(async kind => paths((await ask(host, `/sitemap-${kind}-1.xml`)).text)))).flat()
  const step = Math.max(1, Math.floor(estates.length / ESTATES / 4) * 4 + 1)
  return [...pages, ...estates.filter((_, index) => index % step === 0).slice(0, ESTATES), '/nl/vakantie', '/fr/favoris', '/de/barrierefreiheit']
}

interface Broken {
  on: string
  to: string
  status: number
}

/** The path of a link on this very site; null for all else. */
function ownPath(address: string, host: string, from: string): string | null {
  const url = URL.parse(address, `http://${host}:${TEST_PORT}${from}`)
  return url?.host === `${host}:${TEST_PORT}` && /^https?:$/.test(url.protocol) ? url.pathname + url.search : null
}

/** What is asked once however often it is linked: a home in any language, a picture in any width, a page with any query. */
function oncePer(path: string): string {
  const [address = ''] = path.split('?')
  const home = matchRoute(address)
  return home?.params.estateId ? `home ${home.params.estateId} ${home.params.entityId ?? ''}` : address
}

const isFile = (path: string): boolean => /^\/(assets|rental-units)\//.test(path)

const alternatesOf = (html: string): Record<string, string>[] => link(html, 'alternate').filter(tag => tag.hreflang)

describe('on the whole demo site, in every language,', () => {
  it.each(HOSTS)('no link of %s is broken, none takes more than one redirect, and alternates point to each other', async host => {
    const first = await firstPages(host)
    const read = new Map<string, Asked>()
    await inParallel(first, WIDTH, async path => { read.set(path, await ask(host, path)) })
    const broken: Broken[] = [...read].filter(([, { status }]) => status !== 200).map(([path, { status }]) => ({ on: 'sitemap', to: path, status }))

    const found = new Map<string, string>()
    const known = new Set([...read.keys()].map(oncePer))
    for (const [path, { text }] of read) {
      for (const address of addresses(text)) {
        const to = ownPath(address, host, path)
        if (to && !known.has(oncePer(to))) {
          known.add(oncePer(to))
          found.set(to, path)
        }
        const [, id] = /^#(.+)$/.exec(address) ?? []
        if (id && !text.includes(` id="${id}"`)) broken.push({ on: path, to: address, status: 0 })
      }
    }
    await inParallel([...found], WIDTH, async ([to, on]) => {
      const { status, headers } = await ask(host, to, { method: isFile(to) ? 'HEAD' : 'GET' })
      if (status === 200) return
      const next = status < 400 && headers.location ? await ask(host, ownPath(headers.location, host, to) ?? '/nowhere', { method: 'HEAD' }) : null
      if (next?.status !== 200) broken.push({ on, to, status: next?.status ?? status })
    })
    expect(broken).toEqual([])
    expect(first.length + found.size).toBeGreaterThan(150)

    const alternates = new Map([...read].map(([path, { text }]) => [path, alternatesOf(text)] as const))
    const others = new Set([...alternates.values()].flat().map(({ href = '' }) => new URL(href).pathname).filter(path => !alternates.has(path)))
    await inParallel([...others], WIDTH, async path => { alternates.set(path, alternatesOf((await ask(host, path)).text)) })
    const lonely = [...alternates].flatMap(([path, tags]) => tags.flatMap(({ href = '' }) =>
      (JSON.stringify(alternates.get(new URL(href).pathname)) === JSON.stringify(tags) ? [] : [`${path} <> ${href}`])))
    expect(lonely).toEqual([])
    expect([...alternates.values()].filter(tags => tags.length === 5).length).toBeGreaterThan(alternates.size / 2)
  }, 120_000)
})
