import { expect, describe, it, vi, afterEach } from 'vitest'
import type { OutboxRow, OutgoingMail } from '../../../worker/agency/outbox.ts'
import type { Bindings } from '../../../worker/env.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'
import { agency } from '../../support/agency-object.ts'
import { Outbox } from '../../../worker/agency/outbox.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

afterEach(() => void vi.restoreAllMocks())

const aMail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: crypto.randomUUID(),
  kind: 'contact',
  dedupeKey: crypto.randomUUID(),
  recipient: 'an@voorbeeld.be',
  now: 1,
  message: { fromName: 'Kantoor', subject: 'Dag An', html: '<p>Dag</p>', text: 'Dag', headers: {} },
  ...changes,
})

async function anOutbox(
  bindings: Partial<Record<keyof Bindings, unknown>> = {},
  changes: Partial<OutgoingMail> = {},
) {
  const mailing = await aMailingAgency({}, bindings)
  const mail = aMail(changes)
  const { outbox } = agency(mailing.site.id)
  await outbox.insert(mail)
  const row = async (): Promise<OutboxRow> => {
    const found = await outbox.find(mail.id)
    if (!found) throw new Error('the mail is gone')
    return found
  }
  return {
    ...mailing,
    mail,
    outbox,
    row,
    /** Runs what is due; how long the mail waits after that: null when it does not. */
    deliver: async (now: number, others?: Bindings): Promise<number | null> => {
      await mailing.runDue(now, others)
      const { state, due_at: dueAt } = await row()
      return state === 'waiting' ? dueAt - now : null
    },
  }
}

const CALENDAR = { filename: 'afspraak.ics', type: 'text/calendar' }

const failing = (message: string) => ({ EMAIL: { send: () => Promise.reject(new Error(message)) } })

