import type { MouseEvent } from 'react'
import { type FilterQuery, filterParams } from '../../../shared/search/filter.ts'
import { Icon } from '../../controls/icon.tsx'
import { useView } from '../../view.tsx'

interface Props {
  filter: FilterQuery
  /** Path of the page that shows the list. */
  action: string
  /** From the island, once it is hydrated. */
  onRemove?: () => void
}

/** The drawn area that is searched in, and the way to leave it: a link, so that it works before any script. */
export function AreaChip({ filter, action, onRemove: onDrop }: Props) {
  const { t } = useView()
  if (!filter.within) return null
  const params = filterParams({ ...filter, within: undefined })
  const onClick = (event: MouseEvent): void => {
    if (!onDrop) return
    event.preventDefault()
    onDrop()
  }
  return (
    <p className="filter__chips">
      <a
        className="map-tools__button map-tools__button--on"
        href={params.size > 0 ? `${action}?${params}` : action}
        onClick={onClick}
      >
        {t('map.area')}
        <Icon name="close" />
        <span className="visually-hidden">{t('map.drop')}</span>
      </a>
    </p>
  )
}
