import type { MouseEvent } from 'react'
import { writeAddress } from '../../../shared/search/address.ts'
import type { Search } from '../../../shared/search/criteria.ts'
import { describe, type OptionLabels } from '../../../shared/search/describe.ts'
import type { Translate } from '../../../shared/translator.ts'
import { Icon } from '../../controls/icon.tsx'
import { useView } from '../../view.tsx'

/** The conditions of a search as text for the page title: 'Gent (9000), Huis'. */
export const conditionsText = (search: Search, t: Translate, labels: OptionLabels): string =>
  describe(search, t, labels)
    .map(({ label }) => label)
    .join(', ')

interface Props {
  search: Search
  labels: OptionLabels
  /** Path of the page that shows the list. */
  action: string
  /** From the island, once it is hydrated. */
  onRemove?: (rest: Search) => void
}

/** The conditions, each a link to the search without it, so that it works before any script. */
export function Chips({ search, labels, action, onRemove }: Props) {
  const { t } = useView()
  const chips = describe(search, t, labels)
  if (chips.length === 0) return null
  return (
    <ul className="filter__chips" aria-label={t('filter.chosen')}>
      {chips.map(({ id, label, rest }) => {
        const params = writeAddress(rest)
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
