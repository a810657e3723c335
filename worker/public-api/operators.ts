import type { Context } from 'hono'
import { API_PLACEHOLDER, sendToApi } from '../api/connect.ts'
import { keyHeaders } from '../backup/export.ts'
import { bodyOf } from './body.ts'
import { auditCall } from './audit-call.ts'
import { readReport, renew, concernsOf } from './changed.ts'
import type { PublicApiEnv } from './env.ts'
import { checkedHostnames } from './hostnames.ts'
import { CallRefused } from './refusal.ts'

const MAX_RECORD = 1_000_000

/** GET /sites: the ids and hostnames of all sites that the listing API has. */
export async function listSites(c: Context<PublicApiEnv>): Promise<Response> {
  if (!['GET', 'HEAD'].includes(c.req.method))
    throw new CallRefused(405, 'Only GET and POST here', { headers: { Allow: 'GET, POST' } })
  const { status, text } = await askSites(c, 'GET')
  return new Response(text, { status, headers: { 'Content-Type': 'application/json' } })
}

/** POST /sites: makes a site of its record and answers its id. */
export async function makeSite(c: Context<PublicApiEnv>): Promise<Response> {
  const body = bodyOf(c.req.raw, { maxBytes: MAX_RECORD, types: ['application/json'] })
  const record = await checkedHostnames(c, { siteId: 0, caller: { by: 'operator' } }, body)
  const { status, text, json } = await askSites(c, 'POST', record)
  const siteId = typeof json.id === 'number' ? json.id : 0
  const response = new Response(text, { status, headers: { 'Content-Type': 'application/json' } })
  if (!response.ok || siteId === 0) return response
  await renew(c, siteId, concernsOf({ changes: ['site'] }, json), { hard: false })
  const entered = { caller: { by: 'operator' as const }, siteId, isKnown: true, isElsewhere: false }
  await auditCall(c, entered, { method: 'POST', path: '', response })
  return response
}

async function askSites(
  c: Context<PublicApiEnv>,
  method: 'GET' | 'POST',
  body?: ArrayBuffer,
): Promise<{ status: number; text: string; json: Record<string, unknown> }> {
  const response = await sendToApi(
    c.env,
    { apiUrl: '' },
    new Request(`${API_PLACEHOLDER}/sites${new URL(c.req.url).search}`, {
      method,
      redirect: 'manual',
      headers: { ...keyHeaders(c.env), ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body }),
    }),
  )
  return { status: response.status, ...(await readReport(response)) }
}
