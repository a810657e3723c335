import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createTranslator, type Translate } from '../../../shared/translator.ts'
import { browserFiles } from '../../page/browser-files.ts'
import { MESSAGES } from '../../site/messages.ts'
import { themeLinks } from '../../site/theme.ts'
import type { Desk } from '../env.ts'
import { DESK_MESSAGES } from '../messages.ts'
import { Navigation } from './navigation.tsx'
import { VisitBanner } from './visit-banner.tsx'

/** The texts of the desk, in the agency's own language. */
export function wordsOf(c: Pick<Desk, 'var'>): Translate {
  const { defaultLocale } = c.var.site
  const words = { ...MESSAGES[defaultLocale], ...DESK_MESSAGES[defaultLocale] }
  return createTranslator(defaultLocale, words)
}

export type Status = 200 | 401 | 403 | 404 | 409 | 422 | 429 | 503

/** A page of the desk in the agency's own look, whole without script; the desk's own script wakes what it finds in it. */
export async function deskPage(
  c: Desk,
  title: string,
  body: ReactNode,
  status: Status = 200,
): Promise<Response> {
  const { site, session } = c.var
  const t = wordsOf(c)
  const { theme, icon } = await themeLinks(site)
  const markup = renderToStaticMarkup(
    <html lang={site.defaultLocale} data-character={site.theme.character}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${site.name}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <link rel="stylesheet" href={browserFiles.style} />
        <link rel="stylesheet" href={theme} />
        <link rel="stylesheet" href={browserFiles.deskStyle} />
        <script type="module" src={browserFiles.deskScript} />
      </head>
      <body className="desk">
        <a className="skip-link" href="#desk">
          {t('document.skip')}
        </a>
        <header className="desk-header">
          <p className="desk-header__site">
            <a href="/desk">{site.name}</a>
          </p>
          {session && (
            <>
              <Navigation path={new URL(c.req.url).pathname} role={session.member.role} t={t} />
              <form method="post" action="/desk/out">
                <button type="submit" className="button button--quiet">
                  {t('desk.out')}
                </button>
              </form>
            </>
          )}
        </header>
        <VisitBanner session={session} t={t} />
        <main id="desk" className="desk-main">
          <h1>{title}</h1>
          {body}
        </main>
      </body>
    </html>,
  )
  return c.html(`<!DOCTYPE html>${markup}`, status)
}
