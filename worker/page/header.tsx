import type { ReactNode } from 'react'
import { Icon } from '../../client/controls/icon.tsx'
import { assetHref, useView } from '../../client/view.tsx'
import { href, pageHref } from '../../shared/routes.ts'
import type { Navigation } from '../../shared/site/navigation.ts'
import { LanguageSwitch, type LanguageLink } from './language-switch.tsx'
import { Menu } from './menu.tsx'

interface Props {
  navigation: Navigation | null
  logo: string | null
  /** By night, where it has one of its own. */
  logoDark?: string | null
  /** The name stands in the logo. */
  logoHasName?: boolean
  languageLinks: LanguageLink[]
  path: string
}

/**
 * Name, menu, languages, favourites. On a phone, menu and languages are a popover, which opens, closes and returns the
 * focus without script; browsers without popovers show a plain list.
 */
export function Header({
  navigation,
  logo,
  logoDark,
  logoHasName = false,
  languageLinks,
  path,
}: Props): ReactNode {
  const view = useView()
  const { t, locale, site } = view
  return (
    <header className="site-header">
      <a
        className="site-header__name"
        href={pageHref(locale, '')}
        aria-label={t('header.home', { name: site.name })}
      >
        {logo && (
          <picture>
            {logoDark && (
              <source media="(prefers-color-scheme: dark)" srcSet={assetHref(logoDark)} />
            )}
            <img
              className={
                logoHasName ? 'site-header__logo site-header__logo--name' : 'site-header__logo'
              }
              src={assetHref(logo)}
              // The link has its name already: this is seen where the picture cannot be had (PAGE-116).
              alt={logoHasName ? site.name : ''}
              width={logoHasName ? undefined : '40'}
              height="40"
            />
          </picture>
        )}
        {!(logo && logoHasName) && site.name}
      </a>
      <div className="site-header__sheet" id="site-menu" popover="auto">
        <nav className="site-header__menu" aria-label={t('header.main')}>
          <Menu items={navigation?.items ?? []} view={view} path={path} />
        </nav>
        <LanguageSwitch links={languageLinks} view={view} />
        <button
          className="site-header__close"
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={t('header.closeMenu')}
        >
          <Icon name="close" />
        </button>
      </div>
      <a className="site-header__favorites" href={href('favorites', locale)}>
        <Icon name="heart" />
        <span className="site-header__favorites-word">{t('header.favorites')}</span>
        <span className="favorites-count" data-favorites-count />
      </a>
      <button className="site-header__open" type="button" popoverTarget="site-menu">
        <Icon name="menu" />
        <span className="visually-hidden">{t('header.menu')}</span>
      </button>
    </header>
  )
}
