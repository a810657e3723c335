import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '../../../shared/time/day.ts'
import { instantOf } from '../../../shared/time/time-zone.ts'
import { aHolidayDesk, clock, LATE } from '../../support/agencies/a-holiday-desk.ts'
import { SATURDAY } from '../../support/agencies/a-rental.ts'
import { tableFromText } from '../../../worker/versions/table-text.ts'
import STAY_TABLE from '../../../worker/agency/schema/011-stays.sql'
import STAY_OUTCOMES from '../../../worker/agency/schema/022-stay-outcomes.sql'
import { agency, inAgency, runDueTasks } from '../../support/agency-object.ts'
import { visibleText } from '../../support/an-agency.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  clock.forward(60_000)
})
afterEach(() => {
  vi.useRealTimers()
})

const GUEST = 'gast@voorbeeld.be'

const FREED =
  /nachten (zijn|weer)\b.* vrij|nuits sont de nouveau libres|nights are free|Nächte sind wieder frei/
const DOWN: [string, () => Response][] = [
  ['500', () => new Response(null, { status: 500 })],
  ['401', () => new Response(null, { status: 401 })],
  [
    'a dead line',
    () => {
      throw new TypeError('dead line')
    },
  ],
]
const REFUSED: [string, () => Response][] = [404, 409, 501].map(status => [
  String(status),
  () => Response.json({ error: {} }, { status }),
])

describe('a request for a stay', () => {
  it('holds its nights for 48 hours, is reminded of, lapses and is free again (STAY-1, STAY-5, STAY-29)', async () => {
    const { request, told, later, stateOf, guest, an, site } = await aHolidayDesk()
    const { page, id } = await request()
    expect(await told('requested')).toEqual([GUEST, site.agency.email].toSorted())
    expect(visibleText(await (await an.ask('/desk')).text())).toMatch(
      /Gast <b>, Appartement.*nog 4[78] uur/,
    )
    await later(23)
    expect(await told('reminder')).toEqual([])
    await later(1)
    await later(1)
    expect(await told('reminder')).toEqual([site.agency.email])
    expect(stateOf(id)).toBe('requested')
    await later(23)
    await later(1)
    expect([stateOf(id), await told('lapsed')]).toEqual([
      'lapsed',
      [GUEST, site.agency.email].toSorted(),
    ])
    const shown = visibleText(await (await guest(page)).text())
    expect(shown).toContain('Uw aanvraag is vervallen')
    expect(shown).not.toContain('Aanvraag intrekken')
    expect((await request('bo@voorbeeld.be')).status).toBe(303)
  })

  it('for tonight is held until the afternoon only, and not reminded of (STAY-1, STAY-5)', async () => {
    const { request, rows } = await aHolidayDesk()
    vi.setSystemTime(Date.parse(`${SATURDAY}T06:00:00Z`))
    await request(GUEST, SATURDAY)
    const [row] = await rows('SELECT held_until, remind_at FROM stay')
    expect(row).toEqual({
      held_until: instantOf(SATURDAY, '16:00') * 1000,
      remind_at: null,
    })
  })

  it('waits with one other of the same address, not with two (STAY-8)', async () => {
    const { request, decide } = await aHolidayDesk()
    const first = await request(GUEST, SATURDAY)
    expect((await request(GUEST, addDays(SATURDAY, 7))).status).toBe(303)
    expect((await request(GUEST, LATE)).status).toBe(429)
    await decide(first.key, 'decline', 'requested')
    expect((await request(GUEST, LATE)).status).toBe(303)
  })

  it('leads to a page that says how it stands and never who comes (STAY-9, STAY-10)', async () => {
    const { request, guest } = await aHolidayDesk()
    const { page, id } = await request()
    expect(page).toBe(`/nl/verblijf/${id}`)
    const answer = await guest(page)
    const html = await answer.text()
    const text = visibleText(html)
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    expect(html).toContain(`/fr/sejour/${id}"`)
    expect(text).toContain('Uw aanvraag wacht op antwoord')
    expect(text).toContain('betaalt u niets')
    expect(text).toContain('Aanvraag intrekken')
    expect(text).toContain('geen wettelijk herroepingsrecht')
    expect(text).not.toContain('Gast')
    expect((await guest(`/nl/verblijf/${'x'.repeat(32)}`)).status).toBe(404)
    expect((await guest('/nl/verblijf/x')).status).toBe(404)
  })
})

