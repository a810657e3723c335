import { isRecord } from '../../../shared/is-record.ts'
import type { Bindings } from '../../env.ts'

type Zone = Pick<Bindings, 'CLOUDFLARE_ZONE_ID' | 'CLOUDFLARE_API_TOKEN' | 'CLOUDFLARE_API_URL'>

/** A domain as Cloudflare for SaaS has it: whether its visitors are let in, and with which certificate. */
export interface CustomHostname {
  /** Cloudflare's own words: 'active' of both when all is well, else how far it is. */
  status: string
  certificate: string
  /** What stands in the way. */
  problems: string[]
}

/** Why Cloudflare did not do what it was asked. */
export interface Refusal {
  refusal: string
}

const DEADLINE_MS = 3000
const PAGE_SIZE = 50
const MAX_PAGES = 20
/** Of a hostname that was added before. */
const DUPLICATE = 409

/** Without a zone and a token nothing is asked; hosts of this machine need no certificate. */
export const isAtCloudflare = (env: Zone, hostname: string): boolean =>
  Boolean(env.CLOUDFLARE_ZONE_ID && env.CLOUDFLARE_API_TOKEN) && !/(^|\.)localhost$/.test(hostname)

/** Adds a hostname to the zone, with a certificate that Cloudflare validates as soon as the host points there. Twice is as once. */
export async function addCustomHostname(
  env: Zone,
  hostname: string,
): Promise<CustomHostname | Refusal> {
  const added = await callCloudflare(env, 'POST', '', {
    hostname,
    ssl: { method: 'http', type: 'dv', settings: { min_tls_version: '1.2' } },
  })
  if ('answer' in added) return toCustomHostname(added.answer.result)
  if (added.status !== DUPLICATE) return added
  const found = await findCustomHostname(env, hostname)
  return 'refusal' in found ? found : toCustomHostname(found.known)
}

/** null: it is gone, or never was. */
export async function removeCustomHostname(env: Zone, hostname: string): Promise<Refusal | null> {
  const found = await findCustomHostname(env, hostname)
  if ('refusal' in found) return found
  const removed = found.known
    ? await callCloudflare(env, 'DELETE', `/${String(found.known.id)}`)
    : null
  return removed && 'refusal' in removed ? removed : null
}

/** All of the zone, at most a thousand. */
export async function customHostnames(env: Zone): Promise<Map<string, CustomHostname> | Refusal> {
  const first = await callCloudflare(env, 'GET', `?per_page=${PAGE_SIZE}`)
  if ('refusal' in first) return first
  const { result_info: count } = first.answer
  const pages = isRecord(count)
    ? Math.min(Math.ceil(Number(count.total_count) / PAGE_SIZE) || 1, MAX_PAGES)
    : 1
  const rest = await Promise.all(
    Array.from({ length: pages - 1 }, (_, index) =>
      callCloudflare(env, 'GET', `?per_page=${PAGE_SIZE}&page=${index + 2}`),
    ),
  )
  const refused = rest.find(page => 'refusal' in page)
  if (refused) return refused
  return new Map(
    [first, ...rest]
      .flatMap(page => ('answer' in page ? resultsOf(page.answer) : []))
      .map(known => [String(known.hostname), toCustomHostname(known)]),
  )
}

async function findCustomHostname(
  env: Zone,
  hostname: string,
): Promise<{ known: Record<string, unknown> | undefined } | Refusal> {
  const found = await callCloudflare(env, 'GET', `?${new URLSearchParams({ hostname })}`)
  return 'answer' in found
    ? { known: resultsOf(found.answer).find(known => known.hostname === hostname) }
    : found
}

const resultsOf = ({ result }: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(result) ? result.filter(isRecord) : []

function toCustomHostname(known: unknown): CustomHostname {
  const { status, ssl, verification_errors: unverified } = isRecord(known) ? known : {}
  const { status: certificate, validation_errors: invalid } = isRecord(ssl) ? ssl : {}
  const words = [unverified, invalid].flatMap(list => (Array.isArray(list) ? list : []))
  return {
    status: String(status ?? 'absent'),
    certificate: String(certificate ?? 'absent'),
    problems: words.map(word => String(isRecord(word) ? word.message : word)).slice(0, 5),
  }
}

/** Cloudflare wraps every answer in `{success, errors, result, result_info}`. */
async function callCloudflare(
  env: Zone,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ answer: Record<string, unknown> } | (Refusal & { status: number })> {
  try {
    const response = await fetch(
      `${env.CLOUDFLARE_API_URL}/zones/${env.CLOUDFLARE_ZONE_ID}/custom_hostnames${path}`,
      {
        method,
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(DEADLINE_MS),
        headers: {
          Authorization: `Bearer ${env.CLOUDFLARE_API_TOKEN}`,
          'Content-Type': 'application/json',
        },
      },
    )
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok && isRecord(answer)) return { answer }
    const errors =
      isRecord(answer) && Array.isArray(answer.errors)
        ? answer.errors.filter(isRecord).map(error => String(error.message))
        : []
    return {
      status: response.status,
      refusal: [response.status, ...errors].join(': ').slice(0, 300),
    }
  } catch (error) {
    return { status: 0, refusal: String(error).slice(0, 200) }
  }
}
