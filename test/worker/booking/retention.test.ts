import { describe, expect, it } from 'vitest'
import { deleteExpiredBookings } from '../../../worker/booking/retention.ts'
import { agency } from '../../support/agency-object.ts'
import { aLiveAgenda, SLOTS } from '../../support/agencies/a-live-agenda.ts'

const [FIRST = 0] = SLOTS
const DAY = 86_400_000

async function withRetention() {
  const agenda = await aLiveAgenda()
  const { bindings: env, site } = agenda
  return {
    ...agenda,
    end: FIRST * 1000 + 1_800_000,
    lapses: () => agenda.api.calls.filter(({ path }) => path.endsWith('/persons/lapse')).length,
    lapse: `POST /sites/${site.id}/persons/lapse`,
    forget: (now: number) =>
      deleteExpiredBookings({ env, siteId: site.id, agency: agency(site.id), now }),
  }
}

describe('what bookings hold of a person', () => {
  it('goes ninety days after their end, here and at the API (PRIV-7)', async () => {
    const { book, count, lapses, runTasks, end } = await withRetention()
    await book(FIRST)
    await runTasks(end + 89 * DAY)
    expect([await count('booking'), lapses()]).toEqual([1, 0])
    await runTasks(end + 92 * DAY)
    expect([await count('booking'), lapses()]).toEqual([0, 1])
  })

  it('stays here until the API has forgotten it (PRIV-7)', async () => {
    const { book, count, api, lapse, runTasks, end } = await withRetention()
    await book(FIRST)
    api.answers.set(lapse, () => new Response(null, { status: 502 }))
    await runTasks(end + 91 * DAY)
    expect(await count('booking')).toBe(1)
    api.answers.set(lapse, { changed: 1 })
    await runTasks(end + 92 * DAY)
    expect(await count('booking')).toBe(0)
  })

  it('goes in slices of five hundred (PRIV-50)', async () => {
    const { book, rows, count, forget, end } = await withRetention()
    await book(FIRST)
    await rows(`INSERT INTO booking (key, kind, locale, email, body, about, starts_at, ends_at, created_at)
      WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
      SELECT key || i, kind, locale, email, body, about, starts_at, ends_at + iif(i = 1, 3600000, 0), created_at FROM booking, n`)
    const now = end + 90 * DAY + 1
    const turns = []
    for (let again: number | null = 0; again !== null;) {
      again = await forget(now)
      turns.push([await count('booking'), again])
    }
    expect(turns).toEqual([
      [701, now + 1000],
      [201, now + 1000],
      [1, null],
    ])
  })
})

describe('who waits for a viewing', () => {
  it('is forgotten after ninety days (PRIV-8)', async () => {
    const { count, site } = await withRetention()
    const { submissions, waitlist } = agency(site.id)
    const now = Date.now()
    await submissions.submit(
      { form: 'wait', key: 'first', bodyHash: '', now },
      { counts: [], waitlistEntry: { estateId: '1', email: 'a@b.be', locale: 'nl', title: 'x' } },
    )
    await waitlist.deleteExpired(now + 90 * DAY)
    expect(await count('waitlist_entry')).toBe(1)
    await waitlist.deleteExpired(now + 90 * DAY + 1)
    expect(await count('waitlist_entry')).toBe(0)
  })
})
