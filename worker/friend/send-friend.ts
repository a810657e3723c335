import { parseFriend } from '../../shared/forms/friend-request.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { isChecked } from '../../shared/forms/fields.ts'
import { toCard } from '../../shared/estate/card.ts'
import { href } from '../../shared/routes.ts'
import { log } from '../http/log.ts'
import { loadEstate } from '../catalog/load-estate.ts'
import { friendMail } from '../mail/messages/friend-mail.ts'
import { mailContext } from '../mail/mail-context.ts'
import { enqueueMails, insertMailWhere } from '../mail/outbox.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { siteOrigin } from '../site/parse.ts'
import type { RequestContext } from '../site/request-context.ts'
import { verifyCaptcha } from '../forms/captcha.ts'
import { recipientHash, suppressedWhere } from '../mail/suppression.ts'
import { countAgainstLimit } from '../forms/limits.ts'
import { rejected, type PostedForm } from '../forms/receive.ts'
import { identifySubmission, submitOnce } from '../forms/submission.ts'
import { insertToken, derivedToken } from '../forms/token.ts'

const CAPTCHA_REJECTIONS = {
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
): Promise<RejectedForm | null> {
  const { env, site, locale, now } = context
  const parsed = parseFriend(fields)
  if ('errors' in parsed) return rejected('friend', fields, 422, 'invalid', parsed.errors)
  if (isChecked(fields, 'website')) return null
  const captcha = await verifyCaptcha({
    env,
    site,
    token: fields.get('g-recaptcha-response') ?? '',
    action: 'friend',
    now,
  })
  if (captcha !== 'passed') {
    const [status, failure] = CAPTCHA_REJECTIONS[captcha]
    return rejected('friend', fields, status, failure)
  }
  const request = parsed.value
  const estate = await loadEstate(context, request.estate).catch(() => null)
  if (!estate || estate === 'gone')
    return rejected('friend', fields, 422, 'invalid', { estate: 'formError.required' })
  const friend = await recipientHash(env, site.id, request.friend)
  const suppress = await derivedToken(env, 'suppress', site.id, friend, now)
  const mail = await mailContext(context, locale)
  const message = renderMail(
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
    wipeAfterSending: true,
    now,
  }
  const outcome = await submitOnce(
    env.DB,
    await identifySubmission({ site: site.id, form: 'friend', fields, key, now }),
    [
      countAgainstLimit(context, 'friend', visitor),
      countAgainstLimit(context, 'friendRecipient', friend),
      countAgainstLimit(context, 'friendSite'),
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
  if (outcome === 'unavailable') return rejected('friend', fields, 503, 'unavailable')
  if (outcome === 'limited') return rejected('friend', fields, 429, 'limited')
  if (outcome === 'changed') return rejected('friend', fields, 422, 'changed')
  if (outcome === 'done') context.waitUntil(enqueueMails(env, [id]))
  return null
}
