import { expect, it } from 'vitest'
import { agency, agencyRows, runDueTasks } from '../../../support/agency-object.ts'

const NOW = Date.UTC(2027, 0, 4, 9)
const HOUR = 3_600_000

const mail = (id: string, kind: 'contact' | 'matches') => ({
  id,
  kind,
  dedupeKey: id,
  recipient: `${id}@voorbeeld.be`,
  message: { fromName: 'A', subject: id, html: '', text: '', headers: {} },
  now: NOW,
})

/** An agency that was put back: two mails, a task that was due, one that will be. */
async function putBack(site: number) {
  const store = agency(site)
  await agencyRows(site, 'DELETE FROM task')
  await store.outbox.insert(mail('enquiry', 'contact'))
  await store.outbox.insert(mail('news', 'matches'))
  await store.tasks.add('waitlist', 'estate', NOW - HOUR)
  await store.tasks.add('reminder', 'later', NOW + HOUR)
  await store.tasks.add('retention', 'nightly', NOW - HOUR)
  expect(await store.held.hold(NOW)).toEqual({ mails: 2, tasks: 1 })
  expect(await store.held.hold(NOW)).toEqual({ mails: 2, tasks: 1 })
  return store
}

const tasks = async (site: number) =>
  (
    await agencyRows<{ name: string }>(
      site,
      `SELECT kind || '/' || key AS name FROM task ORDER BY 1`,
    )
  ).map(({ name }) => name)

it('what was due before a restore waits, and what is due later or comes again by itself goes on (AGENCY-103)', async () => {
  await putBack(61)
  expect(await tasks(61)).toEqual(['crawl/site', 'reminder/later', 'retention/nightly'])
})

it('what is held is sent and done after a yes, once (AGENCY-104)', async () => {
  const store = await putBack(62)
  expect(await store.held.release(NOW + HOUR)).toEqual({ mails: 2, tasks: 1 })
  expect(await store.held.release(NOW + HOUR)).toEqual({ mails: 0, tasks: 0 })
  expect(await tasks(62)).toEqual([
    'crawl/site',
    'digest-mail/news',
    'mail/enquiry',
    'reminder/later',
    'retention/nightly',
    'waitlist/estate',
  ])
  await agencyRows(62, `DELETE FROM task WHERE kind NOT LIKE '%mail'`)
  const sent: string[] = []
  const EMAIL = { send: async ({ to }: { to: string }) => (sent.push(to), { messageId: to }) }
  await runDueTasks(62, { EMAIL }, NOW + HOUR)
  expect(sent.sort()).toEqual(['enquiry@voorbeeld.be', 'news@voorbeeld.be'])
})

it('what is held is never done after a no, and its mails can be sent by hand (AGENCY-104)', async () => {
  const store = await putBack(63)
  expect(await store.held.drop()).toEqual({ mails: 2, tasks: 1 })
  expect(await store.held.counts()).toEqual({ mails: 0, tasks: 0 })
  expect(await store.held.release(NOW)).toEqual({ mails: 0, tasks: 0 })
  expect((await store.outbox.list(9)).map(({ state }) => state)).toEqual(['failed', 'failed'])
  expect(await store.outbox.retry('enquiry', NOW)).toBe(true)
})
