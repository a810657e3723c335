import { describe, expect, it } from 'vitest'
import { CAST } from '../../../worker/listing-api/demo/cast.ts'
import { sendRequest } from '../support/request.ts'
import { decoded, graph, link, meta, tags, title } from '../../support/html.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { mistakes } from '../support/structured-data.ts'
import { useSharedProduct } from '../support/browser.ts'

const fixture = useSharedProduct()

const SHOWN = PAGE_KINDS.filter(({ status }) => status === 200)
const typesOf = (html: string): unknown[] => graph(html).map(thing => thing['@type'])
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address)

/** What of a page is read and not worked with. */
const readText = (html: string): string =>
  (/<main\b[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '')
    .replace(/<(form|datalist|dialog|svg|button|script|select|template|textarea)\b[^]*?<\/\1>/g, '')
    .replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>[^]*?<\/\1>/g, '')
const wordsOf = (text: string): string[] =>
  decoded(text)
    .replace(/\\(?=\p{P}|\p{S})/gu, '')
    .match(/[\p{L}\p{N}]{2,}/gu) ?? []
const read = (path: string, host = 'localhost') => sendRequest(host, path, { follow: 1 })

describe('to who looks for it,', () => {
  it.each(SHOWN)(
    '$name has a title, a language, an address, and says what it is in the vocabulary’s own words (SEO-1, SEO-8, LOCALE-4)',
    async ({ host, path }) => {
      const { text, headers } = await read(path, host)
      expect(title(text)).toMatch(/\S.{8,}/)
      expect(headers['content-language']).toBe(/<html lang="(\w+)"/.exec(text)?.[1])
      expect(meta(text, 'og:title')).toBeTruthy()
      expect(meta(text, 'og:locale')).toMatch(/^(nl|fr|en|de)_BE$/)
      expect(link(text, 'canonical').map(({ href }) => URL.canParse(href ?? ''))).toEqual([true])
      expect(graph(text).length).toBeGreaterThanOrEqual(2)
      expect(mistakes(graph(text))).toEqual([])
    },
  )

  it('the pages of one kind have titles of their own, in each language (SEO-22)', async () => {
    const paths = [
      '/nl',
      '/nl/te-koop',
      '/nl/te-huur',
      '/nl/contact',
      '/fr',
      '/fr/a-vendre',
      '/en',
      '/en/for-sale',
      '/de',
      '/de/zu-verkaufen',
    ]
    const heads = await Promise.all(paths.map(async path => (await read(path)).text))
    expect(new Set(heads.map(title)).size).toBe(paths.length)
    expect(heads.filter(head => !meta(head, 'description')).length).toBe(0)
    expect(new Set(heads.map(head => meta(head, 'description'))).size).toBe(paths.length)
  })

  it('a page names its translations and the one for everybody else (SEO-2)', async () => {
    const { text } = await read('/nl/te-koop')
    expect(
      link(text, 'alternate')
        .filter(tag => tag.hreflang)
        .map(tag => tag.hreflang)
        .sort(),
    ).toEqual(['de', 'en', 'fr', 'nl', 'x-default'])
  })

  it.each([
    ['the whole list', '/nl/te-koop', undefined, '/nl/te-koop'],
    ['one type', '/nl/te-koop?type=2', undefined, '/nl/te-koop?type=2'],
    ['two types', '/nl/te-koop?type=1&type=2', 'noindex, follow', null],
    ['a type and a price', '/nl/te-koop?type=2&price-max=300000', 'noindex, follow', null],
    ['a price', '/nl/te-koop?price-max=300000', 'noindex, follow', null],
    ['a later page', '/nl/te-koop?page=2', 'noindex, follow', '/nl/te-koop?page=2'],
    ['a longer list', '/nl/te-koop?show=60', undefined, '/nl/te-koop'],
    ['another order', '/nl/te-koop?sortType=price&sortOrder=DESC', undefined, '/nl/te-koop'],
    ['the map', '/nl/te-koop?view=map', undefined, '/nl/te-koop'],
    ['the map of one type', '/nl/te-koop?type=2&view=map', undefined, '/nl/te-koop?type=2'],
    ['the map of two types', '/nl/te-koop?type=1&type=2&view=map', 'noindex, follow', null],
    ['where the visitor came from', '/nl/te-koop?utm_source=x', undefined, '/nl/te-koop'],
  ])(
    '%s is kept out of the index or is one page of it (SEO-2, SEO-5, SEO-6)',
    async (_, path, robots, canonical) => {
      const { text } = await read(path)
      expect(meta(text, 'robots')).toBe(robots)
      if (canonical)
        expect(new URL(link(text, 'canonical')[0]?.href ?? '').href).toBe(
          fixture.product.origin('localhost') + canonical,
        )
      const isItself = !robots && canonical === path.replace('?utm_source=x', '')
      expect(link(text, 'alternate').filter(tag => tag.hreflang)).toHaveLength(isItself ? 5 : 0)
    },
  )

  it('a list names its homes, a home its price and place, a holiday home its guests (SEO-9, SEO-10, SEO-11)', async () => {
    expect(typesOf((await read('/nl/te-koop')).text)).toContain('ItemList')
    expect(typesOf((await read('/nl/vakantie', 'kust.localhost')).text)).toContain('ItemList')
    const sale = graph((await read(`/nl/aanbod/${CAST.villaGent.id}`)).text).find(
      thing => thing['@type'] === 'RealEstateListing',
    )
    expect(sale).toMatchObject({
      offers: {
        '@type': 'OfferForPurchase',
        priceCurrency: 'EUR',
        itemOffered: {
          '@id': `${sale?.url}#home`,
          '@type': 'House',
          geo: { '@type': 'GeoCoordinates' },
        },
      },
      mainEntity: { '@id': `${sale?.url}#home` },
    })
    const hidden = graph((await read(`/nl/aanbod/${CAST.hiddenAddress.id}`)).text).find(
      thing => thing['@type'] === 'RealEstateListing',
    )
    expect(JSON.stringify(hidden)).not.toMatch(/GeoCoordinates|streetAddress/)
    const sold = graph((await read(`/nl/aanbod/${CAST.soldHouse.id}`)).text).find(
      thing => thing['@type'] === 'RealEstateListing',
    )
    expect(sold).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
    expect(JSON.stringify(sold)).not.toContain('"price"')
    const stay = graph((await read('/nl/vakantie/231', 'kust.localhost')).text).find(
      thing => thing['@type'] === 'VacationRental',
    )
    expect(stay).toMatchObject({ containsPlace: { occupancy: { '@type': 'QuantitativeValue' } } })
  })
})

