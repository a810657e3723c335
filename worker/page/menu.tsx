import type { ReactNode } from 'react'
import { Icon } from '../../client/controls/icon.tsx'
import type { View } from '../../client/view.tsx'
import { langOf, localize } from '../../shared/locale.ts'
import type { NavigationItem } from '../../shared/site/navigation.ts'
import { linkHref } from '../../shared/content/link-href.ts'

interface Props {
  items: NavigationItem[]
  view: View
  path: string
}

/** A menu whose sub-menus are <details>, one open at a time: they need no script and work by touch. */
export function Menu({ items, view, path }: Props): ReactNode {
  const shown = items.filter(item => isShown(item, view))
  return (
    <ul className="site-menu">
      {shown.map(item => (
        <li key={item.id} className="site-menu__item">
          {item.children.some(child => isShown(child, view)) ? (
            <SubMenu item={item} view={view} path={path} />
          ) : (
            <MenuLink item={item} view={view} path={path} />
          )}
        </li>
      ))}
    </ul>
  )
}

function SubMenu({
  item,
  view,
  path,
}: {
  item: NavigationItem
  view: View
  path: string
}): ReactNode {
  const overview = linkHref(item.target, view.locale)
  const links = item.children.filter(child => isShown(child, view))
  const isHere = [item, ...links].some(link => linkHref(link.target, view.locale) === path)
  return (
    <details className="sub-menu" name="sub-menu" data-menu>
      <summary
        className={isHere ? 'site-menu__link site-menu__link--here' : 'site-menu__link'}
        {...langOf(item.label, view.locale)}
      >
        {localize(item.label, view.locale)}
        <Icon name="chevron-down" />
      </summary>
      <ul className="sub-menu__list">
        {overview && !links.some(link => linkHref(link.target, view.locale) === overview) && (
          <li>
            <a className="site-menu__link" href={overview}>
              {view.t('header.overview')}
            </a>
          </li>
        )}
        <Links items={links} view={view} path={path} />
      </ul>
    </details>
  )
}

/** A menu with all links visible: a list under each heading, then the items without sub-items. */
export function OpenMenu({ items, view }: Pick<Props, 'items' | 'view'>): ReactNode {
  const shown = items.filter(item => isShown(item, view))
  const headings = shown.filter(item => item.children.some(child => isShown(child, view)))
  const loose = shown.filter(item => !headings.includes(item))
  return (
    <div className="open-menu">
      {headings.map(item => (
        <section key={item.id}>
          <h2 className="open-menu__title" {...langOf(item.label, view.locale)}>
            {localize(item.label, view.locale)}
          </h2>
          <ul className="open-menu__list">
            <Links items={item.children} view={view} path="" />
          </ul>
        </section>
      ))}
      {loose.length > 0 && (
        <ul className="open-menu__list">
          <Links items={loose} view={view} path="" />
        </ul>
      )}
    </div>
  )
}

/** Links, each with its sub-items, to any depth. */
function Links({ items, view, path }: Props): ReactNode {
  return items
    .filter(item => isShown(item, view))
    .map(item => (
      <li key={item.id}>
        <MenuLink item={item} view={view} path={path} />
        {item.children.some(child => isShown(child, view)) && (
          <ul className="site-menu__below">
            <Links items={item.children} view={view} path={path} />
          </ul>
        )}
      </li>
    ))
}

function MenuLink({
  item,
  view,
  path,
}: {
  item: NavigationItem
  view: View
  path: string
}): ReactNode {
  const address = linkHref(item.target, view.locale) ?? undefined
  return (
    <a
      className="site-menu__link"
      href={address}
      aria-current={address === path ? 'page' : undefined}
      {...langOf(item.label, view.locale)}
    >
      {localize(item.label, view.locale)}
    </a>
  )
}

/** An item needs a name in this language, and a link or a sub-item with one. */
const isShown = (item: NavigationItem, view: View): boolean =>
  Boolean(localize(item.label, view.locale)) &&
  (linkHref(item.target, view.locale) !== null || item.children.some(child => isShown(child, view)))
