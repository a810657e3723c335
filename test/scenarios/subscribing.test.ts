import { describe, expect, it, vi } from 'vitest'
import { anEstate } from '../support/demo-api.ts'
import { tags } from '../support/html.ts'
import { aMailingAgency } from '../support/agencies/a-mailing-agency.ts'
import {
  SUBSCRIBE,
  WISH,
  fields,
  linkIn,
  subscribed,
  news,
  look,
} from '../support/agencies/a-subscriber.ts'

describe('subscribing', () => {
  it.each([
    'nl/hou-me-op-de-hoogte',
    'fr/tenez-moi-informe',
    'en/keep-me-informed',
    'de/halten-sie-mich-auf-dem-laufenden',
  ])(
    'takes a search at /%s, and mails nothing but a question before it is confirmed (SUBS-5, SUBS-6)',
    async path => {
      const agency = await aMailingAgency()
      const response = await agency.post(`/${path}`, fields())
      expect(response.status).toBe(303)
      const success = await agency.get(response.headers.get('Location') ?? '')
      expect(success.status).toBe(200)
      expect(await success.text()).not.toMatch(/_[a-z]+\.[\w.]+_/i)
      await look(agency)
      await look(agency)
      expect(agency.sent).toHaveLength(1)
      expect(agency.sent[0]?.to).toBe('an@voorbeeld.be')
      expect(agency.sent[0]?.html).not.toMatch(/_[a-z]+\.[\w.]+_/i)
      expect(await agency.countStored('consent', `purpose = 'subscription'`)).toBe(1)
    },
  )

  it('is prefilled with the filter of the list one comes from (SUBS-1)', async () => {
    const { get } = await aMailingAgency()
    const html = await (
      await get(
        `${SUBSCRIBE}?type=1&city=1&price-max=350000&status=FOR_SALE&geo_range=5km;51.05;3.72`,
      )
    ).text()
    expect(html).toMatch(/name="type" value="1"[^>]* checked/)
    expect(html).toContain('value="350000"')
    expect(/<input[^>]*name="geo_range"[^>]*>/.exec(html)?.[0]).toMatch(
      /^(?=.*type="checkbox")(?=.*checked)(?=.*value="5km;51)/,
    )
    expect(html).toContain('Binnen 5\u00a0km')
    expect(html).toMatch(
      /name="status"[^>]*checked=""[^>]*value="FOR_SALE"|name="status"[^>]*value="FOR_SALE"[^>]*checked/,
    )
  })

  it.each([
    ['email', { email: 'an@' }],
    ['privacy', { privacy: '' }],
    ['reason', { reason: [] }],
    ['price-max', { 'price-min': '3', 'price-max': '2' }],
  ])('says what is wrong at %s and keeps the rest (SUBS-2, SUBS-3)', async (field, wrong) => {
    const { post, countStored } = await aMailingAgency()
    const response = await post(SUBSCRIBE, fields(wrong))
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toMatch(new RegExp(`id="subscribe-${field}(-1)?-error">[^<_]+<`))
    expect(html).toMatch(/name="type" value="1"[^>]* checked/)
    expect(await countStored('subscriber')).toBe(0)
  })

  it('responds the same whether the address is known or not, and mails it once a day (SUBS-5, SUBS-6, SUBS-12)', async () => {
    const agency = await aMailingAgency({}, { RATE_LIMITS: 'off' })
    const answer = async (response: Response) =>
      `${response.status} ${response.headers.get('Location')} ${await response.text()}`
    const answers = []
    for (const type of ['1', '2', '3'])
      answers.push(await answer(await agency.post(SUBSCRIBE, fields({ type }))))
    answers.push(await answer(await agency.post(SUBSCRIBE, fields({ email: 'bert@voorbeeld.be' }))))
    await agency.runDue()
    expect(new Set(answers).size).toBe(1)
    expect(agency.sent.map(({ to }) => to).sort()).toEqual(['an@voorbeeld.be', 'bert@voorbeeld.be'])
    await agency.post(agency.sent[0] ? linkIn(agency.sent[0], 'hou-me-op-de-hoogte/') : '', {
      do: 'confirm',
    })
    expect(await agency.countStored('subscription', 'confirmed_at IS NOT NULL')).toBe(3)
  })

  it('puts nothing that a visitor wrote into the confirmation mail (SUBS-7)', async () => {
    const agency = await aMailingAgency()
    await agency.post(SUBSCRIBE, fields({ name: 'Gewonnen! Ga naar spam.test' }))
    await agency.runDue()
    expect(agency.sent[0]?.subject + (agency.sent[0]?.html ?? '')).not.toContain('Gewonnen')
    expect(agency.sent[0]?.text).toContain('Te koop, Huis')
  })

  it('stores at most ten searches of one person, and one of two identical ones (SUBS-8)', async () => {
    const agency = await aMailingAgency({}, { RATE_LIMITS: 'off' })
    for (let price = 1; price <= 12; price++)
      await agency.post(
        SUBSCRIBE,
        fields({ 'price-max': String(price * 1000), name: `Zoek ${price}` }),
      )
    await agency.post(SUBSCRIBE, fields({ 'price-max': '1000', name: 'Nog eens' }))
    expect(await agency.countStored('subscription')).toBe(10)
  })

  it('refuses a form of another site', async () => {
    const { post } = await aMailingAgency()
    expect(
      (
        await post(SUBSCRIBE, fields(), {
          Origin: 'http://elders.test',
          'Sec-Fetch-Site': 'cross-site',
        })
      ).status,
    ).toBe(403)
  })
})

describe('a token', () => {
  it('opens its page in each language: searches to change, and the way out (PAGE-92)', async () => {
    const agency = await aMailingAgency({}, { RATE_LIMITS: 'off' })
    const edit = await subscribed(agency)
    const languages = async (path: string) =>
      tags(await (await agency.get(path)).text(), 'a')
        .filter(({ hreflang }) => hreflang === 'fr')
        .map(({ href }) => href)
    const token = edit.split('/').at(-1) ?? ''
    expect(await languages(edit)).toEqual([`/fr/tenez-moi-informe/${token}`])
    const out = /href="([^"]+\/uitschrijven\/[^"]+)"/.exec(
      await (await agency.get(edit)).text(),
    )?.[1]
    expect(await languages(out ?? '')).toEqual([
      expect.stringMatching(/^\/fr\/tenez-moi-informe\/se-desinscrire\/[\w-]{43}$/),
    ])
  })

  it('opens its own page only: wrong, expired, foreign and unknown ones get the same 404 (SEC-29, SEC-30)', async () => {
    const agency = await aMailingAgency({}, { RATE_LIMITS: 'off' })
    const other = await aMailingAgency({}, { RATE_LIMITS: 'off' })
    const edit = await subscribed(agency)
    const foreign = await subscribed(other)
    const pages = await Promise.all(
      [
        foreign,
        `${SUBSCRIBE}/${'x'.repeat(43)}`,
        `${SUBSCRIBE}/kort`,
        edit.replace(`${SUBSCRIBE}/`, `${SUBSCRIBE}/uitschrijven/`),
      ].map(path => agency.get(path)),
    )
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const bodies = await Promise.all(
      pages.map(async page => (await page.text()).replaceAll(/[\w-]{43}|kort/g, '')),
    )
    expect(new Set(bodies).size).toBe(1)
    const own = await agency.get(edit)
    expect([
      own.status,
      own.headers.get('Referrer-Policy'),
      own.headers.get('Cache-Control'),
      own.headers.get('X-Robots-Tag'),
    ]).toEqual([200, 'no-referrer', 'private, no-store', 'noindex'])
    await agency.stored('UPDATE token SET expires_at = 1')
    expect((await agency.get(edit)).status).toBe(404)
  })

  it('is not stored in the database (SEC-28)', async () => {
    const agency = await aMailingAgency()
    const token = (await subscribed(agency)).split('/').at(-1) ?? ''
    const tokens = await agency.stored('SELECT hash FROM token')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(tokens.map(({ hash }) => hash)).not.toContain(token)
  })

  it('is tried at most twenty times a minute from one network', async () => {
    const { get } = await aMailingAgency()
    const tries = []
    for (let n = 0; n < 25; n++)
      tries.push(
        (
          await get(`${SUBSCRIBE}/${String(n).padStart(43, 'x')}`, {
            headers: { 'CF-Connecting-IP': '192.0.2.7' },
          })
        ).status,
      )
    expect(new Set(tries)).toEqual(new Set([404]))
  })

  it('is not looked up for a network that has tried twenty in a minute, even a valid one (SEC-31)', async () => {
    const agency = await aMailingAgency()
    const edit = await subscribed(agency)
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 60_000) * 60_000 + 1000 })
    const from = (address: string) =>
      agency.get(edit, { headers: { 'CF-Connecting-IP': address } }).then(({ status }) => status)
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) statuses.push(await from('192.0.2.8'))
    expect([statuses.slice(0, 20), statuses[20]]).toEqual([Array(20).fill(200), 404])
    expect(await from('192.0.2.9')).toBe(200)
    vi.useRealTimers()
  })

  it('lets a person change, pause, resume and remove (SUBS-13)', async () => {
    const agency = await aMailingAgency({}, { RATE_LIMITS: 'off' })
    const edit = await subscribed(agency)
    const [{ id } = {}] = await agency.stored('SELECT id FROM subscription')
    await agency.post(
      edit,
      fields({
        do: 'save',
        search: String(id),
        name: 'Ons huis',
        'price-max': '1',
        frequency: 'weekly',
      }),
    )
    expect(await agency.stored('SELECT name, price_max, frequency FROM subscription')).toEqual([
      { name: 'Ons huis', price_max: 1, frequency: 'weekly' },
    ])
    const wrong = await agency.post(edit, fields({ do: 'save', search: String(id), reason: [] }))
    expect(wrong.status).toBe(422)
    await agency.post(edit, { do: 'pause', days: '14' })
    expect(await agency.countStored('subscription', `paused_until > ${Date.now()}`)).toBe(1)
    expect(await (await agency.get(edit)).text()).toContain('Gepauzeerd tot')
    await agency.post(edit, { do: 'resume' })
    expect(await agency.countStored('subscription', 'paused_until = 0')).toBe(1)
    await agency.post(edit, { do: 'remove', search: String(id) })
    expect(await agency.countStored('subscription')).toBe(0)
    await agency.post('/nl/ajax/contact-form-handler', {
      name: 'An',
      email: WISH.email,
      text: 'Dag',
      privacy: '1',
    })
    await agency.post(edit, { do: 'erase' })
    expect([await agency.countStored('subscriber'), (await agency.get(edit)).status]).toEqual([
      0, 404,
    ])
    for (const table of ['enquiry', 'consent', 'token'])
      expect([table, await agency.countStored(table)]).toEqual([table, 0])
    // The mail that says so, whose address goes when it leaves (INBOX-32).
    expect(await agency.stored('SELECT kind FROM outbox')).toEqual([{ kind: 'erased' }])
  })

  it('calls a search by what it finds until it is given a name, and says first what erasing takes (SUBS-149, SUBS-150)', async () => {
    const agency = await aMailingAgency({}, { RATE_LIMITS: 'off' })
    const edit = await subscribed(agency)
    const [{ id, name: first } = {}] = await agency.stored('SELECT id, name FROM subscription')
    const called = async (name: string, price: string) => {
      const search = { do: 'save', search: String(id), name, 'price-max': price }
      await agency.post(edit, fields(search))
      return (await agency.stored('SELECT name FROM subscription'))[0]?.name
    }
    expect(await called(String(first), '250000')).toContain('250.000')
    expect(await called('', '300000')).toContain('300.000')
    expect(await called('Ons huis', '350000')).toBe('Ons huis')
    const html = await (await agency.get(edit)).text()
    expect(html).toMatch(
      /<details[^>]*><summary>Wis mijn gegevens<[^]*Bezoeken en verblijven die nog komen, vervallen[^]*value="erase"/,
    )
  })

  it.each([14, 30, 90])('pauses all searches of a person for %i days (SUBS-13)', async days => {
    const agency = await aMailingAgency({}, { RATE_LIMITS: 'off' })
    const edit = await subscribed(agency)
    await agency.post(SUBSCRIBE, fields({ 'price-max': '500000' }))
    expect(await (await agency.get(edit)).text()).toMatch(
      new RegExp(`<option[^>]* value="${days}"`),
    )
    const from = Date.now()
    await agency.post(edit, { do: 'pause', days: String(days) })
    const until = Date.now()
    const rows = await agency.stored('SELECT paused_until FROM subscription')
    expect(rows).toHaveLength(2)
    for (const { paused_until: end } of rows) {
      expect(Number(end)).toBeGreaterThanOrEqual(from + days * 86_400_000)
      expect(Number(end)).toBeLessThanOrEqual(until + days * 86_400_000)
    }
  })
})

