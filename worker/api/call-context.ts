import type { Locale } from '../../shared/locale.ts'
import type { PolicyName } from '../cache/policies.ts'
import type { ApiClient } from './client.ts'
import { absenceAsValue } from './parse-response.ts'
import type { CachedCall, ResponseCache } from './response-cache.ts'

export interface CallContext {
  client: ApiClient
  cache: ResponseCache
  siteId: number
  locale: Locale
}

export type Getter = <T>(
  kind: PolicyName,
  path: string,
  tags: string[],
  parse: CachedCall<T>['parse'],
) => Promise<T | null>

/** A GET below /sites/{siteId} through the cache; 404 is "there is none". */
export function createGetter({ client, cache, siteId }: CallContext): Getter {
  return (kind, path, tags, parse) =>
    cache.read({
      kind,
      key: path,
      tags,
      parse: response => (response === null ? null : parse(response)),
      load: () => absenceAsValue({ 404: null }, () => client.get(`/sites/${siteId}${path}`)),
    })
}

export const encodeSegment = (value: string): string => encodeURIComponent(value)
