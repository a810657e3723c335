import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../worker/env.ts'
import worker from '../../../worker/index.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'
import { agency } from '../../support/agency-object.ts'

const HOUR = 3_600_000
const ENQUIRY = { name: 'An', email: 'an@voorbeeld.be', text: 'Dag', privacy: '1' }

afterEach(() => void vi.restoreAllMocks())

/** An event as the documentation of Cloudflare Email Service shows it. */
const anEvent = (
  type: string,
  payload: { messageId: string; sender: string; recipient: string },
  about: object = {},
) => ({
  type: `cf.email.sending.message.${type}`,
  source: { type: 'email.sending', zoneId: '0', domain: 'mail.baksteen.example' },
  payload: {
    eventId: crypto.randomUUID(),
    subject: 'Dag',
    terminal: true,
    delivery: { status: type, smtpStatusCode: '550' },
    ...payload,
    ...about,
  },
  metadata: { accountId: '0', eventSchemaVersion: 1, eventTimestamp: '2026-06-01T02:48:57.132Z' },
})

const HARD = { bounce: { type: 'hard', reason: '550 5.1.1 <info@kantoor.be> unknown' } }
const SOFT = { bounce: { type: 'soft', reason: '452 4.2.2 full' } }

/** What the platform does with a batch of the queue; how often each message was taken and put back. */
async function deliver(...bodies: unknown[]): Promise<[number, number][]> {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const messages = bodies.map(body => ({ body, ack: vi.fn(), retry: vi.fn() }))
  await worker.queue(
    { queue: 'baksteen-mail-events', messages } as unknown as MessageBatch<never>,
    env as unknown as Bindings,
  )
  return messages.map(({ ack, retry }) => [ack.mock.calls.length, retry.mock.calls.length])
}

/** An agency whose enquiry was mailed; what the service is told of that mail. */
async function aSentEnquiry(bindings: Record<string, string> = {}) {
  const mailing = await aMailingAgency({}, { RATE_LIMITS: 'off', ...bindings })
  const send = async () => {
    await mailing.post('/nl/ajax/contact-form-handler', {
      ...ENQUIRY,
      text: crypto.randomUUID(),
    })
    await mailing.runDue()
  }
  await send()
  const { from, to } = mailing.sent[0] ?? { from: { email: '' }, to: '' }
  const { bounces, enquiries, outbox } = agency(mailing.site.id)
  return {
    ...mailing,
    send,
    bounces,
    enquiries,
    outbox,
    mail: { messageId: 'm-1', sender: from.email, recipient: to },
  }
}

