import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { href } from '../../shared/routes.ts'
import { describeFilter } from '../../shared/subscription/describe-filter.ts'
import { parseSubscription } from '../../shared/subscription/subscription-request.ts'
import { log } from '../http/log.ts'
import { verifyCaptcha } from '../forms/captcha.ts'
import { sha256 } from '../crypto/hash.ts'
import { insertConsent } from '../contact/lead.ts'
import { countAgainstLimit } from '../forms/limits.ts'
import { rejected, type PostedForm } from '../forms/receive.ts'
import { identifySubmission, submitOnce } from '../forms/submission.ts'
import { randomToken, TOKEN_LIFETIMES } from '../forms/token.ts'
import { confirmMail } from '../mail/messages/subscription-mails.ts'
import { mailContext } from '../mail/mail-context.ts'
import { enqueueMails, insertMailWhere } from '../mail/outbox.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { siteOrigin } from '../site/parse.ts'
import type { RequestContext } from '../site/request-context.ts'
import { cityNames } from './city-names.ts'
import { insertConfirmToken, insertSearch, upsertSubscriber } from './store.ts'

/**
 * Takes a search to be told of, which counts only once it is confirmed from the mailbox. The same is done and answered for
 * every address, known or not; an address is mailed at most once a day. null: taken.
 */
export async function subscribe(
  context: RequestContext,
  { fields, visitor, key }: PostedForm,
): Promise<RejectedForm | null> {
  const { env, site, locale, now, t } = context
  const parsed = parseSubscription(fields)
  if ('errors' in parsed) return rejected('subscribe', fields, 422, 'invalid', parsed.errors)
  const captcha = await verifyCaptcha({
    env,
    site,
    token: fields.get('g-recaptcha-response') ?? '',
    action: 'subscribe',
    now,
  })
  if (captcha === 'refused') return rejected('subscribe', fields, 422, 'captcha')
  const { email, ...wish } = parsed.value
  // The mail goes to whoever has this address: nothing a visitor wrote stands in it.
  const words = describeFilter(wish.filter, t, site.source, await cityNames(context))
  const token = randomToken()
  const mailId = crypto.randomUUID()
  const mail = await mailContext(context, locale)
  const link = siteOrigin(site) + href('editSubscriptions', locale, { token })
  const message = renderMail(mail, confirmMail(mail, { link, search: words }))
  const submission = await identifySubmission({
    site: site.id,
    form: 'subscribe',
    fields,
    key,
    now,
  })
  const outcome = await submitOnce(env.DB, submission, [
    countAgainstLimit(context, 'subscribe', visitor),
    upsertSubscriber(env.DB, { site: site.id, email, locale, mailId, now }),
    insertSearch(env.DB, {
      site: site.id,
      email,
      wish: { ...wish, name: wish.name || words.slice(0, 80) },
      source: site.source,
      now,
    }),
    insertConfirmToken(env.DB, {
      site: site.id,
      email,
      mailId,
      hash: await sha256(token),
      until: now + TOKEN_LIFETIMES.confirm,
    }),
    insertConsent(env.DB, {
      siteId: site.id,
      email,
      purpose: 'subscription',
      text: t('consent.subscription', { agency: site.name }),
      locale,
      givenAt: now,
    }),
    insertMailWhere(
      env.DB,
      {
        id: mailId,
        siteId: site.id,
        kind: 'confirm',
        dedupeKey: `confirm/${mailId}`,
        recipient: email,
        message,
        now,
      },
      'EXISTS (SELECT 1 FROM subscriber WHERE asked_mail = ?1)',
    ),
  ]).catch((error: unknown) => {
    log({
      event: 'subscribe-failed',
      request: context.trace.id,
      site: site.id,
      error: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
    })
    return 'unavailable' as const
  })
  if (outcome === 'unavailable') return rejected('subscribe', fields, 503, 'unavailable')
  if (outcome === 'limited') return rejected('subscribe', fields, 429, 'limited')
  if (outcome === 'changed') return rejected('subscribe', fields, 422, 'changed')
  if (outcome === 'done') context.waitUntil(enqueueMails(env, [mailId]))
  return null
}
