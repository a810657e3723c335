import { afterEach, describe, expect, it, vi } from 'vitest'
import { AgencyObject } from '../../../worker/agency/agency-object.ts'
import { rememberErasure } from '../../../worker/directory/erasures.ts'
import { directorySiteById } from '../../../worker/directory/sites.ts'
import { agency, agencyRows } from '../../support/agency-object.ts'
import { createOperator, TOKEN } from '../../support/operator.ts'

const DAY = 86_400_000

let nextSite = 970

/** An agency with an enquiry whose mail waits, and two visits to come; its back end knows the second and a third one. */
async function anAgency() {
  const id = nextSite++
  const operator = await createOperator({}, { id, hostnames: [`agency-${id}.example`] })
  const start = '2040-01-02T09:00:00Z'
  operator.api.answers
    .set(`GET /sites/${id}/export`, () => new Response('{"format":"listings"}\n'))
    .set(`POST /sites/${id}/restore`, () => Response.json({ rows: 0 }))
    .set(`GET /sites/${id}/bookings`, () =>
      Response.json({
        bookings: [
          { id: 'both', kind: 'viewing', start },
          { id: 'there', kind: 'stay', start: '2040-01-03' },
        ],
      }),
    )
  const call = (act: string, body?: unknown) =>
    operator.ask(`/admin/agencies/${id}/${act}`, {
      ...(body === undefined
        ? {}
        : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
    })
  const leave = async () => {
    await agency(id).outbox.insert({
      id: 'enquiry',
      kind: 'contact',
      dedupeKey: 'enquiry',
      recipient: 'anna@example.com',
      message: { fromName: 'A', subject: 'x', html: '', text: '', headers: {} },
      now: 1,
    })
    for (const booked of ['both', 'here'])
      await agencyRows(
        id,
        `INSERT INTO booking (key, kind, locale, email, body, about, starts_at, ends_at, state, booked_id, created_at)
        VALUES (?1, 'viewing', 'nl', 'bo@example.com', '{}', '{}', ?2, ?2, 'booked', ?1, 1)`,
        booked,
        Date.parse(start),
      )
    await agency(id).tasks.add('waitlist', '1', 1)
  }
  return { ...operator, id, call, leave }
}

const DIFFERENCES = {
  unknownToApi: [{ kind: 'viewing', id: 'here', start: '2040-01-02T09:00:00.000Z' }],
  unknownHere: [{ kind: 'stay', id: 'there', start: '2040-01-03' }],
}

afterEach(() => vi.restoreAllMocks())

describe('an agency that was put back', () => {
  it('says which bookings one side has alone, holds mails and tasks, and does them after a yes (AGENCY-103, AGENCY-104, AGENCY-108)', async () => {
    const one = await anAgency()
    const other = await anAgency()
    await one.leave()
    const restored = await other.call('restore', await (await one.call('export')).text())
    expect(await restored.json()).toMatchObject({
      outcome: 'restored',
      heldMails: 1,
      heldTasks: 1,
      bookings: DIFFERENCES,
    })
    expect(await directorySiteById(other.bindings, other.id)).toMatchObject({ state: 'live' })
    const page = await other.ask(`/admin/agencies/${other.id}`, {
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
    expect(await page.text()).toMatch(/09:00:00\.000Z(<!-- -->)? \((<!-- -->)?here/)
    expect(await (await other.call('held')).json()).toEqual({
      mails: 1,
      tasks: 1,
      bookings: DIFFERENCES,
    })
    expect((await other.call('held', { act: 'perhaps' })).status).toBe(422)
    // A copy has no text of a mail: it stays failed, and says why.
    expect(await (await other.call('held', { act: 'release' })).json()).toEqual({
      mails: 0,
      tasks: 1,
    })
    expect(await agency(other.id).outbox.list(9)).toMatchObject([
      { state: 'failed', error: 'its text is in no copy', subject: 'x', hasText: 0 },
    ])
    expect(await agency(other.id).outbox.retry('enquiry', Date.now())).toBe(false)
  })

  it('answers 503 until that is done, and stays so where it cannot be finished (AGENCY-109)', async () => {
    const one = await anAgency()
    await one.leave()
    const states: (string | undefined)[] = []
    const rewind = vi.spyOn(AgencyObject.prototype, 'rewind').mockImplementation(async () => {
      states.push((await directorySiteById(one.bindings, one.id))?.state)
      states.push(String((await one.ask('/nl')).status))
      return 'bookmark'
    })
    await rememberErasure(one.bindings, one.id, 'bo@example.com', Date.now())
    const to = new Date(Date.now() - DAY).toISOString()
    const answer = await one.call('rewind', { to })
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { rewound: true, undo: 'bookmark', heldMails: 1, heldTasks: 1, erasedAgain: 1 },
    ])
    expect(states).toEqual(['suspended', '503'])
    expect((await one.ask('/nl')).status).toBe(200)
    one.api.answers.set(
      `POST /sites/${one.id}/persons/erase`,
      () => new Response(null, { status: 400 }),
    )
    await agencyRows(
      one.id,
      `INSERT OR IGNORE INTO waitlist_entry VALUES ('1', 'bo@example.com', 'nl', 'x', 1)`,
    )
    const failed = await one.call('rewind', { to })
    expect([failed.status, (await one.ask('/nl')).status]).toEqual([503, 503])
    rewind.mockRestore()
  })
})
