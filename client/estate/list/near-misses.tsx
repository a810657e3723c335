import { kmText } from '../../../shared/search/geo-range.ts'
import { formatNumber } from '../../../shared/format.ts'
import { href } from '../../../shared/routes.ts'
import type { NearMiss } from '../../../shared/search/near-miss.ts'
import type { Translate } from '../../../shared/translator.ts'
import { useView } from '../../view.tsx'
import { useResponse } from '../search/use-response.ts'

/** What would be found with a little less, each a link to it (SEARCH-19). */
export function NearMisses({ misses, path }: { misses: readonly NearMiss[]; path: string }) {
  const { t } = useView()
  if (misses.length === 0) return null
  return (
    <div className="empty-list__suggestion">
      <p>{t('suggest.title')}</p>
      <ul>
        {misses.map(miss => (
          <li key={miss.query}>
            <a href={miss.query ? `${path}?${miss.query}` : path}>{wordsOf(miss, t)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function wordsOf({ how, key, label, to = 0, count }: NearMiss, t: Translate): string {
  if (how === 'wider') return t('suggest.wider', { count, km: kmText(to) })
  return how === 'less'
    ? t('suggest.with', { count, filter: lessOf(key, to, t) })
    : t('suggest.found', { count, filter: label ?? t(`suggest.keys.${key}`) })
}

function lessOf(key: NearMiss['key'], to: number, t: Translate): string {
  if (key === 'bedrooms') return t('filter.bedroomCount', { count: to })
  const area = formatNumber('surface', to) ?? ''
  if (key === 'area-min') return t('filter.areaFrom', { area })
  if (key === 'plot-min') return t('filter.plotFrom', { area })
  const words = t(key === 'price-max' ? 'filter.priceMax' : 'filter.priceMin')
  return `${words} ${formatNumber('currency', to) ?? ''}`
}

/** The same for a list that was found empty on the page. */
export function LoadedNearMisses({
  list,
  params,
  path,
}: {
  list: string
  params: string
  path: string
}) {
  const { locale } = useView()
  const call = href(
    'ajax',
    locale,
    { call: 'suggest-drop' },
    new URLSearchParams(`list=${encodeURIComponent(list)}&${params}`),
  )
  const found = useResponse<NearMiss[]>(call)
  return found?.of === call ? <NearMisses misses={found.value} path={path} /> : null
}
