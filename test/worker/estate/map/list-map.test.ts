import { expect, it } from 'vitest'
import { aSite, anEstate, siteApi } from '../../../support/demo-api.ts'
import { decoded } from '../../../support/html.ts'
import { openSite } from '../../../support/open-site.ts'

async function aMap(
  estates: number,
  path = '/nl/te-koop?view=map',
  fails: (limit: number) => boolean = () => false,
) {
  const site = aSite()
  const api = siteApi(
    site,
    Array.from({ length: estates }, (_, index) => anEstate(index + 1)),
  )
  const search = api.answers.get(`POST /sites/${site.id}/estates`) as (
    request: Request,
  ) => Promise<Response>
  api.answers.set(`POST /sites/${site.id}/estates`, async (request: Request) => {
    const { limit } = await request.clone().json<{ limit: number }>()
    return fails(limit) ? new Response(null, { status: 500 }) : search(request)
  })
  const text = decoded(
    await (await openSite({ API: api }).get(`http://${site.hostnames[0]}${path}`)).text(),
  )
  return {
    homes: text.match(/class="map-homes__home"/g)?.length ?? 0,
    part: /<p data-map-part="[^"]*">(.*?)<\/p>/.exec(text)?.[1]?.replaceAll(/<!-- -->/g, ''),
    text,
  }
}

it.each([
  [
    'nl',
    'te-koop',
    'Hier staan 300 van de 320 panden. <a href="/nl/te-koop?type=1">Bekijk ze allemaal in de lijst</a>',
  ],
  [
    'fr',
    'a-vendre',
    'Voici 300 des 320 biens. <a href="/fr/a-vendre?type=1">Voir tous les biens dans la liste</a>',
  ],
  [
    'en',
    'for-sale',
    'These are 300 of the 320 properties. <a href="/en/for-sale?type=1">See all of them in the list</a>',
  ],
  [
    'de',
    'zu-verkaufen',
    'Hier stehen 300 der 320 Immobilien. <a href="/de/zu-verkaufen?type=1">Alle in der Liste ansehen</a>',
  ],
])(
  'without script a map of very many homes says in %s how many it names, and where all are (SEARCH-27, SEARCH-34)',
  async (locale, path, said) => {
    const { homes, part } = await aMap(320, `/${locale}/${path}?type=1&view=map`)
    expect([homes, part]).toEqual([300, said])
  },
)

it('a map that names all its homes says nothing of the kind (SEARCH-34)', async () => {
  const { homes, part } = await aMap(300)
  expect([homes, part]).toEqual([300, undefined])
})

it('a map whose homes cannot be had says so; the list stands (SEARCH-38)', async () => {
  const { homes, text } = await aMap(20, '/nl/te-koop?view=map', limit => limit === 100)
  expect(homes).toBe(0)
  expect(text).toContain('De kaart kan de panden nu niet tonen.')
  expect(text.match(/data-favorite="/g)?.length).toBe(15)
})
