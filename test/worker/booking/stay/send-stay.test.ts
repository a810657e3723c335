import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../shared/time/day.ts'
import { tableFromText } from '../../../../worker/versions/table-text.ts'
import { agency, storeOf } from '../../../support/agency-object.ts'
import { aMailingAgency } from '../../../support/agencies/a-mailing-agency.ts'
import { visibleText } from '../../../support/an-agency.ts'
import { letRental, SATURDAY } from '../../../support/agencies/a-rental.ts'

const END = addDays(SATURDAY, 7)
const FIELDS = {
  unit: '204',
  start: SATURDAY,
  end: END,
  price: '700',
  persons: '3',
  name: 'Gast',
  email: 'gast@voorbeeld.be',
  phone: '0470 12 34 56',
  message: 'Graag laat aankomen',
  agreement: '1',
  privacy: '1',
  return: `/nl/vakantie/204?start=${SATURDAY}&end=${END}`,
}

async function aHolidayAgency(
  reserve: () => Response = () => Response.json({ id: 'a'.repeat(32), price: 700 }),
) {
  const agency = await aMailingAgency()
  letRental(agency.api, agency.site.id)
  const call = `POST /sites/${agency.site.id}/rental-units/reservation`
  agency.api.answers.set(call, reserve)
  return {
    ...agency,
    ...storeOf(agency.site.id, agency.bindings),
    call,
    sendStay: (over: Record<string, string> = {}) =>
      agency.post('/nl/ajax/stay', { ...FIELDS, ...over }),
  }
}

describe('the request for a stay', () => {
  it('goes to the API with a key, and mails guest and agency (BOOK-45, BOOK-46)', async () => {
    const { sendStay, api, rows, site } = await aHolidayAgency()
    const response = await sendStay()
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      `/nl/verblijf/${'a'.repeat(32)}`,
    ])
    const call = api.calls.find(({ path }) => path.endsWith('/reservation'))
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{16,64}$/)
    expect(JSON.parse(call?.body ?? '')).toEqual({
      rentalUnitId: 204,
      start: SATURDAY,
      end: END,
      persons: 3,
      contact: { name: 'Gast', email: 'gast@voorbeeld.be', phone: '0470 12 34 56' },
      agreements: [1],
      locale: 'nl',
      message: 'Graag laat aankomen',
      price: 700,
    })
    const mails = await rows('SELECT recipient, message FROM outbox')
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      ['gast@voorbeeld.be', site.agency.email].toSorted(),
    )
    expect(String(mails[0]?.message)).toContain('€\u00a0700')
  })

  it('makes the pages of holiday homes anew (STAY-17)', async () => {
    const { sendStay, site } = await aHolidayAgency()
    await sendStay()
    const { scopes } = tableFromText(await agency(site.id).versions.current())
    expect(Object.keys(scopes)).toContain('rentals')
  })

  it.each([
    ['agreement', { agreement: '2' }],
    ['persons', { persons: '0' }],
    ['persons', { persons: '5' }],
    ['stay', { end: SATURDAY }],
    ['phone', { phone: '' }],
    ['privacy', { privacy: '' }],
    ['email', { email: 'gast' }],
  ])('names what is wrong at %s and asks nobody (BOOK-14, BOOK-44)', async (field, wrong) => {
    const { postJson, api } = await aHolidayAgency()
    const answer = await postJson('/nl/ajax/stay', { ...FIELDS, ...wrong })
    expect([answer.status, Object.keys((await answer.json<{ errors: object }>()).errors)]).toEqual([
      422,
      [field],
    ])
    expect(api.calls.some(({ path }) => path.endsWith('/reservation'))).toBe(false)
  })

  it('that comes too late returns to the unit’s page with what was written (BOOK-47)', async () => {
    const { sendStay, count } = await aHolidayAgency(() => Response.json({}, { status: 409 }))
    const response = await sendStay()
    const html = await response.text()
    expect(response.status).toBe(409)
    expect(html).toContain('door iemand anders')
    expect(html).toContain('Graag laat aankomen')
    expect(await count('outbox')).toBe(0)
  })

  it('whose outcome is unknown is requested again with the same key (BOOK-22)', async () => {
    const { sendStay, api, call, runTasks, count } = await aHolidayAgency(
      () => new Response(null, { status: 504 }),
    )
    expect((await sendStay()).status).toBe(303)
    api.answers.set(call, { id: 'b'.repeat(32), price: 700 })
    await runTasks(Date.now() + 120_000)
    const keys = api.calls
      .filter(({ path }) => path.endsWith('/reservation'))
      .map(({ headers }) => headers.get('Idempotency-Key'))
    expect([keys.length, new Set(keys).size, await count('outbox')]).toEqual([2, 1, 2])
  })

  it('that turns out to be taken later is reported by mail, to the agency too (BOOK-23)', async () => {
    const { sendStay, api, call, runTasks, rows, site } = await aHolidayAgency(
      () => new Response(null, { status: 504 }),
    )
    await sendStay()
    api.answers.set(call, () => Response.json({}, { status: 409 }))
    await runTasks(Date.now() + 120_000)
    const mails = await rows(
      `SELECT recipient, message FROM outbox WHERE kind = 'stay-failed' ORDER BY recipient = 'gast@voorbeeld.be' DESC`,
    )
    expect(mails).toMatchObject([
      { recipient: 'gast@voorbeeld.be', message: expect.stringContaining('is niet gelukt') },
      {
        recipient: site.agency.email,
        message: expect.stringContaining('koos een verblijf dat net bezet was'),
      },
    ])
  })

  it('is sent once by a double click, and not at all by a bot (BOOK-17, BOOK-20)', async () => {
    const { sendStay, count, api } = await aHolidayAgency()
    expect((await Promise.all([sendStay(), sendStay()])).map(({ status }) => status)).toEqual([
      303, 303,
    ])
    expect([await count('booking'), await count('outbox')]).toEqual([1, 2])
    const before = api.calls.length
    expect((await sendStay({ website: 'x', message: 'Koop nu' })).status).toBe(422)
    expect(api.calls.slice(before).some(({ path }) => path.endsWith('/reservation'))).toBe(false)
  })
})

