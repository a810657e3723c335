import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { LOCALES, type Locale } from '../../shared/locale.ts'
import { createTranslator, type Translate } from '../../shared/translator.ts'
import { browserFiles } from '../document/browser-files.ts'
import { preferredLocale } from '../site/preferred-locale.ts'
import { WORDS } from '../site/words.ts'
import type { AdminEnv } from './admin-env.ts'

export interface ConsoleView {
  locale: Locale
  t: Translate
}

/** The operator's language: the browser's, for no site says. */
export function consoleView(c: Context<AdminEnv>): ConsoleView {
  const locale = preferredLocale(c.req.header('Accept-Language') ?? null, { locales: [...LOCALES], defaultLocale: 'nl' })
  return { locale, t: createTranslator(locale, WORDS[locale]) }
}

/** A page of the console: no script, no agency's colours. */
export function consolePage(c: Context<AdminEnv>, title: string, body: ReactNode, status: 200 | 401 | 403 | 404 | 422 | 429 | 503 = 200): Response {
  const { locale, t } = consoleView(c)
  const html = renderToString(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Baksteen`}</title>
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={browserFiles.style} />
        <link rel="stylesheet" href="/admin/console.css" />
      </head>
      <body className="console">
        <header className="console-head">
          <a className="console-name" href="/admin">{`Baksteen · ${t('admin.title')}`}</a>
          {c.var.actor === 'console' && <Menu t={t} here={new URL(c.req.url).pathname} />}
        </header>
        <main className="console-main">
          <h1>{title}</h1>
          {body}
        </main>
      </body>
    </html>,
  )
  return c.html(`<!DOCTYPE html>${html}`, status, { 'Content-Language': locale, Vary: 'Accept-Language' })
}

/** Path below /admin → key of its name. */
const PAGES = {
  '': 'overview', '/leads': 'leads', '/outbox': 'outbox', '/answers': 'answers', '/estates': 'estates', '/imports': 'imports', '/persons': 'persons', '/audit': 'audit',
} as const

function Menu({ t, here }: { t: Translate; here: string }): ReactNode {
  return (
    <nav className="console-menu" aria-label={t('admin.menu')}>
      {Object.entries(PAGES).map(([path, name]) => (
        <a key={name} href={`/admin${path}`} aria-current={here === `/admin${path}` ? 'page' : undefined}>{t(`admin.${name}.title`)}</a>
      ))}
      <form method="post" action="/admin/session/end"><button className="console-plain">{t('admin.leave')}</button></form>
    </nav>
  )
}
