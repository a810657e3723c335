import { SubscribeForm } from '../../client/subscription/subscribe-form.tsx'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { filterOptions } from '../../shared/search/filter-options.ts'
import { readAddress } from '../../shared/search/address.ts'
import { href, pageHref } from '../../shared/routes.ts'
import type { Reason } from '../../shared/subscription/reason.ts'
import {
  readFrequency,
  readReasons,
  type SavedSearch,
} from '../../shared/subscription/subscription-request.ts'
import { FormIsland } from '../forms/form-island.tsx'
import { isHoneypotFilled } from '../forms/bot-check.ts'
import { receiveForm } from '../forms/receive.ts'
import type { PageHandler, PageRequest, HtmlPage } from '../page/result.ts'
import { subscribe } from './subscribe.ts'

/** Ticked on a new form. */
const DEFAULT_REASONS: readonly Reason[] = ['new', 'price', 'back']

/** The subscription form (SUBS-1), prefilled with the filter of the list that the visitor comes from. */
export const subscribePage: PageHandler = request => showForm(request, null)

/** The form posts here: accepted, it leads to the success page, whoever the address belongs to. */
export const postSubscription: PageHandler = async request => {
  if (!request.visitorRequest) return showForm(request, null)
  const received = await receiveForm(request.visitorRequest, request, 'subscribe')
  if ('reason' in received) return showForm(request, received)
  const failed = isHoneypotFilled(received.fields) ? null : await subscribe(request, received)
  return failed
    ? showForm(request, failed)
    : { kind: 'redirect', to: href('subscribeSuccess', request.locale), status: 303 }
}

export const subscribeSuccessPage: PageHandler = async request => {
  const { t, locale, site } = request
  return {
    kind: 'page',
    status: 200,
    title: t('subscription.successTitle'),
    description: '',
    policy: 'content',
    tags: [],
    robots: 'noindex',
    alternates: Object.fromEntries(
      site.locales.map(other => [other, href('subscribeSuccess', other)]),
    ),
    body: (
      <section className="section section--first form-page">
        <header className="section__header">
          <h1 className="section__title">{t('subscription.successTitle')}</h1>
        </header>
        <div className="alert alert--success">
          <p>{t('subscription.successText')}</p>
        </div>
        <p>{t('subscription.successSpam', { site: site.name })}</p>
        <p>
          <a className="button" href={pageHref(locale, '')}>
            {t('favorites.look')}
          </a>
        </p>
      </section>
    ),
  }
}

async function showForm(request: PageRequest, failed: RejectedForm | null): Promise<HtmlPage> {
  const { t, site, api, locale, url } = request
  const options = filterOptions(await api.filterValues({}), locale, t)
  return {
    kind: 'page',
    status: failed?.status ?? 200,
    title: t('subscription.title'),
    description: t('subscription.intro'),
    policy: failed ? 'personal' : 'content',
    tags: [`list-${site.id}`],
    robots: failed || url.search ? 'noindex, follow' : undefined,
    alternates: Object.fromEntries(
      site.locales.map(other => [
        other,
        href('subscribe', other, {}, failed ? undefined : url.searchParams),
      ]),
    ),
    body: (
      <section className="section section--first form-page">
        <header className="section__header">
          <h1 className="section__title">{t('subscription.title')}</h1>
          <p className="section__intro">{t('subscription.intro')}</p>
        </header>
        <FormIsland
          context={request}
          form="subscribe"
          by="post"
          component={SubscribeForm}
          served={{ search: initialSearch(failed?.fields ?? null, url), options, failed }}
        />
      </section>
    ),
  }
}

/** What was sent, else what the address says, else the defaults. */
const initialSearch = (sent: URLSearchParams | null, url: URL): SavedSearch => ({
  name: sent?.get('name') ?? '',
  search: readAddress(sent ?? url.searchParams),
  frequency: readFrequency(sent ?? new URLSearchParams()),
  reasons: sent ? readReasons(sent) : [...DEFAULT_REASONS],
})
