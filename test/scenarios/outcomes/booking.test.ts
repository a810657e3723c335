import { describe, expect, it } from 'vitest'
import { addDays } from '../../../shared/time/day.ts'
import { aLiveAgenda, SLOTS } from '../../support/agencies/a-live-agenda.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'
import { letRental, SATURDAY } from '../../support/agencies/a-rental.ts'
import { visibleText } from '../../support/an-agency.ts'
import type { FakeApi } from '../../support/fake-api.ts'
import { breakCalls, FAULTS, type Moment } from './faults.ts'

type Outcome = 'booked' | 'noted' | 'fault' | 'taken' | 'refused'

const OUTCOMES: Record<string, Outcome> = {
  'is slow': 'booked',
  'answers 401': 'fault',
  'answers 403': 'fault',
  'answers 404': 'refused',
  'answers 409': 'taken',
  'answers 410': 'refused',
  'answers 422': 'refused',
}

interface Booking {
  api: FakeApi
  /** The call that books. */
  call: RegExp
  send: () => Promise<Response>
  get: (path: string) => Promise<Response>
  /** What stands at the API because of this form. */
  effects: () => number
  /** What the visitor wrote, where a form that comes back has it. */
  written: string[]
}

const FIRST = SLOTS[0] ?? 0
const SECOND = SLOTS[1] ?? 0

async function aStay(): Promise<Booking> {
  const agency = await aMailingAgency()
  letRental(agency.api, agency.site.id)
  const reserved = new Map<string, object>()
  agency.api.answers.set(
    `POST /sites/${agency.site.id}/rental-units/reservation`,
    (request: Request) => {
      const key = request.headers.get('Idempotency-Key') ?? ''
      reserved.set(
        key,
        reserved.get(key) ?? { id: `r${reserved.size}`.padEnd(32, '0'), price: 700 },
      )
      return Response.json(reserved.get(key))
    },
  )
  const end = addDays(SATURDAY, 7)
  const fields = {
    unit: '204',
    start: SATURDAY,
    end,
    price: '700',
    persons: '3',
    name: 'Gast Janssens',
    email: 'gast@voorbeeld.be',
    phone: '0470 12 34 56',
    message: 'Graag laat aankomen',
    agreement: '1',
    privacy: '1',
    return: `/nl/vakantie/204?start=${SATURDAY}&end=${end}`,
    key: crypto.randomUUID(),
  }
  return {
    api: agency.api,
    call: /^POST .*\/rental-units\/reservation$/,
    send: () => agency.post('/nl/ajax/stay', fields),
    get: agency.get,
    effects: () => reserved.size,
    written: ['Gast Janssens', 'gast@voorbeeld.be', 'Graag laat aankomen'],
  }
}

const FORMS: Record<string, () => Promise<Booking>> = {
  viewing: async () => {
    const { api, book, booked, get } = await aLiveAgenda()
    const key = crypto.randomUUID()
    return {
      api,
      call: /^POST .*\/live-agenda\/reservation$/,
      send: () => book(FIRST, { key }),
      get,
      effects: () => booked.size,
      written: ['An Peeters', 'an@voorbeeld.be', '0470 12 34 56'],
    }
  },
  move: async () => {
    const { api, book, booked, get, post, idAt } = await aLiveAgenda()
    await book(FIRST)
    const id = idAt(FIRST)
    const key = crypto.randomUUID()
    return {
      api,
      call: /^POST .*\/live-agenda\/reservation$/,
      send: () =>
        post('/nl/ajax/move-viewing', {
          replaces: id,
          slot: String(SECOND),
          key,
          return: `/nl/afspraak-annuleren/${id}`,
        }),
      get,
      effects: () => booked.size - 1,
      written: [],
    }
  },
  stay: aStay,
}

/** What the page says of each outcome, and what it must not say. */
const WORDS: Record<string, Record<Outcome, string>> = {
  viewing: {
    booked: 'Uw bezoek staat vast',
    noted: 'maar het moment ligt nog niet vast',
    fault: 'Door een fout bij ons is dit nog niet vastgelegd. Uw aanvraag is bewaard',
    taken: 'net door iemand anders vastgelegd',
    refused: 'Dit kon niet worden vastgelegd',
  },
  move: {
    booked: 'Uw bezoek is verplaatst.',
    noted: 'maar het ligt nog niet vast',
    fault: 'Door een fout bij ons is dit nog niet vastgelegd. Uw aanvraag is bewaard',
    taken: 'net door iemand anders vastgelegd',
    refused: 'Dit kon niet worden vastgelegd',
  },
  stay: {
    booked: 'Uw aanvraag wacht op antwoord',
    noted: 'maar de nachten zijn nog niet bevestigd',
    fault: 'Door een fout bij ons is dit nog niet vastgelegd. Uw aanvraag is bewaard',
    taken: 'net door iemand anders vastgelegd',
    refused: 'Dit kon niet worden vastgelegd',
  },
}

/** Sends the form, follows it as a browser does, and reads what it says. */
async function sentOnce({ send, get }: Booking): Promise<{ status: number; html: string }> {
  const answer = await send()
  const to = answer.headers.get('Location')
  const shown = to ? await get(to) : answer
  return { status: answer.status, html: await shown.text() }
}

