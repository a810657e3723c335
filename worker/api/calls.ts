import type { Locale } from '../../shared/locale.ts'
import { absent } from './answers.ts'
import type { CacheTier, Question } from './cache.ts'
import type { ApiClient } from './client.ts'
import type { PolicyName } from './policies.ts'

export interface CallContext {
  client: ApiClient
  cache: CacheTier
  siteId: number
  locale: Locale
}

export type Getter = <T>(
  kind: PolicyName,
  path: string,
  tags: string[],
  parse: Question<T>['parse'],
) => Promise<T | null>

/** A GET below /sites/{siteId} through the cache; 404 is "there is none". */
export function getter({ client, cache, siteId }: CallContext): Getter {
  return (kind, path, tags, parse) =>
    cache.read({
      kind,
      key: path,
      tags,
      parse: answer => (answer === null ? null : parse(answer)),
      load: () => absent({ 404: null }, () => client.get(`/sites/${siteId}${path}`)),
    })
}

export const segment = (value: string): string => encodeURIComponent(value)
