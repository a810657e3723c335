import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseHostEntry } from '../../../../worker/versions/host-entry.ts'
import { createOperator } from '../../../support/operator.ts'

let clock = Date.parse('2027-03-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 3_600_000))
})
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000)

async function sign(
  body: string,
  secret = 'a-secret',
  seconds = Math.floor(Date.now() / 1000),
): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const bytes = new Uint8Array(
    await crypto.subtle.sign('HMAC', key, encoder.encode(`${seconds}.${body}`)),
  )
  return `t=${seconds},v1=${[...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}

async function aBackEnd(bindings: Parameters<typeof createOperator>[0] = {}) {
  const operator = await createOperator(bindings)
  let address = 0
  const tell = async (changes: unknown, signature?: string) => {
    const body = JSON.stringify({ changes })
    return operator.ask('/admin/changes', {
      method: 'POST',
      body,
      headers: {
        'X-Signature': signature ?? (await sign(body)),
        'CF-Connecting-IP': `203.0.113.${++address}`,
      },
    })
  }
  return { ...operator, tell }
}

describe('POST /admin/changes', () => {
  it('renews what the back end says it changed', async () => {
    const { tell, text, reprice, site } = await aBackEnd()
    const page = '/nl/aanbod/2/woning-te-koop-in-veldstraat-2-9000-gent'
    await text(page)
    reprice(2, 987_001)
    pass(1)
    expect((await tell([{ estate: 2, site: site.id }])).status).toBe(202)
    expect(await text(page)).toContain('987.001')
  })

  it('writes to KV once for changes that come together, and the rest within ten seconds (PURGE-23)', async () => {
    const writes: string[] = []
    const KV = {
      get: (...asked: [string[], 'json']) => env.KV.get(...asked),
      put: (...put: Parameters<KVNamespace['put']>) => {
        if (put[0].startsWith('host/')) writes.push(put[0])
        return env.KV.put(...put)
      },
    }
    const { ask, tell, site, runTasks } = await aBackEnd({ KV })
    await ask('/nl')
    writes.length = 0
    pass(60)
    for (let time = 0; time < 5; time++)
      await tell([
        { estate: 1, site: site.id },
        { estate: 2, site: site.id },
      ])
    expect(writes).toHaveLength(1)
    pass(10)
    expect(await runTasks()).toBe(1)
    expect(writes).toHaveLength(2)
    pass(10)
    expect(await runTasks()).toBe(0)
    const entry = parseHostEntry(await env.KV.get(writes[0] ?? '', 'json'))
    expect(Object.keys(entry?.versions.scopes ?? {}).sort()).toEqual([
      'estate/1',
      'estate/2',
      'lists',
    ])
  })

  it('makes of a bulk import one change of all estates (PURGE-24)', async () => {
    const { tell, changed, site } = await aBackEnd()
    await tell(Array.from({ length: 1500 }, (_, index) => ({ estate: index + 1, site: site.id })))
    expect(await changed()).toEqual(['estates', 'lists'])
  })

  it.each([
    ['no signature', async () => ''],
    ['another secret', (body: string) => sign(body, 'guess')],
    ['another body', () => sign('{}')],
    [
      'six minutes ago',
      (body: string) => sign(body, 'a-secret', Math.floor(Date.now() / 1000) - 360),
    ],
    [
      'a time to come',
      (body: string) => sign(body, 'a-secret', Math.floor(Date.now() / 1000) + 360),
    ],
    ['a signature of another shape', async () => 't=1,v1=zz'],
  ])('refuses %s (PURGE-22)', async (_, signature) => {
    const { tell, changed } = await aBackEnd()
    const changes = [{ everything: true }]
    expect((await tell(changes, await signature(JSON.stringify({ changes })))).status).toBe(401)
    expect(await changed()).toEqual([])
  })

  it('reads no more than 256 kB, and tells who sent more, signed or not (PURGE-21)', async () => {
    const { tell, changed } = await aBackEnd()
    for (const signature of [undefined, 't=1,v1=zz'])
      expect((await tell([{ hostname: 'x'.repeat(256 * 1024) }], signature)).status).toBe(413)
    expect(await changed()).toEqual([])
  })

  it('makes of a change that is told twice one that is made anew once more (PURGE-25)', async () => {
    const { tell, changed, site } = await aBackEnd()
    const changes = [{ estate: 7, site: site.id }]
    const signature = await sign(JSON.stringify({ changes }))
    for (let time = 0; time < 2; time++) expect((await tell(changes, signature)).status).toBe(202)
    expect(await changed()).toEqual(['estate/7', 'lists'])
  })

  it('believes nobody without a secret (PURGE-22)', async () => {
    for (const CHANGES_SECRET of [undefined, '']) {
      const { tell } = await aBackEnd({ CHANGES_SECRET })
      expect((await tell([], await sign('{"changes":[]}', ' '))).status).toBe(401)
    }
  })

  it.each([
    ['nothing', undefined],
    ['a list of nonsense', [{ estate: 'x' }]],
    ['too much', Array(2001).fill({ site: 1 })],
  ])('refuses %s (PURGE-21)', async (_, changes) => {
    const { tell, changed } = await aBackEnd()
    expect((await tell(changes)).status).toBe(422)
    expect(await changed()).toEqual([])
  })
})
