import { describe, expect, it } from 'vitest'
import { sendRequest } from '../support/request.ts'
import { crawl, oncePerEstate, oncePerPage } from '../support/crawl.ts'
import { useSharedProduct } from '../support/browser.ts'

const HOSTS = ['localhost', 'kust.localhost', 'ardennen.localhost']
/** Of a host, in `npm test`; `npm run audit` goes by every link of every home in every language. */
const ESTATES = 6
const IS_WHOLE = process.env.AUDIT !== undefined

useSharedProduct()

const paths = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

const pathOf = ({ href = '' }: Record<string, string>): string =>
  new URL(href).pathname + new URL(href).search

/** Pages of the CMS and estates: all, or some in a language that turns from one to the next. */
async function firstPages(host: string): Promise<string[]> {
  const [pages, ...shards] = await Promise.all(
    paths((await sendRequest(host, '/sitemap.xml')).text).map(async shard =>
      paths((await sendRequest(host, shard)).text),
    ),
  )
  const estates = shards.flat()
  const step = IS_WHOLE ? 1 : Math.max(1, Math.floor(estates.length / ESTATES / 4) * 4 + 1)
  const some = estates
    .filter((_, index) => index % step === 0)
    .slice(0, IS_WHOLE ? undefined : ESTATES)
  return [
    // Five and four are coprime: each language comes in its turn.
    ...(pages ?? []).filter((_, index) => IS_WHOLE || index % 5 === 0),
    ...some,
    '/nl/vakantie',
    '/fr/favoris',
    '/de/barrierefreiheit',
    '/llms.txt',
    '/sitemap.xml',
  ]
}

describe('on the whole demo site, in every language,', () => {
  it.each(HOSTS)(
    'no link of %s is broken, none takes more than one redirect, and alternates point to each other (BROWSER-34)',
    async host => {
      const start = [...new Set(await firstPages(host))]
      const {
        broken,
        alternates,
        requestCount: asked,
      } = await crawl(host, {
        start,
        depth: IS_WHOLE ? 50 : 1,
        once: IS_WHOLE ? oncePerPage : oncePerEstate,
      })
      expect(broken).toEqual([])
      expect(asked).toBeGreaterThan(IS_WHOLE ? 1000 : 200)

      const others = new Set(
        [...alternates.values()]
          .flat()
          .map(pathOf)
          .filter(path => !alternates.has(path)),
      )
      const { alternates: missing } = await crawl(host, {
        start: [...others],
        depth: 1,
        once: () => '',
      })
      const all = new Map([...alternates, ...missing])
      const lonely = [...all].flatMap(([path, tags]) =>
        tags.flatMap(tag =>
          JSON.stringify(all.get(pathOf(tag))) === JSON.stringify(tags)
            ? []
            : [`${path} <> ${tag.href}`],
        ),
      )
      expect(lonely).toEqual([])
      expect([...alternates.values()].filter(tags => tags.length === 5).length).toBeGreaterThan(
        alternates.size / 2,
      )
    },
    IS_WHOLE ? 1_800_000 : 120_000,
  )
})
