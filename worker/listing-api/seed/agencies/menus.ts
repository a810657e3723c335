import type { NavigationItem } from '../../../../shared/site/navigation.ts'
import { LABELS, URLS, words, type PageName, type Words } from './words.ts'

type Branch =
  | PageName
  | { page: PageName; label: Words; below: Branch[] }
  | { route: string; label: Words }

export const FAVORITES: Branch = {
  route: 'favorites',
  label: words('Favorieten', 'Favoris', 'Favorites', 'Favoriten'),
}

export const SUBSCRIBE: Branch = {
  route: 'subscribe',
  label: words(
    'Hou me op de hoogte',
    'Tenez-moi informé',
    'Keep me informed',
    'Halten Sie mich auf dem Laufenden',
  ),
}

export const HOLIDAYS: Branch = {
  route: 'rentals',
  label: words('Vakantieverhuur', 'Locations de vacances', 'Holiday rentals', 'Ferienwohnungen'),
}

/** Menu items numbered in reading order, from `firstId`. */
export function menuOf(branches: Branch[], firstId: number): NavigationItem[] {
  let id = firstId
  const item = (branch: Branch): NavigationItem => {
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
