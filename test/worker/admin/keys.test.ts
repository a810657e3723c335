import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KEY_SCOPES, type AccessKey } from '../../../worker/agency/access/key-row.ts'
import type { AgencyObject } from '../../../worker/agency/agency-object.ts'
import { agencyStub } from '../../../worker/agency/stub.ts'
import type { Bindings } from '../../../worker/env.ts'
import { anAccessKey } from '../../support/agencies/access-key.ts'
import { addDays } from '../../../shared/time/day.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { agency, agencyRows } from '../../support/agency-object.ts'
import { createOperator, TOKEN } from '../../support/operator.ts'

const HOUR = 3_600_000
const BEARER = { Authorization: `Bearer ${TOKEN}` }
const platform = env as unknown as Bindings
let clock = Date.parse('2027-06-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 3 * HOUR))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

interface Made {
  id: string
  key: string
  signingSecret?: string
}

async function anOperator(bindings: Parameters<typeof createOperator>[0] = {}) {
  const operator = await createOperator(bindings)
  const { ask, site } = operator
  const path = `/admin/agencies/${site.id}/keys`
  const post = (body: object, at = path) =>
    ask(at, { method: 'POST', headers: BEARER, body: JSON.stringify(body) })
  const make = async (scopes: readonly string[], more: object = {}): Promise<Made> =>
    (await post({ act: 'add', name: 'Whise', scopes, ...more })).json()
  const list = async (): Promise<AccessKey[]> => {
    const { keys } = (await (await ask(path, { headers: BEARER })).json()) as { keys: AccessKey[] }
    return keys
  }
  /** By a key, as its holder calls. */
  const call = (key: string, at = 'enquiries', init: RequestInit = {}) =>
    ask(`/sites/${site.id}/${at}`, { ...init, headers: { Authorization: `Bearer ${key}` } })
  return { ...operator, path, post, make, list, call }
}

describe('a key', () => {
  it('is shown once, and kept as a keyed hash (KEY-1)', async () => {
    const { make, list, call, site } = await anOperator()
    const made = await make(['enquiries'])
    expect(made.key).toMatch(/^bk_[0-9a-f]{72}$/)
    expect(made).not.toHaveProperty('signingSecret')
    expect((await make(['enquiries'])).key).not.toBe(made.key)
    expect((await call(made.key)).status).toBe(200)
    const rows = JSON.stringify(await agencyRows(site.id, 'SELECT * FROM access_key'))
    expect(rows).not.toContain(made.key.slice(3, 20))
    expect(JSON.stringify(await list())).not.toMatch(/hash|bk_/)
  })

  it('has a name, scopes and a last day, and there are 50 of an agency that are valid (KEY-2, KEY-5)', async () => {
    const { make, post, list, call, site } = await anOperator()
    const made = await make(['feed', 'enquiries', 'feed'], { until: '2027-09-30' })
    expect(await list()).toMatchObject([
      { id: made.id, name: 'Whise', scopes: ['feed', 'enquiries'], lastUsedAt: null },
    ])
    vi.setSystemTime(Date.parse('2027-09-30T21:00:00Z'))
    expect((await call(made.key)).status).toBe(200)
    vi.setSystemTime(Date.parse('2027-09-30T22:00:01Z'))
    expect((await call(made.key)).status).toBe(401)
    for (let count = 0; count < 50; count++) await anAccessKey(site.id, ['feed'])
    expect((await post({ act: 'add', name: 'One more', scopes: ['feed'] })).status).toBe(409)
    const [first] = await list()
    await post({ act: 'revoke', id: first?.id })
    expect((await post({ act: 'add', name: 'One more', scopes: ['feed'] })).status).toBe(200)
  })

  it('opens nothing once it is revoked, is never turned on again, and its use is logged (KEY-3, KEY-5)', async () => {
    const { make, post, call, list } = await anOperator()
    const { id, key } = await make(['enquiries'])
    expect((await call(key)).status).toBe(200)
    expect((await post({ act: 'revoke', id })).status).toBe(200)
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    expect((await call(key)).status).toBe(401)
    expect(log.mock.calls.flat().join()).toContain('"event":"key-used-after-revoke"')
    expect((await post({ act: 'on', id })).status).toBe(404)
    expect((await call(key)).status).toBe(401)
    expect((await list())[0]?.revokedAt).toBe(Date.now())
  })

  it('tells when it was last used to the hour, and whence (KEY-4)', async () => {
    const { make, list, call, ask, site } = await anOperator()
    const { key } = await make(['enquiries'])
    const at = Date.now()
    const cf = { asOrganization: 'Proximus NV', country: 'BE' }
    const headers = { Authorization: `Bearer ${key}` }
    await ask(`/sites/${site.id}/enquiries`, { headers, cf } as RequestInit)
    vi.setSystemTime(at + HOUR - 1000)
    await call(key)
    expect((await list())[0]).toMatchObject({ lastUsedAt: at, lastUsedFrom: 'Proximus NV, BE' })
    vi.setSystemTime(at + HOUR + 1000)
    await call(key)
    expect((await list())[0]).toMatchObject({ lastUsedAt: at + HOUR + 1000, lastUsedFrom: '' })
  })

  it('is refused where it makes no sense (KEY-5)', async () => {
    const { post, ask, path } = await anOperator()
    const add = { act: 'add', name: 'A', scopes: ['feed'] }
    for (const body of [
      {},
      { ...add, name: ' ' },
      { ...add, name: 'x'.repeat(81) },
      { ...add, scopes: [] },
      { ...add, scopes: ['admin'] },
      { ...add, until: '31/12/2027' },
      { ...add, until: addDays(toDay(Date.now()), -1) },
      { ...add, hash: 'x' },
      { act: 'revoke' },
      { act: 'revoke', id: "' OR 1" },
    ])
      expect((await post(body)).status, JSON.stringify(body)).toBe(422)
    for (const act of ['revoke', 'on']) expect((await post({ act, id: 'no' })).status).toBe(404)
    for (const at of ['/admin/agencies/987654321/keys', '/admin/agencies/x/keys']) {
      expect((await post(add, at)).status).toBe(404)
      expect((await ask(at, { headers: BEARER })).status).toBe(404)
    }
    expect((await ask(path)).status).toBe(401)
  })

  it('leaves a row of each act with agency and operators (KEY-6)', async () => {
    const { make, post, site, bindings } = await anOperator()
    const { id } = await make(['feed'])
    await post({ act: 'revoke', id })
    await post({ act: 'revoke', id })
    const rows = await agency(site.id).audit.list(10)
    expect(rows.map(({ actor, act, subject }) => ({ actor, act, subject }))).toEqual(
      expect.arrayContaining([
        { actor: 'operator', act: 'key added', subject: `key ${id}` },
        { actor: 'operator', act: 'key revoked', subject: `key ${id}` },
      ]),
    )
    expect(rows).toHaveLength(2)
    const { results } = await bindings.DB.prepare(`SELECT act FROM audit WHERE detail LIKE ?1`)
      .bind(`%"key":"${id}"%`)
      .all()
    expect(results).toEqual([{ act: 'key add' }, { act: 'key revoke' }, { act: 'key revoke' }])
  })

  it('is in no export, in no log and in no audit (KEY-7, KEY-8)', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const { make, post, call, ask, site, bindings } = await anOperator()
    const made = await make(KEY_SCOPES)
    await call(made.key)
    await call(made.key, 'purge', { method: 'POST', body: '{}' })
    await call(`${made.key}0`)
    await ask(`/sites/${site.id}/pack?key=${made.key}`)
    await post({ act: 'revoke', id: made.id })
    await call(made.key)
    const [row] = await agencyRows<{ hash: string }>(site.id, 'SELECT hash FROM access_key')
    const { results } = await bindings.DB.prepare('SELECT * FROM audit').all()
    const secrets = [made.key, made.key.slice(3), made.signingSecret ?? '', row?.hash ?? '']
    const exported = await ask(`/admin/agencies/${site.id}/export`, { headers: BEARER })
    const places = {
      log: log.mock.calls.flat().join('\n'),
      export: await exported.text(),
      operators: JSON.stringify(results),
      agency: JSON.stringify(await agency(site.id).audit.list(100)),
    }
    expect(places.log).toContain('key-wrong')
    expect(places.export).toContain('"table":"audit"')
    for (const [place, text] of Object.entries(places))
      for (const secret of secrets) {
        expect(secret.length).toBeGreaterThan(40)
        expect(text.includes(secret), place).toBe(false)
      }
    expect(places.export).not.toContain('access_key')
    expect(await agency(site.id).transfer.isEmpty()).toBe(true)
  })

  it('waits for an operator after a rewind (KEY-9)', async () => {
    const AGENCY = {
      getByName: (name: string) => ({
        rewind: async () => 'undo',
        setMoved: (...args: Parameters<AgencyObject['setMoved']>) =>
          agencyStub(platform, Number(name)).setMoved(...args),
        call: (...args: Parameters<AgencyObject['call']>) =>
          agencyStub(platform, Number(name)).call(...args),
      }),
    }
    const one = await anOperator({ AGENCY })
    const { id, key } = await one.make(['enquiries'])
    const answer = await one.post(
      { to: new Date(Date.now() - HOUR).toISOString() },
      `/admin/agencies/${one.site.id}/rewind`,
    )
    expect(await answer.json()).toMatchObject({ rewound: true, undo: 'undo', heldKeys: 1 })
    expect((await one.call(key)).status).toBe(401)
    expect((await one.post({ act: 'on', id })).status).toBe(200)
    expect((await one.call(key)).status).toBe(200)
  })
})