describe('the outbox', () => {
  it('sends a mail once, however often and by however many turns its task runs (MAIL-2, MAIL-9, MAIL-11)', async () => {
    const { runDue, sent, row, outbox, mail, site } = await anOutbox()
    await Promise.all(Array.from({ length: 20 }, () => runDue(1)))
    await agency(site.id).tasks.add('mail', mail.id, 1)
    await runDue(2)
    expect(await outbox.claim(mail.id, 3)).toBeNull()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      to: 'an@voorbeeld.be',
      from: { name: 'Kantoor', email: `kantoor-${site.id}@mail.baksteen.example` },
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    expect(await row()).toMatchObject({ state: 'sent', attempts: 1, sent_at: 1 })
  })

  it('waits longer after each failure, then shows the mail as failed, and retries on request (MAIL-3)', async () => {
    const { deliver, row, mail, outbox, bindings, runDue } = await anOutbox(
      failing('E_INTERNAL_SERVER_ERROR'),
    )
    let now = 1
    const waits = []
    for (let wait = await deliver(now); wait !== null; wait = await deliver(now)) {
      waits.push(wait / MINUTE)
      expect(await runDue(now)).toBe(0)
      now += wait
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360])
    expect(await row()).toMatchObject({ state: 'failed', error: 'E_INTERNAL_SERVER_ERROR' })
    expect(await outbox.retry(mail.id, now)).toBe(true)
    const well = { ...bindings, EMAIL: { send: async () => ({ messageId: 'x' }) } }
    await deliver(now, well as unknown as Bindings)
    expect((await row()).state).toBe('sent')
  })

  it('gives up at once on a permanent error, and stores no address in the error (MAIL-4)', async () => {
    const { deliver, row } = await anOutbox(failing('E_CONTENT_TOO_LARGE: an@voorbeeld.be'))
    expect(await deliver(1)).toBeNull()
    expect(await row()).toMatchObject({ state: 'failed', error: 'E_CONTENT_TOO_LARGE: …@…' })
  })

  it('is tried again after a day where its recipient is suppressed, three times (MAIL-18)', async () => {
    const error = 'E_RECIPIENT_SUPPRESSED'
    const { deliver, row, mail, outbox } = await anOutbox(failing(error))
    let now = 1
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(await deliver(now)).toBe(25 * HOUR)
      now += 25 * HOUR
    }
    expect(await deliver(now)).toBeNull()
    expect(await row()).toMatchObject({ state: 'failed', attempts: 4, error })
    await outbox.retry(mail.id, now)
    expect(await deliver(now)).toBe(25 * HOUR)
  })

  it('counts refusals and other failures apart (MAIL-18, MAIL-3)', async () => {
    const errors = ['E_INTERNAL_SERVER_ERROR', 'E_RECIPIENT_SUPPRESSED', 'E_INTERNAL_SERVER_ERROR']
    const send = () => Promise.reject(new Error(errors.shift()))
    const { deliver } = await anOutbox({ EMAIL: { send } })
    expect(await deliver(1)).toBe(MINUTE)
    expect(await deliver(100 * MINUTE)).toBe(25 * HOUR)
    expect(await deliver(2000 * MINUTE)).toBe(5 * MINUTE)
  })

  it('sends an attachment as bytes (MAIL-20)', async () => {
    const message = { ...aMail().message, attachments: [{ ...CALENDAR, content: 'BEGIN: é' }] }
    const { deliver, sent } = await anOutbox({}, { message })
    await deliver(1)
    expect(sent[0]).toMatchObject({
      attachments: [
        { ...CALENDAR, content: new TextEncoder().encode('BEGIN: é'), disposition: 'attachment' },
      ],
    })
  })

  it('shows a mail as failed whose object stopped while sending, and never resends it by itself (MAIL-5)', async () => {
    const { deliver, row, mail, outbox, sent, runDue } = await anOutbox()
    await outbox.claim(mail.id, 1)
    await deliver(2)
    expect(await row()).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('may have left'),
    })
    expect([await runDue(13 * MINUTE), sent.length]).toEqual([0, 0])
  })

  it('sends a mail that waits though its task was done too early (MAIL-6)', async () => {
    const { deliver, mail, outbox, sent, site } = await anOutbox()
    await outbox.claim(mail.id, 1)
    await outbox.notSent(mail.id, 'x', 5 * MINUTE)
    await agency(site.id).tasks.add('mail', mail.id, 1)
    expect(await deliver(1)).toBe(5 * MINUTE - 1)
    await deliver(5 * MINUTE)
    expect(sent).toHaveLength(1)
  })

  it('sends nothing while its store fails, and tries again (MAIL-7)', async () => {
    const { deliver, row, sent } = await anOutbox()
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const claim = vi.spyOn(Outbox.prototype, 'claim').mockImplementation(() => {
      throw new Error('storage is away')
    })
    await deliver(1)
    expect([sent.length, (await row()).state]).toEqual([0, 'waiting'])
    claim.mockRestore()
    await deliver(1 + MINUTE)
    expect([sent.length, (await row()).state]).toEqual([1, 'sent'])
  })

  it('stays visible when the store fails between sending and keeping the outcome', async () => {
    const { deliver, row, sent } = await anOutbox()
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    vi.spyOn(Outbox.prototype, 'sent').mockImplementation(() => {
      throw new Error('storage is away')
    })
    await deliver(1)
    expect([sent.length, (await row()).state]).toEqual([1, 'sending'])
    await deliver(1 + MINUTE)
    expect([sent.length, (await row()).state]).toEqual([1, 'failed'])
  })

  it('wipes a third person’s address and text as soon as the mail is sent (FRIEND-8)', async () => {
    const { deliver, row } = await anOutbox({}, { wipeAfterSending: true })
    await deliver(1)
    expect(await row()).toMatchObject({ state: 'sent', recipient: '', message: '{}' })
  })

  it('never stores two mails under one key (MAIL-1)', async () => {
    const { outbox, mail } = await anOutbox()
    const again = Promise.resolve(outbox.insert({ ...mail, id: 'another' }))
    await expect(again).rejects.toThrow('UNIQUE')
  })

  it.each(['a@b.be\r\nBcc: x@y.be', 'a@b.be,c@d.be', '<a@b.be>', 'a@b', ''])(
    'sends nothing to %j (MAIL-8)',
    async recipient => {
      const { deliver, sent, row } = await anOutbox({}, { recipient })
      await deliver(1)
      expect([(await row()).state, sent.length]).toEqual(['failed', 0])
    },
  )
})

