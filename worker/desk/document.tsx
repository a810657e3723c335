import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createTranslator, type Translate } from '../../shared/translator.ts'
import { browserFiles } from '../page/browser-files.ts'
import { MESSAGES } from '../site/messages.ts'
import { themeLinks } from '../site/theme.ts'
import type { DeskEnv } from './env.ts'

/** The texts of the desk, in the agency's own language. */
export function wordsOf(c: Context<DeskEnv>): Translate {
  const { defaultLocale } = c.var.site
  return createTranslator(defaultLocale, MESSAGES[defaultLocale])
}

type Status = 200 | 401 | 403 | 404 | 409 | 422

/** A page of the desk: no script, the agency's own look. */
export async function deskPage(
  c: Context<DeskEnv>,
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
      </head>
      <body>
        <main className="section section--first form-page">
          <header className="section__header">
            <p>{`${site.name} · ${t('desk.title')}`}</p>
            <h1 className="section__title">{title}</h1>
          </header>
          {body}
          {session && (
            <form method="post" action="/desk/out">
              <button type="submit" className="button button--quiet">
                {t('desk.out')}
              </button>
            </form>
          )}
        </main>
      </body>
    </html>,
  )
  return c.html(`<!DOCTYPE html>${markup}`, status)
}