describe('the page of a stay', () => {
  it('calls the home in its own language, and as it was called once it is gone (PAGE-90)', async () => {
    const { request, guest, api, site } = await aHolidayDesk()
    const { id } = await request()
    const text = async (page: string) => visibleText(await (await guest(page + id)).text())
    expect(await text('/de/aufenthalt/')).toContain('Ferienwohnung in Oostende (ZE-204)')
    api.answers.delete(`GET /sites/${site.id}/rental-units/204`)
    expect(await text('/en/stay/')).toContain('Appartement in Oostende (ZE-204)')
  })
})

describe('an answer of the desk', () => {
  it('confirms once with a word, and gives the guest a file for the calendar (STAY-14, STAY-47, BOOK-118)', async () => {
    const { request, decide, told, rows, stateOf, guest, an, site } = await aHolidayDesk()
    const { key, id, page } = await request()
    const file = async () => (await guest(`/nl/ajax/stay/${id}.ics`)).text()
    expect(await file()).toContain('STATUS:TENTATIVE')
    const answer = await decide(key, 'confirm', 'requested', 'Sleutel bij <de> buren')
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `/desk/stays/${key}?done=stays.confirmed`,
    ])
    expect([stateOf(id), await told('confirmed')]).toEqual([
      'confirmed',
      [GUEST, site.agency.email].toSorted(),
    ])
    const [mail] = await rows<{ message: string }>(
      `SELECT message FROM outbox WHERE kind = 'stay-confirmed' AND recipient = '${GUEST}'`,
    )
    const { text, attachments } = JSON.parse(mail?.message ?? '{}')
    for (const said of ['Uw verblijf is bevestigd', `${site.name} schrijft:`])
      expect(text).toContain(said)
    expect(text).toContain('Sleutel bij <de> buren')
    expect(attachments[0].content).toContain(`DTSTART;VALUE=DATE:${LATE.replaceAll('-', '')}`)
    for (const text of [attachments[0].content, await file()]) {
      const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
      expect(event?.getFirstPropertyValue('status')).toBe('CONFIRMED')
      expect(event?.getFirstPropertyValue('url')).toBe(`https://${site.hostnames[0]}${page}`)
    }
    const again = await decide(key, 'confirm', 'requested')
    expect(again.status).toBe(409)
    expect(visibleText(await again.text())).toContain('Het verblijf is al bevestigd')
    expect(await told('confirmed')).toHaveLength(2)
    expect(visibleText(await (await guest(page)).text())).toContain('Uw verblijf is bevestigd')
    const shown = visibleText(await (await an.ask(`/desk/stays/${key}`)).text())
    expect(shown).toMatch(/bevestigd, .*, An/)
    const log = visibleText(await (await an.ask('/desk/audit')).text())
    expect(log).toMatch(/Verblijf bevestigd \S.* door An/)
    expect(log).not.toContain(key)
    const list = await an.ask('/desk/stays?list=confirmed')
    expect(visibleText(await list.text())).toContain('Gast <b>')
  })

  it.each([
    ['decline', 'requested', 'declined', 'Uw aanvraag is niet aanvaard'],
    ['cancel', 'confirmed', 'revoked', 'Uw verblijf is geannuleerd'],
  ])('to %s frees the nights and tells both (STAY-2, STAY-22)', async (act, from, kind, title) => {
    const { request, decide, told, stateOf, guest } = await aHolidayDesk()
    const { key, id, page } = await request()
    if (from === 'confirmed') await decide(key, 'confirm', 'requested')
    expect((await decide(key, act, from, 'Het spijt ons')).status).toBe(303)
    expect([
      ['declined', 'cancelled'].includes(stateOf(id) ?? ''),
      (await told(kind)).length,
    ]).toEqual([true, 2])
    expect(visibleText(await (await guest(page)).text())).toContain(title)
    expect((await guest(`/nl/ajax/stay/${id}.ics`)).status).toBe(200)
    expect(await (await guest(`/nl/ajax/stay/${id}.ics`)).text()).toContain('STATUS:CANCELLED')
    expect((await request('bo@voorbeeld.be')).status).toBe(303)
  })

  it('comes late to one that lapsed, and confirms it anew while the nights are free (STAY-3, STAY-7)', async () => {
    const { request, decide, later, told, stateOf, trouble } = await aHolidayDesk()
    const { key, id } = await request()
    await later(49)
    expect((await decide(key, 'confirm', 'requested')).status).toBe(409)
    expect(await told('confirmed')).toEqual([])
    trouble.answer = () => new Response(null, { status: 502 })
    expect((await decide(key, 'confirm', 'lapsed')).status).toBe(503)
    delete trouble.answer
    expect((await decide(key, 'confirm', 'lapsed')).status).toBe(303)
    expect([stateOf(id), (await told('confirmed')).length]).toEqual(['confirmed', 2])
  })

  it('of two at once to one that lapsed is one, and the nights stay taken (STAY-3, STAY-7)', async () => {
    const { request, decide, later, told, stateOf } = await aHolidayDesk()
    const { key, id } = await request()
    await later(49)
    const answers = await Promise.all([1, 2].map(() => decide(key, 'confirm', 'lapsed')))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    expect([stateOf(id), (await told('confirmed')).length]).toEqual(['confirmed', 2])
  })

  it('to one that lapsed is refused once somebody else has the nights (STAY-7)', async () => {
    const { request, decide, later, told } = await aHolidayDesk()
    const { key } = await request()
    await later(49)
    await request('bo@voorbeeld.be')
    const answer = await decide(key, 'confirm', 'lapsed')
    expect(answer.status).toBe(409)
    expect(visibleText(await answer.text())).toContain('intussen bezet')
    expect(await told('confirmed')).toEqual([])
  })

  it('stands while the listing API is down, and is told to it later (STAY-4)', async () => {
    const { request, decide, told, trouble, stateOf, later } = await aHolidayDesk()
    const { key, id } = await request()
    trouble.answer = () => new Response(null, { status: 502 })
    expect((await decide(key, 'decline', 'requested')).status).toBe(303)
    expect([stateOf(id), (await told('declined')).length]).toEqual(['requested', 2])
    await later(0)
    delete trouble.answer
    await later(1)
    // The agency hears that its nights are free now.
    expect([stateOf(id), (await told('declined')).length]).toEqual(['declined', 3])
  })

  it('and to nobody any more once the guest was erased (STAY-18)', async () => {
    const { request, decide, guest, site, told } = await aHolidayDesk()
    const { key, page } = await request()
    await agency(site.id).persons.erase(GUEST)
    expect((await decide(key, 'confirm', 'requested')).status).toBe(404)
    expect((await guest(page)).status).toBe(404)
    expect(await told('confirmed')).toEqual([])
  })

  it.each([
    ['has the call', null, 'weer vrij', 'cancelled'],
    ...REFUSED.map(([name, answer]) => [name, answer, 'maak ze zelf vrij', 'requested'] as const),
  ] as const)(
    '17.26: of a guest who was erased frees the nights where the API says so: %s (STAY-18, STAY-48)',
    async (_, answer, says, state) => {
      const { request, an, rows, trouble, stateOf } = await aHolidayDesk()
      const { id } = await request()
      if (answer) trouble.answer = answer
      expect((await an.ask('/desk/inbox/person/erase', { email: GUEST })).status).toBe(303)
      const [mail] = await rows<{ message: string }>(
        `SELECT message FROM outbox WHERE kind = 'stay-withdrawn'`,
      )
      const { text } = JSON.parse(mail?.message ?? '{}')
      expect(text).toContain(says)
      expect([text.includes('weer vrij'), stateOf(id)]).toEqual([state === 'cancelled', state])
    },
  )

  it.each(DOWN)(
    '17.26: of a guest is erased only once the API answers, not while it answers %s (STAY-18)',
    async (_, answer) => {
      const { request, an, told, trouble, guest } = await aHolidayDesk()
      const { page } = await request()
      trouble.answer = answer
      expect((await an.ask('/desk/inbox/person/erase', { email: GUEST })).status).not.toBe(303)
      expect([(await told('withdrawn')).length, (await guest(page)).status]).toEqual([0, 200])
    },
  )

  it('of a guest who was erased makes the pages of holiday homes anew (STAY-17, STAY-18)', async () => {
    const { request, an, site } = await aHolidayDesk()
    await request()
    const raised = async () =>
      tableFromText(await agency(site.id).versions.current()).scopes.rentals
    const before = await raised()
    clock.forward(60_000)
    expect((await an.ask('/desk/inbox/person/erase', { email: GUEST })).status).toBe(303)
    expect(await raised()).not.toEqual(before)
  })

  it('is refused with too long a word, which comes back (STAY-22)', async () => {
    const { request, decide, stateOf } = await aHolidayDesk()
    const { key, id } = await request()
    const answer = await decide(key, 'decline', 'requested', 'x'.repeat(1001))
    expect([answer.status, (await answer.text()).includes('x'.repeat(1001))]).toEqual([422, true])
    expect(stateOf(id)).toBe('requested')
  })
})

