import type { Context } from 'hono'
import { isRecord } from '../api/answers.ts'
import type { Bindings } from '../env.ts'
import type { AdminEnv } from './admin-env.ts'
import { audit } from './audit.ts'
import { purge } from './purge.ts'

/**
 * PUT /admin/sites/{id}/estates?confirm=removal: a feed (NDJSON) passed on to the listing API with its key as it
 * comes in, and the site purged when it was applied. The answer and its status are the API's.
 */
export async function importRoute(c: Context<AdminEnv>): Promise<Response> {
  const { env, var: { trace, actor } } = c
  const site = Number(c.req.param('site'))
  if (!Number.isSafeInteger(site) || site < 1) return c.json({ error: 'unknown site' }, 404)
  const query = c.req.query('confirm') === 'removal' ? '?confirm=removal' : ''
  const answer = await send(env, `/sites/${site}/estates${query}`, c.req.raw.body)
  const report: unknown = await answer.json().catch(() => null)
  const now = Date.now()
  await audit(env, { actor, request: trace.id, act: 'import', detail: { site, status: answer.status, ...(isRecord(report) && { ...report, rejected: undefined }) }, now })
  if (answer.ok) await purge(env, c.executionCtx as ExecutionContext, { marks: [{ site, tag: `site-${site}`, at: now }] }, now)
  return Response.json(report ?? { error: `the listing API answers ${answer.status}` }, { status: answer.status })
}

/** Without a deadline: a feed takes as long as it takes. */
function send(env: Bindings, path: string, body: ReadableStream | null): Promise<Response> {
  const remote = env.API_URL.replace(/\/+$/, '')
  const request = new Request((remote || 'http://api') + path, {
    method: 'PUT', body, redirect: 'manual',
    headers: { 'Content-Type': 'application/x-ndjson', Authorization: `Bearer ${env.IMPORT_KEY || env.API_KEY || ''}`, 'X-CLIENT': 'website' },
  })
  return remote ? fetch(request) : env.API.fetch(request)
}
