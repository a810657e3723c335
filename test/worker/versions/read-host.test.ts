import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import {
  hostEntryText,
  hostKey,
  parseHostEntry,
  PLATFORM_HOST,
} from '../../../worker/versions/host-entry.ts'
import { readHost, rememberHost } from '../../../worker/versions/read-host.ts'
import { tableFromText } from '../../../worker/versions/table-text.ts'
import { agency } from '../../support/agency-object.ts'
import { createOperator } from '../../support/operator.ts'

it('a host is read at most once in five seconds, what holds for all at most once in thirty (PURGE-8)', async () => {
  const operator = await createOperator()
  await operator.ask('/nl')
  const host = operator.site.hostnames[0] ?? ''
  const read: [number, string][] = []
  let second = 0
  const kv = {
    get: (keys: string[], options: { type: 'json'; cacheTtl: number }) => {
      expect(options.cacheTtl).toBe(30)
      read.push(...keys.map((key): [number, string] => [second, key]))
      return env.KV.get(keys, options)
    },
  } as unknown as KVNamespace
  const start = Date.now() + 3_600_000
  for (second = 0; second < 32; second++) await readHost(kv, host, start + second * 1000)
  const seconds = (name: string): number[] =>
    read.filter(([, key]) => key === hostKey(name)).map(([at]) => at)
  expect([seconds(host), seconds(PLATFORM_HOST)]).toEqual([
    [0, 5, 10, 15, 20, 25, 30],
    [0, 30],
  ])
})

it('a site’s versions stand under each of its hostnames, never lower than KV has them (PURGE-47)', async () => {
  const operator = await createOperator({}, { hostnames: ['een.test', 'twee.test'] })
  const { origin, site, purge, runTasks } = operator
  await operator.ask('/nl')
  expect(origin).toContain('een.test')
  const entryOf = async (host: string) => parseHostEntry(await env.KV.get(hostKey(host), 'json'))
  const first = await entryOf('een.test')
  expect(first?.site.id).toBe(site.id)
  const ahead = Date.now() + 30_000
  const text = JSON.stringify(await env.KV.get(hostKey('een.test'), 'json')).replace(
    /"versions":"[^"]*"/,
    `"versions":"0;lists:${ahead.toString(36)}"`,
  )
  await env.KV.put(hostKey('een.test'), text)
  await purge({ estate: 2, site: site.id })
  const { now } = Date
  Date.now = () => now() + 11_000
  await runTasks()
  Date.now = now
  const written = await entryOf('een.test')
  const own = tableFromText(await agency(site.id).versions.current())
  expect([written?.versions.scopes.lists?.[0], written?.versions.scopes['estate/2']]).toEqual([
    ahead,
    own.scopes['estate/2'],
  ])
})

it('what an isolate looked up holds there until KV has it too (PURGE-51)', async () => {
  const operator = await createOperator()
  await operator.ask('/nl')
  const host = operator.site.hostnames[0] ?? ''
  const now = Date.now()
  const kept = await readHost(env.KV, host, now)
  if (!kept) throw new Error('no entry')
  const moved = { ...kept, site: { ...kept.site, state: 'moved' as const }, readAt: now + 1 }
  rememberHost(host, moved, now)
  expect((await readHost(env.KV, host, now + 6_000))?.site.state).toBe('moved')
  const { versions, ...later } = { ...kept, readAt: now + 2 }
  await env.KV.put(hostKey(host), hostEntryText(later, versions))
  expect((await readHost(env.KV, host, now + 12_000))?.site.state).toBe('live')
})
