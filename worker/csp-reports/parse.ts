import { isRecord } from '../../shared/is-record.ts'
import { matchRoute } from '../../shared/routes.ts'

const MAX_REPORTS = 10

/** What is logged of one violation. */
interface Report {
  page: string
  directive: string
  blocked: string
}

/** Both formats: one report under 'csp-report', or a list of reports with a body each. null: neither. */
export function parseReports(text: string): Report[] | null {
  const value = parse(text)
  if (isRecord(value) && isRecord(value['csp-report']))
    return [reportOf(value['csp-report'], 'document-uri', 'effective-directive', 'blocked-uri')]
  if (!Array.isArray(value)) return null
  return value
    .slice(0, MAX_REPORTS)
    .filter(isRecord)
    .flatMap(({ type, body }) =>
      type === 'csp-violation' && isRecord(body)
        ? [reportOf(body, 'documentURL', 'effectiveDirective', 'blockedURL')]
        : [],
    )
}

const reportOf = (
  body: Record<string, unknown>,
  page: string,
  directive: string,
  blocked: string,
): Report => ({
  page: routeOf(body[page]),
  directive: word(body[directive]),
  blocked: originOf(body[blocked]),
})

/** A route's name, 'page' for CMS pages, '-' where there is no address. */
function routeOf(address: unknown): string {
  const url = urlOf(address)
  return url ? (matchRoute(url.pathname)?.name ?? 'page') : '-'
}

const originOf = (address: unknown): string => {
  const url = urlOf(address)
  return url && /^https?:$/.test(url.protocol) ? url.origin.slice(0, 200) : word(address)
}

const word = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[^a-z:-]/gi, '').slice(0, 40) : '-'

const urlOf = (address: unknown): URL | null =>
  typeof address === 'string' ? URL.parse(address) : null

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
