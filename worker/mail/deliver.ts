import { MINUTE, type Millis } from '../../shared/time/units.ts'
import type { TaskContext, TaskHandler } from '../agency/agency-object.ts'
import { DIGEST_KIND } from '../agency/mail/digest-kind.ts'
import { isWayIn } from '../agency/mail/tellings.ts'
import type { OutboxRow } from '../agency/outbox.ts'
import { seal, unseal } from '../crypto/sealed.ts'
import { siteState } from '../directory/sites.ts'
import { log } from '../http/log.ts'
import { MailRefused } from './mail-service.ts'
import { nextAttempt } from './next-attempt.ts'
import { isMailSink } from './sink.ts'
import { describeSendError, sendMail } from './send-mail.ts'
import { recipientHash } from './suppression.ts'

/**
 * The task of one mail: sends it, once (MAIL-2). When sending throws, it is due again later. A mail whose object stopped
 * in between may or may not have left, so it is shown as failed rather than sent twice. A mail that nobody waits for is
 * deleted when its recipient wants none any more.
 */
export const deliverMail: TaskHandler = async (context, id) => {
  const { siteId, agency, now } = context
  // What a suspended site owes waits with it (ADMIN-114).
  if (await isSuspended(context)) return now + SUSPENDED_WAITS
  if (await agency.outbox.failCutOff(id)) {
    log({ event: 'mail-lost', mail: id, site: siteId })
    return null
  }
  const mail = await agency.outbox.claim(id, now)
  if (!mail) return agency.outbox.waitsUntil(id)
  let messageId: string
  const remains = await remainsOf(context, mail)
  try {
    const bounce = await agency.bounces.find(mail.recipient)
    if (await isUnwanted(context, mail, bounce !== null)) {
      await agency.outbox.delete(id)
      return null
    }
    if (bounce) throw new MailRefused('message', `stopped address: ${bounce.reason}`)
    const message = mail.sealed === null ? mail.message : await textOf(context, mail)
    if (message === null) throw new MailRefused('message', 'its text is gone')
    messageId = await send(context, { ...mail, message })
  } catch (error) {
    return postpone(context, mail, error)
  }
  await agency.outbox.sent(id, now, messageId, remains)
  return null
}

/**
 * What stays of a mail's text once it has left. It may come back and leave again (MAIL-64), so the text is sealed; of one whose link
 * opens the desk nothing stays.
 */
async function remainsOf(
  { env, siteId }: TaskContext,
  { id, kind, message, sealed }: OutboxRow,
): Promise<{ sealed: string | null } | 'clear'> {
  if (isMailSink(env)) return 'clear'
  if (sealed !== null) return { sealed }
  if (isWayIn(kind) || !env.TOKEN_SECRET) return { sealed: null }
  const text = await seal(env, purposeOf(siteId, id), message)
  return { sealed: text.length <= MAX_SEALED ? text : null }
}

/** null: it was sealed with another secret. */
const textOf = ({ env, siteId }: TaskContext, { id, sealed }: OutboxRow): Promise<string | null> =>
  unseal(env, purposeOf(siteId, id), sealed ?? '')

const purposeOf = (siteId: number, mailId: string): string => `mail/${siteId}/${mailId}`

/** Letters of a text that a row takes. */
const MAX_SEALED = 900_000

const SUSPENDED_WAITS: Millis = 10 * MINUTE

/** Where the directory cannot be read, mail leaves. */
const isSuspended = ({ env, siteId }: TaskContext): Promise<boolean> =>
  siteState(env, siteId).then(
    state => state === 'suspended',
    () => false,
  )

/** Asked when it is sent: it may have changed since the mail was written. */
const isUnwanted = async (
  { env, siteId, agency }: TaskContext,
  { kind, recipient }: OutboxRow,
  hasBounced: boolean,
): Promise<boolean> =>
  kind === DIGEST_KIND
    ? hasBounced
    : kind === 'friend' && agency.suppression.has(await recipientHash(env, siteId, recipient))

/** From the agency's own domain, and from the platform's as soon as the service refuses that one. */
async function send({ env, siteId, agency }: TaskContext, mail: OutboxRow): Promise<string> {
  const { domain, domainProvenAt } = await agency.mailSettings.read()
  const ownDomain = domainProvenAt === null ? null : domain
  try {
    return await sendMail(env, mail, { siteId, ownDomain })
  } catch (error) {
    if (!ownDomain || !(error instanceof MailRefused && error.reason === 'sender')) throw error
    log({ event: 'mail-domain-refused', site: siteId, domain: ownDomain })
    await agency.mailSettings.setDomainProven(ownDomain, null)
    return sendMail(env, mail, { siteId, ownDomain: null })
  }
}

async function postpone(
  { siteId, agency, now }: TaskContext,
  mail: OutboxRow,
  failure: unknown,
): Promise<Millis | null> {
  const { id, kind, attempts } = mail
  const error = describeSendError(failure)
  const { dueAt, isRefusal } = nextAttempt(mail, failure, now)
  const event = dueAt === null ? 'mail-failed' : 'mail-waiting'
  log({ event, mail: id, site: siteId, kind, attempts, error })
  await agency.outbox.notSent(id, error, dueAt, { isRefusal })
  const isQuotaUsed = failure instanceof MailRefused && failure.reason === 'quota'
  if (isQuotaUsed && kind === DIGEST_KIND && dueAt !== null) await agency.outbox.holdDigests(dueAt)
  return dueAt
}
