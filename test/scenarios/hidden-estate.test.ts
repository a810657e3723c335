import { afterEach, describe, expect, it, vi } from 'vitest'
import { storeOf } from '../support/agency-object.ts'
import { aMailingAgency } from '../support/agencies/a-mailing-agency.ts'
import { anEstate, aSite } from '../support/demo-api.ts'

const PERSON = { name: 'An', email: 'an@voorbeeld.be', phone: '0470 12 34 56', privacy: '1' }

afterEach(() => vi.restoreAllMocks())

async function anAgencyThatHides() {
  const agency = await aMailingAgency(
    {
      settings: {
        ...aSite().settings,
        hiddenStatus: [7],
        captcha: { service: 'turnstile', siteKey: 'k' },
      },
    },
    { CAPTCHA_SECRET: 's' },
    [anEstate(1), anEstate(2, { transaction: { id: 7 } }), anEstate(3, { transaction: { id: 5 } })],
  )
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ success: true, hostname: agency.site.hostnames[0] }),
  )
  agency.api.answers.set(`POST /sites/${agency.site.id}/live-agenda/reservation`, {
    id: 'a'.repeat(32),
    end: '2030-03-17T19:16:40+01:00',
  })
  for (const id of [1, 2, 3])
    agency.api.answers.set(`GET /sites/${agency.site.id}/live-agenda/${id}`, {
      id: String(id),
      timeZone: 'Europe/Brussels',
      slots: [
        {
          id: 1_900_000_000,
          start: '2030-03-17T18:46:40+01:00',
          end: '2030-03-17T19:16:40+01:00',
          places: 1,
          group: false,
        },
      ],
    })
  return { ...agency, stored: storeOf(agency.site.id, agency.bindings).count }
}

describe('an estate whose status the site hides', () => {
  it.each([
    ['viewing', { slot: '1900000000' }],
    ['viewing-wait', {}],
    ['send-to-a-friend', { friend: 'bo@voorbeeld.be', 'g-recaptcha-response': 'x' }],
  ])('is nothing to the form %s (VIS-7)', async (call, more) => {
    const { post, stored } = await anAgencyThatHides()
    const fields = { ...PERSON, ...more, estate: '2' }
    expect((await post(`/nl/ajax/${call}`, fields)).status).toBe(422)
    expect([
      await stored('booking'),
      await stored('waitlist_entry'),
      await stored('outbox'),
    ]).toEqual([0, 0, 0])
    const seen = { ...fields, estate: '1', 'g-recaptcha-response': 'y' }
    expect((await post(`/nl/ajax/${call}`, seen)).status).toBe(303)
  })

  it('has no free times, as what is sold has none (VIS-7, BOOK-10)', async () => {
    const { get } = await anAgencyThatHides()
    expect((await get('/nl/ajax/live-agenda/2')).status).toBe(404)
    const slotsOf = async (id: number) =>
      (await (await get(`/nl/ajax/live-agenda/${id}`)).json<{ slots: unknown[] }>()).slots
    expect([(await slotsOf(1)).length, (await slotsOf(3)).length]).toEqual([1, 0])
    const address = async (id: number) =>
      (await get(`/nl/aanbod/${id}`)).headers.get('Location') ?? ''
    const page = async (id: number) => (await get(await address(id))).text()
    expect([
      (await page(1)).includes('?viewing=1"'),
      (await page(3)).includes('?viewing=1"'),
    ]).toEqual([true, false])
  })
})
