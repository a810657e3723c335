import { vi } from 'vitest'
import { addDays } from '../../../shared/time/day.ts'
import { agency, agencyRows, runDueTasks, storeOf } from '../agency-object.ts'
import { aDesk } from './a-desk.ts'
import { letRental, SATURDAY } from './a-rental.ts'

const HOUR = 3_600_000
let last = 0

/** The time of these tests, which only goes on: what was kept in one is never from later than another. */
export const clock = {
  now: Date.now(),
  /** Sets the time so much later. */
  forward(millis: number): void {
    vi.setSystemTime((clock.now += millis))
  },
}

export const LATE = addDays(SATURDAY, 70)
const stayFrom = (start: string) => ({ start, end: addDays(start, 7) })

/** An agency with a holiday home whose nights the API keeps in memory, a desk, and an owner who is signed in. */
export async function aHolidayDesk(bindings: Record<string, unknown> = {}) {
  const desk = await aDesk({ RATE_LIMITS: 'off', ...bindings })
  const { site, api, origin } = desk
  const at = `/sites/${site.id}/rental-units`
  const held = new Map<string, { start: string; state: string; revision: number }>()
  const trouble: { answer?: () => Response } = {}
  const starts = [SATURDAY, addDays(SATURDAY, 7), LATE]
  const periods = starts.map(start => ({
    type: 'WEEK',
    ...stayFrom(start),
    price: 700,
    available: true,
  }))
  letRental(api, site.id, { [`GET ${at}/204/periods`]: { periods } })
  const isTaken = (start: string, but = '') =>
    [...held].some(
      ([id, one]) =>
        id !== but && one.start === start && ['requested', 'confirmed'].includes(one.state),
    )
  api.answers.set(`POST ${at}/reservation`, async (request: Request) => {
    const { start } = await request.json<{ start: string }>()
    if (isTaken(start)) return Response.json({ error: {} }, { status: 409 })
    const id = `${site.id}${String(++last).padStart(28, '0')}`
    held.set(id, { start, state: 'requested', revision: 0 })
    api.answers.set(`PUT ${at}/reservation/${id}/state`, async (put: Request) => {
      if (trouble.answer) return trouble.answer()
      const change = await put.json<{ state: string; revision: number }>()
      const one = held.get(id)!
      if (change.state === 'confirmed' && isTaken(start, id))
        return Response.json({ error: {} }, { status: 409 })
      if (change.revision > one.revision) held.set(id, { start, ...change })
      return Response.json(held.get(id))
    })
    return Response.json({ id, price: 700 })
  })
  const guest = (path: string, fields?: Record<string, string>) =>
    desk.ask(path, {
      method: fields ? 'POST' : 'GET',
      ...(fields && {
        body: new URLSearchParams(fields),
        headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
      }),
    })
  const request = async (email = 'gast@voorbeeld.be', start = LATE) => {
    const answer = await guest('/nl/ajax/stay', {
      unit: '204',
      ...stayFrom(start),
      price: '700',
      persons: '2',
      name: 'Gast <b>',
      email,
      phone: '0470 12 34 56',
      message: 'Graag laat aankomen',
      agreement: '1',
      privacy: '1',
    })
    const page = answer.headers.get('Location') ?? ''
    const id = page.split('/').at(-1) ?? ''
    const [row] = await agencyRows<{ key: string }>(
      site.id,
      'SELECT key FROM booking WHERE booked_id = ?1',
      id,
    )
    return { status: answer.status, page, id, key: row?.key ?? '' }
  }
  const an = await desk.signedIn()
  const store = storeOf(site.id, desk.bindings)
  return {
    ...desk,
    ...store,
    an,
    held,
    trouble,
    guest,
    request,
    stays: agency(site.id).stays,
    at: `/sites/${site.id}`,
    decide: (key: string, act: string, state: string, word = '') =>
      an.ask(`/desk/stays/${key}`, { act, state, word }),
    stateOf: (id: string) => held.get(id)?.state,
    told: async (kind: string) =>
      (
        await store.rows<{ recipient: string }>(
          'SELECT recipient FROM outbox WHERE kind = ?1 ORDER BY recipient',
          `stay-${kind}`,
        )
      ).map(({ recipient }) => recipient),
    later: async (hours: number) => {
      clock.forward(hours * HOUR)
      await runDueTasks(site.id, desk.bindings as never, Date.now())
    },
  }
}
