import * as v from 'valibot'
import { typeset } from '../../shared/typography.ts'
import { confirmsAbsence, type CallContext } from '../api/call-context.ts'
import { parser } from '../api/parse-response.ts'

/** Texts are kept, anything else is not an override. */
const OVERRIDES = v.fallback(v.nullable(v.string()), null)

const parseOverrides = parser(v.nullable(v.record(v.string(), OVERRIDES)))

/** A site's own messages by key, which replace the product's; none when the API does not respond. */
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
      hangsOn: ['site'],
      confirmAbsence: confirmsAbsence({ client, siteId }),
      parse: response =>
        response === null
          ? null
          : Object.fromEntries(
              Object.entries(parseOverrides(response) ?? {}).flatMap(([key, text]) =>
                text === null ? [] : [[key, typeset(text, locale)]],
              ),
            ),
      load: () => client.get(`/sites/${siteId}/translations/${locale}`),
    })
    .catch(() => null)) ?? {}
