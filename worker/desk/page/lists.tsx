import type { ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'
import { formatNumber } from '../../../shared/format.ts'
import type { Translate } from '../../../shared/translator.ts'

/** Earlier and later pages of a list; nothing where there is one page. */
export const Pager = ({
  page,
  pages,
  href,
  t,
}: {
  /** From 1. */
  page: number
  pages: number
  href: (page: number) => string
  t: Translate
}): ReactNode =>
  pages > 1 && (
    <nav className="pager" aria-label={t('deskPage.pager.label')}>
      {page > 1 && (
        <a className="button button--quiet button--small" href={href(page - 1)} rel="prev">
          <Icon name="arrow-left" /> {t('deskPage.pager.previous')}
        </a>
      )}
      <span>{t('deskPage.pager.at', { page, pages })}</span>
      {page < pages && (
        <a className="button button--quiet button--small" href={href(page + 1)} rel="next">
          {t('deskPage.pager.next')} <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )

/**
 * Searches a list by GET. `children` go with the words; `filters`, selects for instance, are folded away on a telephone unless one
 * of them is set (`isFiltered`).
 */
export const SearchBox = ({
  action,
  label,
  name = 'q',
  value = '',
  children,
  filters,
  isFiltered = false,
  t,
}: {
  action: string
  label: string
  name?: string
  value?: string
  children?: ReactNode
  filters?: ReactNode
  isFiltered?: boolean
  t: Translate
}): ReactNode => (
  <form className="search-box" role="search" method="get" action={action}>
    <div className="field search-box__words">
      <label className="field__label" htmlFor={name}>
        {label}
      </label>
      <input
        className="control"
        type="search"
        id={name}
        name={name}
        defaultValue={value}
        maxLength={100}
      />
    </div>
    {children}
    {filters && (
      <details className="search-box__more" open={isFiltered}>
        <summary>{t('deskPage.filters')}</summary>
        <div className="search-box__filters">{filters}</div>
      </details>
    )}
    <button type="submit" className="button button--quiet">
      <Icon name="search" /> {t('deskPage.search')}
    </button>
  </form>
)

interface Tab {
  href: string
  label: string
  /** How many wait behind it. */
  count?: number
  isCurrent?: boolean
}

/** Parts of one thing, each a page: links, not a widget. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }): ReactNode => (
  <nav className="desk-tabs" aria-label={label}>
    <ul>
      {tabs.map(tab => (
        <li key={tab.href}>
          <a href={tab.href} {...(tab.isCurrent && { 'aria-current': 'page' as const })}>
            {tab.label}
            {tab.count !== undefined && (
              <span className="count">{formatNumber('number', tab.count)}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** Facts as pairs: term and what it is. Empty ones stay away. */
export const Facts = ({
  facts,
}: {
  facts: readonly (readonly [string, ReactNode])[]
}): ReactNode => (
  <dl className="facts">
    {facts
      .filter(([, fact]) => fact !== null && fact !== undefined && fact !== '')
      .map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
  </dl>
)
