import * as v from 'valibot'
import type { Bindings } from '../../env.ts'

/** Whether the owner of a hostname says that it is ours to serve. */
export type ProveDomain = (hostname: string, proof: string) => Promise<boolean>

export const PROOF_NAME = '_baksteen'
const DEADLINE_MS = 3000
const MAX_RECORDS = 50
const TXT = 16

const RECORD = v.fallback(v.nullable(v.object({ type: v.literal(TXT), data: v.string() })), null)
const DNS_RESPONSE = v.object({ Answer: v.array(RECORD) })

/** By a TXT record, read over HTTPS. Hosts of this machine need no proof: nobody else can reach them. */
export const proveDomain =
  ({ DNS_URL }: Pick<Bindings, 'DNS_URL'>): ProveDomain =>
  async (hostname, proof) => {
    if (/(^|\.)localhost$/.test(hostname)) return true
    if (!DNS_URL) return false
    const query = new URLSearchParams({ name: `${PROOF_NAME}.${hostname}`, type: 'TXT' })
    const response = await fetch(`${DNS_URL}?${query}`, {
      headers: { Accept: 'application/dns-json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
      .then(found => (found.ok ? found.json<unknown>() : null))
      .catch(() => null)
    return textsOf(response).includes(proof)
  }

/** The texts of TXT records, without the quotes that split long ones. */
function textsOf(response: unknown): string[] {
  const parsed = v.safeParse(DNS_RESPONSE, response)
  if (!parsed.success) return []
  return parsed.output.Answer.slice(0, MAX_RECORDS)
    .filter(record => record !== null)
    .map(({ data }) => data.replace(/^"|"$/g, '').replace(/" "/g, ''))
}
