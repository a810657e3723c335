import type { ReactNode } from 'react'
import { FormAlerts } from '../../client/forms/form-alerts.tsx'
import type { FormView } from '../../client/forms/form-fields.tsx'
import { SearchFields } from '../../client/subscription/search-fields.tsx'
import { toDay } from '../../shared/time/time-zone.ts'
import type { FieldErrors } from '../../shared/forms/fields.ts'
import type { FilterOptions } from '../../shared/search/filter-options.ts'
import { readAddress } from '../../shared/search/address.ts'
import { formatDate } from '../../shared/format.ts'
import { href } from '../../shared/routes.ts'
import { reasonsOf } from '../../shared/subscription/reason.ts'
import { readReasons, type SavedSearch } from '../../shared/subscription/subscription-request.ts'
import type { PageRequest } from '../page/result.ts'
import { SearchSummary } from './confirm-view.tsx'
import type { SearchRow } from '../agency/subscription/searches.ts'
import type { Subscriber } from '../agency/subscription/subscribers.ts'

/** A search whose update was rejected: what was sent, and what is wrong with it. */
export interface RejectedSearch {
  id: string
  fields: URLSearchParams
  errors: FieldErrors
}

interface Props {
  request: PageRequest
  token: string
  subscriber: Subscriber
  searches: SearchRow[]
  options: FilterOptions
  failed: RejectedSearch | null
  message: string | null
  unsubscribe: string
  pauses: number[]
}

/** All searches of one person, to change, pause or delete. Every button works without script. */
export function EditView({
  request,
  token,
  subscriber,
  searches,
  options,
  failed,
  message,
  unsubscribe,
  pauses,
}: Props): ReactNode {
  const { t, locale, now } = request
  const action = href('editSubscriptions', locale, { token })
  const pausedUntil = Math.max(0, ...searches.map(search => search.paused_until))
  const isPaused = pausedUntil > now
  return (
    <>
      <FormAlerts sent={message} failure={failed ? t('formFailure.invalid') : null} />
      <p>{t('subscription.editText', { email: subscriber.email })}</p>
      {isPaused && (
        <p>
          {t('subscription.pausedUntil', {
            date: formatDate(toDay(pausedUntil)) ?? '',
          })}
        </p>
      )}
      {searches.length === 0 && (
        <p>
          {t('subscription.none')} <a href={href('subscribe', locale)}>{t('subscription.add')}</a>
        </p>
      )}
      {searches.map(search => (
        <details key={search.id} className="search-edit" open={failed?.id === search.id}>
          <summary>
            <SearchSummary
              search={search}
              t={t}
              locale={locale}
              source={request.site.source}
              options={options}
            />
          </summary>
          <SearchForm
            action={action}
            search={search}
            options={options}
            failed={failed?.id === search.id ? failed : null}
            t={t}
          />
        </details>
      ))}
      {searches.length > 0 && (
        <form className="form" method="post" action={action}>
          {isPaused ? (
            <p>
              <button className="button" type="submit" name="do" value="resume">
                {t('subscription.resume')}
              </button>
            </p>
          ) : (
            <>
              <label className="field__label" htmlFor="pause-days">
                {t('subscription.pauseFor')}
              </label>
              <select className="control" id="pause-days" name="days" defaultValue="30">
                {pauses.map(days => (
                  <option key={days} value={days}>
                    {t('subscription.days', { days })}
                  </option>
                ))}
              </select>
              <p>
                <button className="button button--quiet" type="submit" name="do" value="pause">
                  {t('subscription.pause')}
                </button>
              </p>
            </>
          )}
        </form>
      )}
      <p>
        <a href={unsubscribe}>{t('subscription.unsubscribe')}</a>
      </p>
      <details className="fold">
        <summary>{t('subscription.erase')}</summary>
        <form method="post" action={action}>
          <p>{t('subscription.eraseText')}</p>
          <p>
            <button className="button" type="submit" name="do" value="erase">
              {t('subscription.eraseAll')}
            </button>
          </p>
        </form>
      </details>
    </>
  )
}

interface SearchFormProps extends Pick<PageRequest, 't'> {
  action: string
  search: SearchRow
  options: FilterOptions
  failed: RejectedSearch | null
}

function SearchForm({ action, search, options, failed, t }: SearchFormProps): ReactNode {
  const form: FormView = {
    id: `search-${search.id}`,
    fields: failed?.fields ?? null,
    errors: failed?.errors ?? {},
  }
  const sent = failed?.fields
  const current: SavedSearch = {
    name: search.name,
    frequency: search.frequency,
    search: readAddress(sent ?? new URLSearchParams(search.filter)),
    reasons: sent ? readReasons(sent) : reasonsOf(search.reasons),
  }
  return (
    <form className="form" method="post" action={action}>
      <input type="hidden" name="search" value={search.id} />
      <SearchFields form={form} saved={current} options={options} />
      <p>
        <button className="button" type="submit" name="do" value="save">
          {t('subscription.save')}
        </button>{' '}
        <button className="button button--quiet" type="submit" name="do" value="remove">
          {t('subscription.remove')}
        </button>
      </p>
    </form>
  )
}
