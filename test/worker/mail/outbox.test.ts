import { describe, expect, it } from 'vitest'
import { runSchedule } from '../../../worker/jobs/cron.ts'
import { consumeJobs } from '../../../worker/jobs/queue.ts'
import type { Bindings } from '../../../worker/env.ts'
import type { Job } from '../../../worker/job.ts'
import { deliverMail, sweepOutbox } from '../../../worker/mail/deliver.ts'
import {
  insertMail,
  retryMail,
  type OutboxRow,
  type OutgoingMail,
} from '../../../worker/mail/outbox.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'

const MINUTE = 60_000

const aMail = (siteId: number, changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: crypto.randomUUID(),
  siteId,
  kind: 'contact',
  dedupeKey: crypto.randomUUID(),
  recipient: 'an@voorbeeld.be',
  now: 0,
  message: { fromName: 'Kantoor', subject: 'Dag An', html: '<p>Dag</p>', text: 'Dag', headers: {} },
  ...changes,
})

async function anOutbox(
  bindings: Partial<Record<keyof Bindings, unknown>> = {},
  changes: Partial<OutgoingMail> = {},
) {
  const agency = await aMailingAgency({}, bindings)
  const mail = aMail(agency.site.id, changes)
  await insertMail(agency.db, mail).run()
  const row = () =>
    agency.db
      .prepare('SELECT * FROM outbox WHERE site_id = ? ORDER BY created_at DESC')
      .bind(agency.site.id)
      .first<OutboxRow>()
  return {
    ...agency,
    mail,
    row,
    deliver: (now: number) => deliverMail(agency.bindings, mail.id, now),
  }
}

const CALENDAR = { filename: 'afspraak.ics', type: 'text/calendar' }

const failing = (message: string) => ({ EMAIL: { send: () => Promise.reject(new Error(message)) } })

