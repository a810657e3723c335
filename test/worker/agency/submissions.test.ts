import { afterEach, expect, it, vi } from 'vitest'
import { Sql } from '../../../worker/agency/sql.ts'
import type { FormWrites } from '../../../worker/agency/submissions.ts'
import { agency, agencyRows, alarmOf } from '../../support/agency-object.ts'

afterEach(() => void vi.restoreAllMocks())

const NOW = Date.now()
const MAIL = {
  kind: 'contact' as const,
  recipient: 'a@b.test',
  message: { fromName: '', subject: '', html: '', text: '', headers: {} },
  now: NOW,
}

const WRITES: FormWrites = {
  counts: [
    { bucket: 'a', max: 1, until: NOW },
    { bucket: 'b', max: 1, until: NOW },
  ],
  enquiry: {
    id: 'e',
    kind: 'contact',
    locale: 'nl',
    email: 'an@voorbeeld.be',
    recipient: 'a@b.test',
    estateId: '',
    fields: {},
    flag: null,
    createdAt: NOW,
  },
  consent: {
    email: 'an@voorbeeld.be',
    purpose: 'contact',
    text: 'Ja',
    version: '1',
    locale: 'nl',
    givenAt: NOW,
  },
  token: { hash: 'h', purpose: 'suppress', subject: 's', expiresAt: null },
  mail: { id: 'm', dedupeKey: 'm', ...MAIL },
  mailUnlessSuppressed: { mail: { id: 'n', dedupeKey: 'n', ...MAIL }, addressHash: 'x' },
}

const SUBMISSION = { form: 'contact', key: 'k', bodyHash: 'b', now: NOW }

/** Number of rows by table. */
const rowsOf = async (site: number): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const table of ['submission', 'counter', 'enquiry', 'consent', 'token', 'outbox', 'task'])
    counts[table] =
      (await agencyRows<{ n: number }>(site, `SELECT count(*) AS n FROM ${table}`))[0]?.n ?? 0
  return counts
}

/** Makes the nth statement of a call fail; gives how many there were. */
function failAtStatement(nth: number): () => number {
  let count = 0
  for (const name of ['run', 'all'] as const) {
    const real = Sql.prototype[name]
    vi.spyOn(Sql.prototype, name).mockImplementation(function (this: Sql, ...args) {
      if (++count === nth) throw new Error('storage failed')
      return (real as (...rest: typeof args) => never).apply(this, args)
    })
  }
  return () => count
}

it('a form that fails at any statement leaves nothing, its alarm neither (AGENCY-1)', async () => {
  const site = 31
  const { submissions } = agency(site)
  const [before, alarm] = [await rowsOf(site), await alarmOf(site)]
  for (let nth = 1; ; nth++) {
    const statements = failAtStatement(nth)
    const outcome = await Promise.resolve(submissions.submit(SUBMISSION, WRITES)).catch(String)
    const count = statements()
    vi.restoreAllMocks()
    if (outcome === 'done') {
      expect(nth).toBe(count + 1)
      expect(count).toBeGreaterThan(10)
      break
    }
    expect([nth, outcome]).toEqual([nth, 'AgencyUnavailable: storage failed'])
    expect([nth, await rowsOf(site), await alarmOf(site)]).toEqual([nth, before, alarm])
  }
  expect(await rowsOf(site)).toEqual({
    submission: 1,
    counter: 2,
    enquiry: 1,
    consent: 1,
    token: 1,
    outbox: 2,
    task: (before.task ?? 0) + 2,
  })
  expect(await alarmOf(site)).toBeLessThan(alarm ?? 0)
})
