import { applyD1Migrations, env, reset } from 'cloudflare:test'
import { vi } from 'vitest'
import { knownVersions, PLATFORM } from '../../worker/versions/known.ts'
import { NO_VERSIONS } from '../../worker/versions/table.ts'

/**
 * Files share a runtime and its modules. Each begins by the clock, with nothing stubbed and with empty stores: objects, KV
 * and R2 as new, the database as it is deployed. What modules remember they keep by site, and aSite() makes each id once.
 */
const { MIGRATIONS } = env as unknown as { MIGRATIONS: Parameters<typeof applyD1Migrations>[1] }
vi.useRealTimers()
vi.unstubAllGlobals()
await reset()
await applyD1Migrations(env.DB, MIGRATIONS)

// What an earlier file changed for all sites, at a time of its choice, is remembered for all: then the modules are loaded anew.
const { scopes, hard, announcedAt } = knownVersions(PLATFORM)
if (JSON.stringify({ scopes, hard, announcedAt }) !== JSON.stringify(NO_VERSIONS)) vi.resetModules()

/**
 * Tasks run when a test says so (runDueTasks), with the bindings it says, and never by the clock. No spy, which a test's
 * restoreAllMocks would end. What the platform calls is kept before, once.
 */
await import('./alarm.ts')
const { AgencyObject } = await import('../../worker/agency/agency-object.ts')
AgencyObject.prototype.alarm = async () => undefined
