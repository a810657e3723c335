import * as v from 'valibot'
import { isPublicIpv4, isPublicIpv6 } from './ip-ranges.ts'

const DEADLINE_MS = 3000
const MAX_BYTES = 64 * 1024
const TYPES = { A: 1, AAAA: 28 } as const
/** Of DNS itself: no error, and no such name. */
const KNOWN = [0, 3]

const RESPONSE = v.object({
  Status: v.number(),
  Answer: v.optional(
    v.array(v.looseObject({ type: v.number(), data: v.optional(v.string(), '') })),
    [],
  ),
})

/** 'unknown': nobody could tell, which is no yes. 'nowhere': the name has no address. */
type NameVerdict = 'public' | 'private' | 'nowhere' | 'unknown'

/** Whether every address of a name, by DNS over HTTPS, is public (FETCH-4). */
export async function lookUpName(dnsUrl: string, name: string): Promise<NameVerdict> {
  const [ipv4, ipv6] = await Promise.all([
    addressesOf(dnsUrl, name, 'A'),
    addressesOf(dnsUrl, name, 'AAAA'),
  ])
  if (!ipv4 || !ipv6) return 'unknown'
  if (!ipv4.every(isPublicIpv4) || !ipv6.every(isPublicIpv6)) return 'private'
  return ipv4.length + ipv6.length > 0 ? 'public' : 'nowhere'
}

/** null: nobody answered, or nothing that can be read. */
async function addressesOf(
  dnsUrl: string,
  name: string,
  type: keyof typeof TYPES,
): Promise<string[] | null> {
  if (!dnsUrl) return null
  const text = await fetch(`${dnsUrl}?${new URLSearchParams({ name, type })}`, {
    headers: { Accept: 'application/dns-json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
    .then(response => (response.ok ? response.text() : ''))
    .catch(() => '')
  const parsed = v.safeParse(RESPONSE, text.length > MAX_BYTES ? null : parseJson(text))
  if (!parsed.success || !KNOWN.includes(parsed.output.Status)) return null
  return parsed.output.Answer.filter(answer => answer.type === TYPES[type]).map(({ data }) => data)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
