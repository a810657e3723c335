import * as v from 'valibot'
import { callCloudflare, problems, text, type Refusal, type Zone } from './cloudflare.ts'

/** A hostname in Cloudflare for SaaS. */
export interface CustomHostname {
  /** As Cloudflare says: both are 'active' when all is well. */
  status: string
  certificate: string
  /** What must be mended first. */
  problems: string[]
}

const MAX_PROBLEMS = 5
/** The hostname was added before. */
const DUPLICATE = 409

/**
 * Adds a hostname to the zone, with a certificate that Cloudflare validates as soon as the host points there. Adding
 * it twice changes nothing.
 */
export async function addCustomHostname(
  env: Zone,
  hostname: string,
): Promise<CustomHostname | Refusal> {
  const added = await callCloudflare(env, 'POST', '', {
    hostname,
    ssl: { method: 'http', type: 'dv', settings: { min_tls_version: '1.2' } },
  })
  if ('result' in added) return v.parse(CUSTOM_HOSTNAME, added.result)
  if (added.status !== DUPLICATE) return added
  const found = await findCustomHostname(env, hostname)
  return 'refusal' in found ? found : v.parse(CUSTOM_HOSTNAME, found.record)
}

/** null: it was removed, or was never there. */
export async function removeCustomHostname(env: Zone, hostname: string): Promise<Refusal | null> {
  const found = await findCustomHostname(env, hostname)
  if ('refusal' in found) return found
  const removed = found.record && (await callCloudflare(env, 'DELETE', `/${found.record.id}`))
  return removed && 'refusal' in removed ? removed : null
}

/** As the zone has it; null: it has none of this name. */
export async function customHostname(
  env: Zone,
  hostname: string,
): Promise<CustomHostname | Refusal | null> {
  const found = await findCustomHostname(env, hostname)
  if ('refusal' in found) return found
  return found.record ? v.parse(CUSTOM_HOSTNAME, found.record) : null
}

async function findCustomHostname(
  env: Zone,
  hostname: string,
): Promise<{ record: HostnameRecord | undefined } | Refusal> {
  const found = await callCloudflare(env, 'GET', `?${new URLSearchParams({ hostname })}`)
  if ('refusal' in found) return found
  return { record: v.parse(RECORDS, found.result).find(record => record.hostname === hostname) }
}

const RECORD = v.looseObject({ id: v.fallback(text, ''), hostname: v.string() })

type HostnameRecord = v.InferOutput<typeof RECORD>

const RECORDS = v.fallback(
  v.pipe(
    v.array(v.fallback(v.nullable(RECORD), null)),
    v.transform(records => records.filter(record => record !== null)),
  ),
  [],
)

const SSL = v.fallback(
  v.object({ status: v.fallback(text, 'absent'), validation_errors: problems }),
  { status: 'absent', validation_errors: [] },
)

const CUSTOM_HOSTNAME = v.pipe(
  v.fallback(
    v.object({ status: v.fallback(text, 'absent'), ssl: SSL, verification_errors: problems }),
    {
      status: 'absent',
      ssl: { status: 'absent', validation_errors: [] },
      verification_errors: [],
    },
  ),
  v.transform(({ status, ssl, verification_errors: unverified }): CustomHostname => ({
    status,
    certificate: ssl.status,
    problems: [...unverified, ...ssl.validation_errors].slice(0, MAX_PROBLEMS),
  })),
)
