import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../worker/env.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'
import { aSite } from '../../support/demo-api.ts'
import { beginWindow } from '../../support/agencies/one-window.ts'

const HANDLER = '/nl/ajax/contact-form-handler'
const FIELDS = {
  name: 'An Peeters',
  email: 'An.Peeters@voorbeeld.be',
  phone: '0470 12 34 56',
  text: 'Is dit huis nog vrij?\nGroeten',
  privacy: '1',
  return: '/nl/contact?source=x',
}

/** Every call of every agency's object fails. */
const OUT_OF_REACH = {
  getByName: () => ({ call: () => Promise.reject(new Error('Network connection lost')) }),
}

afterEach(() => vi.restoreAllMocks())

describe('the contact form', () => {
  it('stores an enquiry, its consent and a mail to the agency, and returns to its page (FORM-1, FORM-29, FORM-32)', async () => {
    const { post, countStored, stored, site } = await aMailingAgency()
    const response = await post(HANDLER, FIELDS)
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      '/nl/contact?source=x&sent=contact#contact',
    ])
    const [enquiry] = await stored('SELECT * FROM enquiry')
    expect(enquiry).toMatchObject({
      kind: 'contact',
      locale: 'nl',
      email: 'an.peeters@voorbeeld.be',
      recipient: site.agency.email,
      flag: 'unchecked',
    })
    expect(JSON.parse(String(enquiry?.fields))).toEqual({
      name: 'An Peeters',
      phone: '0470 12 34 56',
      text: FIELDS.text,
    })
    const [consent] = await stored('SELECT * FROM consent')
    expect(consent).toMatchObject({
      purpose: 'contact',
      locale: 'nl',
      email: 'an.peeters@voorbeeld.be',
    })
    expect(consent?.text).toContain(site.name)
    expect(await countStored('outbox', `state = 'waiting'`)).toBe(1)
  })

  it.each(['fr', 'en', 'de'])('is taken in %s too', async locale => {
    const { post, countStored } = await aMailingAgency()
    const response = await post(`/${locale}/ajax/contact-form-handler`, {
      ...FIELDS,
      return: `/${locale}/contact`,
    })
    expect(response.headers.get('Location')).toBe(`/${locale}/contact?sent=contact#contact`)
    expect(await countStored('enquiry', `locale = '${locale}'`)).toBe(1)
  })

  it('answers the script with JSON (FORM-2)', async () => {
    const { postJson } = await aMailingAgency()
    const response = await postJson(HANDLER, FIELDS, { 'Idempotency-Key': crypto.randomUUID() })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      sent: true,
      message: expect.stringContaining('Bedankt'),
    })
  })

  it.each([
    ['name', { name: '  ' }],
    ['email', { email: 'an@' }],
    ['email', { email: '' }],
    ['phone', { phone: 'bel mij' }],
    ['text', { text: '' }],
    ['text', { text: 'x'.repeat(5001) }],
    ['privacy', { privacy: '' }],
  ])(
    'names what is wrong at %s and keeps what was written (FORM-3, FORM-4, FORM-27)',
    async (field, wrong) => {
      const { post, postJson, countStored } = await aMailingAgency()
      const sent = { ...FIELDS, ...wrong }
      const page = await post(HANDLER, sent)
      const html = await page.text()
      expect(page.status).toBe(422)
      expect(page.headers.get('Cache-Control')).toBe('private, no-store')
      expect(page.headers.get('X-Robots-Tag')).toBe('noindex')
      const control = html
        .match(/<(input|textarea)[^>]*>/g)
        ?.find(tag => tag.includes(`name="${field}"`))
      expect(control).toContain('aria-invalid="true"')
      expect(control).toContain('autofocus=""')
      if (field !== 'name') expect(html).toContain('value="An Peeters"')
      if (field !== 'text') expect(html).toContain('Is dit huis nog vrij?')
      const answer = await (
        await postJson(HANDLER, sent)
      ).json<{ errors: Record<string, string> }>()
      expect(Object.keys(answer.errors)).toEqual([field])
      expect(answer.errors[field]).not.toMatch(/^_/)
      expect(await countStored('enquiry')).toBe(0)
    },
  )

  it('prefixes the text of an estimate, once, in every language (FORM-31)', async () => {
    const { post, postJson, stored } = await aMailingAgency()
    await post('/fr/ajax/contact-form-handler', { ...FIELDS, source: 'estimate' })
    await postJson(HANDLER, {
      ...FIELDS,
      email: 'b@voorbeeld.be',
      source: 'estimate',
      text: `Aanvraag gratis schatting - ${FIELDS.text}`,
    })
    const enquiries = await stored(`SELECT fields ->> 'text' AS text FROM enquiry`)
    expect(enquiries.map(row => row.text)).toEqual(
      Array(2).fill(`Aanvraag gratis schatting - ${FIELDS.text}`),
    )
  })

  it('stores one enquiry for a double click, a replay and twenty simultaneous submissions (FORM-20, FORM-21)', async () => {
    const { post, postJson, countStored } = await aMailingAgency()
    expect(
      (await Promise.all([post(HANDLER, FIELDS), post(HANDLER, FIELDS)])).map(
        ({ status }) => status,
      ),
    ).toEqual([303, 303])
    expect(await countStored('enquiry')).toBe(1)
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => postJson(HANDLER, { ...FIELDS, text: 'Nog iets' }, key)),
    )
    expect(
      new Set(
        await Promise.all(answers.map(async answer => `${answer.status} ${await answer.text()}`)),
      ).size,
    ).toBe(1)
    expect([
      await countStored('enquiry'),
      await countStored('outbox'),
      await countStored('consent'),
    ]).toEqual([2, 2, 2])
    expect((await postJson(HANDLER, { ...FIELDS, text: 'Iets heel anders' }, key)).status).toBe(422)
    expect(await countStored('enquiry')).toBe(2)
  })

  it('accepts no more than its limit from one network, less without captcha, and loses no text (FORM-10, FORM-35)', async () => {
    beginWindow()
    const { post, postJson, countStored } = await aMailingAgency()
    const statuses = []
    for (let n = 0; n < 7; n++)
      statuses.push((await post(HANDLER, { ...FIELDS, text: `Vraag ${n}` })).status)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429])
    const [page, answer] = [
      await post(HANDLER, { ...FIELDS, text: 'Een lange vraag' }),
      await postJson(HANDLER, { ...FIELDS, text: 'Een lange vraag' }),
    ]
    expect(await page.text()).toContain('Een lange vraag')
    expect(
      [page, answer].map(({ status, headers }) => [status, headers.get('Retry-After')]),
    ).toEqual(Array(2).fill([429, '600']))
    expect(
      (
        await post(
          HANDLER,
          { ...FIELDS, text: 'Iemand anders' },
          { 'CF-Connecting-IP': '192.0.2.2' },
        )
      ).status,
    ).toBe(303)
    expect(
      (await post(HANDLER, { ...FIELDS, text: 'v6' }, { 'CF-Connecting-IP': '2001:db8::1' }))
        .status,
    ).toBe(303)
    expect(await countStored('enquiry')).toBe(7)
  })

  it('stores the consent word for word as shown, with version, language and time (FORM-12)', async () => {
    const { post, get, stored } = await aMailingAgency()
    const page = await (await get('/fr/contact')).text()
    const before = Date.now()
    await post('/fr/ajax/contact-form-handler', FIELDS)
    const [consent] = await stored('SELECT * FROM consent')
    expect(page).toContain(`<span>${String(consent?.text)}`)
    expect(consent).toMatchObject({ locale: 'fr', purpose: 'contact', version: '2026-11' })
    expect(Number(consent?.given_at)).toBeGreaterThanOrEqual(before)
  })

  it.each([
    ['1999', 'hasty'],
    ['2000', 'unchecked'],
  ])('flags what took %s ms as %s, and mails it (FORM-34)', async (elapsed, flag) => {
    const { postJson, countStored } = await aMailingAgency()
    expect((await postJson(HANDLER, { ...FIELDS, elapsed })).status).toBe(200)
    expect([await countStored('enquiry', `flag = '${flag}'`), await countStored('outbox')]).toEqual(
      [1, 1],
    )
  })

  it('stores what a bot wrote, flagged, and mails it to nobody (FORM-33)', async () => {
    const { post, countStored } = await aMailingAgency()
    expect((await post(HANDLER, { ...FIELDS, website: 'http://spam' })).status).toBe(303)
    expect([await countStored('enquiry', `flag = 'trap'`), await countStored('outbox')]).toEqual([
      1, 0,
    ])
  })

  it.each([
    [403, { headers: { Origin: 'http://elders.test', 'Sec-Fetch-Site': 'cross-site' } }],
    [403, { headers: { Origin: '', 'Sec-Fetch-Site': 'same-site' } }],
    [413, { body: `text=${'x'.repeat(70_000)}` }],
    [415, { headers: { 'Content-Type': 'text/plain' }, body: 'hallo' }],
    [400, { headers: { 'Content-Type': 'application/json' }, body: '{"name":' }],
    [400, { headers: { 'Content-Type': 'application/json' }, body: '{"name":{"first":"An"}}' }],
    [400, { headers: { 'Content-Type': 'application/json' }, body: '{"__proto__":"x"}' }],
    [400, { headers: { 'Content-Type': 'multipart/form-data' }, body: 'x' }],
    [400, { body: 'a b=1' }],
  ])(
    'answers %i to %o',
    async (
      status,
      {
        headers,
        body = new URLSearchParams(FIELDS).toString(),
      }: { headers?: Record<string, string>; body?: string },
    ) => {
      const { get, origin, countStored } = await aMailingAgency()
      const response = await get(HANDLER, {
        method: 'POST',
        body,
        headers: {
          Origin: origin,
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      })
      expect(response.status).toBe(status)
      if (status !== 403)
        expect(await response.text()).toContain('action="/nl/ajax/contact-form-handler"')
      expect(await countStored('enquiry')).toBe(0)
    },
  )

  it.each([
    '//elders.test/nl',
    'https://elders.test/nl/x',
    '/fr/contact',
    '/nl\\@elders.test',
    'javascript:alert(1)',
    '',
  ])('goes nowhere but to this site: %s (FORM-5)', async back => {
    const { post } = await aMailingAgency()
    expect((await post(HANDLER, { ...FIELDS, return: back })).headers.get('Location')).toBe(
      '/nl?sent=contact#contact',
    )
  })

  it('goes to the sales representative of the estate, never to an address in the body, and keeps its title (FORM-30, PACK-114)', async () => {
    const { post, api, site, stored } = await aMailingAgency()
    api.answers.set(`GET /sites/${site.id}/estates/1/contact-info`, {
      firstname: 'Tom',
      email: 'tom@kantoor.test',
    })
    await post(HANDLER, {
      ...FIELDS,
      estate: '1',
      recipient: 'spam@elders.test',
      to: 'spam@elders.test',
    })
    await post(HANDLER, { ...FIELDS, estate: '2', text: 'Ander pand' })
    const enquiries = await stored('SELECT fields FROM enquiry')
    expect(enquiries.map(({ fields }) => Object.keys(JSON.parse(String(fields))))).toContainEqual([
      'name',
      'phone',
      'text',
      'estate',
    ])
    const mails = await stored('SELECT recipient FROM outbox')
    expect(mails.map(row => row.recipient).sort()).toEqual(
      [site.agency.email, 'tom@kantoor.test'].sort(),
    )
  })

  it('goes to who the agency names for it, valuations to somebody else (PACK-113)', async () => {
    const { settings } = aSite()
    const recipients = { contact: 'balie@kantoor.test', valuation: 'bram@kantoor.test' }
    const { post, stored } = await aMailingAgency({ settings: { ...settings, recipients } })
    await post(HANDLER, FIELDS)
    await post(HANDLER, { ...FIELDS, source: 'estimate' })
    const mails = await stored('SELECT recipient FROM outbox ORDER BY recipient')
    expect(mails.map(row => row.recipient)).toEqual(['balie@kantoor.test', 'bram@kantoor.test'])
  })

  it('asks which of several offices, and goes to the one that was chosen, none to one that there is not (FORM-107)', async () => {
    const agency = await aMailingAgency()
    const { api, site, get, post, stored } = agency
    expect(await (await get('/nl/contact')).text()).not.toContain('name="office"')
    const several = await aMailingAgency()
    const office = (id: number, email: string) => ({
      id,
      name: `Kantoor <${id}>`,
      street: 'Kouter',
      number: '1',
      zip: '9000',
      city: { nl: 'Gent' },
      phone: '',
      email,
      geoLocation: { lat: 51, lon: 3.7 },
      hours: [],
    })
    for (const one of [agency, several])
      one.api.answers.set(`GET /sites/${one.site.id}/entities/offices/items`, [
        office(1, 'een@kantoor.test'),
        office(2, one === several ? 'twee@kantoor.test' : 'een@kantoor.test'),
        office(3, ''),
      ])
    // All in one mailbox: there is nothing to choose.
    await post(HANDLER, { ...FIELDS, office: '2' })
    expect((await stored('SELECT recipient FROM outbox'))[0]?.recipient).toBe(site.agency.email)
    expect(api.calls.length).toBeGreaterThan(0)
    const page = await (await several.get('/nl/contact')).text()
    expect(page).toMatch(/<select[^>]* name="office"/)
    expect(page).toContain('Kantoor &lt;2&gt;</option>')
    expect(page).not.toContain('Kantoor &lt;3&gt;')
    const wrong = await several.post(HANDLER, { ...FIELDS, email: 'x', office: '2' })
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringMatching(/<option (value="2" selected=""|selected="" value="2")>/),
    ])
    for (const chosen of ['2', '3', '99', 'een@kantoor.test', ''])
      await several.post(HANDLER, { ...FIELDS, text: `Aan ${chosen}`, office: chosen })
    const mails = await several.stored('SELECT recipient, message FROM outbox ORDER BY rowid')
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'twee@kantoor.test',
      ...Array.from({ length: 4 }, () => several.site.agency.email),
    ])
    expect(String(mails[0]?.message)).toContain('Kantoor <2>')
  })

  it('is in sight where the agency has no address (MAIL-19)', async () => {
    const { post, countStored, stored, runDue, site } = await aMailingAgency({
      agency: { ...aSite().agency, email: '' },
    })
    const logged = vi.spyOn(console, 'log')
    expect((await post(HANDLER, FIELDS)).status).toBe(303)
    expect(await countStored('enquiry')).toBe(1)
    const [mail] = await stored('SELECT id FROM outbox')
    expect(await runDue()).toBe(1)
    expect(await countStored('outbox', `state = 'failed'`)).toBe(1)
    expect(logged.mock.calls.flat().join()).toContain(
      `"event":"mail-failed","mail":"${mail?.id}","site":${site.id}`,
    )
  })

  it('reports a failure and returns the text while the agency’s store is out of reach; nothing is half done (FORM-11, FORM-29)', async () => {
    const { post, countStored } = await aMailingAgency({}, { AGENCY: OUT_OF_REACH })
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const response = await post(HANDLER, FIELDS)
    const lines = log.mock.calls.map(
      ([line]) => JSON.parse(String(line)) as Record<string, unknown>,
    )
    log.mockRestore()
    expect(response.status).toBe(503)
    expect(lines.find(({ event }) => event === 'contact-failed')?.request).toBe(
      response.headers.get('X-Request-Id'),
    )
    expect(JSON.stringify(lines)).not.toContain(FIELDS.email)
    expect(await response.text()).toContain('Is dit huis nog vrij?')
    expect([
      await countStored('enquiry'),
      await countStored('outbox'),
      await countStored('counter'),
    ]).toEqual([0, 0, 0])
  })

  it('shows the form on its page, sent or not, the same bytes for everybody', async () => {
    const { get } = await aMailingAgency()
    const html = await (await get('/nl/contact?source=estimate')).text()
    expect(html).toContain('action="/nl/ajax/contact-form-handler"')
    expect(html).toContain('name="source" value="estimate"')
    expect(html).toContain('name="return" value="/nl/contact?source=estimate"')
    expect(html).toMatch(/data-form-success="true" hidden=""/)
    expect(await (await get('/nl/contact?sent=contact')).text()).toMatch(
      /role="status"[^>]*data-form-success="true"><p>Bedankt/,
    )
  })
})

