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
    lapses: () => agenda.api.calls.filter(({ path }) => path.endsWith('/persons/lapse')).length,
    lapse: `POST /sites/${site.id}/persons/lapse`,
    forget: (now: number) =>
      deleteExpiredBookings({ env, siteId: site.id, agency: agency(site.id), now }),
  }
}

describe('what bookings hold of a person', () => {
  it('goes ninety days after their end, here and at the API (PRIV-7)', async () => {
    const { book, count, lapses, forget } = await withRetention()
    await book(FIRST)
    expect(await forget(FIRST * 1000 + 89 * DAY)).toBe(false)
    expect([await count('booking'), lapses()]).toEqual([1, 0])
    await forget(FIRST * 1000 + 92 * DAY)
    expect([await count('booking'), lapses()]).toEqual([0, 1])
  })

  it('stays here until the API has forgotten it (PRIV-7)', async () => {
    const { book, count, api, lapse, forget } = await withRetention()
    await book(FIRST)
    api.answers.set(lapse, () => new Response(null, { status: 502 }))
    await expect(forget(FIRST * 1000 + 92 * DAY)).rejects.toThrow('502')
    expect(await count('booking')).toBe(1)
    api.answers.set(lapse, { changed: 1 })
    await forget(FIRST * 1000 + 93 * DAY)
    expect(await count('booking')).toBe(0)
  })

  it('goes in slices of five hundred (PRIV-40)', async () => {
    const { book, rows, count, forget } = await withRetention()
    await book(FIRST)
    await rows(`INSERT INTO booking (key, kind, locale, email, body, about, starts_at, ends_at, created_at)
      WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
      SELECT key || i, kind, locale, email, body, about, starts_at, ends_at, created_at FROM booking, n`)
    const left = []
    for (let hasMore = true; hasMore;) {
      hasMore = await forget(FIRST * 1000 + 92 * DAY)
      left.push(await count('booking'))
    }
    expect(left).toEqual([701, 201, 0])
  })
})

describe('who waits for a viewing', () => {
  it('is forgotten after ninety days (PRIV-8)', async () => {
    const { forget, count, site } = await withRetention()
    const now = Date.now()
    const waitlistEntry = { estateId: '1', email: 'a@b.be', locale: 'nl' as const, title: 'x' }
    await agency(site.id).submissions.submit(
      { form: 'wait', key: 'first', bodyHash: '', now },
      { counts: [], waitlistEntry },
    )
    await forget(now + 90 * DAY)
    expect(await count('waitlist_entry')).toBe(1)
    await forget(now + 90 * DAY + 1)
    expect(await count('waitlist_entry')).toBe(0)
  })
})
