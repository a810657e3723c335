import { decoded } from '../html.ts'
import { storeOf } from '../agency-object.ts'
import { anEstate } from '../demo-api.ts'
import { aDesk } from './a-desk.ts'
import { homeStore } from './home-store.ts'
import { liveAgenda } from './live-agenda.ts'

const HOUR = 3600
/** Twelve times of one day an hour apart, the first in two days at least. */
const slotsFrom = (now: number): number[] =>
  Array.from(
    { length: 12 },
    (_, index) => (Math.floor(now / 86_400_000) + 3) * 24 * HOUR + (6 + index) * HOUR,
  )

const ADDRESS = {
  street: { nl: 'Kerkstraat' },
  number: '4',
  city: { id: 44021, name: 'Gent', zip: '9000' },
  region: 'FLANDERS' as const,
  visible: true,
  geoLocation: { lat: 51.05, lon: 3.72 },
}

/** An agency with a desk, a home that has a live agenda and one of a colleague's, and what visitors do on its site. */
export async function aCalendar(bindings: Parameters<typeof aDesk>[0] = {}) {
  const desk = await aDesk({ RATE_LIMITS: 'off', ...bindings })
  const { api, site, origin } = desk
  const slots = slotsFrom(Date.now())
  const general = { transaction: { id: 1 }, headType: { id: 1 }, address: ADDRESS }
  api.answers.set(`GET /sites/${site.id}/estates/v2/1`, anEstate(1, { address: ADDRESS }))
  const store = homeStore(api, site.id, {
    home: { content: { general: { id: 1, ...general }, salesRep: { email: 'Bo@agency.example' } } },
    other: { content: { general: { id: 2, ...general }, salesRep: { email: 'x@agency.example' } } },
  })
  const agenda = liveAgenda(api, site.id, slots)
  const own = await desk.signedIn()
  const visitor = desk.browser()
  const rows = storeOf(site.id, desk.bindings)
  const bookings = () =>
    rows.rows<{ key: string; state: string; startsAt: number; bookedId: string | null }>(
      'SELECT key, state, starts_at AS startsAt, booked_id AS bookedId FROM booking ORDER BY created_at, key',
    )
  /** What the page says, without its markup. */
  const textOf = async (answer: Response): Promise<string> =>
    decoded((await answer.text()).replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ')
  let form = 0
  return {
    ...desk,
    ...agenda,
    ...rows,
    store,
    own,
    slots,
    textOf,
    bookings,
    /** Each mail as 'kind>recipient'. */
    told: async (): Promise<string[]> =>
      (
        await rows.rows<{ mail: string }>(
          `SELECT kind || '>' || recipient AS mail FROM outbox WHERE kind LIKE 'viewing-%' ORDER BY rowid`,
        )
      ).map(({ mail }) => mail),
    /** The desk books by telephone. */
    call: (over: Record<string, string> = {}, by = own) =>
      by.ask('/desk/calendar/new', {
        home: 'home',
        form: String(++form),
        slot: String(slots[0]),
        name: 'Jan Peeters',
        phone: '0470 12 34 56',
        email: 'jan@voorbeeld.be',
        language: 'fr',
        ...over,
      }),
    /** A visitor books on the site. */
    visit: (slot: number, email = 'eva@voorbeeld.be') =>
      visitor.ask('/nl/ajax/viewing', {
        estate: '1',
        slot: String(slot),
        name: 'Eva Maes',
        email,
        phone: '',
        privacy: '1',
        return: '/nl/aanbod/1?viewing=1',
      }),
    /** The visitor's own cancelling and moving, by the link in the mail. */
    visitorCancels: (id: string) => visitor.ask(`/nl/afspraak-annuleren/${id}`, {}),
    visitorMoves: (id: string, slot: number) =>
      visitor.ask('/nl/ajax/move-viewing', {
        replaces: id,
        slot: String(slot),
        privacy: '1',
        return: `/nl/afspraak-annuleren/${id}`,
      }),
    /** The desk's acts on the viewing of a key. */
    act: (key: string, act: 'cancel' | 'move' | 'note', fields: Record<string, string>, by = own) =>
      by.ask(`/desk/calendar/${key}/${act}`, { form: String(++form), ...fields }),
    keyAt: async (slot: number): Promise<string> =>
      (await bookings()).find(({ startsAt }) => startsAt === slot * 1000)?.key ?? '',
    origin,
  }
}
