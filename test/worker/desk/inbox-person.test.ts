import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ROUTES } from '../../../shared/routes.ts'
import { agencyRows, runDueTasks } from '../../support/agency-object.ts'
import { aDesk, aBrowser } from '../../support/agencies/a-desk.ts'
import { anInbox } from '../../support/agencies/an-inbox.ts'

const DAY = 24 * 60 * 60_000
const JO = 'jo@voorbeeld.be'
const AGENT = 'an@agency.example'
let clock = Date.parse('2030-12-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 10 * DAY))
})
afterEach(() => void vi.useRealTimers())

type Inbox = Awaited<ReturnType<typeof anInbox>>

const KEY = 'a-key-of-a-booking'
const APPOINTMENT = '0123456789abcdef0123456789abcdef'

/** A viewing that stands, next week; what the back end was asked to free. */
async function bookViewing({ store, site, api }: Inbox, email = JO): Promise<string[]> {
  const contact = { name: 'Jo Vos', email, phone: '' }
  const startsAt = Date.now() + 7 * DAY
  await store.submissions.submit(
    { form: 'viewing', key: KEY, bodyHash: '', now: Date.now() },
    {
      counts: [],
      booking: {
        kind: 'viewing',
        key: KEY,
        locale: 'nl',
        email,
        body: { agendaId: '1', slot: Math.floor(startsAt / 1000), contact, locale: 'nl' },
        about: {
          title: 'Kouter 1',
          agencyTitle: 'Kouter 1',
          place: 'Kouter 1, 9000 Gent',
          path: '/nl',
          recipient: AGENT,
        },
        startsAt,
        endsAt: startsAt + 1_800_000,
        replaces: null,
      },
    },
  )
  await agencyRows(
    site.id,
    `UPDATE booking SET state = 'booked', booked_id = ?2 WHERE email = ?1`,
    email,
    APPOINTMENT,
  )
  const freed: string[] = []
  api.answers.set(`DELETE /sites/${site.id}/live-agenda/reservation/${APPOINTMENT}`, () => {
    freed.push(APPOINTMENT)
    return new Response(null, { status: 204 })
  })
  return freed
}

