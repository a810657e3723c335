import { afterEach, expect, it, vi } from 'vitest'
import { DAY } from '../../../shared/time/units.ts'
import type { TaskContext } from '../../../worker/agency/agency-object.ts'
import { TASK_KINDS } from '../../../worker/agency/tasks.ts'
import { claimDigests } from '../../../worker/directory/digest-quota.ts'
import { writeWithinShare } from '../../../worker/subscription/digest-share.ts'
import { aMailingAgency, type Sent } from '../../support/agencies/a-mailing-agency.ts'
import { agency as storeOf } from '../../support/agency-object.ts'
import { anEstate } from '../../support/demo-api.ts'
import { BROKEN_DB, directory, recordedDirectory } from '../../support/directory.ts'

const NOON = Date.UTC(2031, 2, 3, 12)
const TOMORROW_0655 = Date.UTC(2031, 2, 4, 5, 55)
const CARD = JSON.stringify(anEstate(1)).replaceAll("'", "''")
const LIMITS = { digests: 20, digestsOfAll: 6 }

type Agency = Awaited<ReturnType<typeof aMailingAgency>>

/** An agency with so many subscribers to whom one home is news; nothing else is due. */
async function anAgencyWithNews(subscribers: number, bindings: object = { LIMITS }) {
  const agency = await aMailingAgency({}, bindings)
  const each = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${subscribers})`
  await agency.stored(
    `DELETE FROM task;
    INSERT INTO estate_change (id, estate_id, reason, at, matched_at, card) VALUES ('change', 1, 1, 1, 1, '${CARD}');
    ${each} INSERT INTO subscriber (id, email, locale, asked_at, created_at) SELECT i, i || '@voorbeeld.be', 'nl', 1, 1 FROM n;
    ${each} INSERT INTO subscription (id, subscriber_id, name, filter, frequency, reasons, confirmed_at, created_at)
      SELECT i, i, 'Huis', '', 'instant', 15, 1, 1 FROM n;
    INSERT INTO hit (subscription_id, change_id, due_at) SELECT id, 'change', 1 FROM subscription;
    INSERT INTO task (kind, key, rank, due_at, created_at)
      SELECT 'digest', id, ${TASK_KINDS.indexOf('digest')}, 1, 1 FROM subscriber`,
  )
  return agency
}

const news = (agencies: Agency[]): Sent[] =>
  agencies.flatMap(({ sent }) => sent.filter(mail => mail.headers['List-Unsubscribe']))

const askedOf = (agencies: Agency[]): number =>
  agencies.reduce(
    (sum, { sent }) => sum + sent.filter(({ to }) => to === 'hallo@voorbeeld.be').length,
    0,
  )

const enquire = async ({ site }: Agency, now: number): Promise<void> =>
  storeOf(site.id).outbox.insert({
    id: 'enquiry',
    kind: 'contact',
    dedupeKey: 'enquiry',
    recipient: 'hallo@voorbeeld.be',
    message: { fromName: 'Kantoor', subject: 'Vraag', html: '', text: '', headers: {} },
    now,
  })

afterEach(() => vi.restoreAllMocks())

it('of all agencies together no more digests leave than their part of the quota, and every enquiry does (SUBS-134, SUBS-135)', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const agencies = await Promise.all(Array.from({ length: 8 }, () => anAgencyWithNews(2)))
  for (const agency of agencies) await agency.runDue(NOON)
  expect(news(agencies)).toHaveLength(6)
  await Promise.all(agencies.map(agency => enquire(agency, NOON + 1)))
  for (const agency of agencies) await agency.runDue(NOON + 1)
  expect(askedOf(agencies)).toBe(8)
  expect(news(agencies)).toHaveLength(6)
  // All of an agency wait, without asking for each of them.
  expect(await agencies.at(-1)?.stored('SELECT DISTINCT due_at FROM task')).toEqual([
    { due_at: TOMORROW_0655 },
  ])
  for (let day = 0; day < 3; day++)
    for (const agency of agencies) await agency.runDue(TOMORROW_0655 + day * DAY)
  expect(news(agencies)).toHaveLength(16)
})

/** An agency of which only what `writeWithinShare` asks is there: how many are due, and what is left of its claims. */
function aStore(due: number) {
  const store = { written: 0, left: 0, heldUntil: 0 }
  const write = async ({ claimed }: { claimed?: { max: number } }) => {
    store.left += claimed?.max ?? 0
    if (store.left === 0) return 'unclaimed'
    store.left--
    store.written++
    return 'written'
  }
  const hold = async (until: number) => void (store.heldUntil = until)
  const agency = { tasks: { countDue: async () => due }, digests: { write, hold } }
  return { store, agency: agency as unknown as TaskContext['agency'] }
}

it('a hundred agencies with three hundred readers each share one part, in batches of fifty (SUBS-134)', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { bindings, statements } = recordedDirectory()
  const env = {
    ...directory,
    ...bindings,
    RATE_LIMITS: 'on',
    LIMITS: { digests: 2000, digestsOfAll: 1000 },
  }
  const now = NOON + 20 * DAY
  const stores = Array.from({ length: 100 }, () => aStore(300))
  const writes = {} as Parameters<typeof writeWithinShare>[1]
  await Promise.all(
    stores.map(async ({ store, agency }) => {
      const context = { env: env as unknown as TaskContext['env'], siteId: 1, agency, now }
      while (store.heldUntil === 0) await writeWithinShare(context, writes)
    }),
  )
  expect(stores.reduce((sum, { store }) => sum + store.written, 0)).toBe(1000)
  expect(statements.length).toBeLessThanOrEqual(1000 / 50 + 100)
})

it('an agency keeps to its own share alone where the common count fails (SUBS-136)', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const agency = await anAgencyWithNews(25, { LIMITS: { digests: 20, digestsOfAll: 0 } })
  const broken = { ...agency.bindings, DB: BROKEN_DB } as unknown as typeof agency.bindings
  await agency.runDue(NOON, broken)
  expect(news([agency])).toHaveLength(20)
  await agency.runDue(TOMORROW_0655, broken)
  expect(news([agency])).toHaveLength(25)
})

it('an agency claims for all to whom something is due at once, not for each (SUBS-134)', async () => {
  const { bindings, statements } = recordedDirectory()
  const agency = await anAgencyWithNews(60, {
    LIMITS: { digests: 99, digestsOfAll: 70 },
    ...bindings,
  })
  await agency.runDue(NOON + 21 * DAY)
  expect(news([agency])).toHaveLength(60)
  expect(statements.filter(sql => sql.includes('digest_quota')).length).toBeLessThanOrEqual(6)
})

it('a day that is over has nothing left to claim (SUBS-134)', async () => {
  expect(await claimDigests(directory, '2040-01-02', 5, 10)).toBe(true)
  expect(await claimDigests(directory, '2040-01-02', 6, 10)).toBe(false)
  expect(await claimDigests(directory, '2040-01-02', 5, 10)).toBe(true)
  expect(await claimDigests(directory, '2040-01-01', 1, 10)).toBe(false)
  expect(await claimDigests(directory, '2040-01-03', 10, 10)).toBe(true)
})
