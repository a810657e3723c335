import type { Context } from 'hono'
import { isRecord } from '../../shared/is-record.ts'
import type { Bindings } from '../env.ts'
import type { AdminEnv } from './env.ts'
import { audit } from './audit.ts'
import { purge } from '../purge/purge.ts'
import { executionContext } from '../site/hono-env.ts'

const ID = /^[1-9]\d{0,9}$/

/** PUT /admin/sites/{id}/estates?confirm=removal: a feed (NDJSON) to the listing API. */
export const importEstates = (c: Context<AdminEnv>): Promise<Response> =>
  forwardImport(
    c,
    'import',
    'application/x-ndjson',
    `estates${c.req.query('confirm') === 'removal' ? '?confirm=removal' : ''}`,
  )

/** PUT /admin/sites/{id}/rental-units/{unit}/calendar: when another calendar (RFC 5545) has a holiday home taken. */
export async function importCalendar(c: Context<AdminEnv>): Promise<Response> {
  const unit = c.req.param('unit') ?? ''
  return ID.test(unit)
    ? forwardImport(c, 'calendar', 'text/calendar', `rental-units/${unit}/calendar`)
    : c.json({ error: 'unknown unit' }, 404)
}

/** Passes a body on to the listing API with its key as it comes in, and purges the site when it was applied. The answer is the API's. */
async function forwardImport(
  c: Context<AdminEnv>,
  act: string,
  media: string,
  path: string,
): Promise<Response> {
  const {
    env,
    var: { trace, actor },
  } = c
  const id = c.req.param('site') ?? ''
  if (!ID.test(id)) return c.json({ error: 'unknown site' }, 404)
  const site = Number(id)
  const answer = await sendToApi(env, `/sites/${site}/${path}`, media, c.req.raw.body)
  const report: unknown = await answer.json().catch(() => null)
  const now = Date.now()
  await audit(env, {
    actor,
    request: trace.id,
    action: act,
    detail: {
      site,
      status: answer.status,
      ...(isRecord(report) && { ...report, rejected: undefined }),
    },
    now,
  })
  if (answer.ok)
    await purge(env, executionContext(c), { purges: [{ site, tag: `site-${site}`, at: now }] }, now)
  return Response.json(report ?? { error: `the listing API answers ${answer.status}` }, {
    status: answer.status,
  })
}

/** Without a deadline: a feed takes as long as it takes. */
function sendToApi(
  env: Bindings,
  path: string,
  media: string,
  body: ReadableStream | null,
): Promise<Response> {
  const remote = env.API_URL.replace(/\/+$/, '')
  const request = new Request((remote || 'http://api') + path, {
    method: 'PUT',
    body,
    redirect: 'manual',
    headers: {
      'Content-Type': media,
      Authorization: `Bearer ${env.IMPORT_KEY || env.API_KEY || ''}`,
      'X-CLIENT': 'website',
    },
  })
  return remote ? fetch(request) : env.API.fetch(request)
}
