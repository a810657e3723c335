import type { ReactNode } from 'react'
import { Icon } from '../../client/controls/icon.tsx'
import { useView } from '../../client/view.tsx'
import { formatDate } from '../../shared/format.ts'
import { localize, type Locale } from '../../shared/locale.ts'
import {
  parseRentalQuery,
  type RentalFilters,
  rentalParams,
  type RentalQuery,
} from '../../shared/rental/search.ts'
import { href } from '../../shared/routes.ts'
import type { Translate } from '../../shared/translator.ts'

/** A condition, and the search without it. */
interface Chip {
  label: string
  rest: RentalQuery
}

interface Props {
  params: URLSearchParams
  filters: RentalFilters
  /** Said too, though no holiday home is searched by it. */
  others?: readonly string[]
}

/** What holiday homes are searched by, one condition a chip, each a link to the search without it (RENTAL-72). */
export function RentalChips({ params, filters, others = [] }: Props): ReactNode {
  const { locale, t } = useView()
  const query = parseRentalQuery(params)
  const chips = [
    ...others.map((label): Chip => ({ label, rest: query })),
    ...chipsOf(query, filters, locale, t),
  ]
  if (chips.length === 0) return null
  return (
    <ul className="filter__chips" aria-label={t('filter.chosen')}>
      {chips.map(({ label, rest }) => (
        <li key={label}>
          <a
            className="chip"
            href={href('rentals', locale, {}, rentalParams(rest, 1))}
            rel="nofollow"
          >
            {label} <Icon name="close" />
            <span className="visually-hidden">{t('map.drop')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function chipsOf(query: RentalQuery, filters: RentalFilters, locale: Locale, t: Translate): Chip[] {
  const { persons, periodType, start, end } = query
  const each = (
    key: 'cityId' | 'locationId' | 'subKindId',
    named: readonly { id: number; name: unknown; alias?: unknown }[],
  ): Chip[] =>
    (query[key] ?? []).flatMap(id => {
      const found = named.find(other => other.id === id)
      const label = localize(found?.alias, locale) || localize(found?.name, locale)
      const rest = { ...query, [key]: (query[key] ?? []).filter(other => other !== id) }
      return label ? [{ label, rest }] : []
    })
  const days = [start, end].flatMap(day => formatDate(day ?? null) ?? []).join(' – ')
  return [
    ...each('locationId', filters.locations),
    ...each('cityId', filters.cities),
    ...each('subKindId', filters.subKinds),
    ...(persons
      ? [
          {
            label: t('sentence.persons', { count: persons }),
            rest: { ...query, persons: undefined },
          },
        ]
      : []),
    ...(periodType
      ? [{ label: t(`rental.type.${periodType}`), rest: { ...query, periodType: undefined } }]
      : []),
    ...(days ? [{ label: days, rest: { ...query, start: undefined, end: undefined } }] : []),
  ]
}
