import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { href } from '../../shared/routes.ts'
import { describeSearch } from '../../shared/subscription/describe-search.ts'
import { parseSubscription } from '../../shared/subscription/subscription-request.ts'
import type { OutgoingMail } from '../agency/outbox.ts'
import { sha256 } from '../crypto/hash.ts'
import { verifyCaptcha } from '../forms/captcha.ts'
import { limitCounts } from '../forms/limits.ts'
import { rejected, type PostedForm } from '../forms/receive.ts'
import { submitForm } from '../forms/submit.ts'
import { randomToken, TOKEN_LIFETIMES } from '../forms/token.ts'
import { mailContext } from '../mail/mail-context.ts'
import { confirmMail } from '../mail/messages/subscription-mails.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { consentGiven } from '../privacy/consent.ts'
import { siteOrigin } from '../site/parse.ts'
import type { RequestContext } from '../site/request-context.ts'
import { cityNames } from './city-names.ts'
import { storedSearch } from './stored-search.ts'

/**
 * Stores a search that becomes active once it is confirmed from the mailbox. Every address gets the same treatment and
 * the same response, known or not; an address is mailed at most once a day. null: accepted.
 */
export async function subscribe(
  context: RequestContext,
  posted: PostedForm,
): Promise<RejectedForm | null> {
  const { site, locale, now, t } = context
  const { fields, visitor } = posted
  const parsed = parseSubscription(fields)
  if ('errors' in parsed) return rejected(fields, 422, 'invalid', parsed.errors)
  const captcha = await verifyCaptcha(context, fields, 'subscribe')
  if (captcha === 'refused') return rejected(fields, 422, 'captcha')
  const { email, ...saved } = parsed.value
  // The mail goes to whoever owns this address: nothing that a visitor wrote stands in it.
  const description = describeSearch(saved.search, context, site.source, await cityNames(context))
  const token = randomToken()
  const outcome = await submitForm(
    context,
    { form: 'subscribe', posted, failureEvent: 'subscribe-failed' },
    {
      counts: limitCounts(context, { subscribe: visitor }),
      consent: consentGiven({
        email,
        purpose: 'subscription',
        text: t('consent.subscription', { agency: site.name }),
        locale,
        givenAt: now,
      }),
      search: {
        email,
        locale,
        search: storedSearch(
          { ...saved, name: saved.name || description.slice(0, 80) },
          site.source,
        ),
        confirmation: {
          mail: await writeConfirmMail(context, email, description, token),
          token: { hash: await sha256(token), expiresAt: now + TOKEN_LIFETIMES.confirm },
        },
        now,
      },
    },
  )
  return typeof outcome === 'string' ? null : outcome
}

async function writeConfirmMail(
  visitor: RequestContext,
  email: string,
  search: string,
  token: string,
): Promise<OutgoingMail> {
  const { site, locale, now } = visitor
  const context = await mailContext(visitor, locale)
  const link = siteOrigin(site) + href('editSubscriptions', locale, { token })
  const id = crypto.randomUUID()
  return {
    id,
    kind: 'confirm',
    dedupeKey: `confirm/${id}`,
    recipient: email,
    message: renderMail(context, confirmMail(context, { link, search })),
    now,
  }
}
