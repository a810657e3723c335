import { expect, it } from 'vitest'
import { writeRoute } from '../../../../shared/afternoon/written-route.ts'
import { storeOf } from '../../../support/agency-object.ts'
import { aDesk } from '../../../support/agencies/a-desk.ts'
import { liveAgendas } from '../../../support/agencies/live-agendas.ts'
import { anEstate } from '../../../support/demo-api.ts'
import { decoded } from '../../../support/html.ts'

const address = (number: string) => ({
  street: { nl: 'Kerkstraat' },
  number,
  city: { id: 44021, name: 'Gent', zip: '9000' },
  region: 'FLANDERS' as const,
  visible: true,
})

/** A desk, three homes, and a visitor who has booked all of them on one day. */
async function aRound() {
  const desk = await aDesk({ RATE_LIMITS: 'off' })
  const { api, site } = desk
  const noon = (Math.floor(Date.now() / 86_400_000) + 3) * 86_400 + 36_000
  const slots = Array.from({ length: 10 }, (_, index) => noon + index * 1800)
  for (const id of [1, 2, 3])
    api.answers.set(
      `GET /sites/${site.id}/estates/v2/${id}`,
      anEstate(id, { transaction: { id: 1 }, address: address(String(id)) }),
    )
  const homes = Object.fromEntries(['1', '2', '3'].map(id => [id, { agent: id, slots }]))
  const agendas = liveAgendas(api, site.id, homes)
  const own = await desk.signedIn()
  const visitor = desk.browser()
  const booked = await visitor.ask('/nl/bezoekronde', {
    ids: '1.2.3',
    route: writeRoute(
      [0, 3, 6].map((at, index) => ({ id: String(index + 1), start: slots[at] ?? 0 })),
    ),
    name: 'An Peeters',
    email: 'an@voorbeeld.be',
    privacy: '1',
  })
  const ticket = booked.headers.get('Location')?.replace(/\?.*/, '') ?? ''
  const { rows } = storeOf(site.id, desk.bindings)
  const text = async (answer: Response): Promise<string> =>
    decoded((await answer.text()).replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ')
  return {
    ...agendas,
    slots,
    own,
    visitor,
    ticket,
    text,
    keyOf: async (home: string): Promise<string> =>
      (
        await rows<{ key: string }>(
          `SELECT key FROM booking WHERE body ->> '$.agendaId' = ? AND state = 'booked'`,
          home,
        )
      )[0]?.key ?? '',
    told: async (): Promise<{ kind: string; message: string }[]> =>
      rows(`SELECT kind, message FROM outbox WHERE recipient = 'an@voorbeeld.be' ORDER BY rowid`),
  }
}

it('says of a stop that it is part of a route, and tells the visitor of its end with the rest (AFTERNOON-17, AFTERNOON-18)', async () => {
  const { own, keyOf, text, told, standing, visitor, ticket } = await aRound()
  const key = await keyOf('2')
  expect(await text(await own.ask(`/desk/calendar/${key}`))).toContain('Bezoek 2 van 3 op één dag')
  await own.ask(`/desk/calendar/${key}/cancel`, { form: '1', reason: 'De eigenaar is ziek.' })
  expect(standing().length).toBe(2)
  const mails = await told()
  expect(mails.map(({ kind }) => kind)).toEqual(['viewing-booked', 'viewing-cancelled'])
  for (const said of [
    'De eigenaar is ziek.',
    'De rest van uw route blijft',
    'Kerkstraat 1',
    'Kerkstraat 3',
  ])
    expect(mails[1]?.message).toContain(said)
  expect(await text(await visitor.ask(ticket))).toContain('Geannuleerd')
})

it('keeps a stop that it moves in its route, tells the visitor, and says where that is tight (AFTERNOON-17)', async () => {
  const { own, keyOf, text, told, slots, visitor, ticket } = await aRound()
  await own.ask(`/desk/calendar/${await keyOf('2')}/move`, {
    form: '1',
    slot: String(slots[1]),
    reason: '',
  })
  const mails = await told()
  expect(mails.map(({ kind }) => kind)).toEqual(['viewing-booked', 'viewing-moved'])
  expect(mails[1]?.message).toContain('Eén bezoek is verplaatst')
  const page = await text(await visitor.ask(ticket))
  expect(page).toContain('Dit is krap')
  expect(page.match(/Kerkstraat 2/g)?.length).toBeGreaterThan(0)
})