describe('a guest', () => {
  it('withdraws a request, once (STAY-12, STAY-13)', async () => {
    const { request, guest, told, stateOf, site } = await aHolidayDesk()
    const { page, id } = await request()
    for (let twice = 0; twice < 2; twice++)
      expect((await guest(page, { state: 'requested' })).status).toBe(303)
    expect([stateOf(id), await told('retracted')]).toEqual([
      'cancelled',
      [GUEST, site.agency.email].toSorted(),
    ])
  })

  it('cancels a confirmed stay up to the last free day and not after (STAY-11, STAY-12)', async () => {
    const { request, decide, guest, told } = await aHolidayDesk()
    const { page, key } = await request()
    await decide(key, 'confirm', 'requested')
    const stale = await guest(page, { state: 'requested' })
    expect(stale.status).toBe(409)
    expect(visibleText(await stale.text())).toContain('iets veranderd')
    vi.setSystemTime(Date.parse(`${addDays(LATE, -29)}T12:00:00Z`))
    const late = await guest(page, { state: 'confirmed' })
    expect(late.status).toBe(409)
    expect(visibleText(await late.text())).toContain('alleen via het kantoor')
    expect(await told('cancelled')).toEqual([])
    vi.setSystemTime(Date.parse(`${addDays(LATE, -30)}T20:00:00Z`))
    expect((await guest(page, { state: 'confirmed' })).status).toBe(303)
    expect(await told('cancelled')).toHaveLength(2)
  })
})

