import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isoTime } from '../../../../shared/time/time-zone.ts'
import { seconds } from '../../../../shared/time/units.ts'
import { runDueTasks } from '../../../support/agency-object.ts'
import { aCalendar } from '../../../support/agencies/a-calendar.ts'
import { aHolidayDesk, clock } from '../../../support/agencies/a-holiday-desk.ts'

const DAY = 86_400_000
const TABLES = ['booking', 'outbox', 'submission', 'counter', 'task']

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  clock.forward(60_000)
})
afterEach(() => void vi.useRealTimers())

const PERSON = 'eva@voorbeeld.be'

type Calendar = Awaited<ReturnType<typeof aCalendar>>
type Holiday = Awaited<ReturnType<typeof aHolidayDesk>>

/** The answer, the mails that it made and the states of what is kept here: '303 viewing-moved×2 → booked cancelled'. */
function told(status: number, mails: { kind: string }[], kept: { state: string }[]): string {
  const kinds = Object.entries(Object.groupBy(mails, ({ kind }) => kind))
  return [
    status,
    ...kinds.map(([kind, all = []]) => `${kind}×${all.length}`).toSorted(),
    '→',
    ...kept.map(({ state }) => state).toSorted(),
  ].join(' ')
}

/** How a viewing that was asked for comes into each state. */
const VIEWINGS: Record<string, (calendar: Calendar, key: string) => Promise<unknown>> = {
  asked: async () => undefined,
  booked: async () => undefined,
  cancelled: ({ act }, key) => act(key, 'cancel', {}),
  moved: ({ act, slots }, key) => act(key, 'move', { slot: String(slots[1]) }),
  past: async ({ rows, booked }) => {
    await rows('UPDATE booking SET starts_at = starts_at - ?1, ends_at = ends_at - ?1', 10 * DAY)
    for (const one of booked.values()) {
      one.slot = seconds(one.slot * 1000 - 10 * DAY)
      one.start = isoTime(one.slot)
      one.end = isoTime(seconds(one.slot * 1000 + 1_800_000))
    }
  },
  erased: ({ own }) => own.ask('/desk/inbox/person/erase', { email: PERSON }),
}

const VIEWING_ACTS: Record<
  string,
  (calendar: Calendar, key: string, id: string) => Promise<Response>
> = {
  'desk moves': ({ act, slots }, key) => act(key, 'move', { slot: String(slots[2]) }),
  'desk cancels': ({ act }, key) => act(key, 'cancel', {}),
  'desk notes': ({ act }, key) =>
    act(key, 'note', { came: 'yes', seen: '{"came":null,"feedback":""}' }),
  'visitor cancels': ({ visitorCancels }, _, id) => visitorCancels(id),
  'visitor moves': ({ visitorMoves, slots }, _, id) => visitorMoves(id, slots[3] ?? 0),
  'desk erases': ({ own }) => own.ask('/desk/inbox/person/erase', { email: PERSON }),
}

/** Of each state what the six acts do, in their order. */
const OF_VIEWINGS: Record<string, string[]> = {
  asked: [
    '409 → pending',
    '409 → pending',
    '409 → pending',
    '404 → pending',
    '422 → pending',
    '303 erased×1 →',
  ],
  booked: [
    '303 viewing-moved×2 → booked cancelled',
    '303 viewing-cancelled×2 → cancelled',
    '409 → booked',
    '303 viewing-cancelled×2 → cancelled',
    '303 viewing-moved×2 → booked cancelled',
    '303 erased×1 viewing-withdrawn×1 →',
  ],
  cancelled: [
    '409 → cancelled',
    '409 → cancelled',
    '409 → cancelled',
    '303 → cancelled',
    '422 → cancelled',
    '303 erased×1 →',
  ],
  moved: [
    '409 → booked cancelled',
    '409 → booked cancelled',
    '409 → booked cancelled',
    '303 → booked cancelled',
    '422 → booked cancelled',
    '303 erased×1 viewing-withdrawn×1 →',
  ],
  past: [
    '409 → booked',
    '409 → booked',
    '303 → booked',
    '409 → booked',
    '422 → booked',
    '303 erased×1 →',
  ],
  erased: ['404 →', '404 →', '404 →', '303 →', '422 →', '303 →'],
}

it('Each act on a viewing in each state has one effect, told to whom it concerns, or none (CAL-10, CAL-14, INBOX-33)', async () => {
  const calendar = await aCalendar()
  const { api, site, rows, booked, bookings, call, trouble, keyAt, slots, idAt } = calendar
  api.answers.set(`POST /sites/${site.id}/persons/erase`, {})
  const found: Record<string, string[]> = {}
  for (const [state, prepare] of Object.entries(VIEWINGS))
    for (const act of Object.values(VIEWING_ACTS)) {
      if (state === 'asked') trouble.before = () => new Response(null, { status: 502 })
      await call({ email: PERSON })
      delete trouble.before
      const [slot = 0] = slots
      const [key, id] = [await keyAt(slot), idAt(slot) || '0'.repeat(32)]
      await prepare(calendar, key)
      await rows('DELETE FROM outbox')
      const { status } = await act(calendar, key, id)
      const mails = await rows<{ kind: string }>('SELECT kind FROM outbox')
      ;(found[state] ??= []).push(told(status, mails, await bookings()))
      booked.clear()
      for (const table of TABLES) await rows(`DELETE FROM ${table}`)
    }
  expect(found).toEqual(OF_VIEWINGS)
}, 120_000)

