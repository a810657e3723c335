import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signingSecret } from '../../../worker/crypto/signature.ts'
import { parseHostEntry } from '../../../worker/versions/host-entry.ts'
import { tableFromText } from '../../../worker/versions/table-text.ts'
import { ACTING, anAccessKey } from '../../support/agencies/access-key.ts'
import { agency } from '../../support/agency-object.ts'
import { openSite } from '../../support/open-site.ts'
import { createOperator } from '../../support/operator.ts'

let clock = Date.parse('2027-03-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 3_600_000))
})
afterEach(() => void vi.useRealTimers())

const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds

const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000)

interface Signing {
  site: number
  keyId: string
  secret?: string
  seconds?: number
}

/** As an agency's back end signs. */
async function sign(
  body: string,
  { site, keyId, secret, seconds = Math.floor(Date.now() / 1000) }: Signing,
): Promise<string> {
  const own = secret ?? (await signingSecret({ CHANGES_SECRET: 'a-secret' }, site, keyId))
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(own),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const bytes = await crypto.subtle.sign('HMAC', key, encoder.encode(`${seconds}.${body}`))
  return `key=${keyId},t=${seconds},v1=${new Uint8Array(bytes).toHex()}`
}

async function aBackEnd(bindings: Parameters<typeof createOperator>[0] = {}) {
  const operator = await createOperator(bindings)
  const site = operator.site.id
  const { id: keyId, headers: bearer } = await anAccessKey(site, ['purge'])
  let address = 0
  const send = (body: string, headers: Record<string, string>, path = 'changes') =>
    operator.ask(`/sites/${site}/${path}`, {
      method: 'POST',
      body,
      headers: { 'CF-Connecting-IP': `203.0.113.${++address}`, ...headers },
    })
  const tell = async (changes: unknown, signature?: string) => {
    const body = JSON.stringify({ changes })
    return send(body, { 'X-Signature': signature ?? (await sign(body, { site, keyId })) })
  }
  return { ...operator, keyId, bearer, send, tell }
}

