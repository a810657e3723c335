import type { Context } from 'hono'
import { log } from '../http/log.ts'
import { isThrottled, visitorKey } from '../forms/limits.ts'
import type { GatewayEnv } from '../site/hono-env.ts'
import { parseReports } from './parse.ts'

const MAX_BYTES = 8 * 1024
const TYPES = ['application/csp-report', 'application/reports+json']

/**
 * Logs what browsers report to have blocked (the policy's report-uri and report-to). Anyone can send a report: at most
 * 8 kB, ten violations and a limited rate are taken, and of addresses only route and origin are logged, since an address
 * may hold a visitor's token.
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