const erase = ({ an }: Holiday) => an.ask('/desk/inbox/person/erase', { email: PERSON })

/** The clock finds a request whose hour has come. */
async function lapse({ rows, site, bindings }: Holiday, key: string): Promise<void> {
  await rows('UPDATE stay SET held_until = ?1 WHERE key = ?2', Date.now() - 1, key)
  await rows(
    `INSERT OR REPLACE INTO task (kind, key, rank, due_at, created_at) VALUES ('stay', ?1, 0, 1, 1)`,
    key,
  )
  await runDueTasks(site.id, bindings as never, Date.now())
}

const STAYS: Record<string, (holiday: Holiday, key: string, page: string) => Promise<unknown>> = {
  requested: async () => undefined,
  confirmed: ({ decide }, key) => decide(key, 'confirm', 'requested'),
  declined: ({ decide }, key) => decide(key, 'decline', 'requested'),
  lapsed: lapse,
  'lapsed and taken': async (holiday, key) => {
    await lapse(holiday, key)
    await holiday.request('bo@voorbeeld.be')
  },
  cancelled: ({ guest }, _, page) => guest(page, { state: 'requested' }),
  past: async ({ decide, rows }, key) => {
    await decide(key, 'confirm', 'requested')
    await rows(`UPDATE stay SET start = '2020-01-04', "end" = '2020-01-11'`)
    await rows('UPDATE booking SET starts_at = 1578132000000, ends_at = 1578736800000')
  },
  erased: erase,
}

const STAY_ACTS: Record<
  string,
  (holiday: Holiday, key: string, page: string, state: string) => Promise<Response>
> = {
  'desk confirms': ({ decide }, key, _, state) => decide(key, 'confirm', state),
  'desk declines': ({ decide }, key, _, state) => decide(key, 'decline', state),
  'desk cancels': ({ decide }, key, _, state) => decide(key, 'cancel', state),
  'desk confirms a page of before': ({ decide }, key) => decide(key, 'confirm', 'requested'),
  'guest cancels': ({ guest }, _, page, state) => guest(page, { state }),
  'desk erases': erase,
}

const OF_STAYS: Record<string, string[]> = {
  requested: [
    '303 stay-confirmed×2 → confirmed',
    '303 stay-declined×2 → declined',
    '409 → requested',
    '303 stay-confirmed×2 → confirmed',
    '303 stay-retracted×2 → cancelled',
    '303 erased×1 stay-withdrawn×1 →',
  ],
  confirmed: [
    '409 → confirmed',
    '409 → confirmed',
    '303 stay-revoked×2 → cancelled',
    '409 → confirmed',
    '303 stay-cancelled×2 → cancelled',
    '303 erased×1 stay-withdrawn×1 →',
  ],
  declined: [
    '409 → declined',
    '409 → declined',
    '409 → declined',
    '409 → declined',
    '409 → declined',
    '303 erased×1 →',
  ],
  lapsed: [
    '303 stay-confirmed×2 → confirmed',
    '409 → lapsed',
    '409 → lapsed',
    '409 → lapsed',
    '409 → lapsed',
    '303 erased×1 →',
  ],
  'lapsed and taken': [
    '409 → lapsed requested',
    '409 → lapsed requested',
    '409 → lapsed requested',
    '409 → lapsed requested',
    '409 → lapsed requested',
    '303 erased×1 → requested',
  ],
  cancelled: [
    '409 → cancelled',
    '409 → cancelled',
    '409 → cancelled',
    '409 → cancelled',
    '303 → cancelled',
    '303 erased×1 →',
  ],
  past: [
    '409 → confirmed',
    '409 → confirmed',
    '409 → confirmed',
    '409 → confirmed',
    '409 → confirmed',
    '303 erased×1 →',
  ],
  erased: ['404 →', '404 →', '404 →', '404 →', '404 →', '303 →'],
}

it('Each act on a stay in each state has one effect, told to whom it concerns, or none (STAY-3, STAY-22, INBOX-33)', async () => {
  const holiday = await aHolidayDesk()
  const { api, site, rows, request, held } = holiday
  api.answers.set(`POST /sites/${site.id}/persons/erase`, {})
  const found: Record<string, string[]> = {}
  for (const [state, prepare] of Object.entries(STAYS))
    for (const act of Object.values(STAY_ACTS)) {
      const { key, page } = await request(PERSON)
      await prepare(holiday, key, page)
      await rows('DELETE FROM outbox')
      const [stay] = await rows<{ state: string }>('SELECT state FROM stay WHERE key = ?1', key)
      const { status } = await act(holiday, key, page, stay?.state ?? 'requested')
      const mails = await rows<{ kind: string }>('SELECT kind FROM outbox')
      const kept = await rows<{ state: string }>('SELECT state FROM stay')
      ;(found[state] ??= []).push(told(status, mails, kept))
      held.clear()
      for (const table of TABLES) await rows(`DELETE FROM ${table}`)
    }
  expect(found).toEqual(OF_STAYS)
}, 120_000)
