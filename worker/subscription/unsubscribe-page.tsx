import type { ReactNode } from 'react'
import { href } from '../../shared/routes.ts'
import { readFormBody } from '../forms/body.ts'
import { findToken } from '../forms/token.ts'
import type { PageHandler, PageRequest } from '../page/result.ts'
import { deleteSubscriber } from './store.ts'
import { mayTryToken, tokenPage } from '../forms/token-page.tsx'
import { notFound } from '../http/absence.ts'

/** Why people leave. */
const REASONS = ['found', 'tooMany', 'notFitting', 'other'] as const

/** Leaving by token (SUBS-15). Only asks: a mail scanner may open it. */
export const unsubscribePage: PageHandler = async (request, { token = '' }) => {
  const opened = await authorize(request, token)
  if (!opened) return notFound()
  const { t, locale, site } = request
  return tokenPage(
    t('subscription.unsubscribeTitle'),
    <form className="form" method="post" action={href('unsubscribe', locale, { token })}>
      <p>
        {t(
          opened.purpose === 'suppress'
            ? 'subscription.suppressText'
            : 'subscription.unsubscribeText',
          { site: site.name },
        )}
      </p>
      {opened.purpose === 'unsubscribe' && (
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
  )
}

/**
 * Leaves at once, from the page or from the mail program's own button (RFC 8058, which comes without cookie and origin).
 * Again is as good as once: the token's row stays.
 */
export const postUnsubscribe: PageHandler = async (request, { token = '' }) => {
  const opened = await authorize(request, token)
  if (!opened || !request.visitorRequest) return notFound()
  const { env, site, now, t } = request
  const read = await readFormBody(request.visitorRequest)
  const reason =
    'fields' in read ? REASONS.find(each => each === read.fields.get('reason')) : undefined
  const statements =
    opened.purpose === 'suppress'
      ? [
          env.DB.prepare(
            'INSERT OR IGNORE INTO suppression (site_id, address_hash, created_at) VALUES (?1, ?2, ?3)',
          ).bind(site.id, opened.subject, now),
        ]
      : deleteSubscriber(env.DB, opened.subject)
  await env.DB.batch([
    ...statements,
    ...(reason
      ? [
          env.DB.prepare('INSERT INTO farewell (site_id, reason, at) VALUES (?1, ?2, ?3)').bind(
            site.id,
            reason,
            now,
          ),
        ]
      : []),
  ])
  return tokenPage(t('subscription.goneTitle'), <p>{t('subscription.goneText')}</p>)
}

async function authorize(request: PageRequest, token: string) {
  const { env, site, now, visitorRequest: visitor } = request
  // Posts are not counted: a mail provider's few machines leave for all their users.
  if (visitor?.method !== 'POST' && !(await mayTryToken(request))) return null
  const opened = await findToken(env.DB, token, site.id, now)
  return opened && (opened.purpose === 'unsubscribe' || opened.purpose === 'suppress')
    ? opened
    : null
}

const Reason = ({ value, children }: { value: string; children: ReactNode }): ReactNode => (
  <label className="check">
    <input type="radio" name="reason" value={value} />
    <span>{children}</span>
  </label>
)
