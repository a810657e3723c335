import type { Link } from '../../../../shared/content/section.ts'
import type { NavigationItem } from '../../../../shared/site/navigation.ts'
import { LABELS, URLS, localized, type PageName, type LocalizedText } from './localized.ts'

type MenuEntry =
  | PageName
  | { page: PageName; label: LocalizedText; below: MenuEntry[] }
  | { route: string; label: LocalizedText }

export const FAVORITES: MenuEntry = {
  route: 'favorites',
  label: localized('Favorieten', 'Favoris', 'Favourites', 'Favoriten'),
}

export const SUBSCRIBE: MenuEntry = {
  route: 'subscribe',
  label: localized(
    'Hou me op de hoogte',
    'Tenez-moi informé',
    'Keep me informed',
    'Halten Sie mich auf dem Laufenden',
  ),
}

export const HOLIDAYS: MenuEntry = {
  route: 'rentals',
  label: localized(
    'Vakantieverhuur',
    'Locations de vacances',
    'Holiday rentals',
    'Ferienwohnungen',
  ),
}

/** Menu items numbered in reading order, from `firstId`. */
export function menuOf(branches: MenuEntry[], firstId: number): NavigationItem[] {
  let id = firstId
  const item = (branch: MenuEntry): NavigationItem => {
    const own = id++
    if (typeof branch === 'string')
      return { id: own, label: LABELS[branch], target: { page: URLS[branch] }, children: [] }
    if ('route' in branch)
      return { id: own, label: branch.label, target: { route: branch.route }, children: [] }
    return {
      id: own,
      label: branch.label,
      target: { page: URLS[branch.page] },
      children: branch.below.map(item),
    }
  }
  return branches.map(item)
}

/** What one may search from the home page; its own bar is about what is for sale. */
export const searchTabs = (hasHolidays = false): Link[] => [
  { label: localized('Kopen', 'Acheter', 'Buy', 'Kaufen'), page: URLS.sale },
  { label: localized('Huren', 'Louer', 'Rent', 'Mieten'), page: URLS.rent },
  { label: localized('Nieuwbouw', 'Neuf', 'New build', 'Neubau'), page: URLS.projects },
  ...(hasHolidays
    ? [{ label: localized('Vakantie', 'Vacances', 'Holidays', 'Urlaub'), route: 'rentals' }]
    : []),
]
