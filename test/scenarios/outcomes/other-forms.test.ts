import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '../../../shared/time/day.ts'
import { aLiveAgenda, SLOTS } from '../../support/agencies/a-live-agenda.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'
import { fields, SUBSCRIBE } from '../../support/agencies/a-subscriber.ts'
import { letRental, SATURDAY } from '../../support/agencies/a-rental.ts'
import { visibleText } from '../../support/an-agency.ts'
import { aSite } from '../../support/demo-api.ts'
import { breakCalls, FAULTS } from './faults.ts'

afterEach(() => vi.restoreAllMocks())

const PERSON = { name: 'An Peeters', email: 'an@voorbeeld.be', privacy: '1' }

/** What a form says when the estate or unit that it is about cannot be had, was not there, or is there. */
type Said = 'sent' | 'unavailable' | 'gone'

const WORDS: Record<'unavailable' | 'gone', string> = {
  unavailable: 'Het versturen is niet gelukt. Uw tekst staat er nog',
  gone: 'Dit staat niet meer online, dus er is niets verstuurd',
}
const STATUSES = { sent: 303, unavailable: 503, gone: 422 }

/** Nothing is known of the estate yet, so that 404 is an answer, and 204 where the site's own record is answered. */
const expected = (fault: string): Said =>
  fault === 'is slow'
    ? 'sent'
    : ['answers 204', 'answers 404', 'answers 410'].includes(fault)
      ? 'gone'
      : 'unavailable'

interface Form {
  agency: Awaited<ReturnType<typeof aMailingAgency>>
  /** The call without which it cannot be taken. */
  call: RegExp
  send: (changes?: Record<string, string>) => Promise<Response>
  written: string[]
}

const FORMS: Record<string, () => Promise<Form>> = {
  friend: async () => {
    const agency = await aMailingAgency(
      { settings: { ...aSite().settings, captcha: { service: 'turnstile', siteKey: 'k' } } },
      { CAPTCHA_SECRET: 's' },
    )
    let token = 0
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ success: true, hostname: agency.site.hostnames[0] }),
    )
    const friend = { ...PERSON, friend: 'bo@voorbeeld.be', text: 'Kijk eens', estate: '1' }
    return {
      agency,
      call: /^GET .*\/estates\/v2\/1$/,
      send: () =>
        agency.post('/nl/ajax/send-to-a-friend', {
          ...friend,
          'g-recaptcha-response': `t${agency.site.id}-${++token}`,
        }),
      written: ['An Peeters', 'bo@voorbeeld.be', 'Kijk eens'],
    }
  },
  waiting: async () => {
    const agency = await aLiveAgenda()
    return {
      agency,
      call: /^GET .*\/estates\/v2\/1$/,
      send: changes => agency.post('/nl/ajax/viewing-wait', { ...PERSON, estate: '1', ...changes }),
      written: ['an@voorbeeld.be'],
    }
  },
  viewing: async () => {
    const agency = await aLiveAgenda()
    const key = crypto.randomUUID()
    return {
      agency,
      call: /^GET .*\/estates\/v2\/1$/,
      send: changes =>
        agency.post('/nl/ajax/viewing', agency.fields(SLOTS[0] ?? 0, { key, ...changes })),
      written: ['An Peeters', 'an@voorbeeld.be'],
    }
  },
  stay: async () => {
    const agency = await aMailingAgency()
    letRental(agency.api, agency.site.id)
    agency.api.answers.set(`POST /sites/${agency.site.id}/rental-units/reservation`, {
      id: 'a'.repeat(32),
      price: 400,
    })
    return {
      agency,
      call: /^GET .*\/rental-units\/204$/,
      send: changes =>
        agency.post('/nl/ajax/stay', {
          ...PERSON,
          phone: '0470 12 34 56',
          unit: '204',
          start: SATURDAY,
          end: addDays(SATURDAY, 7),
          price: '700',
          persons: '2',
          agreement: '1',
          message: 'Graag laat',
          ...changes,
        }),
      written: ['An Peeters', 'an@voorbeeld.be', 'Graag laat'],
    }
  },
}

