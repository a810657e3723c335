import type { Millis } from '../../shared/time/units.ts'
import type { TaskContext, TaskHandler } from '../agency/agency-object.ts'
import type { OutboxRow } from '../agency/outbox.ts'
import { log } from '../http/log.ts'
import { describeSendError, nextAttempt, sendMail } from './send-mail.ts'
import { recipientHash } from './suppression.ts'

/**
 * The task of one mail: sends it, once (MAIL-2). When sending throws, it is due again later. A mail whose object stopped
 * in between may or may not have left, so it is shown as failed rather than sent twice. A mail to a friend whose address
 * was suppressed meanwhile is deleted.
 */
export const deliverMail: TaskHandler = async (context, id) => {
  const { env, siteId, agency, now } = context
  if (await agency.outbox.failCutOff(id)) {
    log({ event: 'mail-lost', mail: id, site: siteId })
    return null
  }
  const mail = await agency.outbox.claim(id, now)
  if (!mail) return agency.outbox.waitsUntil(id)
  try {
    if (await isUnwanted(context, mail)) {
      await agency.outbox.delete(id)
      return null
    }
    await sendMail(env, mail)
  } catch (error) {
    return postpone(context, mail, describeSendError(error))
  }
  await agency.outbox.sent(id, now)
  return null
}

/** Asked when it is sent: it may have changed since the mail was written. */
const isUnwanted = async (
  { env, siteId, agency }: TaskContext,
  { kind, recipient }: OutboxRow,
): Promise<boolean> =>
  kind === 'friend' && agency.suppression.has(await recipientHash(env, siteId, recipient))

async function postpone(
  { siteId, agency, now }: TaskContext,
  { id, kind, attempts, refusals }: OutboxRow,
  error: string,
): Promise<Millis | null> {
  const { wait, isRefusal } = nextAttempt({ attempts, refusals }, error)
  const dueAt = wait === null ? null : now + wait
  const event = dueAt === null ? 'mail-failed' : 'mail-waiting'
  log({ event, mail: id, site: siteId, kind, attempts, error })
  await agency.outbox.notSent(id, error, dueAt, { isRefusal })
  return dueAt
}
