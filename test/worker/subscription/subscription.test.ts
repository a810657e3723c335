import { describe, expect, it } from 'vitest'
import { runClock, runJobs } from '../../../worker/background.ts'
import type { Bindings } from '../../../worker/env.ts'
import { dueSubscribers, sendDigest } from '../../../worker/subscription/digest.ts'
import { scanAndMatch } from '../../../worker/subscription/jobs.ts'
import { anEstate } from '../../support/demo-api.ts'
import { anAgency, type Sent } from '../contact/an-agency.ts'

const SUBSCRIBE = '/nl/hou-me-op-de-hoogte'
const WISH = { email: 'an@voorbeeld.be', privacy: '1', status: 'FOR_SALE', type: '1', reason: 'new', frequency: 'instant' }

const fields = (changes: Record<string, string | string[]> = {}): URLSearchParams =>
  new URLSearchParams(Object.entries({ ...WISH, ...changes }).flatMap(([name, value]) => [value].flat().map(each => [name, each])))

type Agency = Awaited<ReturnType<typeof anAgency>>

/** Runs what the queue was given until nothing is left, as the queue would. */
async function drain({ jobs, bindings }: Agency, all: Bindings = bindings): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const body = job
    await runJobs({ queue: 'baksteen-jobs', messages: [{ body, ack: () => undefined, retry: () => undefined }] } as never, all)
  }
}

const linkIn = (mail: Sent | undefined, path: string): string => new URL(mail?.text.match(new RegExp(`https?://\\S*${path}\\S+`))?.[0] ?? 'http://none/').pathname

/** Somebody who has subscribed and confirmed; gives the edit page's path. */
async function subscribed(agency: Agency, changes: Record<string, string | string[]> = {}): Promise<string> {
  const before = agency.sent.length
  expect((await agency.post(SUBSCRIBE, fields(changes))).status).toBe(303)
  await drain(agency)
  const confirm = linkIn(agency.sent[before], 'hou-me-op-de-hoogte/')
  const answer = await agency.post(confirm, { do: 'confirm' })
  expect(answer.status).toBe(303)
  return answer.headers.get('Location')?.split('?')[0] ?? ''
}

/** The clock sends what other tests have left, too. */
const news = ({ sent, site }: Agency): Sent[] => sent.filter(mail => mail.from.name === site.name && mail.headers['List-Unsubscribe'])

/** A look at the estates as the clock has it, and everything it leads to. */
async function look(agency: Agency, now = Date.now()): Promise<void> {
  await scanAndMatch(agency.bindings, agency.site.id, now)
  await drain(agency)
}

