import { apiUrlOf } from '../directory/api-url.ts'
import type { Bindings } from '../env.ts'
import { log } from '../http/log.ts'
import { createClient, type ApiClient, type ClientOptions } from './client.ts'

/** Where calls of sendToApi are written to; the back end that they go to takes its place. */
export const API_PLACEHOLDER = 'http://api'

/** Which back end is asked: of a site, where it is known by its address, else of nobody in particular. */
export interface BackEnd {
  siteId?: number | undefined
  /** Scheme and host; '': the default one; left out: the directory is asked. */
  apiUrl?: string | undefined
}

/**
 * Sends a request to API_PLACEHOLDER on: over HTTP to the site's own back end or API_URL, else by the service binding. A back
 * end of a site's own gets no key but the secret `API_KEY_{id of the site}`.
 */
export async function sendToApi(
  env: Bindings,
  { siteId, apiUrl }: BackEnd,
  request: Request,
): Promise<Response> {
  const own = apiUrl ?? (siteId === undefined ? '' : await apiUrlOf(env, siteId))
  const base = (own || env.API_URL).replace(/\/+$/, '')
  if (!base) return env.API.fetch(request)
  const call = new Request(base + request.url.slice(API_PLACEHOLDER.length), request)
  if (own) {
    const key: unknown = Reflect.get(env, `API_KEY_${siteId}`)
    if (typeof key === 'string' && key) call.headers.set('Authorization', `Bearer ${key}`)
    else call.headers.delete('Authorization')
  }
  return fetch(call)
}

/** `request`: the id that its log lines carry. */
export function connect(
  env: Bindings,
  {
    request,
    apiUrl,
    ...scope
  }: Pick<ClientOptions, 'locale'> & BackEnd & { request?: string; key?: string },
): ApiClient {
  const { siteId } = scope
  return createClient({
    key: env.API_KEY,
    ...scope,
    base: API_PLACEHOLDER,
    fetch: call => sendToApi(env, { siteId, apiUrl }, call),
    log: line => log({ ...line, request }),
  })
}
