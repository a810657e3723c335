import * as v from 'valibot'
import { callCloudflare, problems, text, type Refusal, type Zone } from './cloudflare.ts'

/** A hostname in Cloudflare for SaaS. */
export interface CustomHostname {
  /** As Cloudflare says: both are 'active' when all is well. */
  status: string
  certificate: string
  /** What must be mended first. */
  problems: string[]
  /** TXT records that Cloudflare still waits for; once it has found them the host may point here. */
  records: TxtRecord[]
}

/** What the owner of a domain must publish. */
export interface TxtRecord {
  name: string
  value: string
}

const MAX_PROBLEMS = 5
/** The hostname was added before. */
const DUPLICATE = 409

/** By TXT records, so that a site that is live elsewhere has its certificate here before its DNS moves. */
const BY_TXT = { method: 'txt', type: 'dv', settings: { min_tls_version: '1.2' } }

/**
 * Adds a hostname to the zone, with a certificate that Cloudflare makes once it finds the TXT records. Adding it twice
 * changes nothing, but that a certificate that waits for the host to point here is asked for anew.
 */
export async function addCustomHostname(
  env: Zone,
  hostname: string,
): Promise<CustomHostname | Refusal> {
  const added = await callCloudflare(env, 'POST', '', {
    hostname,
    ssl: BY_TXT,
  })
  if ('result' in added) return v.parse(CUSTOM_HOSTNAME, added.result)
  if (added.status !== DUPLICATE) return added
  const found = await findCustomHostname(env, hostname)
  if ('refusal' in found) return found
  const { record } = found
  if (!record || !v.is(WAITS_FOR_DNS, record)) return v.parse(CUSTOM_HOSTNAME, record)
  const changed = await callCloudflare(env, 'PATCH', `/${record.id}`, { ssl: BY_TXT })
  return 'refusal' in changed ? changed : v.parse(CUSTOM_HOSTNAME, changed.result)
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

/** As hostnames were added before: validated over HTTP, and not yet. */
const WAITS_FOR_DNS = v.object({
  ssl: v.object({ method: v.literal('http'), status: v.pipe(v.string(), v.notValue('active')) }),
})

const VALIDATION = v.fallback(v.nullable(v.object({ txt_name: text, txt_value: text })), null)

const SSL = v.fallback(
  v.object({
    status: v.fallback(text, 'absent'),
    validation_errors: problems,
    validation_records: v.fallback(v.array(VALIDATION), []),
  }),
  { status: 'absent', validation_errors: [], validation_records: [] },
)

const OWNERSHIP = v.fallback(
  v.nullable(v.object({ type: v.literal('txt'), name: text, value: text })),
  null,
)

const CUSTOM_HOSTNAME = v.pipe(
  v.fallback(
    v.object({
      status: v.fallback(text, 'absent'),
      ssl: SSL,
      verification_errors: problems,
      ownership_verification: OWNERSHIP,
    }),
    {
      status: 'absent',
      ssl: { status: 'absent', validation_errors: [], validation_records: [] },
      verification_errors: [],
      ownership_verification: null,
    },
  ),
  v.transform(
    ({ status, ssl, verification_errors: unverified, ownership_verification: owner }) => ({
      status,
      certificate: ssl.status,
      problems: [...unverified, ...ssl.validation_errors].slice(0, MAX_PROBLEMS),
      records: [
        ...(status !== 'active' && owner ? [{ name: owner.name, value: owner.value }] : []),
        ...(ssl.status === 'active' ? [] : ssl.validation_records).flatMap(record =>
          record ? [{ name: record.txt_name, value: record.txt_value }] : [],
        ),
      ],
    }),
  ),
)
