import { describe, expect, it, vi } from 'vitest'
import { isoTime } from '../../../../shared/time/time-zone.ts'
import { tags } from '../../../support/html.ts'
import { anAfternoon } from '../../../support/agencies/an-afternoon.ts'
import { aSite } from '../../../support/demo-api.ts'

describe('the page of routes', () => {
  it('proposes some a day through all homes, each way with how it was measured, and keeps nothing (AFTERNOON-1, AFTERNOON-2, AFTERNOON-4)', async () => {
    const { get, hour, textOf, count, route } = await anAfternoon()
    const answer = await get('/nl/bezoekronde?ids=1.2.3')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    const html = await answer.clone().text()
    expect(html).toContain('noindex')
    const routes = [...html.matchAll(/name="route" value="([^"]+)"/g)].map(([, each]) => each)
    // Half an hour each, a quarter of an hour between, and one agent for two of them.
    expect(routes).toContain(route(['1', 0], ['2', 2], ['3', 4]))
    expect(routes.length).toBeGreaterThan(0)
    expect(routes.length).toBeLessThanOrEqual(3)
    for (const each of routes) expect(each?.split('.').length).toBe(3)
    const text = await textOf(answer)
    expect(text).toContain('in vogelvlucht')
    expect(text).toMatch(/\d\d:\d\d, \d\d:\d\d/)
    for (const number of [1, 2, 3])
      expect(text).toMatch(new RegExp(`\\d\\d:\\d\\d Kerkstraat ${number}`))
    expect(hour(0)).toBeGreaterThan(0)
    expect(await count('booking')).toBe(0)
  })

  it('leaves out what is sold, gone or another agency’s and says so; of one that is left it proposes nothing (AFTERNOON-6, AFTERNOON-7)', async () => {
    const { get, textOf } = await anAfternoon()
    const text = await textOf(await get('/nl/bezoekronde?ids=1.2.4.999'))
    expect(text).toContain('is verkocht of verhuurd en is weggelaten')
    expect(text).toContain('Pand 999 staat niet meer online')
    const few = await get('/nl/bezoekronde?ids=1.4')
    expect(await few.clone().text()).not.toContain('name="route"')
    expect(await textOf(few)).toContain('minstens twee panden')
  })

  it('where no day has all leads to the routes without the one in the way, and to each alone (AFTERNOON-6)', async () => {
    const { get, hour, api, site, textOf } = await anAfternoon()
    const slot = { start: isoTime(hour(0)), end: isoTime(hour(1)), places: 1, group: false }
    for (const id of ['1', '2'])
      api.answers.set(`GET /sites/${site.id}/live-agenda/${id}`, {
        id,
        timeZone: 'Europe/Brussels',
        agent: 'an',
        buffer: 15,
        slots: [{ id: hour(0), ...slot }],
      })
    const page = await get('/nl/bezoekronde?ids=1.2.3')
    const html = await page.clone().text()
    const text = await textOf(page)
    expect(html).not.toContain('name="route"')
    expect(html).toContain('href="/nl/bezoekronde?ids=2.3"')
    for (const number of [1, 2])
      expect(text).toMatch(new RegExp(`Bekijk de routes zonder Woning ${number} ·`))
    expect(text).not.toMatch(/zonder Woning 3/)
    for (const number of [1, 2, 3]) expect(html).toContain(`/nl/aanbod/${number}`)
  })

  it('asks to choose where none, one or fifty are named, and counts one that is named twice once (AFTERNOON-1, AFTERNOON-7)', async () => {
    const { get, textOf } = await anAfternoon()
    for (const query of ['', '?ids=1', '?ids=1.1', '?ids=%00.%22', `?ids=${'x'.repeat(3000)}`]) {
      const answer = await get(`/nl/bezoekronde${query}`)
      expect(answer.status).toBe(200)
      expect(await textOf(answer)).toContain('minstens twee panden')
    }
    const fifty = Array.from({ length: 50 }, (_, index) => index + 1).join('.')
    const many = await get(`/nl/bezoekronde?ids=${fifty}`)
    const html = await many.clone().text()
    expect(html).not.toContain('name="route"')
    expect([...html.matchAll(/type="checkbox" name="ids"/g)].length).toBe(4)
    expect(await textOf(many)).toContain('Meer dan zes panden')
  })
})

it('goes on choosing in another language (PAGE-94)', async () => {
  const { get } = await anAfternoon()
  const page = await get('/nl/bezoekronde?ids=1.2&view=choose')
  const languages = tags(await page.text(), 'a').filter(({ hreflang }) => hreflang === 'fr')
  expect(languages.map(({ href }) => href)).toEqual(['/fr/tournee-de-visites?ids=1.2&view=choose'])
})