describe('for machines', () => {
  it.each(['localhost', 'kust.localhost', 'ardennen.localhost'])(
    'robots.txt of %s names the map of the site, whose shards hold each page once a language, with all its others (SEO-14, SEO-15)',
    async host => {
      const map = /^Sitemap: (.+)$/m.exec((await read('/robots.txt', host)).text)?.[1] ?? ''
      const index = await read(new URL(map).pathname, host)
      expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
      const shards = locations(index.text).map(address => new URL(address).pathname)
      expect(shards.map(path => /^\/sitemap-([a-z]+)/.exec(path)?.[1])).toEqual([
        'pages',
        'estates',
        'projects',
        ...(host === 'localhost' ? [] : ['rentals']),
      ])
      const texts = await Promise.all(shards.map(async path => (await read(path, host)).text))
      const urls = texts.flatMap(text => text.split('<url>').slice(1))
      const own = urls.map(url => locations(url)[0] ?? '')
      expect(new Set(own).size).toBe(own.length)
      const known = new Set(own)
      const wrong = urls.filter(url => {
        const others = [...url.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(
          ([, language, href = '']) => ({ language, href }),
        )
        return (
          !others.some(({ language }) => language === 'x-default') ||
          !others.some(({ href }) => href === locations(url)[0]) ||
          others.some(({ href }) => !known.has(href))
        )
      })
      expect(wrong).toEqual([])
      expect(texts.filter(text => locations(text).length > 50_000)).toEqual([])
    },
  )

  it('the sitemap holds homes with their change and picture, projects with their children, none of which is hidden (SEO-15)', async () => {
    const { text } = await read('/sitemap-estates-1.xml', 'kust.localhost')
    expect(text).toContain('<lastmod>')
    expect(text).toContain('<image:loc>')
    expect(text).toContain(`/${CAST.seaView.id}/`)
    expect(text).not.toContain(`/${CAST.hiddenStatus.id}/`)
    const projects = locations((await read('/sitemap-projects-1.xml')).text).map(
      address => new URL(address).pathname,
    )
    const own = projects.filter(path =>
      path.startsWith(`/nl/aanbod/${CAST.projectWithThreeFloors.id}/`),
    )
    expect(own.length).toBeGreaterThan(10)
    for (const path of own.slice(0, 3))
      expect((await sendRequest('localhost', path)).status, path).toBe(200)
  })

  it.each(SHOWN)(
    '$name has a Markdown twin that says every word of it, and leads to the same homes (SEO-19)',
    async ({ host, path }) => {
      const { text } = await read(path, host)
      const twin = await sendRequest(host, path, {
        follow: 1,
        headers: { Accept: 'text/markdown' },
      })
      expect(twin.headers['content-type']).toBe('text/markdown; charset=utf-8')
      expect(twin.headers.vary).toContain('Accept')
      expect(twin.text).toMatch(/^# /m)
      expect(twin.text).not.toMatch(/<(script|div|section|button|input)\b|\u200b/)
      const main = readText(text)
      const said = new Set(wordsOf(twin.text))
      expect(wordsOf(main.replace(/<[^>]*>/g, ' ')).filter(word => !said.has(word))).toEqual([])
      expect(
        tags(main, 'a').filter(
          ({ class: name, href = '' }) =>
            name?.includes('card__link') && !twin.text.includes(`(${href})`),
        ),
      ).toEqual([])
    },
  )

  it('llms.txt names the pages, each of which is there (SEO-20)', async () => {
    const { text } = await read('/llms.txt')
    const paths = [...text.matchAll(/\]\((\S+)\)/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) expect((await read(path)).status, path).toBe(200)
  })

  it('a filtered list has a feed in two forms with the same homes (SEO-17)', async () => {
    const { text } = await read('/nl/te-koop?type=2')
    const feeds = link(text, 'alternate').filter(tag => /atom|feed/.test(tag.type ?? ''))
    expect(feeds.map(tag => tag.type).sort()).toEqual([
      'application/atom+xml',
      'application/feed+json',
    ])
    const [atom, json] = await Promise.all(
      ['atom', 'json'].map(async form => {
        const address = feeds.find(tag => tag.href?.includes(`.${form}`))?.href ?? ''
        return read(address.replace(/^https?:\/\/[^/]+/, ''))
      }),
    )
    const items = (JSON.parse(json?.text ?? '{}') as { items: { url: string }[] }).items
    expect(items.length).toBeGreaterThan(3)
    expect(atom?.text.match(/<entry>/g)?.length).toBe(items.length)
  })

  it('the rules for reading ahead leave alone what is personal or of another language (SEO-21)', async () => {
    const { headers, text, status } = await read('/speculation-rules.json')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/speculationrules+json')
    expect((await read('/nl')).headers['speculation-rules']).toBe('"/speculation-rules.json"')
    for (const left of ['/admin*', '/*/ajax/*', '/nl/favorieten', '[hreflang]', 'viewing'])
      expect(text).toContain(left)
  })
})