describe('the captcha', () => {
  const site = {
    settings: {
      hiddenStatus: [],
      detailLinks: true,
      hiddenTabs: [],
      videoHosts: [],
      captcha: { service: 'turnstile' as const, siteKey: 'k' },
    },
  }
  const secret = { CAPTCHA_SECRET: 's', CAPTCHA_VERIFY_URL: 'http://captcha.test/verify' }
  const answers = (answer: unknown, status = 200) =>
    vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () =>
        status ? Response.json(answer, { status }) : Promise.reject(new Error('down')),
      )

  it('lets a human through unflagged, once per token (FORM-23, FORM-24)', async () => {
    const {
      postJson,
      countStored,
      site: { hostnames },
    } = await aMailingAgency(site, secret)
    answers({
      success: true,
      hostname: hostnames[0],
      action: 'contact',
      score: 0.3,
      challenge_ts: new Date(Date.now() - 100_000).toISOString(),
    })
    const fields = { ...FIELDS, 'g-recaptcha-response': 'token' }
    expect((await postJson(HANDLER, fields)).status).toBe(200)
    expect(await countStored('enquiry', 'flag IS NULL')).toBe(1)
    const again = await postJson(HANDLER, { ...fields, text: 'Nog eens' })
    expect([again.status, (await again.json<{ failure: string }>()).failure]).toEqual([
      422,
      'captcha',
    ])
  })

  it('counts the forms that prove nothing apart from those that do, in a site’s hour (FORM-35)', async () => {
    beginWindow()
    const {
      postJson,
      site: { hostnames },
    } = await aMailingAgency(site, {
      ...secret,
      LIMITS: { ...(env as unknown as Bindings).LIMITS, contactSite: 2 },
    })
    answers({ success: true, hostname: hostnames[0], action: 'contact', score: 0.9 })
    const statuses = async (token: string) => {
      const found = []
      for (let n = 0; n < 3; n++) {
        const text = `Vraag ${n} ${token}`
        const fields = { ...FIELDS, text, ...(token && { 'g-recaptcha-response': token + n }) }
        found.push((await postJson(HANDLER, fields)).status)
      }
      return found
    }
    expect(await statuses('')).toEqual([200, 200, 429])
    expect(await statuses('token')).toEqual([200, 200, 429])
  })

  it.each([
    { success: false },
    { success: true },
    { success: true, hostname: 'elders.test' },
    { success: true, hostname: 'OWN', score: 0.29 },
    { success: true, hostname: 'OWN', action: 'subscribe' },
    { success: true, hostname: 'OWN', challenge_ts: new Date(Date.now() - 130_000).toISOString() },
  ])('refuses %o (FORM-23, FORM-26)', async answer => {
    const {
      postJson,
      countStored,
      site: { hostnames },
    } = await aMailingAgency(site, secret)
    answers({
      ...answer,
      ...('hostname' in answer && answer.hostname === 'OWN' && { hostname: hostnames[0] }),
    })
    expect((await postJson(HANDLER, { ...FIELDS, 'g-recaptcha-response': 'token' })).status).toBe(
      422,
    )
    expect(await countStored('enquiry')).toBe(0)
  })

  it('refuses nobody where what it was used for cannot be looked up: the form itself says so (FORM-11, FORM-24)', async () => {
    const { postJson, site: agencySite } = await aMailingAgency(site, {
      ...secret,
      AGENCY: OUT_OF_REACH,
    })
    answers({ success: true, hostname: agencySite.hostnames[0], action: 'contact', score: 0.9 })
    const fields = { ...FIELDS, 'g-recaptcha-response': 'token' }
    expect((await postJson(HANDLER, fields)).status).toBe(503)
  })

  it('gives its service three seconds (FORM-25)', async () => {
    const { postJson } = await aMailingAgency(site, secret)
    answers({ success: false })
    const deadlines = vi.spyOn(AbortSignal, 'timeout')
    await postJson(HANDLER, { ...FIELDS, 'g-recaptcha-response': 'token' })
    expect(deadlines.mock.calls).toContainEqual([3000])
  })

  it.each([
    [{}, 200],
    ['<html>', 200],
    [null, 500],
    [null, 0],
  ])(
    'loses nobody when the service answers %o with %i (FORM-25, FORM-32)',
    async (answer, status) => {
      const { postJson, countStored } = await aMailingAgency(site, secret)
      answers(answer, status)
      expect((await postJson(HANDLER, { ...FIELDS, 'g-recaptcha-response': 'token' })).status).toBe(
        200,
      )
      expect(await countStored('enquiry', `flag = 'unchecked'`)).toBe(1)
    },
  )
})
