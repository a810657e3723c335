import type { Bindings } from '../env.ts'
import { log } from '../http/log.ts'
import { createClient, type ApiClient, type ClientOptions } from './client.ts'

/** The listing API over HTTP where API_URL is set, else the embedded one by its service binding. */
export function apiEndpoint({
  API_URL,
  API,
}: Pick<Bindings, 'API_URL' | 'API'>): Pick<ClientOptions, 'base' | 'fetch'> {
  const remote = API_URL.replace(/\/+$/, '')
  return remote
    ? { base: remote, fetch: request => fetch(request) }
    : { base: 'http://api', fetch: request => API.fetch(request) }
}

/** `request`: the id that its log lines carry. */
export const connect = (
  env: Bindings,
  { request, ...scope }: Pick<ClientOptions, 'siteId' | 'locale'> & { request?: string },
): ApiClient =>
  createClient({
    ...scope,
    ...apiEndpoint(env),
    key: env.API_KEY,
    log: line => log({ ...line, request }),
  })