/** A stay that its guest calls off while the listing API answers so: what the page says, and each mail that was made. */
async function aStayCalledOff(state: 'requested' | 'confirmed', answer: () => Response) {
  const desk = await aHolidayDesk()
  const { page, key, id } = await desk.request()
  if (state === 'confirmed') await desk.decide(key, 'confirm', 'requested')
  desk.trouble.answer = answer
  expect((await desk.guest(page, { state })).status).toBe(303)
  const kind = state === 'confirmed' ? 'cancelled' : 'retracted'
  const mails = async (): Promise<[string, string][]> =>
    (
      await desk.rows<{ recipient: string; message: string }>(
        `SELECT recipient, message FROM outbox WHERE kind = 'stay-${kind}' ORDER BY rowid`,
      )
    ).map(({ recipient, message }) => [
      recipient === GUEST ? 'guest' : 'agency',
      JSON.parse(message).text.replaceAll('\n', ' '),
    ])
  const show = async () => visibleText(await (await desk.guest(page)).text())
  const atDesk = async () => visibleText(await (await desk.an.ask(`/desk/stays/${key}`)).text())
  return { ...desk, id, key, page, mails, show, atDesk }
}

describe.each(['requested', 'confirmed'] as const)('a stay that is %s and called off', state => {
  it.each(DOWN)(
    '17.26: is noted while the API answers %s, and told as off once it knows (STAY-48, BOOK-48)',
    async (_, answer) => {
      const stay = await aStayCalledOff(state, answer)
      expect(await stay.show()).toContain('Uw annulering is genoteerd')
      expect(await stay.show()).not.toMatch(FREED)
      expect(await stay.atDesk()).toContain('De nachten zijn nog niet vrij')
      const noted = await stay.mails()
      expect(noted.map(([to]) => to).toSorted()).toEqual(['agency', 'guest'])
      for (const [to, text] of noted) {
        expect(text).toContain(
          to === 'guest' ? 'Uw annulering is genoteerd' : 'De nachten zijn nog niet vrij',
        )
        expect(text).not.toMatch(/ingetrokken|geannuleerd\.|weer vrij/)
      }
      await stay.later(0)
      expect(await stay.mails()).toHaveLength(2)

      delete stay.trouble.answer
      await stay.later(1)
      expect(stay.stateOf(stay.id)).toBe('cancelled')
      expect(await stay.show()).toContain('de nachten zijn weer vrij')
      const done = (await stay.mails()).slice(2)
      expect(done.map(([to]) => to).toSorted()).toEqual(['agency', 'guest'])
      for (const [to, text] of done)
        expect(text).toMatch(to === 'guest' ? /ingetrokken|geannuleerd\./ : /weer vrij/)
      expect(await stay.atDesk()).not.toContain('nog niet vrij')
    },
  )

  it.each(REFUSED)(
    '17.26: is told as refused where the API answers %s, and to whom it falls (STAY-48, BOOK-48)',
    async (_, answer) => {
      const stay = await aStayCalledOff(state, answer)
      expect(await stay.show()).toContain('Uw annulering is niet verwerkt')
      expect(await stay.show()).not.toMatch(FREED)
      const mails = await stay.mails()
      expect(mails.map(([to]) => to).toSorted()).toEqual(['agency', 'guest'])
      for (const [to, text] of mails) {
        expect(text).toContain(to === 'guest' ? 'niet aanvaard' : 'maak ze zelf vrij')
        expect(text).not.toMatch(/ingetrokken|geannuleerd\.|weer vrij/)
      }
      expect(await stay.atDesk()).toContain('misschien nog als bezet')
      await stay.later(1)
      expect(await stay.mails()).toHaveLength(2)
    },
  )

  it('17.26: is told as off at once where the API has freed the nights (STAY-2, STAY-48)', async () => {
    const stay = await aStayCalledOff(state, () => Response.json({ revision: 9 }))
    expect(await stay.show()).toContain('de nachten zijn weer vrij')
    const mails = await stay.mails()
    expect(mails.map(([to]) => to).toSorted()).toEqual(['agency', 'guest'])
  })
})