it('says nothing of a hidden address, on no page and in no mail (AFTERNOON-8)', async () => {
  const { get, booked, route, mails } = await anAfternoon()
  const ticket = await booked({ ids: '1.5', route: route(['1', 0], ['5', 3]) })
  const pages = await Promise.all(
    ['/nl/bezoekronde?ids=1.5', '/nl/bezoekronde?ids=1.5&view=choose', ticket].map(async path =>
      (await get(path)).text(),
    ),
  )
  for (const text of [...pages, JSON.stringify(await mails())])
    expect(text).not.toMatch(/Geheimstraat|51\.0612/)
  expect(pages[2]).toContain('Het adres geven wij u persoonlijk door')
})

describe('booking a route', () => {
  it('books all at once, with one mail and one calendar file, and leads to its ticket (AFTERNOON-10, AFTERNOON-13, AFTERNOON-14)', async () => {
    const { book, standing, hour, mails, get, textOf, site, rowsOf } = await anAfternoon()
    const answer = await book()
    expect(answer.status).toBe(303)
    const ticket = answer.headers.get('Location') ?? ''
    expect(ticket).toMatch(/^\/nl\/bezoekronde\/[\w-]{24}\?sent=viewing$/)
    expect(standing()).toEqual([`1@${hour(0)}`, `2@${hour(2)}`, `3@${hour(4)}`])
    expect((await rowsOf()).map(({ state }) => state)).toEqual(['booked', 'booked', 'booked'])
    const sent = await mails()
    expect(sent.map(({ kind, recipient }) => `${kind}>${recipient}`).toSorted()).toEqual([
      'viewing-booked>an@voorbeeld.be',
      ...Array<string>(3).fill(`viewing-booked>${site.agency.email}`),
    ])
    const [own] = sent.filter(({ recipient }) => recipient === 'an@voorbeeld.be')
    expect(own?.attachments?.[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    expect(sent.at(-1)?.text).toContain('meerdere panden')
    const page = await get(ticket)
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer')
    const text = await textOf(page)
    for (const said of ['Uw bezoeken staan vast', 'Kerkstraat 2', 'Onderweg', site.agency.phone])
      expect(text).toContain(said)
    expect(text).not.toContain('An Peeters')
    const file = await get(`/nl/ajax/afternoon/${ticket.slice(16, 40)}.ics`)
    expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(3)
  })

  it('keeps the consent word for word as its form shows it (FORM-12)', async () => {
    const { book, get, rows } = await anAfternoon()
    const form = await (await get('/nl/bezoekronde?ids=1.2.3')).text()
    await book()
    const consents = await rows('SELECT * FROM consent')
    expect(consents).toMatchObject([{ locale: 'nl', purpose: 'afternoon', version: '2026-11' }])
    expect(form).toContain(`<span>${String(consents[0]?.text)}`)
  })

  it.each([
    ['another form', 'viewing', 422, 0],
    ['its own', 'afternoon', 303, 3],
  ])(
    'with a captcha that was solved for %s (BOOK-17, FORM-23)',
    async (_, action, status, stops) => {
      const secret = { CAPTCHA_SECRET: 's', CAPTCHA_VERIFY_URL: 'http://captcha.test/verify' }
      const captcha = { service: 'turnstile' as const, siteKey: 'k' }
      const settings = { ...aSite().settings, captcha }
      const { book, site, count } = await anAfternoon(secret, { settings })
      const verdict = { success: true, hostname: site.hostnames[0], action }
      const service = vi
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async () => Response.json(verdict))
      const answer = await book({ 'g-recaptcha-response': `for-${action}` })
      service.mockRestore()
      expect([answer.status, await count('booking')]).toEqual([status, stops])
    },
  )

  it('is one booking however often one form comes at once (AFTERNOON-13)', async () => {
    const { book, kept, fields, count, mails } = await anAfternoon()
    const form = fields()
    const answers = await Promise.all(Array.from({ length: 12 }, () => book(form)))
    expect(new Set(answers.map(each => each.headers.get('Location'))).size).toBe(1)
    expect([kept.length, await count('booking'), (await mails()).length]).toEqual([3, 3, 4])
  })

  it('books nothing where one hour is taken: 409, new routes, and all that was typed (AFTERNOON-9, AFTERNOON-10)', async () => {
    const { book, post, standing, hour, count, mails } = await anAfternoon()
    const single = { estate: '2', slot: String(hour(2)), name: 'Bo', email: 'bo@voorbeeld.be' }
    await post('/nl/ajax/viewing', { ...single, privacy: '1' })
    const before = (await mails()).length
    const answer = await book({ name: 'Zoë “Zus” Ångström' })
    expect(answer.status).toBe(409)
    const html = await answer.text()
    expect(html).toContain('Zoë “Zus” Ångström')
    expect(html).toContain('Er is niets geboekt')
    expect(html).toMatch(/name="route" value="/)
    expect(standing()).toEqual([`2@${hour(2)}`])
    expect([await count('booking'), (await mails()).length - before]).toEqual([1, 0])
  })

  it('of an afternoon and a single viewing of one time at once one has it (AFTERNOON-10)', async () => {
    const { book, post, standing, hour } = await anAfternoon()
    const single = { estate: '2', slot: String(hour(2)), name: 'Bo', email: 'bo@voorbeeld.be' }
    const [one, other] = await Promise.all([
      book(),
      post('/nl/ajax/viewing', { ...single, privacy: '1' }),
    ])
    expect([one.status, other.status].toSorted()).toEqual([303, 409])
    expect(standing().length).toBe(one.status === 303 ? 3 : 1)
  })

  it.each([
    ['no route', { route: '' }, 422],
    ['one home', { route: '1@1900000000' }, 422],
    ['one home twice', { route: '1@1900000000.1@1900003600' }, 422],
    ['a made up time', { route: '1@1900000000.2@1900007200' }, 409],
    ['a sold home', { route: 'SOLD' }, 409],
    ['one that is left beside a sold one', { ids: '1.4', route: 'SOLD' }, 409],
    ['no name', { name: '' }, 422],
    ['no consent', { privacy: '' }, 422],
    ['a filled trap', { website: 'x' }, 422],
  ])('answers %s with an error and all that was typed (AFTERNOON-9)', async (_, over, status) => {
    const { book, route, count } = await anAfternoon()
    const wrong: Record<string, string> = { ...over }
    if (wrong.route === 'SOLD') wrong.route = route(['1', 0], ['4', 3])
    const answer = await book(wrong)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain('an@voorbeeld.be')
    expect(await count('booking')).toBe(0)
  })

  it('takes no route on which nobody can be in time, nor another site’s form (AFTERNOON-9)', async () => {
    const { book, post, fields, route, count } = await anAfternoon()
    const early = await book({ route: route(['1', 0], ['2', 1], ['3', 2]) })
    expect(early.status).toBe(409)
    // The homes are those of the form, whatever its route.
    const none = await book({ ids: '1.2.3', route: '' })
    expect(none.status).toBe(422)
    expect(await none.text()).toContain('name="ids" value="1.2.3"')
    const foreign = await post('/nl/bezoekronde', fields(), {
      Origin: 'https://evil.example',
      'Sec-Fetch-Site': 'cross-site',
    })
    expect(foreign.status).toBe(403)
    expect(await count('booking')).toBe(0)
  })

  it('is noted where the API does not answer, and settled later with one mail (AFTERNOON-13)', async () => {
    const { book, trouble, textOf, get, runTasks, mails, standing } = await anAfternoon()
    trouble.after = () => new Response(null, { status: 502 })
    const answer = await book()
    expect(answer.status).toBe(303)
    const ticket = answer.headers.get('Location') ?? ''
    expect(await textOf(await get(ticket))).toContain('liggen nog niet vast')
    expect(await mails()).toEqual([])
    delete trouble.after
    await runTasks(Date.now() + 120_000)
    expect((await mails()).length).toBe(4)
    expect(standing().length).toBe(3)
    expect(await textOf(await get(ticket))).toContain('Uw bezoeken staan vast')
  })

  it('that turns out to be taken after that is told by mail, and nothing stands (AFTERNOON-10, AFTERNOON-13)', async () => {
    const { book, trouble, textOf, get, runTasks, mails, rowsOf } = await anAfternoon()
    trouble.before = () => new Response(null, { status: 502 })
    const ticket = (await book()).headers.get('Location') ?? ''
    trouble.before = () => Response.json({ error: { field: 'viewings' } }, { status: 409 })
    await runTasks(Date.now() + 120_000)
    expect((await rowsOf()).every(({ state }) => state === 'refused')).toBe(true)
    expect((await mails()).map(({ kind }) => kind)).toContain('viewing-failed')
    expect(await textOf(await get(ticket))).toContain('er is niets vastgelegd')
  })
})
