import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CAST } from '../../worker/listing-api/seed/cast.ts'
import { ask } from '../support/ask.ts'
import { graph, link, meta, title } from '../support/html.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { mistakes } from '../support/structured-data.ts'
import { type Product, startProduct } from '../support/product.ts'

let product: Product

beforeAll(async () => { product = await startProduct() })
afterAll(() => product?.close())

const SHOWN = PAGE_KINDS.filter(({ status }) => status === 200)
const typesOf = (html: string): unknown[] => graph(html).map(thing => thing['@type'])
const read = (path: string, host = 'localhost') => ask(host, path, { follow: 1 })

describe('to who looks for it,', () => {
  it.each(SHOWN)('$name has a title, a language, an address, and says what it is in the vocabulary’s own words', async ({ host, path }) => {
    const { text, headers } = await read(path, host)
    expect(title(text)).toMatch(/\S.{8,}/)
    expect(headers['content-language']).toBe(/<html lang="(\w+)"/.exec(text)?.[1])
    expect(meta(text, 'og:title')).toBeTruthy()
    expect(meta(text, 'og:locale')).toMatch(/^(nl|fr|en|de)_BE$/)
    expect(link(text, 'canonical').map(({ href }) => URL.canParse(href ?? ''))).toEqual([true])
    expect(graph(text).length).toBeGreaterThanOrEqual(2)
    expect(mistakes(graph(text))).toEqual([])
  })

  it('the pages of one kind have titles of their own, in each language', async () => {
    const paths = ['/nl', '/nl/te-koop', '/nl/te-huur', '/nl/contact', '/fr', '/fr/a-vendre', '/en', '/en/for-sale', '/de', '/de/zu-verkaufen']
    const heads = await Promise.all(paths.map(async path => (await read(path)).text))
    expect(new Set(heads.map(title)).size).toBe(paths.length)
    expect(heads.filter(head => !meta(head, 'description')).length).toBe(0)
    expect(new Set(heads.map(head => meta(head, 'description'))).size).toBe(paths.length)
  })

  it('a page names its translations and the one for everybody else', async () => {
    const { text } = await read('/nl/te-koop')
    expect(link(text, 'alternate').filter(tag => tag.hreflang).map(tag => tag.hreflang).sort()).toEqual(['de', 'en', 'fr', 'nl', 'x-default'])
  })

  it.each([
    ['the whole list', '/nl/te-koop', undefined, '/nl/te-koop'],
    ['one type', '/nl/te-koop?type=2', undefined, '/nl/te-koop?type=2'],
    ['two types', '/nl/te-koop?type=1&type=2', 'noindex, follow', null],
    ['a type and a price', '/nl/te-koop?type=2&price-max=300000', 'noindex, follow', null],
    ['a price', '/nl/te-koop?price-max=300000', 'noindex, follow', null],
    ['a later page', '/nl/te-koop?page=2', 'noindex, follow', '/nl/te-koop'],
    ['a longer list', '/nl/te-koop?show=60', 'noindex, follow', '/nl/te-koop'],
    ['another order', '/nl/te-koop?sortType=price&sortOrder=DESC', 'noindex, follow', '/nl/te-koop'],
    ['the map', '/nl/te-koop?view=map', 'noindex, follow', '/nl/te-koop'],
    ['where the visitor came from', '/nl/te-koop?utm_source=x', undefined, '/nl/te-koop'],
  ])('%s is kept out of the index or is one page of it', async (_, path, robots, canonical) => {
    const { text } = await read(path)
    expect(meta(text, 'robots')).toBe(robots)
    if (canonical) expect(new URL(link(text, 'canonical')[0]?.href ?? '').href).toBe(product.origin('localhost') + canonical)
    if (robots) expect(link(text, 'alternate').filter(tag => tag.hreflang)).toEqual([])
  })

  it('a list names its homes, a home its price and place, a holiday home its guests', async () => {
    expect(typesOf((await read('/nl/te-koop')).text)).toContain('ItemList')
    const sale = graph((await read(`/nl/aanbod/${CAST.villaGent.id}`)).text).find(thing => thing['@type'] === 'RealEstateListing')
    expect(sale).toMatchObject({ offers: { '@type': 'OfferForPurchase', priceCurrency: 'EUR' }, mainEntity: { geo: { '@type': 'GeoCoordinates' } } })
    const hidden = graph((await read(`/nl/aanbod/${CAST.hiddenAddress.id}`)).text).find(thing => thing['@type'] === 'RealEstateListing')
    expect(JSON.stringify(hidden)).not.toMatch(/GeoCoordinates|streetAddress/)
    const sold = graph((await read(`/nl/aanbod/${CAST.soldHouse.id}`)).text).find(thing => thing['@type'] === 'RealEstateListing')
    expect(sold).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
    expect(JSON.stringify(sold)).not.toContain('"price"')
    const stay = graph((await read('/nl/vakantie/231', 'kust.localhost')).text).find(thing => thing['@type'] === 'VacationRental')
    expect(stay).toMatchObject({ containsPlace: { occupancy: { '@type': 'QuantitativeValue' } } })
  })
})

