import type { Bindings } from '../env.ts'
import { createClient, type ApiClient, type ClientOptions } from './client.ts'
import { log } from '../http/log.ts'

/** The listing API over HTTP where API_URL is set, else the embedded one by its service binding. `request`: the id that its log lines bear. */
export function connect(
  env: Bindings,
  { request, ...scope }: Pick<ClientOptions, 'siteId' | 'locale'> & { request?: string },
): ApiClient {
  const remote = env.API_URL.replace(/\/+$/, '')
  return createClient({
    ...scope,
    base: remote || 'http://api',
    fetch: remote ? request => fetch(request) : request => env.API.fetch(request),
    key: env.API_KEY,
    log: line => log({ ...line, request }),
  })
}
