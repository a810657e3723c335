import type { Context } from 'hono'
import { matchRoute } from '../../shared/routes.ts'
import { isRecord } from '../../shared/is-record.ts'
import { log } from '../http/log.ts'
import { isThrottled, visitorKey } from '../forms/limits.ts'
import type { GatewayEnv } from '../site/hono-env.ts'

const MAX_BYTES = 8 * 1024
const MAX_REPORTS = 10
const TYPES = ['application/csp-report', 'application/reports+json']

export const CSP_REPORTS = '/csp-reports'

/**
 * What a browser says it refused (the policy's report-uri and report-to), as a line of the log. A report is anybody's
 * text: at most 8 kB and ten of a time, shielded, and of addresses only route and origin are kept, since an address may
 * hold a visitor's token.
 */
export async function receiveCspReports(c: Context<GatewayEnv>): Promise<Response> {
  const { site, trace } = c.var
  if (c.req.method !== 'POST') return c.body(null, 405, { Allow: 'POST' })
  const type = (c.req.header('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!TYPES.includes(type)) return c.body(null, 415)
  if (
    await isThrottled(
      { env: c.env, site },
      'csp',
      await visitorKey(c.env, c.req.raw, trace.startedAt),
    )
  )
    return c.body(null, 429, { 'Retry-After': '60' })
  const text = await readText(c.req.raw)
  if (text === null) return c.body(null, 413)
  const reports = parseReports(text)
  if (!reports) return c.body(null, 400)
  for (const report of reports) log({ ...report, event: 'csp', request: trace.id, site: site.id })
  return c.body(null, 204)
}

async function readText({ body }: Request): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

interface Report {
  page: string
  directive: string
  blocked: string
}

/** Both shapes: one report under 'csp-report', or a list of reports with a body each. null: neither. */
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

/** 'estateDetail', 'page' for what the CMS writes, '-' for no address. */
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
