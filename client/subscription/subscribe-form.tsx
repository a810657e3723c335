import type { ReactNode } from 'react'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import type { FilterOptions } from '../../shared/search/filter-options.ts'
import { href } from '../../shared/routes.ts'
import type { SavedSearch } from '../../shared/subscription/subscription-request.ts'
import { FormAlerts } from '../forms/form-alerts.tsx'
import { PrivacyField, Honeypot, type FormView } from '../forms/form-fields.tsx'
import { EmailField } from '../forms/person-fields.tsx'
import { useView } from '../view.tsx'
import { SearchFields } from './search-fields.tsx'

interface SubscribeFormProps {
  search: SavedSearch
  options: FilterOptions
  failed: RejectedForm | null
}

/** Subscribes one address to one search. Works without script; rendered on the server only. */
export function SubscribeForm({ search, options, failed }: SubscribeFormProps): ReactNode {
  const { t, locale, site } = useView()
  const form: FormView = {
    id: 'subscribe',
    fields: failed?.fields ?? null,
    errors: failed?.errors ?? {},
  }
  return (
    <form className="form" method="post" action={href('subscribe', locale)} id={form.id}>
      <FormAlerts failure={failed ? t(`formFailure.${failed.reason}`) : null} />
      <EmailField form={form} hint={t('subscription.emailHint')} />
      <SearchFields form={form} saved={search} options={options} />
      <Honeypot form={form} />
      <PrivacyField form={form} text={t('consent.subscription', { agency: site.name })} />
      <p>
        <button className="button" type="submit">
          {t('subscription.submit')}
        </button>
      </p>
    </form>
  )
}
