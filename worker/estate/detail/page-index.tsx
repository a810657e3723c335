import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'

export interface IndexEntry {
  anchor: string
  title: string
}

/** What is on the page and where: plain links to its parts. */
export function PageIndex({ entries }: { entries: IndexEntry[] }): ReactNode {
  const { t } = useView()
  if (entries.length < 2) return null
  return (
    <nav className="page-index" aria-label={t('detail.index')}>
      <ul className="page-index__list">
        {entries.map(({ anchor, title }) => (
          <li key={anchor}>
            <a className="page-index__link" href={`#${anchor}`} data-scroll>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