it.each([...DOWN, ...REFUSED])(
  '17.26: what the agency calls off, or nobody answers, frees no nights in any text while the API answers %s (STAY-48)',
  async (_, answer) => {
    const desk = await aHolidayDesk()
    const ask = async (email: string) => {
      const stay = await desk.request(email)
      // So that the nights of the first can be asked for again.
      for (const [id, held] of desk.held) desk.held.set(id, { ...held, state: 'declined' })
      return stay
    }
    const declined = await ask(GUEST)
    const revoked = await ask('bo@voorbeeld.be')
    const lapsed = await ask('cy@voorbeeld.be')
    await desk.decide(revoked.key, 'confirm', 'requested')
    desk.trouble.answer = answer
    await desk.decide(declined.key, 'decline', 'requested')
    await desk.decide(revoked.key, 'cancel', 'confirmed')
    await desk.rows('UPDATE stay SET held_until = 1 WHERE key = ?1', lapsed.key)
    await desk.rows(`UPDATE task SET due_at = 1 WHERE kind = 'stay'`)
    await desk.later(0)
    for (const [{ page, key }, kind] of [
      [declined, 'declined'],
      [revoked, 'revoked'],
      [lapsed, 'lapsed'],
    ] as const) {
      const texts = (
        await desk.rows<{ message: string }>(
          'SELECT message FROM outbox WHERE kind = ?1',
          `stay-${kind}`,
        )
      ).map(({ message }): string => JSON.parse(message).text)
      expect([kind, texts.length]).toEqual([kind, 2])
      texts.push(visibleText(await (await desk.guest(page)).text()))
      for (const done of ['', '?done=stays.declined', '?done=stays.cancelled'])
        texts.push(visibleText(await (await desk.an.ask(`/desk/stays/${key}${done}`)).text()))
      for (const text of texts) expect(text).not.toMatch(/weer vrij/)
    }
  },
)

