import { DEFAULT_LOCALE, type Locale } from '../../shared/locale.ts'
import { pageHref } from '../../shared/routes.ts'
import { createTranslator } from '../../shared/translator.ts'
import { MESSAGES } from '../site/messages.ts'
import { browserFiles } from './browser-files.ts'

const KEYS = {
  404: 'unknownHost',
  429: 'limited',
  500: 'failed',
  503: 'unavailable',
  suspended: 'suspended',
  unknownLanguage: 'unknownLanguage',
} as const

interface Known {
  locale?: Locale
  /** Whose host it is, with its telephone where all of its record is known. */
  agency?: { name: string; phone?: string | undefined } | undefined
}

/**
 * An error page without React, site or script, for when none of them can be used. It leads to the same address again where that may
 * help, and to the home page and the telephone of the agency where these are known.
 */
export function minimalErrorPage(
  reason: keyof typeof KEYS,
  { locale = DEFAULT_LOCALE, agency }: Known = {},
): Response {
  const status = reason === 'unknownLanguage' ? 404 : reason === 'suspended' ? 503 : reason
  const t = createTranslator(locale, MESSAGES[locale])
  const title = escapeHtml(t(`error.${KEYS[reason]}.title`))
  const body = escapeHtml(t(`error.${KEYS[reason]}.text`))
  const phone = agency?.phone
  const ways = [
    status !== 404 && reason !== 'suspended' && link('', t('error.again')),
    agency && link(pageHref(locale, ''), t('error.home')),
    phone && link(`tel:${phone.replace(/[^+\d]/g, '')}`, phone),
  ].filter(Boolean)
  const onward = ways.length > 0 ? `<p class="ways">${ways.join(' ')}</p>` : ''
  const owner = agency ? `<p>${escapeHtml(agency.name)}</p>` : ''
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Language': locale,
    'X-Robots-Tag': 'noindex',
  }
  if (reason === 503 || reason === 429) headers['Retry-After'] = '30'
  if (reason === 'suspended') headers['Retry-After'] = '3600'
  const html =
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><link rel="stylesheet" href="${browserFiles.minimalStyle}"></head>` +
    `<body><main><h1>${title}</h1><p>${body}</p>${onward}${owner}</main></body></html>`
  return new Response(html, { status, headers })
}

/** An address of '' is the page's own. */
const link = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    character => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  )
