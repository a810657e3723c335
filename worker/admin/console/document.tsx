import type { Context } from 'hono'
import type { ReactElement, ReactNode } from 'react'
import { reactRenderer } from '@hono/react-renderer'
import type { Locale } from '../../../shared/locale.ts'
import { createTranslator, type Translate } from '../../../shared/translator.ts'
import { browserFiles } from '../../page/browser-files.ts'
import { preferredLocale } from '../../http/preferred-locale.ts'
import { MESSAGES } from '../../site/messages.ts'
import type { AdminEnv } from '../env.ts'

declare module '@hono/react-renderer' {
  interface Props {
    title?: string
  }
}

interface ConsoleView {
  locale: Locale
  t: Translate
}

/** The operator's language is the browser's, since no site is involved. */
export function consoleView(c: Context<AdminEnv>): ConsoleView {
  const locale = preferredLocale(c.req.header('Accept-Language') ?? null)
  return { locale, t: createTranslator(locale, MESSAGES[locale]) }
}

/** The frame of every page of the console: no script, no agency's theme. */
export const consoleRenderer = reactRenderer(({ children, title, c }) => {
  const { locale, t } = consoleView(c)
  return (
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
          {children}
        </main>
      </body>
    </html>
  )
})

/** A page of the console. */
export async function consolePage(
  c: Context<AdminEnv>,
  title: string,
  body: ReactElement,
  status: 200 | 401 | 403 | 404 | 422 | 429 | 503 = 200,
): Promise<Response> {
  c.status(status)
  c.header('Content-Language', consoleView(c).locale)
  c.header('Vary', 'Accept-Language')
  return c.render(body, { title })
}

/** Path below /admin → key of its name. */
const PAGES = {
  '': 'overview',
  '/agencies': 'agencies',
  '/leads': 'leads',
  '/bookings': 'bookings',
  '/outbox': 'outbox',
  '/answers': 'answers',
  '/estates': 'estates',
  '/imports': 'imports',
  '/persons': 'persons',
  '/reports': 'reports',
  '/audit': 'audit',
} as const

function Menu({ t, here }: { t: Translate; here: string }): ReactNode {
  return (
    <nav className="console-menu" aria-label={t('admin.menu')}>
      {Object.entries(PAGES).map(([path, name]) => (
        <a
          key={name}
          href={`/admin${path}`}
          aria-current={here === `/admin${path}` ? 'page' : undefined}
        >
          {t(`admin.${name}.title`)}
        </a>
      ))}
      <form method="post" action="/admin/session/end">
        <button type="submit" className="console-plain">
          {t('admin.leave')}
        </button>
      </form>
    </nav>
  )
}
