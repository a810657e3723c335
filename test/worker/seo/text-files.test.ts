import { describe, expect, it } from 'vitest'
import { aPage, aSite, anEstate } from '../../support/demo-api.ts'
import { anAgency } from '../../support/agency.ts'

describe('text files and feeds', () => {
  it('tells robots where the sitemap is, on the site’s own origin (SEO-13)', async () => {
    const { get, origin } = anAgency()
    const text = await (await get('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${origin.replace('http:', 'https:')}/sitemap.xml`)
    expect(text).toContain('Disallow: /admin')
  })

  it('tells robots what is not for them, and that they may cite but not train (SEO-13)', async () => {
    const text = await (await anAgency({ locales: ['nl', 'fr'] }).get('/robots.txt')).text()
    for (const line of [
      'Disallow: /admin',
      'Disallow: /nl/ajax/',
      'Disallow: /nl/favorieten',
      'Disallow: /nl/vergelijken',
      'Disallow: /nl/detail',
      'Disallow: /fr/favoris',
      'Disallow: /*?*price-',
      'Disallow: /*?*within=',
      'Content-Signal: search=yes, ai-input=yes, ai-train=no',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).not.toMatch(/page=|city=|Disallow: \/\*?$/m)
  })

  it('names in llms.txt the agency and its pages, which come as Markdown too (SEO-20)', async () => {
    const { get, site } = anAgency()
    const text = await (await get('/llms.txt')).text()
    expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> .*${site.agency.email}`))
    expect(text).toContain(`(https://${site.hostnames[0]}/nl/te-koop)`)
    expect(text).toContain('text/markdown')
  })

  it('17.42: names nothing in llms.txt that robots.txt forbids, a search in a sentence neither (SEO-13, SEO-20)', async () => {
    const { get } = anAgency({ locales: ['nl', 'fr', 'en', 'de'] })
    const robots = await (await get('/robots.txt')).text()
    const forbidden = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(
      ([, path = '']) => new RegExp(`^${path.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*')}`),
    )
    expect(forbidden.some(rule => rule.test('/nl/favorieten'))).toBe(true)
    const text = await (await get('/llms.txt')).text()
    const invited = [...text.matchAll(/\]\((\S+)\)/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    expect(invited).toContain('/nl/zoeken')
    const sentences = ['/nl/zoeken', '/fr/rechercher', '/en/search', '/de/suche'].map(
      path => `${path}?q=huis+gent+tot+400000`,
    )
    for (const path of [...invited, ...sentences])
      expect(
        forbidden.filter(rule => rule.test(path)),
        path,
      ).toEqual([])
    for (const path of ['/nl/zoeken', '/nl/zoeken?q=villa+met+zwembad+op+de+maan']) {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('X-Robots-Tag')], path).toEqual([200, 'noindex'])
    }
    expect(text).toContain('`?q=')
  })

  it('lets nothing personal, no call and no other language be fetched ahead (SEO-21)', async () => {
    const rules = await (await anAgency().get('/speculation-rules.json')).text()
    for (const left of ['/*/ajax/*', '/nl/favorieten', '/de/termin-absagen/*', '[hreflang]'])
      expect(rules).toContain(left)
  })

  it('names each page by one address and its translations by theirs (SEO-1, SEO-2)', async () => {
    const headOf = async (agency: ReturnType<typeof anAgency>): Promise<string[]> => {
      const [head = ''] = (await (await agency.get('/nl/te-koop')).text()).split('</head>')
      expect(head).toMatch(/<title>[^<]{3,}<\/title>.*<meta name="description"/s)
      return [...head.matchAll(/rel="(canonical|alternate)"(?: hreflang="([\w-]+)")? href=/gi)].map(
        ([, rel = '', language]) => language ?? rel,
      )
    }
    const all = await headOf(anAgency())
    expect(all).toEqual(['canonical', 'nl', 'fr', 'en', 'de', 'x-default'])
    expect(await headOf(anAgency({ locales: ['nl'] }))).toEqual(['canonical'])
  })

  it.each([
    ['nl', 'Contact'],
    ['de', 'Kontakt'],
  ] as const)(
    'points every form of a page without a list to its one address, in %s (SEO-23)',
    async (locale, title) => {
      const { api, site, get } = anAgency()
      const contact = aPage(9, { nl: 'contact', de: 'kontakt' }, [
        { id: 'form', type: 'contactForm', title: { [locale]: title } },
      ])
      const path = contact.url[locale]
      api.answers.set(`GET /sites/${site.id}/pages/by-url/${locale}%2F${path}`, contact)
      const headOf = async (query: string): Promise<string> =>
        (await (await get(`/${locale}/${path}${query}`)).text()).split('</head>')[0] ?? ''
      const own = `rel="canonical" href="https://${site.hostnames[0]}/${locale}/${path}"`
      for (const query of ['', '?source=estimate', '?estate=7', '?sent=contact'])
        expect(await headOf(query)).toContain(own)
      expect(await headOf('')).toContain('hrefLang=')
      expect(await headOf('?source=estimate')).not.toContain('hrefLang=')
    },
  )

  it('tells of a list which homes it shows, in their order (SEO-9)', async () => {
    const html = await (await anAgency().get('/nl/te-koop')).text()
    const list = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json = '']) => JSON.parse(json))
      .find((thing: { '@type'?: string }) => thing['@type'] === 'ItemList')
    expect(
      list.itemListElement.map(({ url }: { url: string }) => Number(url.split('/')[5])),
    ).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
  })

  it('writes fifty homes of a list at most (SEO-17)', async () => {
    const many = Array.from({ length: 60 }, (_, index) => anEstate(index + 1))
    const feed = await anAgency({}, many).get('/nl/feed/2.list.atom')
    expect((await feed.text()).match(/<entry>/g)).toHaveLength(50)
  })

  it('lists every shown estate once a language in the sitemap, never a hidden one (SEO-15, SEO-16, VIS-6)', async () => {
    const estates = [
      ...Array.from({ length: 30 }, (_, index) => anEstate(index + 1)),
      anEstate(77, { transaction: { id: 5 } }),
    ]
    const { get } = anAgency({ settings: { ...aSite().settings, hiddenStatus: [5] } }, estates)
    expect(await (await get('/sitemap.xml')).text()).toContain('/sitemap-estates-1.xml')
    const xml = await (await get('/sitemap-estates-1.xml')).text()
    expect(xml.match(/<loc>/g)).toHaveLength(30 * 4)
    expect(xml).not.toContain('/77/')
    expect((await get('/sitemap-estates-2.xml')).status).toBe(404)
  })

  it.each([
    '/robots.txt',
    '/llms.txt',
    '/sitemap.xml',
    '/sitemap-estates-1.xml',
    '/nl/feed/2.list.atom',
    '/nl/feed/2.list.json',
    '/nl/feed/homes.csv',
  ])('%s is fetched again only where it changed (SEO-47)', async path => {
    const { get } = anAgency()
    const tag = (await get(path)).headers.get('ETag') ?? ''
    const again = await get(path, { headers: { 'If-None-Match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })

  it('leaves out no estate of a very large site: the index names as many shards as there are (SEO-14, SEO-16)', async () => {
    const few = Array.from({ length: 20 }, (_, index) => anEstate(index + 1))
    const { get, api, site } = anAgency()
    const asked: number[] = []
    api.answers.set(`POST /sites/${site.id}/estates`, async (request: Request) => {
      const { offset = 0, limit } = await request.json<{ offset?: number; limit: number }>()
      asked.push(offset)
      return Response.json({
        total: { value: 61_000 },
        results: limit === 100 && offset === 60_900 ? few : offset === 0 ? few.slice(0, limit) : [],
      })
    })
    const index = await (await get('/sitemap.xml')).text()
    expect(index.match(/sitemap-estates-\d+/g)).toEqual(
      Array.from({ length: 122 }, (_, shard) => `sitemap-estates-${shard + 1}`),
    )
    expect((await (await get('/sitemap-estates-122.xml')).text()).match(/<loc>/g)).toHaveLength(
      20 * 4,
    )
    expect((await get('/sitemap-estates-123.xml')).status).toBe(404)
    expect(Math.max(...asked)).toBe(60_900)
  })

  it('writes the newest estates of a list as Atom and as JSON, named and placed by its page (SEO-17)', async () => {
    const { get, site } = anAgency()
    const atom = await get('/nl/feed/2.list.atom')
    expect(atom.headers.get('Content-Type')).toContain('application/atom+xml')
    const text = await atom.text()
    expect(text.match(/<entry>/g)).toHaveLength(40)
    const json = await (
      await get('/nl/feed/2.list.json?type=1')
    ).json<{
      items: unknown[]
      title: string
      home_page_url: string
    }>()
    expect(json.items).toHaveLength(40)
    expect(json.title).toBe(`Pagina 2 · ${site.name}`)
    expect(json.home_page_url).toMatch(/^http.*\/nl\/te-koop\?type=1$/)
    expect(text).toContain(`<title>${json.title}</title>`)
    expect(text).toContain(
      `<link rel="alternate" type="text/html" href="${json.home_page_url.replace('?type=1', '')}"/>`,
    )
    expect((await get('/nl/feed/9.list.atom')).status).toBe(404)
  })

  it('serves a page as Markdown on request (SEO-19, PAGE-16)', async () => {
    const { get } = anAgency()
    const twin = await get('/nl/aanbod/7/woning-te-koop-in-veldstraat-7-9000-gent', {
      headers: { Accept: 'text/markdown' },
    })
    expect(twin.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
    const text = await twin.text()
    expect(text).toContain('€\u00a0300.007')
    expect(text).not.toMatch(/<\/?[a-z][a-z0-9-]*(\s[^>]*)?>/)
    expect((await get('/nl')).headers.get('Vary')).toContain('Accept')
  })

  it('keeps every sign of a tag out of the structured data, whose text stays the same (SEO-12)', async () => {
    const name = 'Kantoor</script><script>alert(1)</script><!--<script>'
    const html = await (await anAgency({ name }).get('/nl')).text()
    const graphs = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    expect(graphs.length).toBeGreaterThan(0)
    for (const [, json = ''] of graphs) expect(json).not.toContain('<')
    expect(graphs.map(([, json = '']) => JSON.stringify(JSON.parse(json))).join()).toContain(name)
  })

  it('escapes text that would break out of the structured data (SEO-8, SEO-12)', async () => {
    const { get } = anAgency({}, [
      anEstate(3, {
        title: { nl: 'x' },
        description: { nl: '</script><script>alert(1)</script>' },
      }),
    ])
    const html = await (await get('/nl/aanbod/3/woning-te-koop-in-veldstraat-3-9000-gent')).text()
    expect(html).not.toContain('<script>alert(1)')
    const graphs = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      match => JSON.parse(match[1] ?? ''),
    )
    expect(graphs[0]['@graph'].map((thing: { '@type': string }) => thing['@type'])).toEqual([
      'RealEstateAgent',
      'WebSite',
      'BreadcrumbList',
      'RealEstateListing',
    ])
  })
})