describe('unsubscribing', () => {
  it('accepts a post from the mail program, without origin, any number of times; viewing changes nothing (SUBS-15, SUBS-16, SEC-9)', async () => {
    const estates = [anEstate(1)]
    const agency = await aMailingAgency({}, { RATE_LIMITS: 'off' }, estates)
    await subscribed(agency)
    await look(agency)
    estates.push(anEstate(2))
    await look(agency)
    const link = new URL(news(agency)[0]?.headers['List-Unsubscribe']?.slice(1, -1) ?? '').pathname
    for (let n = 0; n < 10; n++) expect((await agency.get(link)).status).toBe(200)
    expect(await agency.countStored('subscriber')).toBe(1)
    await agency.stored(
      `UPDATE outbox SET state = 'waiting', due_at = due_at + 60000 WHERE kind = 'matches'`,
    )
    for (let n = 0; n < 2; n++) {
      const answer = await agency.get(link, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      })
      expect([answer.status, answer.headers.get('Location')]).toEqual([200, null])
    }
    expect([
      await agency.countStored('subscriber'),
      await agency.countStored('subscription'),
      await agency.countStored('outbox', `state = 'waiting'`),
    ]).toEqual([0, 0, 0])
    estates.push(anEstate(3))
    await look(agency)
    expect(news(agency)).toHaveLength(1)
    const why = await agency.post(link, { reason: 'found' }, { Origin: 'null' })
    expect([why.status, await agency.countStored('farewell', `reason = 'found'`)]).toEqual([200, 1])
  })
})