describe('what came of a stay', () => {
  it.each([
    [
      'is booked',
      () => Response.json({ id: 'a'.repeat(32), price: 700 }),
      303,
      'Uw aanvraag wacht op antwoord',
    ],
    [
      'is noted',
      () => new Response(null, { status: 500 }),
      303,
      'maar de nachten zijn nog niet bevestigd',
    ],
    [
      'has to wait',
      () => new Response(null, { status: 429 }),
      303,
      'maar de nachten zijn nog niet bevestigd',
    ],
    ['is our fault', () => new Response(null, { status: 401 }), 503, 'Door een fout bij ons'],
    ['is taken', () => new Response(null, { status: 409 }), 409, 'door iemand anders'],
  ])('%s (BOOK-48, BOOK-49, BOOK-50)', async (_, reserve, status, words) => {
    const { sendStay, get } = await aHolidayAgency(reserve)
    const answer = await sendStay()
    expect(answer.status).toBe(status)
    const shown = status === 303 ? await get(answer.headers.get('Location') ?? '') : answer
    expect(await shown.text()).toContain(words)
  })
})

it.each(['periods', 'agreements'])(
  'without %s the home is shown, and no form (RENTAL-33)',
  async missing => {
    const { api, site, get } = await aHolidayAgency()
    const path = missing === 'periods' ? '/rental-units/204/periods' : '/agreements'
    for (const query of ['', '?locale=nl'])
      api.answers.set(
        `GET /sites/${site.id}${path}${query}`,
        () => new Response(null, { status: 500 }),
      )
    const answer = await get(FIELDS.return)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('Reserveren lukt nu even niet')
    expect(html).not.toContain('action="/nl/ajax/stay"')
  },
)

it('each agreement says what it is, and whether it may be left out (BOOK-100)', async () => {
  const { get } = await aHolidayAgency()
  const text = visibleText(await (await get(FIELDS.return)).text())
  expect(text).toContain('Ik ga akkoord met “Huurvoorwaarden” Lees')
  expect(text).toContain('Ik ga akkoord met “Nieuwsbrief” (niet verplicht)')
})
