import type { Context } from 'hono'
import { API_PLACEHOLDER, sendToApi } from '../api/connect.ts'
import { keyHeaders } from '../backup/export.ts'
import { countImport } from '../directory/reports.ts'
import { tellAgency } from '../feeds/tell-agency.ts'
import { describeError, log } from '../http/log.ts'
import { forgetWidths } from '../site/assets/widths.ts'
import { bodyOf, tooLong } from './body.ts'
import type { Call } from './calls.ts'
import {
  concernsOf,
  isHard,
  NO_REPORT,
  readReport,
  renew,
  renewUncertain,
  type Report,
} from './changed.ts'
import type { Entered, PublicApiEnv } from './env.ts'
import { checkedHostnames, checkedPack, onlyOwnHosts } from './hostnames.ts'
import { passedBody, unlessAborted } from './passed-body.ts'
import { CallRefused } from './refusal.ts'
import { refuseReserved } from './reserved-sources.ts'

/** Of the caller's request: what has to be there still (LAPI-151). */
const PASSED_ON = ['If-Match', 'If-None-Match'] as const

/** Of the listing API's answer. */
const PASSED_BACK = ['Content-Type', 'ETag', 'Retry-After', 'Content-Disposition'] as const

/**
 * The same call of the listing API, with the platform's key and nothing of the caller's but path, query, conditions, type
 * and body, and who calls.
 * What a write says it changed is new at the next view. Throws CallRefused.
 */
export async function passOn(
  c: Context<PublicApiEnv>,
  call: Call,
  { siteId, caller }: Entered,
): Promise<Response> {
  const request = c.req.raw
  const { pathname, search, searchParams } = new URL(request.url)
  if (call.path === 'estates') refuseReserved(searchParams.get('source'))
  const body = bodyOf(request, call)
  const isPack = call.method === 'POST' && call.path === 'pack'
  // Where a site is, is for operators and its proofs to say; of a pack by a key the listing API holds it.
  const record =
    call.method === 'PUT' && call.path === ''
      ? await checkedHostnames(c, { siteId, caller }, body)
      : isPack && caller.by === 'operator'
        ? await checkedPack(c, siteId, { body, maxBytes: call.maxBytes })
        : null
  const passed =
    record || !body.stream
      ? null
      : passedBody(body.stream, Number(request.headers.get('Content-Length')))
  const sent = sendToApi(
    c.env,
    { siteId, apiUrl: '' },
    new Request(API_PLACEHOLDER + pathname + search, {
      method: call.method,
      body: record ?? passed?.stream ?? null,
      signal: passed?.signal ?? null,
      redirect: 'manual',
      headers: {
        ...keyHeaders(c.env),
        ...conditionsOf(request),
        'X-Actor': caller.by === 'key' ? `key ${caller.id}` : 'operator',
        ...((record ?? passed) && { 'Content-Type': body.type }),
        ...(isPack && caller.by === 'key' && (await onlyOwnHosts(c, siteId))),
      },
    }),
  )
  const response = await unlessAborted(sent, passed?.signal).catch((error: unknown) => {
    if (!body.isTooLong())
      log({
        event: 'public-api-unreachable',
        request: c.var.trace.id,
        error: describeError(error),
      })
    return null
  })
  if (body.isTooLong()) throw tooLong(call.maxBytes)
  const isLost = !response || (response.status >= 500 && response.status !== 503)
  if (!isLost && call.method === 'GET') return passedBack(response, response.body)
  const report = isLost ? NO_REPORT : await readReport(response)
  if (isLost || (response.ok && !report.isReport)) {
    if (isLost) await response?.body?.cancel()
    if (call.method !== 'GET') await renewUncertain(c, siteId)
    throw notAnswering()
  }
  if (call.path === 'estates') await noteFeed(c, siteId, response, report)
  const isDone = response.ok && searchParams.get('trial') === null
  if (isDone && call.path === 'assets/:' && report.json.changed !== false)
    await forgetWidths(c.env, siteId, decodeURIComponent(pathname.split('/').at(-1) ?? ''))
  if (isDone)
    await renew(c, siteId, concernsOf(call, report.json), { hard: isHard(call, report.json) })
  return passedBack(response, report.text)
}

const notAnswering = (): CallRefused =>
  new CallRefused(502, 'The listings do not answer; try again', {
    headers: { 'Retry-After': '10' },
  })

const conditionsOf = ({ headers }: Request): Record<string, string> =>
  Object.fromEntries(
    PASSED_ON.flatMap(name => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )

function passedBack(response: Response, body: BodyInit | null): Response {
  const headers = new Headers()
  for (const name of PASSED_BACK) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(body, { status: response.status, headers })
}

/** Refused feeds in a row are shown to operators, one that is held back is mailed to the agency. Watching it must not fail it. */
async function noteFeed(
  { env }: Context<PublicApiEnv>,
  siteId: number,
  response: Response,
  { json }: Report,
): Promise<void> {
  const isRefused = !response.ok || json.quarantined === true
  await countImport(env, siteId, isRefused).catch(() => undefined)
  await tellAgency(env, siteId, json, Date.now())
}