it('Desk, guest and clock at one request at once: one has it, both sides hear that alone, 50 rounds (STAY-3)', async () => {
  const { request, decide, guest, site, bindings, rows, held, stays } = await aHolidayDesk()
  for (let round = 0; round < 50; round++) {
    const { key, id, page } = await request(`g${round}@voorbeeld.be`)
    await rows('UPDATE stay SET held_until = ?1 WHERE key = ?2', Date.now() - 1, key)
    await rows(
      `INSERT OR REPLACE INTO task (kind, key, rank, due_at, created_at) VALUES ('stay', ?1, 0, 1, 1)`,
      key,
    )
    await Promise.all([
      decide(key, 'confirm', 'requested'),
      decide(key, 'decline', 'requested'),
      guest(page, { state: 'requested' }),
      runDueTasks(site.id, bindings as never, Date.now()),
    ])
    const [stay] = await rows<{ state: string }>('SELECT state FROM stay WHERE key = ?1', key)
    // Of one that read the state before that changed, the store itself takes nothing.
    const late = { from: 'requested', to: 'declined', by: 'person x', word: '' } as const
    expect(await stays.decide(key, late, [], Date.now())).toBe(stay?.state)
    const kinds = await rows(
      `SELECT kind FROM outbox WHERE dedupe_key LIKE 'stay/' || ?1 || '%' AND kind NOT IN ('stay-requested', 'stay-reminder')`,
      key,
    )
    expect([kinds.length, new Set(kinds.map(({ kind }) => kind)).size]).toEqual([2, 1])
    await rows(`UPDATE task SET due_at = 1 WHERE kind = 'stay'`)
    await runDueTasks(site.id, bindings as never, Date.now())
    expect(held.get(id)?.state).toBe(stay?.state)
    if (stay?.state === 'confirmed') await decide(key, 'cancel', 'confirmed')
  }
}, 120_000)

describe('the room', () => {
  it('lists stays by what waits, comes and is over, 25 a page (STAY-20)', async () => {
    const { request, rows, an } = await aHolidayDesk()
    await request()
    const series = `WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 30)`
    await rows(`INSERT INTO booking (key, kind, locale, email, body, about, starts_at, ends_at, state, booked_id, created_at)
      ${series} SELECT key || i, kind, locale, email, body, about, starts_at, ends_at, state, booked_id || i, created_at FROM booking, n`)
    await rows(`INSERT INTO stay (key, unit_id, start, "end", state, held_until, free_days)
      SELECT booking.key, 204, stay.start, stay."end", 'requested', 1, 30 FROM booking, stay WHERE booking.key <> stay.key`)
    const first = visibleText(await (await an.ask('/desk/stays')).text())
    expect(first).toMatch(/Aanvragen\s*31/)
    expect(first.split('Gast <b>').length - 1).toBe(25)
    const second = visibleText(await (await an.ask('/desk/stays?page=2')).text())
    expect(second.split('Gast <b>').length - 1).toBe(6)
  })

  it('shows of one stay who, what, since when and until when (STAY-21)', async () => {
    const { request, an } = await aHolidayDesk()
    const { key } = await request()
    const text = visibleText(await (await an.ask(`/desk/stays/${key}`)).text())
    for (const part of ['Gast <b>', '0470 12 34 56', GUEST, 'Graag laat aankomen', '€ 700'])
      expect(text.replaceAll('\u00a0', ' ')).toContain(part)
    expect((await an.ask('/desk/stays/none')).status).toBe(404)
  })

  it('takes a stay of before for a confirmed one (STAY-6)', async () => {
    const { request, site, stays } = await aHolidayDesk()
    const { key } = await request()
    await inAgency(site.id, (_, storage) => {
      storage.sql.exec('DROP TRIGGER stay_of_booking')
      storage.sql.exec('DROP TABLE stay')
      storage.sql.exec(STAY_TABLE)
      storage.sql.exec(STAY_OUTCOMES)
    })
    expect(await stays.find(key)).toMatchObject({ stay: { state: 'confirmed', start: LATE } })
  })

  it('is for owners and agents, its terms for owners (STAY-20, STAY-30)', async () => {
    const { hire, signedIn } = await aHolidayDesk()
    await hire('eve@agency.example', 'editor')
    const eve = await signedIn('eve@agency.example')
    expect((await eve.ask('/desk/stays')).status).toBe(403)
    await hire('bo@agency.example', 'agent')
    const bo = await signedIn('bo@agency.example')
    expect((await bo.ask('/desk/stays')).status).toBe(200)
    expect((await bo.ask('/desk/stays/terms')).status).toBe(403)
  })
})
