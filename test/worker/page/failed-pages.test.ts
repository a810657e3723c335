import { expect, it } from 'vitest'
import { href, pageHref } from '../../../shared/routes.ts'
import { leieSeed } from '../../../worker/listing-api/demo/agencies/leie/seed.ts'
import { PAGE_ROUTES } from '../../../worker/routes.ts'
import { demoSite } from '../../support/demo-site.ts'
import { openSite } from '../../support/open-site.ts'

/** Of any route: what it does not take stays out of its address. */
const PARAMS = {
  token: 'a'.repeat(24),
  estateId: 77,
  slug: 'huis',
  entityId: 78,
  afternoonId: 'b'.repeat(24),
  appointmentId: 'c'.repeat(24),
  stayId: 'd'.repeat(24),
  rentalUnitId: 79,
  list: '1.list.atom',
}

const PATHS = [
  ...Object.keys(PAGE_ROUTES).map(name => href(name, 'nl', PARAMS)),
  pageHref('nl', 'te-koop'),
  pageHref('nl', 'nergens'),
]

const isFailedPage = (answer: Response): boolean =>
  answer.status >= 400 && answer.headers.get('Content-Type')?.startsWith('text/html') === true

const SEED = leieSeed()
const SITE = { ...SEED.site, settings: { ...SEED.site.settings, soldPrices: true } }

/** Of each address that is answered by a page that failed: its status, and where it does not say `noindex`. */
async function failedPages(
  isAway: boolean,
): Promise<{ statuses: Map<string, number>; found: string[] }> {
  const { api, origin } = demoSite({ ...SEED, site: SITE })
  const { get } = openSite({ API: api, RATE_LIMITS: 'off' })
  await get(`${origin}/nl`)
  if (isAway) api.fault = () => new Response(null, { status: 500 })
  const statuses = new Map<string, number>()
  const found: string[] = []
  for (const path of PATHS) {
    const answer = await get(origin + path)
    if (!isFailedPage(answer)) continue
    statuses.set(path, answer.status)
    const html = await answer.text()
    if (!answer.headers.get('X-Robots-Tag')?.startsWith('noindex')) found.push(`${path}: header`)
    if (!html.includes('<meta name="robots" content="noindex')) found.push(`${path}: head`)
  }
  return { statuses, found }
}

it('no page that failed is to be found, of whatever route (PAGE-115)', async () => {
  const away = await failedPages(true)
  expect(away.found).toEqual([])
  for (const path of ['/nl/nergens', '/nl/vakantie', '/nl/verkocht-in-de-buurt'])
    expect(away.statuses.get(path), path).toBe(503)
})

it('a page of 503 has the name of its agency as text, and no logo (PAGE-116)', async () => {
  const { api, origin } = demoSite({
    ...SEED,
    site: { ...SITE, theme: { ...SITE.theme, logo: 'logo', logoHasName: true } },
  })
  const { get } = openSite({ API: api })
  const headerOf = (html: string): string => /site-header__name"[^]*?<\/a>/.exec(html)?.[0] ?? ''
  expect(headerOf(await (await get(`${origin}/nl`)).text())).toContain('<img')
  api.fault = () => new Response(null, { status: 500 })
  const answer = await get(`${origin}/nl/nergens`)
  expect(answer.status).toBe(503)
  const header = headerOf(await answer.text())
  expect(header).not.toContain('<img')
  expect(header).toMatch(/>Leie &amp; Linde<\/a>/)
})

it('no page that is not there is to be found, of whatever route (PAGE-115)', async () => {
  const { statuses, found } = await failedPages(false)
  expect(found).toEqual([])
  expect([...statuses.values()]).toContain(404)
})
