import { env } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import type { Millis } from '../../../shared/time/units.ts'
import type { Bindings } from '../../../worker/env.ts'
import { createTrace } from '../../../worker/http/trace.ts'
import type { WorkContext } from '../../../worker/http/work-context.ts'
import { rememberVersions } from '../../../worker/versions/known.ts'
import { NO_VERSIONS } from '../../../worker/versions/table.ts'
import { siteById } from '../../../worker/site/find.ts'
import { findHost } from '../../../worker/site/find-host.ts'
import { aSite, siteApi } from '../../support/demo-api.ts'

const START = Date.parse('2031-01-01T00:00:00Z')

function aDeployment() {
  const site = aSite()
  const api = siteApi(site, [])
  let isDown = false
  let reads = 0
  const never = () => new Promise<never>(() => undefined)
  const KV = {
    get: (keys: string[]) => (reads++, isDown ? never() : env.KV.get(keys, 'json')),
    put: (...put: Parameters<KVNamespace['put']>) => env.KV.put(...put),
  }
  const background: Promise<unknown>[] = []
  const context = (seconds: number): WorkContext => {
    const now = (START + seconds * 1000) as Millis
    return {
      env: { ...env, API: api, KV } as unknown as Bindings,
      trace: createTrace('t', now),
      now,
      waitUntil: work => void background.push(work),
    }
  }
  const find = (hostname: string, seconds: number) => findHost(hostname, context(seconds))
  return {
    site,
    api,
    find,
    context,
    background,
    reads: () => reads,
    stopKv: () => {
      isDown = true
    },
  }
}

it('a host is remembered for five seconds, then read again, and stays what it was while KV hangs (CACHE-26)', async () => {
  const { site, find, reads, stopKv, background } = aDeployment()
  const host = site.hostnames[0] ?? ''
  expect((await find(host, 0))?.id).toBe(site.id)
  const before = reads()
  expect((await find(host, 4.9))?.id).toBe(site.id)
  expect([reads(), background.length > 0]).toEqual([before, true])
  await Promise.all(background)
  stopKv()
  expect((await find(host, 6))?.id).toBe(site.id)
  expect(reads()).toBeGreaterThan(before)
})

it('an unknown host is not looked up again for a minute (CACHE-27)', async () => {
  const { api, find } = aDeployment()
  expect(await find('niemand.test', 0)).toBeNull()
  const calls = api.calls.length
  expect(await find('niemand.test', 59)).toBeNull()
  expect(api.calls).toHaveLength(calls)
  expect(await find('niemand.test', 61)).toBeNull()
  expect(api.calls.length).toBeGreaterThan(calls)
})

it('a host is unknown where the API says so, not where it says nothing (API-31)', async () => {
  const { site, api, find } = aDeployment()
  const host = `x${site.hostnames[0]}`
  const call = `GET /sites/by-hostname/${host}`
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  for (const nothing of [() => Response.json(null), () => new Response(null, { status: 204 })]) {
    api.answers.set(call, nothing)
    await expect(find(host, 0)).rejects.toThrow('unusable')
  }
  api.answers.delete(call)
  expect(await find(host, 0)).toBeNull()
  vi.restoreAllMocks()
})

it('a record asked for by its id carries that id (API-2)', async () => {
  const { site, api, context } = aDeployment()
  await siteById(site.id, context(0))
  expect(api.calls.map(({ path, headers }) => [path, headers.get('X-SITE')])).toEqual([
    [`/sites/${site.id}`, String(site.id)],
  ])
})

it('a host whose site changed waits once for a back end that hangs, and keeps what it knows (CACHE-93)', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { site, api, find, background } = aDeployment()
  const host = site.hostnames[0] ?? ''
  await find(host, 0)
  await Promise.all(background)
  rememberVersions(site.id, { ...NO_VERSIONS, scopes: { site: [1000] } })
  api.answers.set(`GET /sites/by-hostname/${host}`, () =>
    Promise.reject(new DOMException('no response in time', 'TimeoutError')),
  )
  const asked = api.calls.length
  expect((await find(host, 1))?.id).toBe(site.id)
  expect(api.calls).toHaveLength(asked + 1)
  expect((await find(host, 2))?.id).toBe(site.id)
  expect(api.calls).toHaveLength(asked + 1)
  vi.restoreAllMocks()
})
