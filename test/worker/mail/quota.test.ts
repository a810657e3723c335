import { expect, it, vi } from 'vitest'
import type { OutgoingMail } from '../../../worker/agency/outbox.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'
import { agency } from '../../support/agency-object.ts'

const HOUR = 3_600_000
const NOON = Date.UTC(2027, 2, 1, 12)

const aMail = (id: string, kind: OutgoingMail['kind']): OutgoingMail => ({
  id,
  kind,
  dedupeKey: id,
  recipient: `${id}@voorbeeld.be`,
  now: NOON,
  message: { fromName: 'Kantoor', subject: 'Dag', html: '', text: '', headers: {} },
})

/** An agency at a mail service whose quota is used up until `newAt`; whom it asked to be mailed, in order. */
async function anAgencyOverQuota(newAt: number) {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const asked: string[] = []
  let now = NOON
  const EMAIL = {
    send: async ({ to }: { to: string }) => {
      asked.push(to.replace(/@.*/, ''))
      if (now < newAt) throw new Error('E_DAILY_LIMIT_EXCEEDED')
      return { messageId: to }
    },
  }
  const { site, runDue } = await aMailingAgency({}, { EMAIL })
  return {
    asked,
    outbox: agency(site.id).outbox,
    runAt: async (time: number) => {
      now = time
      await runDue(time)
      return asked.splice(0)
    },
  }
}

it('a used-up quota is asked again hourly for an enquiry, and for digests in the small hours, once for all (MAIL-65, MAIL-66)', async () => {
  const midnight = Date.UTC(2027, 2, 2)
  const { outbox, runAt } = await anAgencyOverQuota(midnight)
  await outbox.insert(aMail('enquiry', 'contact'))
  for (let at = 0; at < 20; at++) await outbox.insert(aMail(`news-${at}`, 'matches'))
  const first = await runAt(NOON)
  expect(first).toContain('enquiry')
  // Those that were on their way together ask; the others need not.
  expect(first.length).toBeLessThanOrEqual(6)
  for (let hour = 1; hour < 12; hour++) expect(await runAt(NOON + hour * HOUR)).toEqual(['enquiry'])
  expect(await runAt(midnight)).toEqual(['enquiry'])
  expect(await runAt(midnight + 3 * HOUR - 1)).toEqual([])
  expect(new Set(await runAt(midnight + 5 * HOUR)).size).toBe(20)
  expect((await outbox.list(50)).every(({ state }) => state === 'sent')).toBe(true)
})

it('a quota that stays used up for three days fails an enquiry in sight (MAIL-65)', async () => {
  const { outbox, runAt } = await anAgencyOverQuota(Infinity)
  await outbox.insert(aMail('enquiry', 'contact'))
  let asked = 0
  for (let hour = 0; hour < 80; hour++) asked += (await runAt(NOON + hour * HOUR)).length
  expect(asked).toBe(73)
  expect(await outbox.find('enquiry')).toMatchObject({ state: 'failed' })
})
