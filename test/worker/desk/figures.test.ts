import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WINDOW } from '../../../worker/figures/collector.ts'
import { handOver } from '../../../worker/figures/count.ts'
import { nextRetentionAt } from '../../../worker/agency/retention.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { anInbox } from '../../support/agencies/an-inbox.ts'
import { homeStore } from '../../support/agencies/home-store.ts'
import { agency, agencyRows, runDueTasks } from '../../support/agency-object.ts'
import { openSite } from '../../support/open-site.ts'
import { anEstate } from '../../support/demo-api.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const DAY = 86_400_000

let networks = 0

/** A quarter of the ten seconds: worker/cache/wait.ts waits in slices. */
const SLICE = WINDOW / 4
/** What the ten seconds would do: their clock stands still, so that no test waits for them. */
const slices: (() => void)[] = []
const clock = globalThis.setTimeout

let isPlaying = false

beforeAll(() => {
  // Only of what counts: others wait as long in slices too.
  const isCounting = (): boolean => /countFigure/.test(new Error().stack ?? '')
  const setTimeout = (run: () => void, ms?: number, ...rest: unknown[]): unknown => {
    if (ms !== SLICE) return clock(run, ms, ...rest)
    if (isPlaying) return clock(run, 0)
    return isCounting() ? slices.push(run) : clock(run, ms, ...rest)
  }
  vi.stubGlobal('setTimeout', setTimeout)
})
afterAll(() => {
  vi.unstubAllGlobals()
})

/** An agency whose pages are looked at by people, each from a network of their own. */
async function anAgency() {
  const desk = await aDesk()
  const site = openSite(desk.bindings)
  const look = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await site.stream(desk.origin + path, {
      method,
      headers: {
        'User-Agent': FIREFOX,
        'CF-Connecting-IP': `198.51.${networks >> 8}.${networks++ & 255}`,
        ...headers,
      },
    })
    await answer.arrayBuffer()
    return answer.status
  }
  const counted = async () => {
    await handOver(desk.bindings)
    const rows = await agencyRows<{
      subject: string
      views: number
      saves: number
      brochures: number
    }>(desk.site.id, 'SELECT subject, views, saves, brochures FROM figure ORDER BY subject')
    return rows.map(({ subject, views, saves, brochures }) => [subject, views, saves, brochures])
  }
  const own = await desk.signedIn()
  const pathOf = async (path: string): Promise<string> =>
    (await desk.ask(path)).headers.get('Location') ?? ''
  return { ...desk, look, counted, own, pathOf, home: await pathOf('/nl/aanbod/1') }
}

/** A link as the page that made it shows it. */
async function madeLink(
  own: Awaited<ReturnType<typeof anAgency>>['own'],
  fields: Record<string, string> = {},
) {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 16)
  const answer = await own.ask('/desk/figures/homes/1', {
    act: 'make',
    id,
    locale: 'fr',
    email: '',
    ...fields,
  })
  const text = await answer.text()
  return { id, answer, text, path: /\/desk\/seller\/[\w-]{43}/.exec(text)?.[0] ?? '' }
}

