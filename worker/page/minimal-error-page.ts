import { DEFAULT_LOCALE, type Locale } from '../../shared/locale.ts'
import { createTranslator } from '../../shared/translator.ts'
import { MESSAGES } from '../site/messages.ts'
import { browserFiles } from './browser-files.ts'

const KEYS = {
  404: 'unknownHost',
  500: 'failed',
  503: 'unavailable',
  unknownLanguage: 'unknownLanguage',
} as const

/** An error page without React, site or script, for when none of them can be used. Names an agency only by `name`. */
export function minimalErrorPage(
  reason: keyof typeof KEYS,
  locale: Locale = DEFAULT_LOCALE,
  name = '',
): Response {
  const status = reason === 'unknownLanguage' ? 404 : reason
  const t = createTranslator(locale, MESSAGES[locale])
  const title = escapeHtml(t(`error.${KEYS[reason]}.title`))
  const body = escapeHtml(t(`error.${KEYS[reason]}.text`))
  const owner = name ? `<p>${escapeHtml(name)}</p>` : ''
  // Of nobody's host alone: where we failed, nothing more is asked of us (PAGE-3).
  const style = reason === 404 ? `<link rel="stylesheet" href="${browserFiles.minimalStyle}">` : ''
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Language': locale,
    'X-Robots-Tag': 'noindex',
  }
  if (status === 503) headers['Retry-After'] = '30'
  const html =
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title>${style}</head><body><main><h1>${title}</h1><p>${body}</p>${owner}</main></body></html>`
  return new Response(html, { status, headers })
}

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    character => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  )
