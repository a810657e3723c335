import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agency, agencyRows } from '../../support/agency-object.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'

let clock = Date.parse('2029-08-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 86_400_000))
})
afterEach(() => void vi.useRealTimers())

const ID = '0123456789'
const NEW = { act: 'add', id: ID, name: 'Whise', scopes: 'feed', until: '' }
const keyIn = (page: string): string => /bk_\w+/.exec(page)?.[0] ?? ''

async function anOffice() {
  const desk = await aDesk()
  const an = await desk.signedIn()
  const call = (key: string, path = 'pack') =>
    desk.ask(`/sites/${desk.site.id}/${path}`, { headers: { Authorization: `Bearer ${key}` } })
  return { ...desk, an, call, keys: agency(desk.site.id).keys }
}

describe('the keys of an agency at its desk', () => {
  it('are shown once, do what they may and nothing else, and stop when revoked (DESK-180, DESK-181)', async () => {
    const { an, call, keys, site } = await anOffice()
    const made = await an.ask('/desk/keys', [
      ...Object.entries({ ...NEW, until: '2030-01-31' }),
      ['scopes', 'purge'],
    ])
    expect(made.status).toBe(200)
    const page = await made.text()
    const key = keyIn(page)
    expect(page).toMatch(/[\w-]{43}<\/code>/)
    expect(await (await an.ask('/desk/keys')).text()).not.toContain(key)
    expect((await call(key)).status).toBe(403)
    expect((await call(key, 'imports')).status).not.toBe(403)
    expect(await (await an.ask('/desk/keys')).text()).toContain('laatst gebruikt op')
    expect(await keys.list()).toMatchObject([
      { id: ID, scopes: ['feed', 'purge'], endsAt: Date.parse('2030-01-31T23:00:00Z') },
    ])
    const revoked = await an.ask('/desk/keys', { act: 'revoke', id: ID })
    expect([revoked.status, revoked.headers.get('Location')]).toEqual([
      303,
      '/desk/keys?done=keys.revoke',
    ])
    expect((await call(key, 'imports')).status).toBe(401)
    const acts = await agencyRows(
      site.id,
      `SELECT act FROM audit WHERE actor LIKE 'person %' ORDER BY at`,
    )
    expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['key added', 'key revoked']))
  })

  it('are not made twice by a form sent twice, nor of a form that lacks something, which keeps what was typed (DESK-182)', async () => {
    const { an, keys } = await anOffice()
    const none = await an.ask('/desk/keys', [
      ['act', 'add'],
      ['id', ID],
      ['name', 'Onze webbouwer'],
      ['until', '31/01/2030'],
    ])
    const page = await none.text()
    expect(none.status).toBe(422)
    expect(page).toContain('value="Onze webbouwer"')
    expect(page.match(/class="field__error"/g)).toHaveLength(2)
    expect((await an.ask('/desk/keys', { ...NEW, until: '2020-01-31' })).status).toBe(422)
    expect((await an.ask('/desk/keys', NEW)).status).toBe(200)
    const again = await an.ask('/desk/keys', NEW)
    expect([again.status, keyIn(await again.text())]).toEqual([409, ''])
    expect(await keys.list()).toHaveLength(1)
    expect((await an.ask('/desk/keys', { act: 'revoke', id: 'none' })).status).toBe(404)
  })

  it('wait for the owner after a restore (DESK-183, KEY-9)', async () => {
    const { an, call, keys } = await anOffice()
    const key = keyIn(await (await an.ask('/desk/keys', NEW)).text())
    await keys.holdAll({ actor: 'operator', request: 'r', now: Date.now() })
    expect((await call(key, 'imports')).status).toBe(401)
    expect(await (await an.ask('/desk/keys')).text()).toContain('name="act" value="on"')
    await an.ask('/desk/keys', { act: 'on', id: ID })
    expect((await call(key, 'imports')).status).not.toBe(401)
  })

  it('are changed only by who signed in just now, and is an owner still (DESK-184)', async () => {
    const { an, keys, members, hire, browser } = await anOffice()
    vi.setSystemTime(Date.now() + 11 * 60_000)
    expect(await (await an.ask('/desk/keys')).text()).not.toContain('value="add"')
    expect((await an.ask('/desk/keys', NEW)).status).toBe(403)
    const bea = await hire('bea@agency.example', 'owner')
    const acting = { actor: `person ${bea}`, request: 'r', now: Date.now() } as const
    const wanted = { id: ID, hash: 'h', name: 'x', scopes: ['feed'], endsAt: null } as const
    await members.setRole(bea, bea, 'reader', acting)
    expect(await keys.add(wanted, acting)).toBe('no-owner')
    expect((await browser().ask('/desk/keys')).status).toBe(401)
    expect(await keys.list()).toEqual([])
  })
})
