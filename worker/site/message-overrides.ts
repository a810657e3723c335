import * as v from 'valibot'
import { typeset } from '../../shared/typography.ts'
import { confirmsAbsence, type CallContext } from '../api/call-context.ts'
import { parser, unusableResponse } from '../api/parse-response.ts'

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
      isFrame: true,
      confirmAbsence: confirmsAbsence({ client, siteId }),
      parse: response =>
        response === null ? null : textsOf(parseOverrides(response) ?? {}, locale),
      load: () => client.get(`/sites/${siteId}/translations/${locale}`),
    })
    .catch(() => null)) ?? {}

/** An object without one text is no answer, unless it is empty. */
function textsOf(overrides: Record<string, string | null>, locale: string): Record<string, string> {
  const all = Object.entries(overrides)
  const texts = all.flatMap(([key, text]) => (text === null ? [] : [[key, typeset(text, locale)]]))
  if (texts.length === 0 && all.length > 0) throw unusableResponse()
  return Object.fromEntries(texts)
}