describe('POST /sites/{id}/changes', () => {
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
    for (const estate of [1, 2, 3]) await tell([{ estate, site: site.id }])
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
      'estate/3',
      'lists',
    ])
  })

  it('makes of a bulk import one change of all estates (PURGE-24)', async () => {
    const { tell, changed, site } = await aBackEnd()
    await tell(Array.from({ length: 1500 }, (_, index) => ({ estate: index + 1, site: site.id })))
    expect(await changed()).toEqual(['estates', 'lists'])
  })

  it.each<[string, (body: string, own: Signing) => string | Promise<string>]>([
    ['no signature', () => ''],
    ['another secret', (body, own) => sign(body, { ...own, secret: 'guess' })],
    ['the platform’s secret itself', (body, own) => sign(body, { ...own, secret: 'a-secret' })],
    ['another body', (_, own) => sign('{}', own)],
    ['six minutes ago', (body, own) => sign(body, { ...own, seconds: secondsFromNow(-360) })],
    ['a time to come', (body, own) => sign(body, { ...own, seconds: secondsFromNow(360) })],
    ['the same key of another site', (body, own) => sign(body, { ...own, site: own.site + 1 })],
    ['a key that is not there', (body, own) => sign(body, { ...own, keyId: 'nobody' })],
    ['a signature of another shape', () => 't=1,v1=zz'],
  ])('refuses %s (PURGE-22)', async (_, signature) => {
    const { tell, changed, site, keyId } = await aBackEnd()
    const changes = [{ site: site.id }]
    const own = { site: site.id, keyId }
    const answer = await tell(changes, await signature(JSON.stringify({ changes }), own))
    expect(answer.status).toBe(401)
    expect(await changed()).toEqual([])
  })

  it('takes a signature of a key that may purge, until it is revoked, and for nothing else (PURGE-22)', async () => {
    const { tell, send, site, keyId } = await aBackEnd()
    expect((await tell([])).status).toBe(202)
    const body = `{"site":${site.id}}`
    const signed = { 'X-Signature': await sign(body, { site: site.id, keyId }) }
    expect((await send(body, signed, 'purge')).status).toBe(401)
    const feed = await anAccessKey(site.id, ['feed'])
    const signature = await sign('{"changes":[]}', { site: site.id, keyId: feed.id })
    expect((await tell([], signature)).status).toBe(403)
    await agency(site.id).keys.revoke(keyId, ACTING)
    pass(1)
    expect((await tell([])).status).toBe(401)
  })

  it('takes the key itself in place of a signature', async () => {
    const { send, bearer, changed } = await aBackEnd()
    expect((await send('{"changes":[{"estate":7}]}', bearer)).status).toBe(202)
    expect(await changed()).toEqual(['estate/7', 'lists'])
  })

  it('reads no more than 256 kB, and tells who sent more (PURGE-21)', async () => {
    const { tell, send, bearer, changed, site, keyId } = await aBackEnd()
    const long = JSON.stringify({ changes: [{ hostname: 'x'.repeat(256 * 1024) }] })
    const signed = { 'X-Signature': await sign(long, { site: site.id, keyId }) }
    for (const headers of [bearer, signed]) expect((await send(long, headers)).status).toBe(413)
    expect((await tell([], 't=1,v1=zz')).status).toBe(401)
    expect(await changed()).toEqual([])
  })

  it.each(['changes', 'purge'])('takes no compressed or long body at %s (KEY-18)', async path => {
    const { send, bearer, changed, site } = await aBackEnd()
    const body = JSON.stringify({ site: site.id })
    const zipped = { ...bearer, 'Content-Encoding': 'gzip' }
    expect((await send(body, zipped, path)).status).toBe(415)
    expect((await send(body + ' '.repeat(300_000), bearer, path)).status).toBe(413)
    expect(await changed()).toEqual([])
  })

  it('does nothing more for a body that is signed and sent again (PURGE-25, KEY-21)', async () => {
    const { tell, changed, site, keyId } = await aBackEnd()
    const changes = [{ estate: 7, site: site.id }]
    const signature = await sign(JSON.stringify({ changes }), { site: site.id, keyId })
    const versions: string[] = []
    for (let time = 0; time < 3; time++) {
      expect((await tell(changes, signature)).status).toBe(202)
      versions.push(await agency(site.id).versions.current())
      pass(30)
    }
    // The same signature in another spelling is none.
    expect((await tell(changes, signature.replace('t=', 't=0'))).status).toBe(401)
    expect(new Set(versions).size).toBe(1)
    expect(await changed()).toEqual(['estate/7', 'lists'])
    expect((await tell(changes)).status).toBe(202)
    expect(await agency(site.id).versions.current()).not.toBe(versions[0])
  })

  it('may be sent again as it was where it could be told to no other place (PURGE-21)', async () => {
    const { tell, bindings, site, keyId } = await aBackEnd()
    const changes = [{ estate: 7 }]
    const signature = await sign(JSON.stringify({ changes }), { site: site.id, keyId })
    await openSite(bindings).get(`http://${site.hostnames[0]}/nl`)
    const put = vi.spyOn(bindings.KV, 'put').mockRejectedValue(new Error('KV is down'))
    pass(60)
    expect((await tell(changes, signature)).status).toBe(503)
    put.mockRestore()
    pass(30)
    expect((await tell(changes, signature)).status).toBe(202)
  })

  it.each<[string, (site: number) => object]>([
    ['everything', () => ({ everything: true })],
    ['another site', site => ({ site: site + 1 })],
    ['an estate of another site', site => ({ estate: 1, site: site + 1 })],
    ['another’s host', () => ({ hostname: 'nobody.test' })],
    ['a path of another’s host', () => ({ path: '/nl', hostname: 'nobody.test' })],
  ])('purges %s for nobody with a key (KEY-29)', async (_, scope) => {
    const { tell, send, bearer, changed, site } = await aBackEnd()
    const own = { estate: 3 }
    expect((await tell([own, scope(site.id)])).status).toBe(403)
    expect((await send(JSON.stringify(scope(site.id)), bearer, 'purge')).status).toBe(403)
    expect(await changed()).toEqual([])
  })

  it('purges one scope by POST /sites/{id}/purge, without being taken for a back end that tells (KEY-29)', async () => {
    const { send, bearer, changed, site } = await aBackEnd()
    const answer = await send(`{"hostname":"${site.hostnames[0]}"}`, bearer, 'purge')
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { purged: { site: site.id }, tags: [`site-${site.id}`] },
    ])
    expect(await changed()).toEqual(['all'])
    expect((await send('{}', bearer, 'purge')).status).toBe(422)
    const { announcedAt } = tableFromText(await agency(site.id).versions.current())
    expect(announcedAt).toBe(0)
  })

  it('believes no signature without a secret (PURGE-22)', async () => {
    for (const CHANGES_SECRET of [undefined, ''])
      expect((await (await aBackEnd({ CHANGES_SECRET })).tell([])).status).toBe(401)
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
