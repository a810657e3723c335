import { describe, expect, it } from 'vitest'
import { anEstate } from '../../support/demo-api.ts'
import { agency, agencyRows } from '../../support/agency-object.ts'
import { createOperator, TOKEN } from '../../support/operator.ts'

const PAGES = [
  '',
  '/agencies',
  '/leads',
  '/bookings',
  '/outbox',
  '/answers',
  '/estates',
  '/imports',
  '/audit',
] as const

async function atTheConsole(bindings: Parameters<typeof createOperator>[0] = {}) {
  const operator = await createOperator(bindings)
  const headers = { Authorization: `Bearer ${TOKEN}`, Accept: 'text/html' }
  await operator.ask('/nl')
  return {
    ...operator,
    show: (path: string, language = 'nl') =>
      operator.ask(`/admin${path}`, { headers: { ...headers, 'Accept-Language': language } }),
  }
}

describe('the console', () => {
  it.each(PAGES)(
    'shows /admin%s in every language, without script, to nobody’s cache',
    async path => {
      const { show, site } = await atTheConsole()
      for (const language of ['nl', 'fr', 'en', 'de']) {
        const answer = await show(`${path}?site=${site.id}`, language)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
        const html = await answer.text()
        expect(html).toContain(`<html lang="${language}">`)
        expect(html).not.toMatch(/_(admin|legalRule)\.|<script|style=/)
        expect(html.match(/<h1/g)).toHaveLength(1)
      }
    },
  )

  it('shows the agency that was visited, with its hosts (ADMIN-12)', async () => {
    const { show, site } = await atTheConsole()
    const html = await (await show(`/agencies/${site.id}`)).text()
    expect(html).toContain(site.name)
    expect(html).toContain(site.hostnames[0])
  })

  it('shows enquiries whole and escaped, each cell with its column, and writes down that somebody read them (ADMIN-13, ADMIN-143)', async () => {
    const { show, bindings, site } = await atTheConsole()
    await agency(site.id).enquiries.insert({
      id: 'x',
      kind: 'contact',
      locale: 'nl',
      email: 'jan@voorbeeld.test',
      recipient: 'x@y.test',
      estateId: '',
      fields: { name: '<img src=x onerror=alert(1)>' },
      flag: null,
      createdAt: 1e15,
    })
    const answer = await show(`/leads?site=${site.id}`)
    const html = await answer.text()
    expect(html).toContain('jan@voorbeeld.test')
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('<td data-label="E-mail')
    expect(
      await bindings.DB.prepare('SELECT act FROM audit WHERE request = ?')
        .bind(answer.headers.get('X-Request-Id'))
        .first(),
    ).toEqual({ act: 'read leads' })
  })

  it('says in words what an enquiry is, and why to look twice (OPS-148)', async () => {
    const { show, site } = await atTheConsole()
    for (const [id, fields, flag] of [
      ['a', {}, 'unchecked'],
      ['b', { source: 'estimate' }, null],
    ] as const)
      await agency(site.id).enquiries.insert({
        id,
        kind: 'contact',
        locale: 'nl',
        email: `${id}@voorbeeld.test`,
        recipient: 'x@y.test',
        estateId: '',
        fields,
        flag,
        createdAt: 1e15,
      })
    const html = await (await show(`/leads?site=${site.id}`)).text()
    const cells = [...html.matchAll(/<td data-label="[^"]*">([^<]*)</g)].map(([, text]) => text)
    expect(cells).toEqual(expect.arrayContaining(['Vraag', 'Schatting']))
    expect(html).toContain('Dit bericht kwam binnen zonder robotcontrole.')
    expect(html).not.toMatch(/>contact<|unchecked/)
  })

  it('shows viewings and stays that are still to come, with who comes, and writes down that somebody read them (ADMIN-14)', async () => {
    const { show, bindings, site } = await atTheConsole()
    const book = (
      kind: 'viewing' | 'stay',
      name: string,
      from: number,
      state: string,
      asked: number | null = null,
    ) =>
      agencyRows(
        site.id,
        `INSERT INTO booking (key, kind, locale, email, body, about, starts_at, ends_at, state, cancel_asked_at, created_at)
        VALUES (?1, ?2, 'nl', 'x@y.test', ?3, ?4, ?5, ?6, ?7, ?8, 1)`,
        crypto.randomUUID(),
        kind,
        JSON.stringify({ contact: { name, email: 'x@y.test', phone: '+32 470' } }),
        JSON.stringify({ agencyTitle: `Pand van ${name}`, place: 'Gent' }),
        from,
        from + 1_800_000,
        state,
        asked,
      )
    const soon = Date.now() + 3_600_000
    await book('viewing', '<b>Bezoeker</b>', soon, 'booked')
    await book('viewing', 'Verleden', Date.now() - 7_200_000, 'booked')
    await book('viewing', 'Bedenker', soon + 1, 'booked', 5)
    await book('stay', 'Gast', soon, 'pending')
    const answer = await show(`/bookings?site=${site.id}`)
    const [viewings = '', stays = ''] = (await answer.text()).split('Komende verblijven')
    expect(viewings).toContain('&lt;b&gt;Bezoeker')
    expect(viewings).toContain('geboekt')
    expect(viewings).toMatch(/Bedenker[^]*geannuleerd/)
    expect(viewings).not.toContain('Verleden')
    expect(stays).toContain('Pand van Gast')
    expect(stays).toContain('nog niet bevestigd')
    expect(
      await bindings.DB.prepare('SELECT act FROM audit WHERE request = ?')
        .bind(answer.headers.get('X-Request-Id'))
        .first(),
    ).toEqual({ act: 'read bookings' })
  })

  it('shows how many pages and answers of a site came from the cache, and writes a point for each that names nobody (OPS-8, ADMIN-12)', async () => {
    const points: AnalyticsEngineDataPoint[] = []
    const { show, ask, site } = await atTheConsole({
      ANALYTICS: { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) },
    })
    await ask('/nl', { headers: { 'CF-Connecting-IP': '203.0.113.77', Cookie: 'a=b' } })
    await ask('/nl/te-koop?utm_source=x')
    await ask('/nl/ajax/nowhere')
    expect(points.map(({ indexes, blobs }) => [indexes, blobs])).toEqual(
      [['miss'], ['hit'], ['miss'], ['bypass']].map(blobs => [[String(site.id)], blobs]),
    )
    const [first, hit, second] = points.map(({ doubles = [] }) => doubles)
    expect(first?.slice(1)).toEqual([expect.any(Number), expect.any(Number), 200])
    expect(first?.[2]).toBeGreaterThan(2)
    expect(hit?.slice(1)).toEqual([0, 0, 200])
    expect(second?.[1]).toBeGreaterThan(0)
    const page = await (await show(`/agencies/${site.id}`)).text()
    const rates = [...page.matchAll(/(\d+)\s% van (\d+)/g)].map(([, percent, all]) => [
      Number(percent),
      Number(all),
    ])
    expect(rates).toContainEqual([33, 3])
    const [hits, all] = [1, 2].map(at =>
      points.reduce((sum, { doubles = [] }) => sum + (doubles[at] ?? 0), 0),
    ) as [number, number]
    expect(rates).toContainEqual([Math.floor((100 * hits) / all), all])
  })

  it('says in words why a mail leaves, and lets a failed one try again (ADMIN-15, MAIL-85)', async () => {
    const { show, ask, bindings, site } = await atTheConsole()
    const { outbox } = agency(site.id)
    const text = { fromName: '', subject: 'Onderwerp van de proef', html: '', text: 'Tekst' }
    const mail = {
      id: 'x',
      kind: 'contact' as const,
      dedupeKey: 'x',
      recipient: 'a@b.test',
      now: 1,
    }
    await outbox.insert({ ...mail, message: { ...text, headers: {} } })
    await outbox.claim('x', 1)
    await outbox.notSent('x', 'no', null)
    const shown = await show(`/outbox?site=${site.id}`)
    const page = await shown.text()
    expect(page).toContain('Onderwerp van de proef')
    expect(page).toContain('>Iemand schrijft u of vraagt een schatting<')
    expect(page).not.toContain('>contact<')
    expect(
      await bindings.DB.prepare('SELECT act FROM audit WHERE request = ?')
        .bind(shown.headers.get('X-Request-Id'))
        .first(),
    ).toEqual({ act: 'read outbox' })
    await ask('/admin/outbox', {
      method: 'POST',
      body: new URLSearchParams({ site: String(site.id), id: 'x' }),
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
    expect(await outbox.find('x')).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(await agencyRows(site.id, `SELECT key FROM task WHERE kind = 'mail'`)).toEqual([
      { key: 'x' },
    ])
  })

  it('names what the law of its region misses in an advert (ADMIN-16)', async () => {
    const { show, site, api } = await atTheConsole()
    api.answers.set(`POST /sites/${site.id}/estates`, {
      total: { value: 1 },
      results: [anEstate(1)],
    })
    const html = await (await show(`/estates?site=${site.id}`)).text()
    expect(html).toContain('Panden 1 tot 1 van 1 bekeken: 1 met leemten.')
    expect(html).toContain('EPC')
    const search = api.calls.findLast(({ path }) => path.endsWith('/estates'))
    expect(JSON.parse(search?.body ?? '{}')).toMatchObject({ limit: 25, offset: 0 })
  })

  it('shows the runs of imports to whoever may import, with what was refused (ADMIN-17)', async () => {
    const { show, site, api } = await atTheConsole({ IMPORT_KEY: 'import-key' })
    api.answers.set(`GET /sites/${site.id}/imports`, [
      {
        startedAt: 1_790_000_000,
        finishedAt: 1_790_000_009,
        report: {
          created: 41,
          updated: 2,
          unchanged: 3,
          archived: 4,
          rejected: [{ line: 7, field: 'price', message: 'must be a number' }],
        },
      },
      {
        startedAt: 1_790_000_000,
        finishedAt: 1_790_000_009,
        report: {
          created: 0,
          updated: 0,
          unchanged: 0,
          archived: 90,
          rejected: [],
          quarantined: true,
        },
      },
      { startedAt: 1_790_000_000, finishedAt: 1_790_000_009, report: null },
    ])
    const html = await (await show(`/imports?site=${site.id}`)).text()
    for (const words of [
      '>41</td>',
      '7: price, must be a number',
      'verwerkt',
      '>90</td>',
      'tegengehouden',
      'afgebroken',
    ])
      expect(html).toContain(words)
    expect(
      api.calls.find(call => call.path.endsWith('/imports'))?.headers.get('Authorization'),
    ).toBe('Bearer import-key')
  })

  it('counts the subscribers of a site who confirmed, each once (ADMIN-12)', async () => {
    const { show, site } = await atTheConsole()
    for (const [subscriber, confirmed] of [
      ['a', 1],
      ['a', 1],
      ['b', 1],
      ['c', null],
    ])
      await agencyRows(
        site.id,
        `INSERT INTO subscription (id, subscriber_id, confirmed_at, name, filter, frequency, reasons, created_at)
        VALUES (?, ?, ?, 'x', '{}', 'daily', 1, 1)`,
        crypto.randomUUID(),
        String(subscriber),
        confirmed ?? null,
      )
    expect(await (await show(`/agencies/${site.id}`)).text()).toContain(
      '<dt>Abonnees</dt><dd>2</dd>',
    )
  })

  it('says so when the API does not answer (ADMIN-19)', async () => {
    const { show, site, api } = await atTheConsole()
    api.fault = () => new Response('', { status: 500 })
    for (const path of ['', '/estates', '/imports'])
      expect((await show(`${path}?site=${site.id}`)).status).toBe(200)
    expect(await (await show(`/estates?site=${site.id}`)).text()).toContain('antwoordt niet')
  })
})

describe('GET /admin/health', () => {
  const failing = () => Promise.reject(new Error('out of order'))
  const health = async (operator: Awaited<ReturnType<typeof atTheConsole>>) =>
    (await operator.ask('/admin/health', { headers: { Authorization: `Bearer ${TOKEN}` } })).json<
      Record<string, { ok: boolean }>
    >()

  it.each([
    ['the API', 'api', {}],
    ['KV', 'kv', { KV: { get: failing, put: failing, list: failing } }],
    [
      'D1',
      'db',
      {
        DB: {
          prepare: () => ({
            bind: () => ({ run: failing, first: failing, all: failing }),
            first: failing,
            all: failing,
          }),
          batch: failing,
        },
      },
    ],
  ])(
    'says when %s is out of order, and answers all the same (OPS-9)',
    async (_, part, bindings) => {
      const operator = await atTheConsole(bindings)
      if (part === 'api') operator.api.fault = () => new Response('', { status: 500 })
      const found = await health(operator)
      expect(found.status).toBe('degraded')
      expect(found[part]?.ok).toBe(false)
    },
  )

  it('says that a secret is missing, and not which (OPS-10)', async () => {
    const text = JSON.stringify(await health(await atTheConsole({ CAPTCHA_SECRET: '' })))
    expect(text).toContain('"secrets":"incomplete"')
    expect(text).not.toContain('CAPTCHA')
  })
})