describe('the link of an enquiry’s mail', () => {
  it('marks it as answered, by its button alone, once, and opens nothing else (INBOX-20)', async () => {
    const inbox = await anInbox()
    const { browser, origin, ask, site, threads, bindings, mailTo } = inbox
    const form = { name: 'Jo', email: JO, text: 'Nog vrij?', privacy: '1' }
    const send = (text: string) =>
      ask('/nl/ajax/contact-form-handler', {
        method: 'POST',
        body: new URLSearchParams({ ...form, text }),
        headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
      })
    await send('Nog vrij?')
    const mail = await mailTo(site.agency.email)
    const link = /\/desk\/answered\/[\w-]+\/[\w-]{43}/.exec(mail)?.[0] ?? ''
    expect(mail).toMatch(/\/desk\/inbox\/[\w-]{36}/)
    const stranger = browser()
    const state = async () => (await threads())[0]?.state
    const opened = await stranger.ask(link)
    expect([opened.status, opened.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(await opened.text()).not.toContain('Nog vrij?')
    expect(await state()).toBe('new')
    expect((await stranger.ask(link, {}, { Origin: 'https://evil.test' })).status).toBe(403)
    // A word of the proof is another; of another agency it is nothing.
    expect(
      (await stranger.ask(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, {})).status,
    ).toBe(404)
    const other = await aDesk()
    expect((await aBrowser(other.bindings, other.origin).ask(link, {})).status).toBe(404)
    expect(await state()).toBe('new')
    expect((await stranger.ask(link, {})).status).toBe(200)
    expect(await state()).toBe('answered')
    expect((await stranger.ask('/desk/inbox')).status).toBe(401)
    vi.setSystemTime(Date.now() + 60_000)
    await send('Nog iets anders')
    expect(await state()).toBe('new')
    expect((await stranger.ask(link, {})).status).toBe(200)
    expect(await state()).toBe('new')
    const rows = await agencyRows(site.id, `SELECT actor FROM audit WHERE act = 'thread answered'`)
    expect(rows).toEqual([{ actor: 'link' }])
    await inbox.store.persons.erase(JO)
    expect((await stranger.ask(link)).status).toBe(404)
    expect(bindings.DESK).toBe('on')
  })
})

describe('one person at the desk', () => {
  it('is seen whole by owners and taken as a file with a fresh sign-in (INBOX-30, INBOX-31)', async () => {
    const inbox = await anInbox()
    const { write, threads, page, own, act, site, hire, signedIn, api } = inbox
    await write({ estate: '7', text: 'Over zeven' })
    await write({ email: 'mia@voorbeeld.be', text: 'Van iemand anders' })
    await bookViewing(inbox)
    const id = (await threads())[0]?.id ?? ''
    await act(id, 'note', { note: 'Interne woorden' })
    const { html } = await page(`/desk/inbox/${id}/person`)
    for (const part of ['Kouter 7', 'Kouter 1', 'geboekt', '1 toestemming'])
      expect(html).toContain(part)
    const found = await own.ask('/desk/inbox/person', { email: ' JO@voorbeeld.be' })
    expect([found.status, (await found.text()).includes('Kouter 7')]).toEqual([200, true])
    expect(
      await (await own.ask('/desk/inbox/person', { email: 'no@where.example' })).text(),
    ).toContain('bewaart uw website niets')
    const wrong = await own.ask('/desk/inbox/person', { email: 'geen adres' })
    expect([wrong.status, (await wrong.text()).includes('value="geen adres"')]).toEqual([422, true])
    api.answers.set(`POST /sites/${site.id}/persons/export`, { appointments: [{ id: 'there' }] })
    const file = await own.ask('/desk/inbox/person/export', { email: JO })
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="person.json"')
    const text = await file.text()
    for (const part of ['Over zeven', 'Interne woorden', KEY, '"there"'])
      expect(text).toContain(part)
    expect(text).not.toContain('iemand anders')
    const audit = await agencyRows(site.id, `SELECT * FROM audit WHERE act = 'person exported'`)
    expect([audit.length, JSON.stringify(audit).includes('jo@')]).toEqual([1, false])
    await hire('rik@agency.example', 'reader')
    expect(
      (await (await signedIn('rik@agency.example')).ask('/desk/inbox/person/export', { email: JO }))
        .status,
    ).toBe(403)
    vi.setSystemTime(Date.now() + 11 * 60_000)
    for (const path of ['export', 'erase'])
      expect((await own.ask(`/desk/inbox/person/${path}`, { email: JO })).status).toBe(403)
  })

  it('is erased with all that was booked, and whom it concerns is told once (INBOX-32, INBOX-33)', async () => {
    const inbox = await anInbox()
    const { write, threads, own, site, api, mailsTo, bindings, act } = inbox
    await write({ estate: '7', locale: 'fr' })
    await write({ email: 'mia@voorbeeld.be' })
    const id = (await threads())[0]?.id ?? ''
    await act(id, 'reply', { text: 'Oui' })
    const cancelled = await bookViewing(inbox)
    const erase = () => own.ask('/desk/inbox/person/erase', { email: JO })
    const sure = await (await own.ask('/desk/inbox/person/sure', { email: JO })).text()
    expect(sure).toContain('1 afspraak die nog moet komen, wordt geannuleerd')
    api.fault = () => new Response(null, { status: 503 })
    expect((await erase()).status).toBe(503)
    expect(await threads()).toHaveLength(2)
    api.fault = null
    const done = await Promise.all([erase(), erase()])
    expect(done.map(({ status }) => status)).toEqual([303, 303])
    expect(cancelled.length).toBeGreaterThanOrEqual(1)
    expect((await threads()).map(({ email }) => email)).toEqual(['mia@voorbeeld.be'])
    const [told, ...more] = (await mailsTo(AGENT)).filter(
      ({ kind }) => kind === 'viewing-withdrawn',
    )
    expect(more).toEqual([])
    expect(told?.text).toContain('Kouter 1')
    expect(JSON.stringify(told)).not.toMatch(/jo@|Jo Vos/)
    const last = await mailsTo(JO)
    expect(last.map(({ kind }) => kind)).toEqual(['erased'])
    expect(last[0]?.subject).toContain('effacées')
    expect(last[0]?.html).toContain('<html lang="fr')
    expect(told?.html).toContain('<html lang="nl')
    const EMAIL = { send: async () => ({ messageId: 'm' }) }
    await runDueTasks(site.id, { ...bindings, EMAIL } as never)
    const tables = await agencyRows<{ name: string }>(
      site.id,
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
    )
    for (const { name } of tables)
      expect([
        name,
        JSON.stringify(await agencyRows(site.id, `SELECT * FROM "${name}"`)).includes('jo@'),
      ]).toEqual([name, false])
    expect((await own.ask(`/desk/inbox/${id}`)).status).toBe(410)
    expect((await erase()).headers.get('Location')).toBe('/desk/inbox?done=inbox.unknown')
    expect(await mailsTo(JO)).toEqual([])
  })
})

describe('how long what people write is kept', () => {
  it('is the agency’s choice, named by the statement, told by the audit and kept each night (PRIV-51, PRIV-5, DESK-20)', async () => {
    const { write, own, threads, act, ask, site, store, bindings } = await anInbox()
    await write()
    const id = (await threads())[0]?.id ?? ''
    await act(id, 'reply', { text: 'Ja' })
    const statement = async () =>
      (await (await ask(`/nl/${ROUTES.privacy.nl}`)).text()).replaceAll(' ', ' ')
    expect(await statement()).toContain('1 jaar na uw bericht')
    for (const days of ['731', '0', 'x'])
      expect((await own.ask('/desk/inbox/settings', { days })).status).toBe(422)
    expect((await own.ask('/desk/inbox/settings', { days: '730' })).status).toBe(303)
    expect(await statement()).toContain('2 jaar na uw bericht')
    expect(await store.audit.about('inbox', 2)).toMatchObject([
      { act: 'term set', before: '365', after: '730' },
    ])
    const night = async (days: number) => {
      vi.setSystemTime(Date.now() + days * DAY)
      for (const rule of await store.retention.rules())
        await store.retention.deleteSlice(rule, Date.now())
    }
    await night(400)
    const left = () =>
      agencyRows(
        site.id,
        `SELECT (SELECT count(*) FROM enquiry) AS enquiry, (SELECT count(*) FROM thread) AS thread,
        (SELECT count(*) FROM reply) AS reply, (SELECT count(*) FROM consent) AS consent`,
      )
    expect(await left()).toEqual([{ enquiry: 1, thread: 1, reply: 1, consent: 1 }])
    await night(331)
    expect(await left()).toEqual([{ enquiry: 0, thread: 0, reply: 0, consent: 0 }])
    expect(bindings.DESK).toBe('on')
  })
})
