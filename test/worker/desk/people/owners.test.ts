import { describe, expect, it } from 'vitest'
import { agencyRows } from '../../../support/agency-object.ts'
import { aDesk } from '../../../support/agencies/a-desk.ts'
import { aDeviceKey } from '../../../support/agencies/soft-key.ts'

const ACTING = { actor: 'operator', request: 'r', now: 1 } as const
const status = async (answer: Promise<Response>): Promise<number> => (await answer).status

describe('an agency', () => {
  it('keeps an owner in fifty rounds of two who leave at once (DESK-16)', async () => {
    const { members } = await aDesk()
    for (let round = 0; round < 50; round++) {
      await members.putOwner(
        { id: crypto.randomUUID(), email: `b${round}@a.example`, name: 'B' },
        ACTING,
      )
      const owners = (await members.list()).map(({ id }) => id)
      expect(owners).toHaveLength(2)
      const leave = (id: string) => members.remove(id, id, { ...ACTING, actor: `person ${id}` })
      expect(await Promise.all(owners.map(leave))).toEqual(
        expect.arrayContaining([null, 'last-owner']),
      )
      expect(await members.list()).toHaveLength(1)
    }
  })

  it('changes nobody where its audit takes no row (DESK-20)', async () => {
    const { hire, signedIn, members, site } = await aDesk()
    const bea = await hire('bea@agency.example', 'agent')
    const own = await signedIn()
    await agencyRows(site.id, 'ALTER TABLE audit RENAME TO audit_away')
    const acts: Record<string, string>[] = [
      { act: 'role', id: bea, role: 'owner' },
      { act: 'remove', id: bea },
    ]
    for (const act of acts)
      expect(await status(own.ask('/desk/people', act))).toBeGreaterThanOrEqual(500)
    expect((await members.list()).find(({ id }) => id === bea)?.role).toBe('agent')
    await agencyRows(site.id, 'ALTER TABLE audit_away RENAME TO audit')
  })

  it('lets nobody back in by a key or an invitation once they are removed (DESK-18)', async () => {
    const { hire, signedIn, browser, origin, site } = await aDesk()
    const bea = await hire('bea@agency.example', 'owner')
    const own = await signedIn('bea@agency.example')
    const device = await aDeviceKey(origin)
    const question = async (each: typeof own, path: string): Promise<string> => {
      const { challenge }: { challenge: string } = await (await each.ask(path, {})).json()
      return challenge
    }
    const credential = await device.create(await question(own, '/desk/me/passkey/options'))
    expect(await status(own.ask('/desk/me/passkey', { credential, name: 'k' }))).toBe(303)
    await own.ask('/desk/me', { act: 'codes' })
    const an = await signedIn()
    await an.ask('/desk/people', { act: 'invite', email: 'bea@agency.example', role: 'owner' })
    expect(await status(an.ask('/desk/people', { act: 'remove', id: bea }))).toBe(303)
    const other = browser()
    const signed = await device.sign(await question(other, '/desk/passkey/options'))
    expect(await status(other.ask('/desk/passkey', { credential: signed }))).toBe(401)
    const tables = ['passkey', 'recovery_code', 'known_browser', 'sign_in_denial']
    for (const table of tables)
      expect(await agencyRows(site.id, `SELECT * FROM ${table} WHERE member_id = ?1`, bea)).toEqual(
        [],
      )
    expect(await agencyRows(site.id, 'SELECT * FROM invitation')).toEqual([])
  })
})
