import type { ReactNode } from 'react'
import type { Link } from '../../../shared/content/section.ts'
import { linkHref } from '../../../shared/content/link-href.ts'
import { localize } from '../../../shared/locale.ts'
import { useView } from '../../../client/view.tsx'
import type { RequestContext } from '../../site/request-context.ts'

/** A list that one may search, by its word and its path. */
export interface SearchTab {
  label: string
  to: string
}

type Context = Pick<RequestContext, 'api' | 'locale'>

/** The lists that a bar names, as far as this language has them. */
export const tabsOf = (links: Link[] = [], { locale }: Pick<Context, 'locale'>): SearchTab[] =>
  links.flatMap(link => {
    const [label, to] = [localize(link.label, locale), linkHref(link, locale)]
    return label && to ? [{ label, to }] : []
  })

/** Those of the home page's bar, where the page at this path is one of them (FILTER-62). */
export async function tabsAbove(path: string, { api, locale }: Context): Promise<SearchTab[]> {
  const home = await api.pageByUrl(locale, { isAside: true }).catch(() => null)
  const bar = home?.sections.find(section => section.type === 'estateFilter' && section.tabs)
  const tabs = bar?.type === 'estateFilter' ? tabsOf(bar.tabs, { locale }) : []
  return tabs.some(({ to }) => to === path) ? tabs : []
}

interface Props {
  tabs: readonly SearchTab[]
  /** The path of the list that is searched. */
  current: string
  /** What they keep of the search, such as its place. */
  query?: string
}

/** The lists that one may search, each with a search of its own; the one of this bar is marked (FILTER-56). */
export function SearchTabs({ tabs, current, query }: Props): ReactNode {
  const { t } = useView()
  if (tabs.length < 2) return null
  return (
    <nav className="search-tabs" aria-label={t('filter.tabs')}>
      <ul>
        {tabs.map(({ label, to }) => (
          <li key={to}>
            <a
              href={query ? `${to}?${query}` : to}
              aria-current={to === current ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
