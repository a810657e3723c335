import type { OutgoingMail } from '../agency/outbox.ts'
import { toCard } from '../../shared/estate/card.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { parseFriend, type FriendRequest } from '../../shared/forms/friend-request.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { href } from '../../shared/routes.ts'
import { loadEstate } from '../catalog/load-estate.ts'
import { isHoneypotFilled } from '../forms/bot-check.ts'
import { verifyCaptcha } from '../forms/captcha.ts'
import { limitCounts } from '../forms/limits.ts'
import { rejected, type PostedForm } from '../forms/receive.ts'
import { submitForm } from '../forms/submit.ts'
import { derivedToken, tokenToStore } from '../forms/token.ts'
import { isAbsent } from '../http/absence.ts'
import { mailContext } from '../mail/mail-context.ts'
import { friendMail } from '../mail/messages/friend-mail.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { recipientHash } from '../mail/suppression.ts'
import { siteOrigin } from '../site/parse.ts'
import type { RequestContext } from '../site/request-context.ts'
import { statusOf } from '../store/refusal.ts'

const CAPTCHA_REJECTIONS = {
  absent: ['invalid', 'unchecked'],
  refused: ['invalid', 'captcha'],
  down: ['unavailable', 'unchecked'],
} as const

/**
 * Mails one estate to one friend, for visitors who have proven to be human only. The friend's address stays in the
 * outbox until the mail is sent; after that only its keyed hash remains, in a counter. A suppressed address gets no
 * mail, and the sender is not told. null: accepted.
 */
export async function sendFriend(
  context: RequestContext,
  posted: PostedForm,
): Promise<RejectedForm | null> {
  const { env, site, now } = context
  const { fields, visitor } = posted
  const parsed = parseFriend(fields)
  if ('errors' in parsed) return rejected(fields, 422, 'invalid', parsed.errors)
  if (isHoneypotFilled(fields)) return null
  const captcha = await verifyCaptcha(context, fields, 'friend')
  if (captcha !== 'passed') {
    const [refused, reason] = CAPTCHA_REJECTIONS[captcha]
    return rejected(fields, statusOf(refused), reason)
  }
  const request = parsed.value
  const estate = await loadEstate(context, request.estate)
  if (isAbsent(estate)) return rejected(fields, 422, 'gone')
  const recipient = await recipientHash(env, site.id, request.friend)
  const token = await derivedToken(env, 'suppress', site.id, recipient, now)
  const mail = await writeFriendMail(context, request, estate, token)
  const outcome = await submitForm(
    context,
    { form: 'friend', posted, failureEvent: 'friend-failed' },
    {
      counts: limitCounts(context, { friend: visitor, friendRecipient: recipient, friendSite: '' }),
      token: await tokenToStore(token, 'suppress', recipient, now),
      mailUnlessSuppressed: { mail, addressHash: recipient },
    },
  )
  return typeof outcome === 'string' ? null : outcome
}

async function writeFriendMail(
  visitor: RequestContext,
  request: FriendRequest,
  estate: Estate,
  token: string,
): Promise<OutgoingMail> {
  const { site, locale, now } = visitor
  const context = await mailContext(visitor, locale)
  const suppress = siteOrigin(site) + href('unsubscribe', locale, { token })
  const id = crypto.randomUUID()
  return {
    id,
    kind: 'friend',
    dedupeKey: `friend/${id}`,
    recipient: request.friend,
    message: renderMail(context, friendMail(context, { request, card: toCard(estate), suppress })),
    wipeAfterSending: true,
    now,
  }
}
