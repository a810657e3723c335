import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { themeFonts } from '../../../shared/site/theme.ts'
import { createTranslator, type Translate } from '../../../shared/translator.ts'
import { browserFiles } from '../../page/browser-files.ts'
import { MESSAGES } from '../../site/messages.ts'
import { themeLinks } from '../../site/theme.ts'
import type { Desk } from '../env.ts'
import { DESK_MESSAGES } from '../messages.ts'
import { Done } from './done.tsx'
import { Bar, Menu } from './navigation.tsx'
import { PageTop, type Top } from './page-top.tsx'
import { withTypedNames } from './typed-names.ts'
import { UnsentNotices } from './unsent-notices.tsx'
import { VisitBanner } from './visit-banner.tsx'

/** The texts of the desk, in the agency's own language. */
export function wordsOf(c: Pick<Desk, 'var'>): Translate {
  const { defaultLocale } = c.var.site
  const words = { ...MESSAGES[defaultLocale], ...DESK_MESSAGES[defaultLocale] }
  return createTranslator(defaultLocale, words)
}

export type Status = 200 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 500 | 502 | 503

/** A page of the desk in the agency's own look, whole without script; the desk's own script wakes what it finds in it. */
export async function deskPage(
  c: Desk,
  title: string,
  body: ReactNode,
  status: Status = 200,
  top: Top = {},
): Promise<Response> {
  const { site, session } = c.var
  const t = wordsOf(c)
  const { theme, icon, colours } = await themeLinks(site)
  const { pathname, searchParams } = new URL(c.req.url)
  const place = session && { path: pathname, member: session.member, t }
  const markup = renderToStaticMarkup(
    <html lang={site.defaultLocale} data-character={site.theme.character}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${status === 422 ? `${t('deskPage.wrong')}: ` : ''}${title} · ${site.name}`}</title>
        <meta name="robots" content="noindex" />
        {fontLinks(site)}
        <link rel="stylesheet" href={browserFiles.style} />
        <link rel="stylesheet" href={theme} />
        <link rel="stylesheet" href={browserFiles.deskStyle} />
        <script type="module" src={browserFiles.deskScript} />
        <meta name="theme-color" content={colours.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={colours.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={icon} />
      </head>
      <body className={place ? 'desk desk--in' : 'desk'} data-member={place?.member.id}>
        <a className="skip-link" href="#desk">
          {t('document.skip')}
        </a>
        <header className="desk-header">
          <p className="desk-header__site">
            <a href="/desk">
              <img src={icon} alt="" width="32" height="32" />
              <span>{site.name}</span>
            </a>
          </p>
          {place && <Menu {...place} />}
        </header>
        <main id="desk" className="desk-main" tabIndex={-1}>
          <VisitBanner session={session} t={t} />
          <PageTop title={title} {...top} />
          <Done word={searchParams.get('done')} t={t} />
          {body}
        </main>
        {place && <Bar {...place} />}
        {place && <UnsentNotices t={t} />}
      </body>
    </html>,
  )
  if (status === 503) c.header('Retry-After', '30')
  return withTypedNames(await c.html(`<!DOCTYPE html>${markup}`, status))
}

/** The theme's two, so that no text jumps when they arrive. */
export const fontLinks = ({ theme }: Desk['var']['site']): ReactNode =>
  themeFonts(theme)
    .flatMap(name =>
      browserFiles.fonts.filter(file => new RegExp(`/${name}[-.][^/]*$`).test(file)).slice(0, 1),
    )
    .map(font => (
      <link
        key={font}
        rel="preload"
        as="font"
        type="font/woff2"
        href={font}
        crossOrigin="anonymous"
      />
    ))
