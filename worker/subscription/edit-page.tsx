import { isChecked } from '../../shared/forms/fields.ts'
import { filterOptions } from '../../shared/search/filter-options.ts'
import { href } from '../../shared/routes.ts'
import { DAY } from '../../shared/time/units.ts'
import { parseSavedSearch } from '../../shared/subscription/subscription-request.ts'
import { erasePerson } from '../privacy/personal-data.ts'
import { readFormBody } from '../forms/body.ts'
import { mayTryToken, tokenPage } from '../forms/token-page.tsx'
import { derivedToken, findToken, insertToken } from '../forms/token.ts'
import type { PageResult, PageHandler, PageRequest, HtmlPage } from '../page/result.ts'
import { ConfirmView } from './confirm-view.tsx'
import { EditView, type RejectedSearch } from './edit-view.tsx'
import {
  confirmSearches,
  deleteSearch,
  findSubscriber,
  listSearches,
  pauseSearches,
  updateSearch,
  type Subscriber,
} from './store.ts'
import { notFound } from '../http/absence.ts'

/** How long a pause may last. */
const PAUSE_DAYS = [14, 30, 90]

interface TokenAccess {
  purpose: 'confirm' | 'edit'
  subscriber: Subscriber
}

/** The searches behind a token (SUBS-11, SUBS-13), to confirm or to change. Changes nothing: mail scanners open it too. */
export const editPage: PageHandler = async (request, { token = '' }) => {
  const access = await authorize(request, token)
  return access ? show(request, token, access) : notFound()
}

/** Every button of that page. Redirects to a page that shows the result, so that a reload repeats nothing. */
export const postEdit: PageHandler = async (request, { token = '' }) => {
  const access = await authorize(request, token)
  if (!access || !request.visitorRequest) return notFound()
  const body = await readFormBody(request.visitorRequest)
  if ('status' in body) return show(request, token, access, null, body.status)
  const { fields } = body
  const { env, now, site, locale } = request
  const { subscriber, purpose } = access
  const action = fields.get('do')
  if (purpose === 'confirm') return action === 'confirm' ? confirm(request, subscriber) : notFound()
  if (action === 'erase') {
    await erasePerson(env, site.id, subscriber.email)
    return tokenPage(
      request.t('subscription.goneTitle'),
      <p>{request.t('subscription.goneText')}</p>,
    )
  }
  if (action === 'pause' || action === 'resume') {
    const days = PAUSE_DAYS.find(each => String(each) === fields.get('days')) ?? 30
    await env.DB.batch(
      pauseSearches(env.DB, subscriber.id, action === 'pause' ? now + days * DAY : 0),
    )
  }
  const id = fields.get('search') ?? ''
  if (action === 'remove') await deleteSearch(env.DB, subscriber.id, id).run()
  if (action === 'save') {
    const search = parseSavedSearch(fields)
    if ('errors' in search)
      return show(request, token, access, { id, fields, errors: search.errors }, 422)
    await updateSearch(env.DB, {
      subscriber: subscriber.id,
      id,
      search: search.value,
      source: site.source,
    }).run()
  }
  return {
    kind: 'redirect',
    to: href('editSubscriptions', locale, { token }, 'sent=edit'),
    status: 303,
  }
}

async function authorize(request: PageRequest, token: string): Promise<TokenAccess | null> {
  const { env, site, now } = request
  if (!(await mayTryToken(request))) return null
  const access = await findToken(env.DB, token, site.id, now)
  if (access?.purpose !== 'confirm' && access?.purpose !== 'edit') return null
  const subscriber = await findSubscriber(env.DB, access.subject)
  return subscriber && { purpose: access.purpose, subscriber }
}

/** Confirms the searches and redirects to the page of an edit token. */
async function confirm(
  { env, site, locale, now }: PageRequest,
  { id }: Subscriber,
): Promise<PageResult> {
  const token = await derivedToken(env, 'edit', site.id, id, now)
  await env.DB.batch([
    confirmSearches(env.DB, id, now),
    await insertToken(env.DB, { token, site: site.id, purpose: 'edit', subject: id, now }),
  ])
  return {
    kind: 'redirect',
    to: href('editSubscriptions', locale, { token }, 'sent=confirmed'),
    status: 303,
  }
}

async function show(
  request: PageRequest,
  token: string,
  { purpose, subscriber }: TokenAccess,
  failed: RejectedSearch | null = null,
  status: HtmlPage['status'] = 200,
): Promise<HtmlPage> {
  const { env, api, locale, t, site, url, now } = request
  const [searches, values, unsubscribe] = await Promise.all([
    listSearches(env.DB, subscriber.id),
    api.filterValues({}),
    derivedToken(env, 'unsubscribe', site.id, subscriber.id, now),
  ])
  const options = filterOptions(values, locale, t)
  if (purpose === 'confirm') {
    return tokenPage(
      t('subscription.confirmTitle'),
      <ConfirmView request={request} token={token} searches={searches} options={options} />,
      status,
    )
  }
  await (
    await insertToken(env.DB, {
      token: unsubscribe,
      site: site.id,
      purpose: 'unsubscribe',
      subject: subscriber.id,
      now,
    })
  ).run()
  const message = isChecked(url.searchParams, 'sent')
    ? t(
        url.searchParams.get('sent') === 'confirmed'
          ? 'subscription.confirmed'
          : 'subscription.saved',
      )
    : null
  return tokenPage(
    t('subscription.editTitle'),
    <EditView
      request={request}
      token={token}
      subscriber={subscriber}
      searches={searches}
      options={options}
      failed={failed}
      message={message}
      unsubscribe={href('unsubscribe', locale, { token: unsubscribe })}
      pauses={PAUSE_DAYS}
    />,
    status,
  )
}