describe('a mail that came back', () => {
  it('for good stops its address at that agency, and its enquiry counts as not mailed (MAIL-61, MAIL-63)', async () => {
    const { mail, bounces, enquiries, outbox, send, sent, bindings, runDue } = await aSentEnquiry()
    const other = await aSentEnquiry()
    expect(await deliver(anEvent('bounced', mail, HARD))).toEqual([[1, 0]])
    expect(await bounces.find(mail.recipient)).toMatchObject({ reason: '550 5.1.1 <…@…> unknown' })
    expect(await other.bounces.find(mail.recipient)).toBeNull()
    expect(await enquiries.list(9)).toMatchObject([{ not_mailed: 1 }])
    await send()
    expect(sent).toHaveLength(1)
    expect((await outbox.list(9)).map(({ state, error }) => [state, error])).toEqual([
      ['failed', expect.stringContaining('stopped address')],
      ['failed', expect.stringContaining('bounced: 550')],
    ])
    expect(await enquiries.countNotMailed(Date.now())).toBe(2)
    await bounces.lift(mail.recipient)
    const [last] = await outbox.list(1)
    await outbox.retry(last?.id ?? '', Date.now())
    await runDue(Date.now() + 1, bindings)
    expect(sent).toHaveLength(2)
    expect(await enquiries.countNotMailed(Date.now())).toBe(1)
  })

  it.each([
    ['on a machine of one’s own', { MAIL_SINK: 'on' }],
    ['17.17: where it is deployed', { MAIL_SINK: '' }],
  ])(
    'because a mailbox was full is sent again after 25 hours, three times, %s (MAIL-64, MAIL-86)',
    async (_, bindings) => {
      const { mail, bounces, outbox, sent, runDue } = await aSentEnquiry(bindings)
      let now = Date.now()
      for (let returned = 1; returned <= 4; returned++) {
        await deliver(anEvent('bounced', { ...mail, messageId: `m-${returned}` }, SOFT))
        await runDue(now + HOUR)
        now += 26 * HOUR
        await runDue(now)
      }
      expect(sent).toHaveLength(4)
      expect(new Set(sent.map(({ text, html }) => text + html)).size).toBe(1)
      expect(await outbox.list(9)).toMatchObject([
        { state: 'failed', error: 'bounced: 452 4.2.2 full' },
      ])
      expect(await bounces.find(mail.recipient)).toBeNull()
    },
  )

  it('17.17: and let somebody into the desk is not sent again (MAIL-64, MAIL-86)', async () => {
    const { outbox, runDue, sent, site, mail } = await aSentEnquiry({ MAIL_SINK: '' })
    await outbox.insert({
      id: 'way-in',
      kind: 'sign-in',
      dedupeKey: 'way-in',
      recipient: mail.recipient,
      message: { fromName: 'A', subject: 'x', html: 'h', text: 't', headers: {} },
      now: Date.now(),
    })
    await runDue()
    await deliver(anEvent('bounced', { ...mail, messageId: `m-${sent.length}` }, SOFT))
    expect(await agency(site.id).outbox.find('way-in')).toMatchObject({
      state: 'failed',
      message: JSON.stringify({ subject: 'x', replyTo: null }),
      sealed: null,
    })
  })

  it('called spam stops its address, and has arrived all the same (MAIL-61)', async () => {
    const { mail, bounces, enquiries } = await aSentEnquiry()
    await deliver(anEvent('complained', mail, { complaint: { type: 'abuse' } }))
    expect(await bounces.find(mail.recipient)).toMatchObject({ reason: 'abuse' })
    expect(await enquiries.list(9)).toMatchObject([{ not_mailed: 0 }])
  })
})

describe('a report', () => {
  it.each([
    ['an unknown mail', { messageId: 'm-99' }],
    ['another recipient', { recipient: 'iemand@elders.be' }],
    ['another agency’s mail', { sender: 'kantoor-424242@mail.baksteen.example' }],
    ['a sender of nobody', { sender: 'noreply@mail.baksteen.example' }],
    ['no address', { recipient: 'a@b.be\r\nBcc: x@y.be' }],
  ])('about %s changes nothing (MAIL-62)', async (_, changes) => {
    const { mail, bounces, outbox } = await aSentEnquiry()
    expect(await deliver(anEvent('bounced', { ...mail, ...changes }, HARD))).toEqual([[1, 0]])
    expect(await bounces.list(9)).toEqual([])
    expect(await outbox.list(9)).toMatchObject([{ state: 'sent' }])
  })

  it('counts once, however often it comes (MAIL-62)', async () => {
    const { mail, bounces, stored } = await aSentEnquiry()
    const event = anEvent('bounced', mail, HARD)
    await deliver(event, event)
    await bounces.lift(mail.recipient)
    await deliver(event)
    expect(await bounces.list(9)).toEqual([])
    expect(await stored('SELECT message_id FROM outbox')).toEqual([{ message_id: null }])
  })

  it('that is none, or that an agency cannot take, hinders no other (OPS-12)', async () => {
    const { mail, bounces, site } = await aSentEnquiry()
    const { Bounces } = await import('../../../worker/agency/mail/bounces.ts')
    const report = vi.spyOn(Bounces.prototype, 'report').mockImplementationOnce(() => {
      throw new Error('storage is away')
    })
    const event = anEvent('bounced', mail, HARD)
    expect(await deliver(event, null, { type: 'x' }, anEvent('delivered', mail), event)).toEqual([
      [0, 1],
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ])
    expect(report).toHaveBeenCalledTimes(2)
    expect([site.id, (await bounces.list(9)).length]).toEqual([site.id, 1])
  })
})
