import type { Bindings } from '../../env.ts'
import { isRecord } from '../../../shared/is-record.ts'

/** Whether the owner of a hostname says that it is ours to serve. */
export type ProveDomain = (hostname: string, proof: string) => Promise<boolean>

export const PROOF_NAME = '_baksteen'
const DEADLINE_MS = 3000
const MAX_RECORDS = 50

/** By a TXT record, asked over HTTPS. Hosts of this machine need no proof: nobody else can reach them. */
export const proveDomain =
  (env: Pick<Bindings, 'DNS_URL'>): ProveDomain =>
  async (hostname, proof) => {
    if (/(^|\.)localhost$/.test(hostname)) return true
    if (!env.DNS_URL) return false
    const address = `${env.DNS_URL}?${new URLSearchParams({ name: `${PROOF_NAME}.${hostname}`, type: 'TXT' })}`
    const answer = await fetch(address, {
      headers: { Accept: 'application/dns-json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
      .then(response => (response.ok ? response.json<unknown>() : null))
      .catch(() => null)
    return textsOf(answer).includes(proof)
  }

/** The texts of a TXT answer, without the quotes that split long ones. */
function textsOf(answer: unknown): string[] {
  const records =
    isRecord(answer) && Array.isArray(answer.Answer) ? answer.Answer.slice(0, MAX_RECORDS) : []
  return records
    .filter(isRecord)
    .filter(entry => entry.type === 16)
    .map(entry => String(entry.data).replace(/^"|"$/g, '').replace(/" "/g, ''))
}
