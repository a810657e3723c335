import { isRecord } from '../../../shared/is-record.ts'
import { isEmpty, readLocalized } from './read-text.ts'

/** Where a link may lead besides pages and addresses: pages of the product that need nothing else. */
export const LINKED_ROUTES = [
  'favorites',
  'compare',
  'subscribe',
  'rentals',
  'privacy',
  'terms',
  'accessibility',
] as const

/** 'page:{…}', 'route:subscribe', 'url' or '': what a select says of where a link leads. */
export function targetOf(link: unknown): string {
  if (!isRecord(link)) return ''
  if (isRecord(link.page)) return `page:${JSON.stringify(link.page)}`
  if (typeof link.route === 'string') return `route:${link.route}`
  return typeof link.url === 'string' ? 'url' : ''
}

/** The page, route or address that was chosen; what was there stays as it is written where it was not touched. */
export function readTarget(form: URLSearchParams, name: string, from: unknown): unknown {
  const chosen = form.get(`${name}-_to`)
  const url = form.get(`${name}-url`)?.trim() ?? ''
  if (chosen === null) return from
  const before = isRecord(from) ? from : {}
  if (chosen === targetOf(from) && (chosen !== 'url' || url === before.url)) return from
  if (chosen === 'url') return { url }
  const [, kind = '', value = ''] = /^(page|route):(.{1,800})$/s.exec(chosen) ?? []
  if (kind === 'route') return { route: value }
  return kind === 'page' ? { page: pageIn(value) } : {}
}

function pageIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A link without target and label is none. */
export function readLink(form: URLSearchParams, name: string, from: unknown): unknown {
  const before = isRecord(from) ? from : {}
  const next: Record<string, unknown> = { ...before }
  const target = readTarget(form, name, from)
  if (target !== from) {
    for (const key of ['page', 'route', 'url']) delete next[key]
    Object.assign(next, target)
  }
  const label = readLocalized(form, `${name}-label`, before.label, true)
  if (label !== undefined) next.label = label
  const query = form.get(`${name}-query`)?.trim().replace(/^\?/, '')
  if (query) next.query = query
  else if (query === '') delete next.query
  const isNone = isEmpty(label) && targetOf(next) === '' && !next.query
  return isNone ? (from === null ? null : undefined) : next
}
