import type { ReactNode } from 'react'
import type { FilterOptions } from '../../shared/search/filter-options.ts'
import { currentCode } from '../../shared/search/municipality-codes.ts'
import { readAddress } from '../../shared/search/address.ts'
import { href } from '../../shared/routes.ts'
import { describeSearch } from '../../shared/subscription/describe-search.ts'
import type { PageRequest } from '../page/result.ts'
import type { SearchRow } from '../agency/subscription/searches.ts'

interface Props {
  request: PageRequest
  token: string
  searches: SearchRow[]
  options: FilterOptions
}

/** The searches to confirm. A button and not a link: mail scanners follow links. */
export function ConfirmView({
  request: { t, locale, site },
  token,
  searches,
  options,
}: Props): ReactNode {
  const pending = searches.filter(search => search.confirmed_at === null)
  return (
    <>
      <p>{t('subscription.confirmText', { site: site.name })}</p>
      <ul>
        {pending.map(search => (
          <li key={search.id}>
            <SearchSummary
              search={search}
              t={t}
              locale={locale}
              source={site.source}
              options={options}
            />
          </li>
        ))}
      </ul>
      <form className="form" method="post" action={href('editSubscriptions', locale, { token })}>
        <p>
          <button className="button" type="submit" name="do" value="confirm">
            {t('subscription.confirm')}
          </button>
        </p>
      </form>
      <p>{t('subscription.confirmIgnore')}</p>
    </>
  )
}

type SearchSummaryProps = Pick<PageRequest, 't' | 'locale'> & {
  search: SearchRow
  source: 'main' | 'guid'
  options: FilterOptions
}

/** A search by its name and, where that differs, its description. Labels are looked up by id, never stored. */
export function SearchSummary({
  search,
  t,
  locale,
  source,
  options,
}: SearchSummaryProps): ReactNode {
  const description = describeSearch(
    readAddress(new URLSearchParams(search.filter)),
    { t, locale },
    source,
    id => options.city.find(({ value }) => value === id || value === currentCode(id))?.label,
  )
  return search.name === description ? (
    description
  ) : (
    <>
      <strong>{search.name}</strong> · {description}
    </>
  )
}