const PAYLOADS = [
  '\r\nBcc: x@elders.test',
  '\nX-Evil: 1',
  '\u0000',
  '\u2028Bcc: x',
  '\u202Egnp.exe',
  '\u0085Subject: x',
  '<script>alert(1)</script>',
  '{{name}}',
  '=?utf-8?q?x?=',
  'x'.repeat(120),
]

describe('the mail to the agency', () => {
  it.each(
    PAYLOADS.flatMap(payload =>
      ['name', 'text', 'subject', 'estate', 'source', 'phone'].map(field => [field, payload]),
    ),
  )('takes nothing into its headers from %s %j (MAIL-9, MAIL-10)', async (field, payload) => {
    const { post, runDue, sent, site } = await aMailingAgency({}, { RATE_LIMITS: 'off' })
    const fields = { name: 'An', email: 'an@voorbeeld.be', text: 'Dag', privacy: '1' }
    const { status } = await post('/nl/ajax/contact-form-handler', {
      ...fields,
      [field]: `${fields[field as 'name'] ?? ''}${payload}`,
    })
    await runDue()
    expect(sent).toHaveLength(status === 303 ? 1 : 0)
    for (const mail of sent) {
      expect(mail.subject).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,200}$/u)
      expect(mail.from).toEqual({
        name: site.name,
        email: `kantoor-${site.id}-${site.id}@mail.baksteen.example`,
      })
      expect([mail.to, mail.replyTo]).toEqual([site.agency.email, 'an@voorbeeld.be'])
      expect(Object.keys(mail.headers).sort()).toEqual([
        'Auto-Submitted',
        'References',
        'X-Entity-Ref-ID',
      ])
      expect(mail.html).not.toContain('<script')
      expect(mail.text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
    }
  })

  it('uses the site’s own messages where it has some (MAIL-15, MAIL-12)', async () => {
    const { post, runDue, sent, api, site } = await aMailingAgency()
    api.answers.set(`GET /sites/${site.id}/translations/nl`, {
      'mail.contact.subject': 'Post voor ons van {{name}}\r\nBcc: x@elders.test',
      'mail.contact.title': '<b>Post',
    })
    await post('/fr/ajax/contact-form-handler', {
      name: 'An',
      email: 'an@voorbeeld.be',
      text: 'Dag',
      privacy: '1',
    })
    await runDue()
    expect(sent[0]?.subject).toMatch(/^Post voor ons van An ?Bcc: x@elders\.test$/)
    expect(sent[0]?.html).toContain('&lt;b&gt;Post')
  })

  it('contains the message as HTML and text, in the agency’s language, and a plain reply answers it (MAIL-12, MAIL-14)', async () => {
    const { post, runDue, sent } = await aMailingAgency()
    await post('/fr/ajax/contact-form-handler', {
      name: 'An <b>Peeters',
      email: 'an@voorbeeld.be',
      text: 'Eerste lijn\nTweede lijn',
      privacy: '1',
      estate: '1',
    })
    await runDue()
    const [mail] = sent
    expect(mail?.subject).toBe('Woning 1: vraag van An <b>Peeters')
    expect(mail?.html).toContain('An &lt;b&gt;Peeters')
    expect(mail?.html).toContain('Eerste lijn<br/>Tweede lijn')
    expect(mail?.text).toContain('> Eerste lijn\n> Tweede lijn')
    for (const part of [mail?.html, mail?.text]) {
      expect(part).toContain('/nl/aanbod/1/')
      expect(part).toContain('Frans')
      expect(part).toContain('zonder robotcontrole')
      expect(part).not.toMatch(/_[a-z]+\.[\w.]+_/)
    }
  })
})
