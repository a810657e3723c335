import type { ReactNode } from 'react'
import { useView, type View } from '../../client/view.tsx'
import type { Office } from '../../shared/content/entity.ts'
import { href } from '../../shared/routes.ts'
import type { Navigation } from '../../shared/site/navigation.ts'
import type { Site } from '../../shared/site/site.ts'
import { Footer } from './footer.tsx'
import { Head, type HeadAssets, type HeadProps } from './head.tsx'
import { Header } from './header.tsx'
import { Fragment, WhereNeeded } from '../render/fragment.tsx'
import type { LanguageLink } from './language-switch.tsx'
import type { Notice } from '../site/notifications.ts'
import { NoticeLines } from './notices.tsx'

export interface ShellProps {
  view: View
  site: Site
  head: HeadProps
  navigation: { header: Navigation | null; footer: Navigation | null }
  assets: HeadAssets
  languageLinks: LanguageLink[]
  path: string
  /** As a page's `bottomBar`. */
  bottomBar?: true
  /** The map of its list is there: on a phone it is the screen. */
  isMapOpen?: boolean
  /** false: its name alone; pictures may not be to be had (PAGE-116). */
  hasLogo?: boolean
  offices?: Office[]
  hasTerms?: boolean
  notices?: Notice[]
  children: ReactNode
}

/** What the hearts of a page post, each a submit button of its own. */
function FavoritesForm(): ReactNode {
  const { locale } = useView()
  const action = href('ajax', locale, { call: 'favorites' })
  return <form id="favorites-form" method="post" action={action} hidden />
}

/** The document around a page: plain markup in reading order, complete without script or style. */
export function Shell({
  view,
  site,
  head,
  navigation,
  assets,
  languageLinks,
  path,
  bottomBar: bar,
  isMapOpen = false,
  hasLogo = true,
  offices = [],
  hasTerms = false,
  notices = [],
  children,
}: ShellProps): ReactNode {
  const { t, locale } = view
  return (
    <html
      lang={locale}
      data-character={site.theme.character}
      data-bar={bar && ''}
      data-map-open={isMapOpen ? '' : undefined}
    >
      <Head {...head} view={view} site={site} assets={assets} />
      <body id="top">
        <a className="skip-link" href="#main">
          {t('document.skip')}
        </a>
        <Fragment
          name="header"
          of={Header}
          props={{
            navigation: navigation.header,
            logo: hasLogo ? site.theme.logo : null,
            logoDark: site.theme.logoDark,
            logoHasName: site.theme.logoHasName,
            languageLinks,
            path,
          }}
        />
        <NoticeLines notices={notices} />
        <WhereNeeded by="hearts" name="favorites-form" of={FavoritesForm} props={{}} />
        <main id="main">{children}</main>
        <Fragment
          name="footer"
          of={Footer}
          props={{ site, navigation: navigation.footer, offices, hasTerms }}
        />
      </body>
    </html>
  )
}
