import { writeRoute } from '../../../shared/afternoon/written-route.ts'
import { mailsOf, storeOf } from '../agency-object.ts'
import { anEstate } from '../demo-api.ts'
import { decoded } from '../html.ts'
import { aMailingAgency } from './a-mailing-agency.ts'
import { liveAgendas } from './live-agendas.ts'

const HOUR = 3600
const address = (number: string, lat: number) => ({
  street: { nl: 'Kerkstraat' },
  number,
  city: { id: 44021, name: 'Gent', zip: '9000' },
  region: 'FLANDERS' as const,
  visible: true,
  geoLocation: { lat, lon: 3.72 },
})

/** An agency of which four homes can be visited, the last at a hidden address, and another is sold, and what a visitor does there. */
export async function anAfternoon(
  bindings: Parameters<typeof aMailingAgency>[1] = {},
  changes: Parameters<typeof aMailingAgency>[0] = {},
) {
  const estates = [
    anEstate(1, { transaction: { id: 1 }, address: address('1', 51.05) }),
    anEstate(2, { transaction: { id: 1 }, address: address('2', 51.06) }),
    anEstate(3, { transaction: { id: 1 }, address: address('3', 51.08) }),
    anEstate(4, { transaction: { id: 5 }, address: address('4', 51.05) }),
    anEstate(5, {
      transaction: { id: 1 },
      address: { ...address('5', 51.0612345), street: { nl: 'Geheimstraat' }, visible: false },
    }),
  ]
  const agency = await aMailingAgency(changes, { RATE_LIMITS: 'off', ...bindings }, estates)
  const store = storeOf(agency.site.id, agency.bindings)
  const noon = (Math.floor(Date.now() / 86_400_000) + 3) * 86_400 + 10 * HOUR
  const slots = Array.from({ length: 8 }, (_, index) => noon + (index * HOUR) / 2)
  const agendas = liveAgendas(agency.api, agency.site.id, {
    '1': { agent: 'an', slots },
    '2': { agent: 'bo', slots },
    '3': { agent: 'an', slots },
    '5': { agent: 'bo', slots },
  })
  const hour = (index: number): number => slots[index] ?? 0
  /** Home and the half hour since noon at which it is visited. */
  const route = (...stops: [home: string, at: number][]): string =>
    writeRoute(stops.map(([id, at]) => ({ id, start: hour(at) })))
  const THREE: [string, number][] = [
    ['1', 0],
    ['2', 2],
    ['3', 4],
  ]
  let form = 0
  const fields = (over: Record<string, string> = {}): Record<string, string> => ({
    ids: '1.2.3',
    route: route(...THREE),
    name: 'An Peeters',
    email: 'an@voorbeeld.be',
    phone: '0470 12 34 56',
    privacy: '1',
    key: `form-number-${++form}-of-the-test`,
    ...over,
  })
  const post = (over?: Record<string, string>) => agency.post('/nl/bezoekronde', fields(over))
  const textOf = async (answer: Response): Promise<string> =>
    decoded((await answer.text()).replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ')
  return {
    ...agency,
    ...store,
    ...agendas,
    hour,
    route,
    fields,
    book: post,
    textOf,
    /** The address of what was booked. */
    booked: async (over?: Record<string, string>): Promise<string> =>
      (await post(over)).headers.get('Location')?.replace(/\?.*/, '') ?? '',
    mails: () => mailsOf(agency.site.id),
    rowsOf: () =>
      store.rows<{ key: string; state: string; home: string }>(
        `SELECT key, state, body ->> '$.agendaId' AS home FROM booking ORDER BY created_at, starts_at`,
      ),
  }
}