describe('subscribing', () => {
  it.each(['nl/hou-me-op-de-hoogte', 'fr/tenez-moi-informe', 'en/keep-me-informed', 'de/halten-sie-mich-auf-dem-laufenden'])(
    'takes a search at /%s, and mails nothing but a question before it is confirmed', async path => {
      const agency = await anAgency()
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
      expect(await agency.count('consent', `purpose = 'subscription'`)).toBe(1)
    })

  it('is prefilled with the filter of the list one comes from', async () => {
    const { get } = await anAgency()
    const html = await (await get(`${SUBSCRIBE}?type=1&city=1&price-max=350000&status=FOR_SALE&geo_range=5km;51.05;3.72`)).text()
    expect(html).toMatch(/name="type" value="1"[^>]* checked/)
    expect(html).toContain('value="350000"')
    expect(/<input[^>]*name="geo_range"[^>]*>/.exec(html)?.[0]).toMatch(/^(?=.*type="checkbox")(?=.*checked)(?=.*value="5km;51)/)
    expect(html).toContain('Binnen 5 km')
    expect(html).toMatch(/name="status"[^>]*checked=""[^>]*value="FOR_SALE"|name="status"[^>]*value="FOR_SALE"[^>]*checked/)
  })

  it.each([['email', { email: 'an@' }], ['privacy', { privacy: '' }], ['reason', { reason: [] }], ['price-max', { 'price-min': '3', 'price-max': '2' }]])(
    'says what is wrong at %s and keeps the rest', async (field, wrong) => {
      const { post, count } = await anAgency()
      const response = await post(SUBSCRIBE, fields(wrong))
      const html = await response.text()
      expect(response.status).toBe(422)
      expect(html).toMatch(new RegExp(`id="subscribe-${field}(-1)?-error">[^<_]+<`))
      expect(html).toMatch(/name="type" value="1"[^>]* checked/)
      expect(await count('subscriber')).toBe(0)
    })

  it('answers alike whether the address is known or not, and mails it once a day', async () => {
    const agency = await anAgency({}, { RATE_LIMITS: 'off' })
    const answer = async (response: Response) => `${response.status} ${response.headers.get('Location')} ${await response.text()}`
    const answers = []
    for (const type of ['1', '2', '3']) answers.push(await answer(await agency.post(SUBSCRIBE, fields({ type }))))
    answers.push(await answer(await agency.post(SUBSCRIBE, fields({ email: 'bert@voorbeeld.be' }))))
    await drain(agency)
    expect(new Set(answers).size).toBe(1)
    expect(agency.sent.map(({ to }) => to).sort()).toEqual(['an@voorbeeld.be', 'bert@voorbeeld.be'])
    await agency.post(agency.sent[0] ? linkIn(agency.sent[0], 'hou-me-op-de-hoogte/') : '', { do: 'confirm' })
    expect(await agency.count('subscription', 'confirmed_at IS NOT NULL')).toBe(3)
  })

  it('puts nothing that a stranger wrote into the mail that asks', async () => {
    const agency = await anAgency()
    await agency.post(SUBSCRIBE, fields({ name: 'Gewonnen! Ga naar spam.test' }))
    await drain(agency)
    expect(agency.sent[0]?.subject + (agency.sent[0]?.html ?? '')).not.toContain('Gewonnen')
    expect(agency.sent[0]?.text).toContain('Te koop, Huis')
  })

  it('keeps at most ten searches of one person, and one of two that are the same', async () => {
    const agency = await anAgency({}, { RATE_LIMITS: 'off' })
    for (let price = 1; price <= 12; price++) await agency.post(SUBSCRIBE, fields({ 'price-max': String(price * 1000), name: `Zoek ${price}` }))
    await agency.post(SUBSCRIBE, fields({ 'price-max': '1000', name: 'Nog eens' }))
    expect(await agency.count('subscription')).toBe(10)
  })

  it('refuses a form of another site', async () => {
    const { post } = await anAgency()
    expect((await post(SUBSCRIBE, fields(), { Origin: 'http://elders.test', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  })
})

describe('a token', () => {
  it('opens its own page only: wrong, old, foreign and unknown ones get one same 404', async () => {
    const agency = await anAgency({}, { RATE_LIMITS: 'off' })
    const other = await anAgency({}, { RATE_LIMITS: 'off' })
    const edit = await subscribed(agency)
    const foreign = await subscribed(other)
    const pages = await Promise.all([foreign, `${SUBSCRIBE}/${'x'.repeat(43)}`, `${SUBSCRIBE}/kort`, edit.replace(`${SUBSCRIBE}/`, `${SUBSCRIBE}/uitschrijven/`)].map(path => agency.get(path)))
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const bodies = await Promise.all(pages.map(async page => (await page.text()).replaceAll(/[\w-]{43}|kort/g, '')))
    expect(new Set(bodies).size).toBe(1)
    const own = await agency.get(edit)
    expect([own.status, own.headers.get('Referrer-Policy'), own.headers.get('Cache-Control'), own.headers.get('X-Robots-Tag')])
      .toEqual([200, 'no-referrer', 'private, no-store', 'noindex'])
    await agency.db.prepare('UPDATE token SET expires_at = 1 WHERE site_id = ?').bind(agency.site.id).run()
    expect((await agency.get(edit)).status).toBe(404)
  })

  it('is nowhere in the database', async () => {
    const agency = await anAgency()
    const token = (await subscribed(agency)).split('/').at(-1) ?? ''
    const { results } = await agency.db.prepare('SELECT hash FROM token').all<{ hash: string }>()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(results.map(({ hash }) => hash)).not.toContain(token)
  })

  it('is tried at most twenty times a minute from one network', async () => {
    const { get } = await anAgency()
    const tries = []
    for (let n = 0; n < 25; n++) tries.push((await get(`${SUBSCRIBE}/${String(n).padStart(43, 'x')}`, { headers: { 'CF-Connecting-IP': '192.0.2.7' } })).status)
    expect(new Set(tries)).toEqual(new Set([404]))
  })

  it('lets a person change, pause, resume and remove', async () => {
    const agency = await anAgency({}, { RATE_LIMITS: 'off' })
    const edit = await subscribed(agency)
    const [{ id } = {}] = await agency.rows('SELECT id FROM subscription WHERE site_id = ?')
    await agency.post(edit, fields({ do: 'save', search: String(id), name: 'Ons huis', 'price-max': '1', frequency: 'weekly' }))
    expect(await agency.rows('SELECT name, price_max, frequency FROM subscription WHERE site_id = ?')).toEqual([{ name: 'Ons huis', price_max: 1, frequency: 'weekly' }])
    const wrong = await agency.post(edit, fields({ do: 'save', search: String(id), reason: [] }))
    expect(wrong.status).toBe(422)
    await agency.post(edit, { do: 'pause', days: '14' })
    expect(await agency.count('subscription', `paused_until > ${Date.now()}`)).toBe(1)
    expect(await (await agency.get(edit)).text()).toContain('Gepauzeerd tot')
    await agency.post(edit, { do: 'resume' })
    expect(await agency.count('subscription', 'paused_until = 0')).toBe(1)
    await agency.post(edit, { do: 'remove', search: String(id) })
    expect(await agency.count('subscription')).toBe(0)
    await agency.post('/nl/ajax/contact-form-handler', { name: 'An', email: WISH.email, text: 'Dag', privacy: '1' })
    await agency.post(edit, { do: 'erase' })
    expect([await agency.count('subscriber'), (await agency.get(edit)).status]).toEqual([0, 404])
    for (const table of ['lead', 'consent', 'outbox', 'token']) expect([table, await agency.count(table)]).toEqual([table, 0])
  })
})

describe('being told', () => {
  async function aWatch(changes: Record<string, string | string[]> = {}, bindings: Partial<Record<keyof Bindings, unknown>> = {}) {
    const estates = [anEstate(1), anEstate(2, { headType: { id: 2 } }), anEstate(3, { transaction: { id: 5 } })]
    const agency = await anAgency({}, { RATE_LIMITS: 'off', ...bindings }, estates)
    const edit = await subscribed(agency, { reason: ['new', 'price', 'back', 'status'], ...changes })
    await look(agency)
    return { ...agency, estates, edit, agency }
  }

  it('tells nothing of what was there already', async () => {
    const { agency } = await aWatch()
    await look(agency)
    expect(news(agency)).toHaveLength(0)
  })

  it('tells of a new home that fits, once, with both headers of RFC 8058', async () => {
    const { agency, estates } = await aWatch()
    estates.push(anEstate(4), anEstate(5, { headType: { id: 2 } }))
    await look(agency)
    await look(agency)
    await runClock('*/5 * * * *', agency.bindings, Date.now())
    await drain(agency)
    const [mail, ...more] = news(agency)
    expect(more).toEqual([])
    expect(mail?.text).toContain('/nl/aanbod/4/')
    expect(mail?.text).not.toContain('/nl/aanbod/5/')
    expect(mail?.html).not.toMatch(/_[a-z]+\.[\w.]+_/i)
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/[^>]+\/uitschrijven\/[\w-]{43}>$/) })
  })

  it('uses the site’s own words, in the subscriber’s language', async () => {
    const estates = [anEstate(1)]
    const agency = await anAgency({}, {}, estates)
    agency.api.answers.set(`GET /sites/${agency.site.id}/translations/nl`, { 'mail.confirm.subject': 'Klopt dit?', 'mail.matches.one.subject': 'Kijk, iets voor u' })
    await subscribed(agency)
    await look(agency)
    estates.push(anEstate(2))
    await look(agency)
    expect(agency.sent.map(({ subject }) => subject)).toEqual(['Klopt dit?', 'Kijk, iets voor u'])
  })

  it('tells of a lower price, a new status and a home that is back, and not of a higher price', async () => {
    const { agency, estates } = await aWatch({ status: [] })
    const change = (index: number, general: object) => { estates[index] = anEstate(index + 1, general) }
    change(0, { price: { value: 250_000 } })
    await look(agency)
    expect(news(agency).at(-1)?.text).toContain('Prijs gedaald, was € 300.001')
    change(0, { price: { value: 260_000 } })
    await look(agency)
    expect(news(agency)).toHaveLength(1)
    change(0, { price: { value: 260_000 }, transaction: { id: 5 } })
    await look(agency)
    expect(news(agency).at(-1)?.text).toContain('Nieuwe status')
    change(0, { price: { value: 260_000 } })
    change(2, {})
    await look(agency)
    expect(news(agency)).toHaveLength(3)
    expect(news(agency).at(-1)?.text.match(/Opnieuw vrij/g)).toHaveLength(2)
  })

  it('tells of a home that had left the list and is back in it', async () => {
    const { agency, estates } = await aWatch()
    const [gone] = estates.splice(0, 1)
    await look(agency)
    await look(agency)
    expect(news(agency)).toHaveLength(0)
    if (gone) estates.push(gone)
    await look(agency)
    expect(news(agency).map(({ text }) => text.includes('Opnieuw vrij'))).toEqual([true])
  })

  it('tells somebody with two searches of a home once', async () => {
    const { agency, estates } = await aWatch()
    await agency.db.prepare('UPDATE subscriber SET asked_at = 0 WHERE site_id = ?').bind(agency.site.id).run()
    await subscribed(agency, { 'price-max': '900000', name: 'Tweede' })
    estates.push(anEstate(6))
    await look(agency)
    expect(news(agency)).toHaveLength(1)
    expect(news(agency)[0]?.text.match(/aanbod\/6\//g)).toHaveLength(1)
  })

  it('keeps the news for the morning where that was asked', async () => {
    const { agency, estates } = await aWatch({ frequency: 'daily' })
    estates.push(anEstate(7))
    await look(agency)
    expect(news(agency)).toHaveLength(0)
    await runClock('*/5 * * * *', agency.bindings, Date.now() + 86_400_000 + 1000)
    const [subscriber] = await dueSubscribers(agency.db, Date.now() + 86_400_000)
    expect(subscriber).toBeTruthy()
    await sendDigest(agency.bindings, subscriber ?? '', Date.now() + 86_400_000)
    await drain(agency)
    expect(agency.jobs).toEqual([])
    expect(await agency.count('outbox', `kind = 'matches'`)).toBe(1)
  })

  it('tells nothing during a pause, and nothing of it afterwards', async () => {
    const { agency, estates, edit } = await aWatch()
    await agency.post(edit, { do: 'pause', days: '14' })
    estates.push(anEstate(8))
    await look(agency)
    await agency.post(edit, { do: 'resume' })
    await look(agency)
    expect(news(agency)).toHaveLength(0)
  })

  it('makes one mail of two Workers that tell at the same time', async () => {
    const { agency, estates } = await aWatch()
    estates.push(anEstate(9))
    await scanAndMatch(agency.bindings, agency.site.id, Date.now())
    const due = await dueSubscribers(agency.db, Date.now())
    await Promise.all(Array.from({ length: 8 }, () => sendDigest(agency.bindings, due[0] ?? '', Date.now())))
    expect(await agency.count('outbox', `kind = 'matches'`)).toBe(1)
  })

  it.each([0, 1, 2, 3, 4, 6, 8, 9, 10, 11])('goes on where it broke off after %i transactions, and tells everything once', async survives => {
    const { agency, estates } = await aWatch()
    estates.push(...Array.from({ length: 120 }, (_, index) => anEstate(1000 + index)))
    let calls = survives
    const failing = (target: object): object => new Proxy(target, {
      get: (object, name) => {
        const value: unknown = Reflect.get(object, name, object)
        if (typeof value !== 'function') return value
        if (name === 'batch') return (...rest: unknown[]) => (calls-- > 0 ? value.apply(object, rest) : Promise.reject(new Error('D1_ERROR')))
        return value.bind(object)
      },
    })
    await scanAndMatch({ ...agency.bindings, DB: failing(agency.db) as D1Database }, agency.site.id, Date.now()).catch(() => undefined)
    await drain(agency, { ...agency.bindings, DB: failing(agency.db) as D1Database })
    await look(agency)
    await runClock('*/5 * * * *', agency.bindings, Date.now())
    await drain(agency)
    expect(await agency.count('estate_change')).toBe(120)
    const told = await agency.rows('SELECT count(*) AS n, count(DISTINCT change_id) AS changes FROM delivery JOIN subscription s ON s.id = subscription_id WHERE s.site_id = ?')
    expect(told).toEqual([{ n: 120, changes: 120 }])
    const mails = await agency.rows(`SELECT state FROM outbox WHERE kind = 'matches' AND site_id = ?`)
    expect(mails.map(({ state }) => state)).toEqual(news(agency).map(() => 'sent'))
  })
})

describe('leaving', () => {
  it('takes one post of the mail program, without origin, as often as it likes; looking changes nothing', async () => {
    const estates = [anEstate(1)]
    const agency = await anAgency({}, { RATE_LIMITS: 'off' }, estates)
    await subscribed(agency)
    await look(agency)
    estates.push(anEstate(2))
    await look(agency)
    const link = new URL(news(agency)[0]?.headers['List-Unsubscribe']?.slice(1, -1) ?? '').pathname
    for (let n = 0; n < 10; n++) expect((await agency.get(link)).status).toBe(200)
    expect(await agency.count('subscriber')).toBe(1)
    await agency.db.prepare(`UPDATE outbox SET state = 'waiting', due_at = due_at + 60000 WHERE site_id = ? AND kind = 'matches'`).bind(agency.site.id).run()
    for (let n = 0; n < 2; n++) {
      const answer = await agency.get(link, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })
      expect([answer.status, answer.headers.get('Location')]).toEqual([200, null])
    }
    expect([await agency.count('subscriber'), await agency.count('subscription'), await agency.count('outbox', `state = 'waiting'`)]).toEqual([0, 0, 0])
    estates.push(anEstate(3))
    await look(agency)
    expect(news(agency)).toHaveLength(1)
    const why = await agency.post(link, { reason: 'found' }, { Origin: 'null' })
    expect([why.status, await agency.count('farewell', `reason = 'found'`)]).toEqual([200, 1])
  })
})

