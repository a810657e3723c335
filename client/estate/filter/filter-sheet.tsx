import type { ReactNode } from 'react'
import { Icon } from '../../controls/icon.tsx'
import { useView } from '../../view.tsx'
import { openLabel } from './open-label.ts'

interface Props {
  id: string
  /** How many filters are set. */
  active: number
  /** What is searched, at the head of the sheet. */
  title?: string
  /** The island in it, which is fetched when its button is touched: before anything in it can be. */
  wakes?: string
  children: ReactNode
}

/**
 * Where the filter stands: in the page on a wide screen, on a phone a sheet that a button opens. A native
 * popover, so it opens without script; where popovers are unknown the filter simply stands there.
 */
export function FilterSheet({ id, active, title, wakes, children }: Props) {
  const { t } = useView()
  return (
    <div className="filter-sheet" data-wakes={wakes}>
      <button className="button filter-sheet__open" type="button" popoverTarget={id}>
        <Icon name="filter" />
        <span data-filter-active>{openLabel(active, t)}</span>
      </button>
      <div className="filter-sheet__panel" id={id} popover="auto">
        <button
          className="filter-sheet__close"
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('filter.close')}
        >
          <Icon name="close" />
        </button>
        <h2 className="filter-sheet__title" tabIndex={-1}>
          {title ?? t('filter.title')}
        </h2>
        {children}
      </div>
    </div>
  )
}
