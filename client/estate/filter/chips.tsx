import type { MouseEvent } from 'react'
import { formatNumber } from '../../../shared/format.ts'
import { type FilterKey, type FilterQuery, filterParams } from '../../../shared/search/filter.ts'
import { kmText, parseGeoRange } from '../../../shared/search/geo-range.ts'
import { moreConditions } from '../../../shared/search/more-conditions.ts'
import type { Translate } from '../../../shared/translator.ts'
import { Icon } from '../../controls/icon.tsx'
import { useView } from '../../view.tsx'

/** Words of the chosen options, by 'city 44021', and of a street or quarter, by 'geo_range 0.5km;…'. */
export type OptionLabels = Readonly<Record<string, string | undefined>>

interface Chip {
  id: string
  label: string
  /** The filter without it. */
  rest: FilterQuery
}

/** The menus whose every choice is a condition of its own. */
const MENUS = ['city', 'type', 'subType', 'bedrooms'] as const

/** What is filtered by, one condition a chip, in the order of the bar (FILTER-53). */
export function chipsOf(filter: FilterQuery, labels: OptionLabels, t: Translate): Chip[] {
  const whole = (key: FilterKey, label: string | null): Chip[] =>
    filter[key] !== undefined && label !== null
      ? [{ id: key, label, rest: { ...filter, [key]: undefined } }]
      : []
  const price = (key: 'price-min' | 'price-max', words: string): Chip[] =>
    whole(key, `${t(words)} ${formatNumber('currency', filter[key] ?? null) ?? ''}`)
  const circle = parseGeoRange(filter.geo_range ?? '')
  return [
    ...whole('within', t('map.area')),
    ...whole(
      'geo_range',
      circle &&
        (labels[`geo_range ${filter.geo_range}`] ?? t('filter.radius', { km: kmText(circle.km) })),
    ),
    ...MENUS.flatMap(key =>
      (filter[key] ?? []).flatMap(value => {
        const label = labels[`${key} ${value}`]
        const others = (filter[key] ?? []).filter(other => other !== value)
        const rest = { ...filter, [key]: others.length > 0 ? others : undefined }
        return label ? [{ id: `${key} ${value}`, label, rest }] : []
      }),
    ),
    ...whole('bed-min', t('filter.bedroomsOrMore', { count: filter['bed-min'] ?? 0 })),
    ...price('price-min', 'filter.priceMin'),
    ...price('price-max', 'filter.priceMax'),
    ...moreConditions(filter, t),
  ]
}

interface Props {
  filter: FilterQuery
  labels: OptionLabels
  /** Path of the page that shows the list. */
  action: string
  /** From the island, once it is hydrated. */
  onRemove?: (rest: FilterQuery) => void
}

/** The conditions, each a link to the search without it, so that it works before any script. */
export function Chips({ filter, labels, action, onRemove }: Props) {
  const { t } = useView()
  const chips = chipsOf(filter, labels, t)
  if (chips.length === 0) return null
  return (
    <ul className="filter__chips" aria-label={t('filter.chosen')}>
      {chips.map(({ id, label, rest }) => {
        const params = filterParams(rest)
        const onClick = (event: MouseEvent): void => {
          if (!onRemove) return
          event.preventDefault()
          onRemove(rest)
        }
        return (
          <li key={id}>
            <a
              className="chip"
              href={params.size > 0 ? `${action}?${params}` : action}
              rel="nofollow"
              onClick={onClick}
            >
              {label} <Icon name="close" />
              <span className="visually-hidden">{t('map.drop')}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
