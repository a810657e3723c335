import type { ReactNode } from 'react'
import { href } from '../../shared/routes.ts'
import { agencyOf } from '../agency/stub.ts'
import { readFormBody } from '../forms/body.ts'
import { tokenGrant } from '../forms/token.ts'
import type { PageHandler, PageRequest } from '../page/result.ts'
import { inEachLanguage, mayTryToken, tokenPage } from '../forms/token-page.tsx'
import { notFound } from '../http/absence.ts'

/** Why people unsubscribe. */
const REASONS = ['found', 'tooMany', 'notFitting', 'other'] as const

/** Unsubscribing by token (SUBS-15). Changes nothing: mail scanners open it too. */
export const unsubscribePage: PageHandler = async (request, { token = '' }) => {
  const access = await authorize(request, token)
  if (!access) return notFound()
  const { t, locale, site } = request
  return tokenPage(
    t('subscription.unsubscribeTitle'),
    <form className="form" method="post" action={href('unsubscribe', locale, { token })}>
      <p>
        {t(
          access.purpose === 'suppress'
            ? 'subscription.suppressText'
            : 'subscription.unsubscribeText',
          { site: site.name },
        )}
      </p>
      {access.purpose === 'unsubscribe' && (
        <fieldset className="field">
          <legend className="field__label">{t('subscription.why')}</legend>
          {REASONS.map(reason => (
            <Reason key={reason} value={reason}>
              {t(`subscription.whys.${reason}`)}
            </Reason>
          ))}
        </fieldset>
      )}
      <p>
        <button className="button" type="submit">
          {t('subscription.unsubscribe')}
        </button>
      </p>
    </form>,
    200,
    inEachLanguage(request, 'unsubscribe', { token }),
  )
}

/**
 * Unsubscribes at once, from the page or from the mail program's own button (RFC 8058, sent without cookie and origin).
 * Repeating it does nothing: the token stays.
 */
export const postUnsubscribe: PageHandler = async (request, { token = '' }) => {
  const access = await authorize(request, token)
  if (!access || !request.visitorRequest) return notFound()
  const { env, site, now, t } = request
  const body = await readFormBody(request.visitorRequest)
  const reason =
    'fields' in body ? REASONS.find(each => each === body.fields.get('reason')) : undefined
  const { subscribers, suppression } = agencyOf(env, site.id)
  if (access.purpose === 'suppress') await suppression.add(access.subject, now)
  else
    await subscribers.leave(
      access.subject,
      reason ? { id: crypto.randomUUID(), reason, at: now } : null,
    )
  return tokenPage(t('subscription.goneTitle'), <p>{t('subscription.goneText')}</p>)
}

async function authorize(request: PageRequest, token: string) {
  const { visitorRequest: visitor } = request
  // Posts are not counted: a mail provider's few machines leave for all their users.
  if (visitor?.method !== 'POST' && !(await mayTryToken(request))) return null
  const access = await tokenGrant(request, token)
  return access && (access.purpose === 'unsubscribe' || access.purpose === 'suppress')
    ? access
    : null
}

const Reason = ({ value, children }: { value: string; children: ReactNode }): ReactNode => (
  <label className="check">
    <input type="radio" name="reason" value={value} />
    <span>{children}</span>
  </label>
)
