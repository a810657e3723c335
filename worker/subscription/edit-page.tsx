import { isChecked } from '../../shared/forms/fields.ts'
import { readAddress } from '../../shared/search/address.ts'
import { filterOptions } from '../../shared/search/filter-options.ts'
import { href } from '../../shared/routes.ts'
import { DAY } from '../../shared/time/units.ts'
import { describeSearch } from '../../shared/subscription/describe-search.ts'
import {
  parseSavedSearch,
  type SavedSearch,
} from '../../shared/subscription/subscription-request.ts'
import { agencyOf } from '../agency/stub.ts'
import type { Subscriber } from '../agency/subscription/subscribers.ts'
import { eraseEverywhere } from '../booking/erase-person.ts'
import { readFormBody } from '../forms/body.ts'
import { inEachLanguage, mayTryToken, tokenPage } from '../forms/token-page.tsx'
import { derivedToken, tokenGrant, tokenToStore } from '../forms/token.ts'
import type { PageResult, PageHandler, PageRequest, HtmlPage } from '../page/result.ts'
import { cityNames } from './city-names.ts'
import { ConfirmView } from './confirm-view.tsx'
import { EditView, type RejectedSearch } from './edit-view.tsx'
import { storedSearch } from './stored-search.ts'
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
  const { searches } = agencyOf(env, site.id)
  const action = fields.get('do')
  if (purpose === 'confirm') return action === 'confirm' ? confirm(request, subscriber) : notFound()
  if (action === 'erase') {
    const acting = { actor: 'link', request: request.trace.id, now } as const
    await eraseEverywhere({ env, site }, subscriber.email, acting)
    return tokenPage(
      request.t('subscription.goneTitle'),
      <p>{request.t('subscription.goneText')}</p>,
    )
  }
  if (action === 'pause' || action === 'resume') {
    const days = PAUSE_DAYS.find(each => String(each) === fields.get('days')) ?? 30
    await searches.pause(subscriber.id, action === 'pause' ? now + days * DAY : 0)
  }
  const id = fields.get('search') ?? ''
  if (action === 'remove') await searches.delete(subscriber.id, id)
  if (action === 'save') {
    const search = parseSavedSearch(fields)
    if ('errors' in search)
      return show(request, token, access, { id, fields, errors: search.errors }, 422)
    const old = (await searches.list(subscriber.id)).find(each => each.id === id)
    const named = await withName(request, search.value, old)
    await searches.update(subscriber.id, id, storedSearch(named, site.source))
  }
  return {
    kind: 'redirect',
    to: href('editSubscriptions', locale, { token }, 'sent=edit'),
    status: 303,
  }
}

/** A search without a name of its own is called by what it finds, also after that was changed (SUBS-149). */
async function withName(
  request: PageRequest,
  saved: SavedSearch,
  old: (Pick<SavedSearch, 'name'> & { filter: string }) | undefined,
): Promise<SavedSearch> {
  const cities = await cityNames(request)
  const inWords = (search: SavedSearch['search']): string =>
    describeSearch(search, request, request.site.source, cities).slice(0, 80)
  const isOwn =
    saved.name !== '' &&
    !(old && saved.name === inWords(readAddress(new URLSearchParams(old.filter))))
  return isOwn ? saved : { ...saved, name: inWords(saved.search) }
}

async function authorize(request: PageRequest, token: string): Promise<TokenAccess | null> {
  if (!(await mayTryToken(request))) return null
  const access = await tokenGrant(request, token)
  if (access?.purpose !== 'confirm' && access?.purpose !== 'edit') return null
  const subscriber = await agencyOf(request.env, request.site.id).subscribers.find(access.subject)
  return subscriber && { purpose: access.purpose, subscriber }
}

/** Confirms the searches and redirects to the page of an edit token. */
async function confirm(
  { env, site, locale, now }: PageRequest,
  { id }: Subscriber,
): Promise<PageResult> {
  const token = await derivedToken(env, 'edit', site.id, id, now)
  const edit = await tokenToStore(token, 'edit', id, now)
  await agencyOf(env, site.id).searches.confirm(id, edit, now)
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
  const agency = agencyOf(env, site.id)
  const [searches, values, unsubscribe] = await Promise.all([
    agency.searches.list(subscriber.id),
    api.filterValues({}),
    derivedToken(env, 'unsubscribe', site.id, subscriber.id, now),
  ])
  const options = filterOptions(values, locale, t)
  const alternates = inEachLanguage(request, 'editSubscriptions', { token })
  if (purpose === 'confirm') {
    return tokenPage(
      t('subscription.confirmTitle'),
      <ConfirmView request={request} token={token} searches={searches} options={options} />,
      status,
      alternates,
    )
  }
  await agency.tokens.insert(await tokenToStore(unsubscribe, 'unsubscribe', subscriber.id, now))
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
    alternates,
  )
}
