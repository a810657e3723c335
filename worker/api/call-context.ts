import { isRecord } from '../../shared/is-record.ts'
import type { Locale } from '../../shared/locale.ts'
import type { PolicyName } from '../cache/policies.ts'
import type { ApiClient } from './client.ts'
import type { Scope } from '../versions/table.ts'
import { ABSENT, absenceAsValue } from './parse-response.ts'
import type { CachedCall, ResponseCache } from './cached-call.ts'

export interface CallContext {
  client: ApiClient
  cache: ResponseCache
  siteId: number
  locale: Locale
}

export type Getter = <T>(
  kind: PolicyName,
  path: string,
  hangsOn: readonly Scope[],
  parse: CachedCall<T>['parse'],
  options?: Pick<CachedCall<T>, 'goesAtOnce' | 'decidesPage' | 'isAside' | 'isFrame'>,
) => Promise<T | null>

/** A GET below /sites/{siteId} through the cache; 404 and 410 are "there is none". */
export function createGetter(context: CallContext): Getter {
  const { client, cache, siteId } = context
  return (kind, path, hangsOn, parse, options) =>
    cache.read({
      ...options,
      confirmAbsence: confirmsAbsence(context),
      kind,
      key: path,
      hangsOn,
      parse: response => (response === null ? null : parse(response)),
      load: () =>
        absenceAsValue({ 404: ABSENT, 410: ABSENT }, () => client.get(`/sites/${siteId}${path}`)),
    })
}

/** An API that does not even know the site is not believed when it says that something of it is no more (CACHE-43). */
export const confirmsAbsence =
  ({ client, siteId }: Pick<CallContext, 'client' | 'siteId'>) =>
  (): Promise<boolean> =>
    client.get(`/sites/${siteId}`).then(
      record => isRecord(record) && record.id === siteId,
      () => false,
    )

export const encodeSegment = (value: string): string => encodeURIComponent(value)