const said = (form: string, html: string): string[] =>
  Object.entries(WORDS[form] ?? {})
    .filter(([, words]) => visibleText(html).includes(words))
    .map(([outcome]) => outcome)

const STATUSES = { booked: 303, noted: 303, fault: 503, taken: 409, refused: 422 }

/** A refusal is an answer, so that nothing was done; any other fault may come after it was. */
const CASES = Object.keys(FAULTS).flatMap(fault => {
  const outcome = OUTCOMES[fault] ?? 'noted'
  const moments: Moment[] = outcome === 'noted' ? ['before', 'after'] : ['before']
  return moments.map(moment => ({ fault, moment, outcome }))
})

describe.each(Object.keys(FORMS))('the %s form', form => {
  it.each(CASES)(
    'says that it is $outcome when the API $fault $moment it acted, and books once after (BOOK-48, BOOK-49, BOOK-81)',
    async ({ fault, moment, outcome }) => {
      const booking = await FORMS[form]!()
      const { heal } = breakCalls(booking.api, booking.call, FAULTS[fault] ?? null, moment)
      const { status, html } = await sentOnce(booking)
      expect([status, said(form, html)]).toEqual([STATUSES[outcome], [outcome]])
      if (status !== 303) for (const text of booking.written) expect(html).toContain(text)
      heal()
      expect(said(form, (await sentOnce(booking)).html)).toEqual(['booked'])
      expect(booking.effects()).toBe(1)
    },
  )
})

/** What an answer of the API means that is not read as silence. */
const CANCELLING: Record<string, 'cancelled' | 'refused' | 'past'> = {
  'is slow': 'cancelled',
  'answers 409': 'past',
  'answers 410': 'refused',
  'answers 422': 'refused',
}

const CANCELLING_WORDS = {
  cancelled: 'We hebben het moment weer vrijgegeven',
  noted: 'We hebben uw annulering genoteerd',
  refused: 'Uw annulering is niet gelukt',
  past: 'Het is al begonnen of voorbij',
}

const CANCELLING_STATUSES = { cancelled: 303, noted: 303, refused: 503, past: 409 }

describe('cancelling', () => {
  it.each(Object.keys(FAULTS))(
    'says what happened when the API %s, and cancels once after (BOOK-32, BOOK-48, BOOK-81)',
    async fault => {
      const { api, book, booked, get, post, mails, runTasks, idAt } = await aLiveAgenda()
      await book(FIRST)
      const id = idAt(FIRST)
      const path = `/nl/afspraak-annuleren/${id}`
      const { heal } = breakCalls(api, /^DELETE /, FAULTS[fault] ?? null, 'before')
      const outcome = CANCELLING[fault] ?? 'noted'
      const answer = await post(path, {})
      const shown = answer.status === 303 ? await get(answer.headers.get('Location') ?? '') : answer
      const text = visibleText(await shown.text())
      const words = Object.entries(CANCELLING_WORDS).flatMap(([said, of]) =>
        text.includes(of) ? [said] : [],
      )
      expect([answer.status, words]).toEqual([CANCELLING_STATUSES[outcome], [outcome]])
      expect(booked.get(id)?.status === 'cancelled').toBe(outcome === 'cancelled')
      heal()
      if (outcome === 'noted') await runTasks(Date.now() + 120_000)
      else expect((await post(path, {})).status).toBe(303)
      expect(booked.get(id)?.status).toBe('cancelled')
      expect((await mails()).filter(({ kind }) => kind === 'viewing-cancelled')).toHaveLength(2)
    },
  )

  it('is noted while the API answers nothing at all (BOOK-32)', async () => {
    const { api, book, booked, get, post, runTasks, idAt } = await aLiveAgenda()
    await book(FIRST)
    const path = `/nl/afspraak-annuleren/${idAt(FIRST)}`
    const { heal } = breakCalls(api, /live-agenda/, FAULTS['is down'] ?? null, 'before')
    expect(visibleText(await (await get(path)).text())).toContain('Annuleer dit bezoek')
    expect((await post(path, {})).status).toBe(303)
    const noted = await get(path)
    expect([noted.status, visibleText(await noted.text())]).toEqual([
      200,
      expect.stringContaining(CANCELLING_WORDS.noted),
    ])
    heal()
    await runTasks(Date.now() + 120_000)
    expect(booked.get(idAt(FIRST))?.status).toBe('cancelled')
  })
})

it.each([
  ['another time', { start: new Date((FIRST + 3600) * 1000).toISOString() }],
  ['another state', { status: 'cancelled' }],
])('a booking that the API answers with %s is not confirmed yet (BOOK-80)', async (_, wrong) => {
  const agenda = await aLiveAgenda()
  agenda.trouble.after = () =>
    Response.json({
      id: 'x'.repeat(30),
      start: new Date(FIRST * 1000).toISOString(),
      end: new Date((FIRST + 1800) * 1000).toISOString(),
      status: 'booked',
      ...wrong,
    })
  const answer = await agenda.book(FIRST)
  expect(answer.headers.get('Location')).toContain('sent=viewing-noted')
})