describe('for machines', () => {
  it('robots.txt names the map of the site, and each of its shards is there', async () => {
    const robots = (await read('/robots.txt')).text
    const map = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
    const index = await read(new URL(map).pathname)
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
    const shards = [...index.text.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname)
    expect(shards.length).toBeGreaterThanOrEqual(2)
    for (const shard of shards) {
      const { text, status } = await read(shard)
      expect(status).toBe(200)
      const count = text.match(/<loc>/g)?.length ?? 0
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(50_000)
      expect(text.match(/hreflang="x-default"|hreflang="nl"/g)?.length).toBeGreaterThan(0)
    }
  })

  it('the sitemap holds homes with their change and picture, none of which is hidden', async () => {
    const { text } = await read('/sitemap-estates-1.xml', 'kust.localhost')
    expect(text).toContain('<lastmod>')
    expect(text).toContain('<image:loc>')
    expect(text).not.toContain(`/${CAST.hiddenStatus.id}/`)
  })

  it.each(SHOWN.filter(({ name }) => !/map|page of a list/.test(name)))('$name has a Markdown twin with the same title and words', async ({ host, path }) => {
    const html = await read(path, host)
    const twin = await ask(host, path, { follow: 1, headers: { Accept: 'text/markdown' } })
    expect(twin.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(twin.headers.vary).toContain('Accept')
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html.text)?.[1]?.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ').trim() ?? ''
    expect(twin.text).toMatch(/^# /m)
    expect(heading.length).toBeGreaterThan(2)
    expect(twin.text).not.toMatch(/<(script|div|section|button|input)\b/)
  })

  it('llms.txt names the pages, each of which is there', async () => {
    const { text } = await read('/llms.txt')
    const paths = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => new URL(address).pathname)
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) expect((await read(path)).status, path).toBe(200)
  })

  it('a filtered list has a feed in two forms with the same homes', async () => {
    const { text } = await read('/nl/te-koop?type=2')
    const feeds = link(text, 'alternate').filter(tag => /atom|feed/.test(tag.type ?? ''))
    expect(feeds.map(tag => tag.type).sort()).toEqual(['application/atom+xml', 'application/feed+json'])
    const [atom, json] = await Promise.all(['atom', 'json'].map(async form => {
      const address = feeds.find(tag => tag.href?.includes(`.${form}`))?.href ?? ''
      return read(address.replace(/^https?:\/\/[^/]+/, ''))
    }))
    const items = (JSON.parse(json?.text ?? '{}') as { items: { url: string }[] }).items
    expect(items.length).toBeGreaterThan(3)
    expect(atom?.text.match(/<entry>/g)?.length).toBe(items.length)
  })

  it('the rules for reading ahead leave alone what is personal or of another language', async () => {
    const { headers, text, status } = await read('/speculation-rules.json')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/speculationrules+json')
    expect((await read('/nl')).headers['speculation-rules']).toBe('"/speculation-rules.json"')
    for (const left of ['/admin*', '/*/ajax/*', '/nl/favorieten', '[hreflang]', 'viewing']) expect(text).toContain(left)
  })

})