describe('the outbox', () => {
  it('sends a mail once, however often and by however many Workers it is delivered (MAIL-2, MAIL-9, MAIL-11)', async () => {
    const { deliver, sent, row } = await anOutbox()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => deliver(1)))
    expect(outcomes.filter(({ outcome }) => outcome === 'sent')).toHaveLength(1)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      to: 'an@voorbeeld.be',
      from: { name: 'Kantoor', email: 'noreply@mail.baksteen.example' },
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    expect(await row()).toMatchObject({ state: 'sent', attempts: 1, sent_at: 1 })
  })

  it('waits longer after each failure, then shows the mail as failed, and retries on request (MAIL-3)', async () => {
    const { deliver, row, mail, db, bindings, sent } = await anOutbox(
      failing('E_INTERNAL_SERVER_ERROR'),
    )
    let now = 1
    const waits = []
    for (
      let outcome = await deliver(now);
      outcome.outcome === 'later';
      outcome = await deliver(now)
    ) {
      waits.push(outcome.delay / 60)
      expect(await deliver(now)).toEqual({ outcome: 'nothing' })
      now += outcome.delay * 1000
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360])
    expect(await row()).toMatchObject({ state: 'failed', error: 'E_INTERNAL_SERVER_ERROR' })
    await retryMail(db, mail.id, now).run()
    expect(
      await deliverMail(
        {
          ...bindings,
          EMAIL: {
            send: async () => {
              sent.push({} as never)
            },
          } as never,
        },
        mail.id,
        now,
      ),
    ).toEqual({ outcome: 'sent' })
  })

  it('gives up at once on a permanent error, and stores no address in the error (MAIL-4)', async () => {
    const { deliver, row } = await anOutbox(failing('E_CONTENT_TOO_LARGE: an@voorbeeld.be'))
    expect(await deliver(1)).toEqual({ outcome: 'failed' })
    expect((await row())?.error).toBe('E_CONTENT_TOO_LARGE: …@…')
  })

  it.each(['E_RECIPIENT_SUPPRESSED', 'E_DAILY_LIMIT_EXCEEDED'])(
    'is tried again after a day where %s, three times (MAIL-18)',
    async error => {
      const { deliver, row, mail, db } = await anOutbox(failing(error))
      let now = 1
      for (let attempt = 1; attempt <= 3; attempt++) {
        expect(await deliver(now)).toEqual({ outcome: 'later', delay: 25 * 3600 })
        now += 25 * 60 * MINUTE
      }
      expect(await deliver(now)).toEqual({ outcome: 'failed' })
      expect(await row()).toMatchObject({ state: 'failed', attempts: 4, error })
      await retryMail(db, mail.id, now).run()
      expect(await deliver(now)).toMatchObject({ outcome: 'later' })
    },
  )

  it('counts refusals and other failures apart (MAIL-18, MAIL-3)', async () => {
    const errors = ['E_INTERNAL_SERVER_ERROR', 'E_RECIPIENT_SUPPRESSED', 'E_INTERNAL_SERVER_ERROR']
    const send = () => Promise.reject(new Error(errors.shift()))
    const { deliver } = await anOutbox({ EMAIL: { send } })
    expect(await deliver(1)).toEqual({ outcome: 'later', delay: 60 })
    expect(await deliver(100 * MINUTE)).toEqual({ outcome: 'later', delay: 25 * 3600 })
    expect(await deliver(2000 * MINUTE)).toEqual({ outcome: 'later', delay: 300 })
  })

  it('leaves a wait that is longer than the queue keeps to the clock (MAIL-18, MAIL-6)', async () => {
    const { bindings, mail, row, jobs } = await anOutbox(failing('E_RECIPIENT_SUPPRESSED'))
    const acts: unknown[] = []
    const message = {
      body: { job: 'mail', id: mail.id },
      ack: () => acts.push('ack'),
      retry: (options: unknown) => acts.push(options),
    }
    await consumeJobs({ messages: [message] } as unknown as MessageBatch<Job>, bindings)
    expect(acts).toEqual(['ack'])
    await sweepOutbox(bindings, ((await row())?.due_at ?? 0) + MINUTE)
    expect(jobs).toContainEqual({ job: 'mail', id: mail.id })
  })

  it('sends an attachment as bytes (MAIL-20)', async () => {
    const message = { ...aMail(1).message, attachments: [{ ...CALENDAR, content: 'BEGIN: é' }] }
    const { deliver, sent } = await anOutbox({}, { message })
    await deliver(1)
    expect(sent[0]).toMatchObject({
      attachments: [
        { ...CALENDAR, content: new TextEncoder().encode('BEGIN: é'), disposition: 'attachment' },
      ],
    })
  })

  it('shows a mail as failed whose Worker stopped while sending, and never resends it by itself (MAIL-5)', async () => {
    const { deliver, row, bindings, mail, db, sent } = await anOutbox()
    await db
      .prepare(`UPDATE outbox SET state = 'sending', claimed_at = 1 WHERE id = ?`)
      .bind(mail.id)
      .run()
    await sweepOutbox(bindings, 5 * MINUTE)
    expect((await row())?.state).toBe('sending')
    await sweepOutbox(bindings, 12 * MINUTE)
    expect(await row()).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('may have left'),
    })
    expect(await deliver(13 * MINUTE)).toEqual({ outcome: 'nothing' })
    expect(sent).toHaveLength(0)
  })

  it('finds on schedule a mail that was never enqueued (MAIL-6)', async () => {
    const { bindings, jobs, mail, sent, row } = await anOutbox()
    await runSchedule('*/5 * * * *', bindings, MINUTE)
    const own = jobs.filter(job => 'id' in job && job.id === mail.id)
    expect(own).toEqual([{ job: 'mail', id: mail.id }])
    const acked: string[] = []
    const message = (body: Job) => ({
      body,
      ack: () => acked.push('ack'),
      retry: () => acked.push('retry'),
    })
    await consumeJobs(
      {
        queue: 'baksteen-jobs',
        messages: [message(own[0] as Job), message(own[0] as Job)],
      } as never,
      bindings,
    )
    expect([acked, sent.length, (await row())?.state]).toEqual([['ack', 'ack'], 1, 'sent'])
  })

  it('sends nothing while the database is down, and is retried (MAIL-7)', async () => {
    const { bindings, mail, sent, row } = await anOutbox()
    const broken = {
      ...bindings,
      DB: {
        prepare: () => {
          throw new Error('D1_ERROR')
        },
      },
    } as never
    const outcomes: string[] = []
    await consumeJobs(
      {
        messages: [
          {
            body: { job: 'mail', id: mail.id },
            ack: () => outcomes.push('ack'),
            retry: () => outcomes.push('retry'),
          },
        ],
      } as never,
      broken,
    )
    expect([outcomes, sent.length, (await row())?.state]).toEqual([['retry'], 0, 'waiting'])
  })

  it('stays visible when the database fails between sending and storing the result', async () => {
    const { bindings, mail, sent, row, db } = await anOutbox()
    const half = new Proxy(db, {
      get: (target, name) =>
        name === 'prepare'
          ? (sql: string) => {
              if (sql.includes(`'sent'`)) throw new Error('D1_ERROR')
              return target.prepare(sql)
            }
          : Reflect.get(target, name).bind(target),
    })
    await deliverMail({ ...bindings, DB: half }, mail.id, 1).catch(() => undefined)
    expect([sent.length, (await row())?.state]).toEqual([1, 'sending'])
    await sweepOutbox(bindings, 12 * MINUTE)
    expect((await row())?.state).toBe('failed')
  })

  it('wipes a third person’s address and text as soon as the mail is sent (FRIEND-8)', async () => {
    const { deliver, row } = await anOutbox({}, { wipeAfterSending: true })
    await deliver(1)
    expect(await row()).toMatchObject({ state: 'sent', recipient: '', message: '{}' })
  })

  it('never stores two mails under one key (MAIL-1)', async () => {
    const { db, mail } = await anOutbox()
    await expect(insertMail(db, { ...mail, id: 'another' }).run()).rejects.toThrow('UNIQUE')
  })

  it.each(['a@b.be\r\nBcc: x@y.be', 'a@b.be,c@d.be', '<a@b.be>', 'a@b', ''])(
    'sends nothing to %j (MAIL-8)',
    async recipient => {
      const { deliver, sent } = await anOutbox({}, { recipient })
      expect(await deliver(1)).toEqual({ outcome: 'failed' })
      expect(sent).toHaveLength(0)
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
    const { post, bindings, jobs, sent, site } = await aMailingAgency({}, { RATE_LIMITS: 'off' })
    const fields = { name: 'An', email: 'an@voorbeeld.be', text: 'Dag', privacy: '1' }
    const { status } = await post('/nl/ajax/contact-form-handler', {
      ...fields,
      [field]: `${fields[field as 'name'] ?? ''}${payload}`,
    })
    for (const job of jobs)
      if (job.job === 'mail') await deliverMail(bindings, job.id, Date.now() + 1)
    expect(sent).toHaveLength(status === 303 ? 1 : 0)
    for (const mail of sent) {
      expect(mail.subject).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,200}$/u)
      expect(mail.from).toEqual({ name: site.name, email: 'noreply@mail.baksteen.example' })
      expect([mail.to, mail.replyTo]).toEqual([site.agency.email, 'an@voorbeeld.be'])
      expect(Object.keys(mail.headers).sort()).toEqual(['Auto-Submitted', 'X-Entity-Ref-ID'])
      expect(mail.html).not.toContain('<script')
      expect(mail.text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
    }
  })

  it('uses the site’s own messages where it has some (MAIL-15, MAIL-12)', async () => {
    const { post, bindings, jobs, sent, api, site } = await aMailingAgency()
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
    for (const job of jobs)
      if (job.job === 'mail') await deliverMail(bindings, job.id, Date.now() + 1)
    expect(sent[0]?.subject).toMatch(/^Post voor ons van An ?Bcc: x@elders\.test$/)
    expect(sent[0]?.html).toContain('&lt;b&gt;Post')
  })

  it('contains the message as HTML and text, in the agency’s language, and a plain reply answers it (MAIL-12, MAIL-14)', async () => {
    const { post, bindings, jobs, sent } = await aMailingAgency()
    await post('/fr/ajax/contact-form-handler', {
      name: 'An <b>Peeters',
      email: 'an@voorbeeld.be',
      text: 'Eerste lijn\nTweede lijn',
      privacy: '1',
      estate: '1',
    })
    for (const job of jobs)
      if (job.job === 'mail') await deliverMail(bindings, job.id, Date.now() + 1)
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
