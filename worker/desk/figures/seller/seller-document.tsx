import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../../../shared/locale.ts'
import { createTranslator, type Translate } from '../../../../shared/translator.ts'
import { browserFiles } from '../../../page/browser-files.ts'
import { MESSAGES } from '../../../site/messages.ts'
import { themeLinks } from '../../../site/theme.ts'
import type { Desk } from '../../env.ts'
import { DESK_MESSAGES } from '../../messages.ts'
import { fontLinks, type Status } from '../../page/document.tsx'

export const wordsIn = (locale: Locale): Translate =>
  createTranslator(locale, { ...MESSAGES[locale], ...DESK_MESSAGES[locale] })

interface Page {
  locale: Locale
  title: string
  status: Status
  body: ReactNode
}

/** A page for somebody outside the agency, in their language: the agency's look, no script, and nobody is told where it was. */
export async function sellerDocument(
  c: Desk,
  { locale, title, status, body }: Page,
): Promise<Response> {
  const { site } = c.var
  const { phone, email } = site.agency
  const { theme, icon, colours } = await themeLinks(site)
  const markup = renderToStaticMarkup(
    <html lang={locale} data-character={site.theme.character}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${title} · ${site.name}`}</title>
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        {fontLinks(site)}
        <link rel="stylesheet" href={browserFiles.style} />
        <link rel="stylesheet" href={theme} />
        <link rel="stylesheet" href={browserFiles.deskStyle} />
        <meta name="theme-color" content={colours.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={colours.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={icon} />
      </head>
      <body className="desk seller">
        <header className="desk-header">
          <p className="desk-header__site">
            <a href={`/${locale}`}>
              <img src={icon} alt="" width="32" height="32" />
              <span>{site.name}</span>
            </a>
          </p>
        </header>
        <main className="desk-main">
          <h1>{title}</h1>
          {body}
        </main>
        <footer className="seller__foot">
          <p>
            {site.name}
            {phone && (
              <>
                {' · '}
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
              </>
            )}
            {email && (
              <>
                {' · '}
                <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
          </p>
        </footer>
      </body>
    </html>,
  )
  c.header('Referrer-Policy', 'no-referrer')
  return c.html(`<!DOCTYPE html>${markup}`, status)
}
