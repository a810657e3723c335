import type { Millis } from '../../shared/time/units.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import type { Bindings } from '../env.ts'
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
  outbox: { waiting: number; failed: number; oldestDueAt: string | null } | null
  lastPurgeAt: string | null
}

const DEADLINE_MS = 3000

/** Whether all that the site depends on responds. */
export async function checkHealth(env: Bindings, hostname: string, now: Millis): Promise<Health> {
  const [api, kv, db, counts] = await Promise.all([
    probe(() => probeApi(env, hostname)),
    probe(() => env.KV.get(hostKey(PLATFORM_HOST))),
    probe(() => env.DB.prepare('SELECT 1').first()),
    readCounts(env).catch(() => null),
  ])
  const secrets =
    env.ADMIN_TOKEN && env.TOKEN_SECRET && env.CAPTCHA_SECRET ? 'complete' : 'incomplete'
  return {
    status:
      api.ok && kv.ok && db.ok && secrets === 'complete' && !counts?.failed ? 'ok' : 'degraded',
    time: isoTime(now) ?? '',
    secrets,
    api: { ...api, by: env.API_URL ? 'http' : 'binding' },
    kv,
    db,
    outbox: counts && {
      waiting: counts.waiting,
      failed: counts.failed,
      oldestDueAt: isoTime(counts.due),
    },
    lastPurgeAt: isoTime(counts?.purge ?? null),
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

const readCounts = (env: Bindings) =>
  env.DB.prepare(`SELECT
  (SELECT count(*) FROM outbox WHERE state = 'waiting') AS waiting, (SELECT count(*) FROM outbox WHERE state = 'failed') AS failed,
  (SELECT min(due_at) FROM outbox WHERE state = 'waiting') AS due, (SELECT max(at) FROM audit WHERE act = 'purge') AS purge`).first<{
    waiting: number
    failed: number
    due: number | null
    purge: number | null
  }>()

const isoTime = (time: Millis | null): string | null =>
  time === null ? null : new Date(time).toISOString()
