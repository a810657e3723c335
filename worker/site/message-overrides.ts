import { isRecord } from '../../shared/is-record.ts'
import type { CallContext } from '../api/call-context.ts'
import { ApiError } from '../api/errors.ts'

/** What a site says in words of its own, by key; without an answer the product's words stand. */
export const messageOverrides = async ({
  cache,
  client,
  siteId,
  locale,
}: CallContext): Promise<Record<string, string>> =>
  (await cache
    .read<Record<string, string>>({
      kind: 'messages',
      key: `/translations/${locale}`,
      tags: [`site-${siteId}`],
      parse: parseOverrides,
      load: () => client.get(`/sites/${siteId}/translations/${locale}`),
    })
    .catch(() => null)) ?? {}

function parseOverrides(answer: unknown): Record<string, string> {
  if (answer !== null && !isRecord(answer)) throw new ApiError(200, 'unusable words')
  return Object.fromEntries(
    Object.entries(answer ?? {}).filter(
      (word): word is [string, string] => typeof word[1] === 'string',
    ),
  )
}
