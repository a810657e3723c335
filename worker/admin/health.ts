import type { Millis } from '../../shared/time/units.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import { directoryHealth, type DirectoryHealth } from '../directory/health.ts'
import type { Bindings } from '../env.ts'
import { checkMailDomain, type DomainRecord } from '../mail/domain-records.ts'
import { hostKey, PLATFORM_HOST } from '../versions/host-entry.ts'

export interface Probe {
  ok: boolean
  ms: number
  error?: string
}

export interface Health {
  status: 'ok' | 'degraded'
  time: string
  /** 'incomplete': what needs a missing one is closed; pages are served. */
  secrets: 'complete' | 'incomplete'
  api: Probe & { by: 'http' | 'binding' }
  kv: Probe
  db: Probe
  /** Of all agencies together, as they reported; null: the directory cannot be read. */
  outbox: { waiting: number; failed: number; oldestDueAt: string | null } | null
  agencies: {
    count: number
    /** Whose alarm is overdue for more than 15 minutes. */
    late: number
    stuckTasks: number
    refusedImports: number
  } | null
  /** What operators should look at, the newest. */
  findings: { kind: string; subject: string; foundAt: string | null }[]
  lastPurgeAt: string | null
  /** The records that say that mail from the platform's domain is ours. */
  mailDomain: { domain: string; records: DomainRecord[] }
}

const DEADLINE_MS = 3000

/** Whether all that the site depends on responds, and how the agencies do. */
export async function checkHealth(env: Bindings, hostname: string, now: Millis): Promise<Health> {
  let directory: DirectoryHealth | null = null
  const [api, kv, db, records] = await Promise.all([
    probe(() => probeApi(env, hostname)),
    probe(() => env.KV.get(hostKey(PLATFORM_HOST))),
    probe(async () => {
      directory = await directoryHealth(env, now)
    }),
    checkMailDomain(env),
  ])
  const health = describeHealth(env, { api, kv, db }, directory, now)
  const isMissing = records.some(({ state }) => state === 'missing')
  return {
    ...health,
    status: isMissing ? 'degraded' : health.status,
    mailDomain: { domain: env.MAIL_DOMAIN, records },
  }
}

function describeHealth(
  env: Bindings,
  { api, kv, db }: Record<'api' | 'kv' | 'db', Probe>,
  found: DirectoryHealth | null,
  now: Millis,
): Omit<Health, 'mailDomain'> {
  const secrets =
    env.ADMIN_TOKEN && env.TOKEN_SECRET && env.CAPTCHA_SECRET ? 'complete' : 'incomplete'
  const isWell = !found?.failedMails && !found?.stuckTasks && !found?.lateAgencies
  return {
    status: api.ok && kv.ok && db.ok && secrets === 'complete' && isWell ? 'ok' : 'degraded',
    time: isoTime(now) ?? '',
    secrets,
    api: { ...api, by: env.API_URL ? 'http' : 'binding' },
    kv,
    db,
    outbox: found && {
      waiting: found.waitingMails,
      failed: found.failedMails,
      oldestDueAt: isoTime(found.oldestMailDueAt),
    },
    agencies: found && {
      count: found.sites,
      late: found.lateAgencies,
      stuckTasks: found.stuckTasks,
      refusedImports: found.refusedImports,
    },
    findings: (found?.findings ?? []).map(finding => ({
      ...finding,
      foundAt: isoTime(finding.foundAt),
    })),
    lastPurgeAt: isoTime(found?.lastPurgeAt ?? null),
  }
}

/** 404 for a hostname is a response too. */
async function probeApi(env: Bindings, hostname: string): Promise<void> {
  await connect(env, {})
    .get(`/sites/by-hostname/${encodeURIComponent(hostname)}`)
    .catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
    })
}

async function probe(check: () => Promise<unknown>): Promise<Probe> {
  const start = Date.now()
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('too slow')), DEADLINE_MS),
  )
  const failed = await Promise.race([check(), timeout]).then(
    () => null,
    (error: unknown) => error ?? true,
  )
  const ms = Date.now() - start
  return failed
    ? {
        ok: false,
        ms,
        error: String(failed instanceof Error ? failed.message : failed).slice(0, 120),
      }
    : { ok: true, ms }
}

const isoTime = (time: Millis | null): string | null =>
  time === null ? null : new Date(time).toISOString()