describe('counting', () => {
  it('17.55: says that nothing was counted only where nothing was (FIGURE-11)', async () => {
    const { own, write } = await anInbox()
    const at = async () => (await own.ask('/desk/figures')).text()
    expect(await at()).toContain('Nog niets geteld')
    await write()
    const html = await at()
    expect(html).toMatch(/<dt>Aanvragen<\/dt><dd>1/)
    expect(html).toContain('Nog geen bezoek geteld in deze periode')
    expect(html).not.toContain('Nog niets geteld')
  })

  it('is of pages that are served, made or kept, and of nothing else (FIGURE-1, FIGURE-7)', async () => {
    const { look, counted, pathOf, home } = await anAgency()
    expect(await look(home)).toBe(200)
    expect(await look(home)).toBe(200)
    expect(await look(await pathOf('/fr/offre/1'))).toBe(200)
    expect(await look('/nl?utm=x')).toBe(200)
    expect(await look('/nl/nergens')).toBe(404)
    expect(await look('/nl/aanbod/1')).toBe(301)
    expect(await look('/robots.txt')).toBe(200)
    expect(await look('/nl/favorieten')).toBe(200)
    expect(await counted()).toEqual([
      ['/nl', 1, 0, 0],
      ['home/1', 3, 0, 0],
    ])
  })

  it('knows a reload, and a page that the browser has already (FIGURE-1, FIGURE-6)', async () => {
    const { look, counted, origin, bindings, home } = await anAgency()
    const first = await openSite(bindings).get(origin + home)
    const etag = first.headers.get('ETag') ?? ''
    expect(await look(home, { 'If-None-Match': etag, 'CF-Connecting-IP': '203.0.113.9' })).toBe(304)
    expect(await look(home, { 'CF-Connecting-IP': '203.0.113.9' })).toBe(200)
    expect(await look(home, { 'CF-Connecting-IP': '2001:db8::1' })).toBe(200)
    expect(await look(home, { 'CF-Connecting-IP': '2001:db8::2' })).toBe(200)
    expect(await counted()).toEqual([['home/1', 2, 0, 0]])
  })

  it('leaves out robots, what is fetched ahead and who works at the agency (FIGURE-3, FIGURE-4, FIGURE-5)', async () => {
    const { look, counted, home } = await anAgency()
    const unseen: Record<string, string>[] = [
      { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'Sec-Purpose': 'prefetch' },
      { 'Sec-Fetch-Dest': 'empty' },
      { Cookie: 'desk=abcdefghijklmnopqrstuvwxyz' },
    ]
    for (const headers of unseen) expect(await look(home, headers)).toBe(200)
    expect(await counted()).toEqual([])
  })

  it('hears what no page is asked for: shown, kept, printed (FIGURE-2)', async () => {
    const { look, counted, home } = await anAgency()
    for (const figure of ['views', 'saves', 'saves', 'brochures', 'nonsense'])
      expect(await look(home, { 'X-Figure': figure, 'Sec-Fetch-Dest': 'empty' }, 'HEAD')).toBe(200)
    expect(await look('/nl/aanbod/999/x', { 'X-Figure': 'saves' }, 'HEAD')).toBe(404)
    expect(await counted()).toEqual([['home/1', 1, 2, 1]])
  })

  it('hears a heart without script, of homes that there are (FIGURE-2)', async () => {
    const { counted, origin, bindings } = await anAgency()
    const answer = await openSite(bindings).stream(`${origin}/nl/ajax/favorites`, {
      method: 'POST',
      body: new URLSearchParams({ add: '1.999' }),
      headers: { 'User-Agent': FIREFOX, Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
    })
    expect(answer.status).toBe(303)
    await expect.poll(counted).toEqual([['home/1', 0, 1, 0]])
  })

  it('hands over after ten seconds without being asked (FIGURE-8)', async () => {
    const { look, site, home } = await anAgency()
    slices.length = 0
    await look(home)
    isPlaying = true
    slices.shift()?.()
    const rows = () => agencyRows(site.id, 'SELECT subject, views FROM figure')
    await expect.poll(rows).toEqual([{ subject: 'home/1', views: 1 }])
    isPlaying = false
  })

  it('counts what comes twice once, and goes on without an object (FIGURE-9)', async () => {
    const { site, look, counted, bindings, home } = await anAgency()
    const rows = [{ subject: 'home/1', views: 2, saves: 0, brochures: 0 }]
    const { figures } = agency(site.id)
    expect(await figures.add({ id: 'a', day: '2026-11-22', rows }, 1)).toBe(true)
    expect(await figures.add({ id: 'a', day: '2026-11-22', rows }, 2)).toBe(false)
    await look(home)
    const broken = { getByName: () => ({ call: () => Promise.reject(new Error('overloaded')) }) }
    await handOver({ ...bindings, AGENCY: broken } as never)
    expect((await counted()).reduce((sum, [, views]) => sum + Number(views), 0)).toBe(3)
  })

  it('keeps numbers and nothing of anybody, for ninety days (FIGURE-10)', async () => {
    const { site, look, counted, home } = await anAgency()
    await look(home, { Referer: 'https://example.com/secret', Cookie: 'a=personal' })
    await counted()
    const columns = await agencyRows<{ name: string }>(
      site.id,
      `SELECT name FROM pragma_table_info('figure')`,
    )
    expect(columns.map(({ name }) => name)).toEqual([
      'day',
      'subject',
      'views',
      'saves',
      'brochures',
    ])
    const all = JSON.stringify([
      await agencyRows(site.id, 'SELECT * FROM figure'),
      await agencyRows(site.id, 'SELECT id FROM figure_batch'),
    ])
    expect(all).not.toMatch(/198\.51|Firefox|example|personal/)
    const retention = async (days: number) => {
      const now = nextRetentionAt(site.id, Date.now()) + days * DAY
      await runDueTasks(site.id, {}, now)
      return agencyRows(site.id, 'SELECT day FROM figure')
    }
    expect(await retention(88)).toHaveLength(1)
    expect(await retention(91)).toEqual([])
  })
})

describe('the figures at the desk', () => {
  it('are of 7, 30 or 90 days, by home and by page, with enquiries and viewings (FIGURE-11, FIGURE-13)', async () => {
    const { own, look, counted, site, home } = await anAgency()
    expect(await (await own.ask('/desk/figures')).text()).toContain('Nog niets geteld')
    for (let n = 0; n < 3; n++) await look(home)
    await look('/nl')
    await counted()
    const today = Date.now()
    await agency(site.id).submissions.submit(
      { form: 'contact', key: 'k', bodyHash: 'h', now: today },
      { counts: [], enquiry: anEnquiry(today, null) },
    )
    await agency(site.id).submissions.submit(
      { form: 'contact', key: 'robot', bodyHash: 'h', now: today },
      { counts: [], enquiry: anEnquiry(today, 'trap') },
    )
    await booked(site.id, 'past', today - 2 * DAY)
    await booked(site.id, 'future', today + 2 * DAY)
    for (const days of ['7', '30', '90', 'nonsense']) {
      const text = await (await own.ask(`/desk/figures?days=${days}`)).text()
      expect(text).toMatch(/<dt>Bekeken<\/dt><dd>4<\/dd>/)
      expect(text).toMatch(/<dt>Aanvragen<\/dt><dd>1<\/dd>/)
      expect(text).toMatch(/<dt>Bezoeken<\/dt><dd>1<small>en 1 gepland<\/small>/)
      expect(text).toMatch(/role="img" aria-label="Bekeken per (dag|week)\. Het meest: 4/)
      expect(text).toContain('Veldstraat 1, 9000 Gent')
      expect(text).toContain('<a href="/nl">/nl</a>')
    }
    const ofHome = await (await own.ask('/desk/figures/homes/1')).text()
    expect(ofHome).toMatch(/<dt>Bekeken<\/dt><dd>3<\/dd>/)
    expect(ofHome).toMatch(/<dt>Aanvragen<\/dt><dd>1<\/dd>/)
    expect(ofHome).toMatch(/<dt>Bezoeken<\/dt><dd>1<small>en 1 gepland<\/small>/)
    expect((await own.ask('/desk/figures/homes/999')).status).toBe(404)
    expect((await own.ask('/desk/figures/homes/%3Cb%3E')).status).toBe(404)
  })

  it('mark a day that stands out (FIGURE-14)', async () => {
    const { own, site } = await anAgency()
    const day = new Date().toISOString().slice(0, 10)
    const rows = [{ subject: 'home/1', views: 21, saves: 0, brochures: 0 }]
    await agency(site.id).figures.add({ id: 'b', day, rows }, 1)
    expect(await (await own.ask('/desk/figures/homes/1')).text()).toContain('Opvallend veel')
  })
})

describe('who reads of it', () => {
  it('is led there from the record of a home (FIGURE-15)', async () => {
    const { own, api, site } = await anAgency()
    homeStore(api, site.id, { villa: { content: { general: { id: 1, headType: { id: 1 } } } } })
    const text = await (await own.ask('/desk/homes/villa')).text()
    expect(text).toMatch(/href="\/desk\/figures\/homes\/\w+"/)
  })

  it('is told by the privacy statement, in each language (FIGURE-24)', async () => {
    const { ask } = await anAgency()
    for (const [path, words] of [
      ['/nl/privacy-verklaring', /zonder cookies en zonder te weten door wie.*90 dagen/s],
      ['/fr/declaration-de-confidentialite', /sans cookies et sans savoir par qui.*90 jours/s],
      ['/en/privacy-statement', /without cookies and without knowing by whom.*90 days/s],
      ['/de/datenschutzerklaerung', /ohne Cookies und ohne zu wissen, von wem.*90 Tage/s],
    ] as const)
      expect(await (await ask(path)).text()).toMatch(words)
  })
})

describe('the page of the seller', () => {
  it('is made, mailed, listed and revoked, and stands in the audit (FIGURE-16, FIGURE-20, FIGURE-23)', async () => {
    const desk = await anAgency()
    const { own, site, browser, mailTo } = desk
    const made = await madeLink(own, { email: 'Seller@example.com' })
    expect(made.answer.status).toBe(200)
    const seller = browser()
    const page = await seller.ask(made.path)
    expect(page.status).toBe(200)
    expect(await mailTo('seller@example.com')).toContain(made.path)
    const stored = JSON.stringify([
      await agencyRows(site.id, 'SELECT * FROM seller_link'),
      await agencyRows(site.id, 'SELECT * FROM audit'),
    ])
    expect(stored).not.toContain(made.path.split('/').at(-1))
    expect(stored).not.toContain('seller@example.com')
    const [mail] = await agencyRows(site.id, `SELECT wipe FROM outbox WHERE kind = 'seller'`)
    expect(mail).toEqual({ wipe: 1 })
    const listed = await (await own.ask('/desk/figures/homes/1')).text()
    expect(listed).toContain('Laatst geopend op')
    expect(listed).not.toContain(made.path)
    const revoked = await own.ask('/desk/figures/homes/1', { act: 'revoke', id: made.id })
    expect(revoked.headers.get('Location')).toBe('/desk/figures/homes/1?done=figures.revoked')
    expect((await own.ask('/desk/figures/homes/1', { act: 'revoke', id: made.id })).status).toBe(
      404,
    )
    const gone = await seller.ask(made.path)
    expect(gone.status).toBe(410)
    expect(await gone.text()).toMatch(/lang="fr".*Cette page est fermée.*Kantoor/s)
    const acts = await agencyRows<{ act: string }>(
      site.id,
      `SELECT act FROM audit WHERE act LIKE 'seller%'`,
    )
    expect(acts.map(({ act }) => act).sort()).toEqual(['seller link made', 'seller link revoked'])
  })

  it('shows numbers by week in their language, small ones not exactly, and nobody (FIGURE-17, FIGURE-12, FIGURE-18)', async () => {
    const { own, site, browser, look, counted, home } = await anAgency()
    for (let n = 0; n < 6; n++) await look(home)
    await counted()
    const now = Date.now()
    await agency(site.id).submissions.submit(
      { form: 'contact', key: 'k', bodyHash: 'h', now },
      { counts: [], enquiry: anEnquiry(now, null) },
    )
    const { path } = await madeLink(own)
    const page = await browser().ask(path)
    const text = await page.text()
    expect(text).toMatch(/<dt>Vues<\/dt><dd>6<\/dd>/)
    expect(text).toMatch(/<dt>Demandes<\/dt><dd>1 à 4<\/dd>/)
    expect(text).toContain('Vues par semaine')
    expect(text.match(/<tr>/g)).toHaveLength(14)
    expect(text).not.toMatch(/visitor@example|<script|\/desk\/figures/)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
  })

  it('opens for nobody without the link, at no other agency and for no other home (FIGURE-19)', async () => {
    const [one, other] = [await anAgency(), await anAgency()]
    const { path, id } = await madeLink(one.own)
    expect((await other.browser().ask(path)).status).toBe(404)
    for (const guess of ['x', 'a'.repeat(43), `${path.split('/').at(-1)}x`])
      expect((await one.browser().ask(`/desk/seller/${guess}`)).status).toBe(404)
    expect((await one.own.ask('/desk/figures/homes/2', { act: 'revoke', id })).status).toBe(404)
    expect((await one.browser().ask(path)).status).toBe(200)
  })

  it('is made by whoever may change the home, five times, and not with half an address (FIGURE-16, FIGURE-21)', async () => {
    const desk = await anAgency()
    const { own, api, site } = desk
    api.answers.set(
      `GET /sites/${site.id}/estates/v2/1`,
      anEstate(1, {}, { salesRep: { email: 'bo@agency.example' } }),
    )
    await desk.purge({ estate: 1, site: site.id })
    await desk.hire('bo@agency.example', 'agent')
    await desk.hire('cas@agency.example', 'agent')
    await desk.hire('eve@agency.example', 'editor')
    const [bo, cas, eve] = [
      await desk.signedIn('bo@agency.example'),
      await desk.signedIn('cas@agency.example'),
      await desk.signedIn('eve@agency.example'),
    ]
    expect((await madeLink(bo)).answer.status).toBe(200)
    expect((await madeLink(cas)).answer.status).toBe(403)
    expect((await madeLink(eve)).answer.status).toBe(403)
    const looking = await eve.ask('/desk/figures/homes/1')
    expect(looking.status).toBe(200)
    expect(await looking.text()).not.toContain('name="act"')
    const wrong = await madeLink(own, { email: 'half@', locale: 'de' })
    expect(wrong.answer.status).toBe(422)
    expect(wrong.text).toMatch(/value="half@"/)
    expect(wrong.text).toMatch(/<option value="de" selected=""/)
    for (let n = 0; n < 4; n++) expect((await madeLink(own)).answer.status).toBe(200)
    expect((await madeLink(own)).answer.status).toBe(409)
    const again = await madeLink(own, { act: 'nonsense' })
    expect(again.answer.status).toBe(422)
    for (let n = 0; n < 50; n++)
      await agency(site.id).limits.tryCount({
        bucket: `seller-mail ${Math.floor(Date.now() / DAY)}`,
        max: 99,
        until: Date.now() + DAY,
      })
    await own.ask('/desk/figures/homes/1', { act: 'revoke', id: await madeLinkId(site.id) })
    expect((await madeLink(own, { email: 'a@example.com' })).answer.status).toBe(429)
  })

  it('ends after a year, with its home, and with the desk’s host (FIGURE-22)', async () => {
    const { own, site, browser, api, purge } = await anAgency()
    const { path } = await madeLink(own)
    const seen = async () => {
      const [row] = await agencyRows<{ left: number; openedAt: number | null }>(
        site.id,
        'SELECT ends_at - made_at AS left, opened_at AS openedAt FROM seller_link',
      )
      return row
    }
    expect((await own.ask(path)).status).toBe(200)
    expect(await seen()).toEqual({ left: 365 * DAY, openedAt: null })
    await browser().ask(path)
    expect((await seen())?.openedAt).not.toBe(null)
    api.answers.delete(`GET /sites/${site.id}/estates/v2/1`)
    await purge({ estate: 1, site: site.id, vanish: true })
    expect(await (await browser().ask(path)).text()).toContain('n’est plus sur notre site')
    expect((await seen())?.left).toBeLessThan(61 * DAY)
    expect((await seen())?.left).toBeGreaterThan(59 * DAY)
    await agencyRows(site.id, 'UPDATE seller_link SET ends_at = 1')
    expect((await browser().ask(path)).status).toBe(410)
    await agency(site.id).deskMoves.end([], { before: 'a', after: 'b' }, ACTING)
    expect((await browser().ask(path)).status).toBe(404)
  })
})

const ACTING = { actor: 'operator', request: 'r', now: 1 } as const

const madeLinkId = async (site: number): Promise<string> =>
  (await agencyRows<{ id: string }>(site, 'SELECT id FROM seller_link LIMIT 1'))[0]?.id ?? ''

const anEnquiry = (createdAt: number, flag: 'trap' | null) => ({
  id: crypto.randomUUID(),
  kind: 'contact',
  locale: 'nl' as const,
  email: 'visitor@example.com',
  recipient: 'agent@agency.example',
  estateId: '1',
  fields: { name: 'Visitor' },
  flag,
  createdAt,
})

/** A viewing of home 1 that stands. */
const booked = (site: number, key: string, startsAt: number) =>
  agencyRows(
    site,
    `INSERT INTO booking (key, kind, locale, email, body, about, starts_at, ends_at, state, created_at)
    VALUES (?1, 'viewing', 'nl', 'visitor@example.com', '{}', '{"path":"/nl/aanbod/1"}', ?2, ?2, 'booked', 1)`,
    key,
    startsAt,
  )
