import * as v from 'valibot'
import type { Bindings } from '../env.ts'

const DEADLINE_MS = 3000
const MAX_RECORDS = 50
const TXT = 16
/** Of DNS itself: no error, and no such name. */
const KNOWN = [0, 3]

const RECORD = v.fallback(v.nullable(v.object({ type: v.literal(TXT), data: v.string() })), null)
const DNS_RESPONSE = v.object({
  Status: v.optional(v.number(), 0),
  Answer: v.optional(v.array(RECORD), []),
})

/**
 * The texts of a name's TXT records, read over HTTPS, without the quotes that split long ones. null: nobody answered.
 */
export async function lookUpTexts(
  { DNS_URL }: Pick<Bindings, 'DNS_URL'>,
  name: string,
): Promise<string[] | null> {
  if (!DNS_URL) return null
  const response = await fetch(`${DNS_URL}?${new URLSearchParams({ name, type: 'TXT' })}`, {
    headers: { Accept: 'application/dns-json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
    .then(found => (found.ok ? found.json<unknown>() : null))
    .catch(() => null)
  const parsed = v.safeParse(DNS_RESPONSE, response)
  if (!parsed.success || !KNOWN.includes(parsed.output.Status)) return null
  return parsed.output.Answer.slice(0, MAX_RECORDS)
    .filter(record => record !== null)
    .map(({ data }) => data.replace(/^"|"$/g, '').replace(/" "/g, ''))
}
