import { parseFriend } from '../../shared/contact/friend-request.ts'
import type { SentForm } from '../../shared/contact/sent-form.ts'
import { isChecked } from '../../shared/contact/fields.ts'
import { toCard } from '../../shared/estate/card.ts'
import { href } from '../../shared/routes.ts'
import { log } from '../api/log.ts'
import { loadEstate } from '../estate/load.ts'
import { friendMail } from '../mail/friend-mail.ts'
import { mailContext } from '../mail/mail-context.ts'
import { announceMails, insertMailWhere } from '../mail/outbox.ts'
import { writeMail } from '../mail/write-mail.tsx'
import { siteOrigin } from '../site/parse-site.ts'
import type { RequestContext } from '../site/request-context.ts'
import { verifyCaptcha } from './captcha.ts'
import { friendHash, suppressedWhere } from './friend-address.ts'
import { countOne } from './limits.ts'
import { notTaken, type PostedForm } from './posted-form.ts'
import { submissionOf, submitOnce } from './submission.ts'
import { insertToken, recurringToken } from './token.ts'

const UNPROVEN = {
  absent: [422, 'unchecked'],
  refused: [422, 'captcha'],
  down: [503, 'unchecked'],
} as const

/**
 * One mail to one friend, only from somebody who has proven to be human. The friend's address stands in the outbox until
 * the mail has left, and afterwards only as a keyed hash in a counter. Who wants no such mails gets none, and the sender
 * is not told. null: taken.
 */
export async function sendFriend(
  context: RequestContext,
  { fields, visitor, key }: PostedForm,
): Promise<SentForm | null> {
  const { env, site, locale, now } = context
  const parsed = parseFriend(fields)
  if ('errors' in parsed) return notTaken('friend', fields, 422, 'invalid', parsed.errors)
  if (isChecked(fields, 'website')) return null
  const captcha = await verifyCaptcha({
    env,
    site,
    token: fields.get('g-recaptcha-response') ?? '',
    action: 'friend',
    now,
  })
  if (captcha !== 'passed') {
    const [status, failure] = UNPROVEN[captcha]
    return notTaken('friend', fields, status, failure)
  }
  const request = parsed.value
  const estate = await loadEstate(context, request.estate).catch(() => null)
  if (!estate || estate === 'gone')
    return notTaken('friend', fields, 422, 'invalid', { estate: 'formError.required' })
  const friend = await friendHash(env, site.id, request.friend)
  const suppress = await recurringToken(env, 'suppress', site.id, friend, now)
  const mail = await mailContext(context, locale)
  const message = writeMail(
    mail,
    friendMail(mail, {
      request,
      card: toCard(estate),
      suppress: siteOrigin(site) + href('unsubscribe', locale, { token: suppress }),
    }),
  )
  const id = crypto.randomUUID()
  const outgoing = {
    id,
    siteId: site.id,
    kind: 'friend',
    dedupeKey: `friend/${id}`,
    recipient: request.friend,
    message,
    forget: true,
    now,
  }
  const outcome = await submitOnce(
    env.DB,
    await submissionOf({ site: site.id, form: 'friend', fields, key, now }),
    [
      countOne(context, 'friend', visitor),
      countOne(context, 'friendRecipient', friend),
      countOne(context, 'friendSite'),
      await insertToken(env.DB, {
        token: suppress,
        site: site.id,
        purpose: 'suppress',
        subject: friend,
        now,
      }),
      insertMailWhere(env.DB, outgoing, `NOT ${suppressedWhere('?2', '?9')}`, friend),
    ],
  ).catch((error: unknown) => {
    log({
      event: 'friend-failed',
      request: context.trace.id,
      site: site.id,
      error: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
    })
    return 'unavailable' as const
  })
  if (outcome === 'unavailable') return notTaken('friend', fields, 503, 'unavailable')
  if (outcome === 'limited') return notTaken('friend', fields, 429, 'limited')
  if (outcome === 'changed') return notTaken('friend', fields, 422, 'changed')
  if (outcome === 'done') context.waitUntil(announceMails(env, [id]))
  return null
}