describe.each(Object.keys(FORMS))('the form of %s', form => {
  it.each(Object.keys(FAULTS))(
    'says what is so when the API %s, keeps what was written, and is taken once after (FORM-65, FORM-66)',
    async fault => {
      const { agency, call, send, written } = await FORMS[form]!()
      const { heal } = breakCalls(agency.api, call, FAULTS[fault] ?? null, 'before')
      const outcome = expected(fault)
      const answer = await send()
      expect(answer.status).toBe(STATUSES[outcome])
      if (outcome !== 'sent') {
        const html = await answer.text()
        expect(visibleText(html)).toContain(WORDS[outcome])
        if (outcome === 'unavailable') for (const text of written) expect(html).toContain(text)
        await agency.runDue()
        expect(agency.sent).toEqual([])
      }
      heal()
      // That an estate has been put away is believed for as long as what an estate says.
      if (fault === 'answers 410' && form !== 'stay') return
      vi.setSystemTime(Date.now() + 90_000)
      expect((await send()).status).toBe(303)
      vi.useRealTimers()
    },
  )
})

describe.each(['waiting', 'viewing', 'stay'])('the form of %s with something wrong in it', form => {
  it.each(['answers 500', 'answers 404'])(
    'speaks of no fields where it cannot be shown, as the API %s (FORM-108)',
    async fault => {
      const { agency, call, send, written } = await FORMS[form]!()
      breakCalls(agency.api, call, FAULTS[fault] ?? null, 'before')
      const outcome = expected(fault) === 'gone' ? 'gone' : 'unavailable'
      const answer = await send({ email: 'nergens' })
      const html = await answer.text()
      expect(answer.status).toBe(STATUSES[outcome])
      expect(visibleText(html)).toContain(WORDS[outcome])
      expect(visibleText(html)).not.toContain('gemarkeerde velden')
      expect(html).toMatch(/role="alert">[^]{0,250}<a class="phone" href="tel:/)
      if (outcome === 'unavailable')
        for (const text of written.filter(each => !each.includes('@'))) expect(html).toContain(text)
      expect(agency.sent).toEqual([])
    },
  )
})

describe('the form that moves a viewing, with no moment chosen', () => {
  it.each([
    ['answers 500', 'unavailable', WORDS.unavailable],
    ['answers 404', 'unmovable', 'kan niet'],
  ])(
    'speaks of no fields where it cannot be shown, as the API %s (FORM-108)',
    async (fault, _, words) => {
      const agency = await aLiveAgenda()
      await agency.book(SLOTS[0] ?? 0)
      breakCalls(agency.api, /^GET .*\/reservation\//, FAULTS[fault] ?? null, 'before')
      const answer = await agency.post('/nl/ajax/move-viewing', {
        replaces: agency.idAt(SLOTS[0] ?? 0),
        slot: '',
      })
      const html = await answer.text()
      expect(answer.status).toBe(fault === 'answers 500' ? 503 : 422)
      expect(visibleText(html)).toContain(words)
      expect(visibleText(html)).not.toContain('gemarkeerde velden')
      expect(html).toMatch(/role="alert">[^]{0,250}<a class="phone" href="tel:/)
    },
  )
})

/** What these send does not hang on the API. */
describe('without the API', () => {
  it.each(Object.keys(FAULTS))(
    'when it %s a message about an estate is taken and mailed once (FORM-66)',
    async fault => {
      const agency = await aMailingAgency()
      breakCalls(agency.api, /\/(estates\/|contact-info)/, FAULTS[fault] ?? null, 'before')
      const key = crypto.randomUUID()
      const message = { ...PERSON, text: 'Is dit nog vrij?', estate: '1', key }
      for (let time = 0; time < 2; time++)
        expect((await agency.post('/nl/ajax/contact-form-handler', message)).status).toBe(303)
      expect(await agency.countStored('outbox')).toBe(1)
    },
  )

  it.each(Object.keys(FAULTS))(
    'when it %s a subscription is taken and its confirmation mailed once (FORM-66)',
    async fault => {
      const agency = await aMailingAgency()
      breakCalls(agency.api, /estate-filters$/, FAULTS[fault] ?? null, 'before')
      const key = crypto.randomUUID()
      for (let time = 0; time < 2; time++)
        expect((await agency.post(SUBSCRIBE, fields({ key }))).status).toBe(303)
      await agency.runDue()
      expect(agency.sent.map(mail => mail.to)).toEqual(['an@voorbeeld.be'])
    },
  )
})
