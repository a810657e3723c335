import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consumePurges } from '../../../../worker/purge/queue.ts'
import type { PurgeMessage } from '../../../../worker/purge/purge.ts'
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
  const deliver = () =>
    consumePurges(
      {
        messages: operator.queued.splice(0).map(({ message }) => ({ body: message })),
      } as unknown as MessageBatch<PurgeMessage>,
      operator.bindings,
      {} as ExecutionContext,
    )
  return { ...operator, tell, deliver }
}

describe('POST /admin/changes', () => {
  it('renews what the back end says it changed', async () => {
    const { tell, deliver, text, reprice, site } = await aBackEnd()
    const page = '/nl/aanbod/2/woning-te-koop-in-veldstraat-2-9000-gent'
    await text(page)
    reprice(2, 987_001)
    pass(1)
    expect((await tell([{ estate: 2, site: site.id }])).status).toBe(202)
    await deliver()
    expect(await text(page)).toContain('987.001')
  })

  it('makes of many changes that come together one purge of each tag, repeated once (PURGE-23)', async () => {
    const { tell, deliver, queued, site } = await aBackEnd()
    for (let time = 0; time < 5; time++)
      await tell([
        { estate: 1, site: site.id },
        { estate: 2, site: site.id },
      ])
    expect(queued).toHaveLength(5)
    await deliver()
    expect(queued.map(({ delay }) => delay)).toEqual([75])
    expect(queued[0]?.message.purges.map(mark => mark.tag).sort()).toEqual([
      `estate-${site.id}-1`,
      `estate-${site.id}-2`,
      `list-${site.id}`,
    ])
  })

  it('makes of a bulk import one purge of its site (PURGE-24)', async () => {
    const { tell, queued, site } = await aBackEnd()
    await tell(Array.from({ length: 1500 }, (_, index) => ({ estate: index + 1, site: site.id })))
    expect(queued[0]?.message.purges.map(mark => mark.tag)).toEqual([`site-${site.id}`])
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
    const { tell, queued } = await aBackEnd()
    const changes = [{ everything: true }]
    expect((await tell(changes, await signature(JSON.stringify({ changes })))).status).toBe(401)
    expect(queued).toEqual([])
  })

  it('reads no more than 256 kB, and tells who sent more, signed or not (PURGE-21)', async () => {
    const { tell, queued } = await aBackEnd()
    for (const signature of [undefined, 't=1,v1=zz'])
      expect((await tell([{ hostname: 'x'.repeat(256 * 1024) }], signature)).status).toBe(413)
    expect(queued).toEqual([])
  })

  it('makes of a change that is told twice nothing but the same purge (PURGE-25)', async () => {
    const { tell, deliver, queued, site, bindings } = await aBackEnd()
    const changes = [{ estate: 7, site: site.id }]
    const signature = await sign(JSON.stringify({ changes }))
    for (let time = 0; time < 2; time++) expect((await tell(changes, signature)).status).toBe(202)
    await deliver()
    expect(queued.map(({ delay }) => delay)).toEqual([75])
    expect(
      (
        await bindings.DB.prepare('SELECT count(*) AS n FROM mark WHERE site_id = ?')
          .bind(site.id)
          .first<{ n: number }>()
      )?.n,
    ).toBe(2)
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
    const { tell, queued } = await aBackEnd()
    expect((await tell(changes)).status).toBe(422)
    expect(queued).toEqual([])
  })
})
