import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { Bindings } from '../../../worker/env.ts'
import { LIMIT_WINDOWS } from '../../../worker/forms/limit-windows.ts'
import { visitorKey } from '../../../worker/forms/limits.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'
import { fields, SUBSCRIBE } from '../../support/agencies/a-subscriber.ts'
import { beginWindow } from '../../support/agencies/one-window.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000

const keyOf = (address: string, later = 0): Promise<string> =>
  visitorKey(
    { ...env, TOKEN_SECRET: 'proef' } as unknown as Bindings,
    new Request('http://x.test/', { headers: { 'CF-Connecting-IP': address } }),
    NOON + later,
  )

describe('a network, for counting', () => {
  it('is a hash that holds no address and changes daily (FORM-13, PRIV-10)', async () => {
    const key = await keyOf('192.0.2.1')
    expect(key).toMatch(/^[\w-]{22}$/)
    expect(await keyOf('192.0.2.1', DAY / 3)).toBe(key)
    expect(await keyOf('192.0.2.1', DAY)).not.toBe(key)
    expect(await keyOf('192.0.2.2')).not.toBe(key)
  })

  it.each([
    ['2001:db8::1', '2001:db8:0:0:ffff::9', true],
    ['2001:DB8:0:0::1', '2001:db8::2', true],
    ['2001:db8:0:1::1', '2001:db8::1', false],
  ])('of %s and %s is one by their first 64 bits: %s (FORM-13)', async (one, other, same) => {
    expect((await keyOf(one)) === (await keyOf(other))).toBe(same)
  })

  it('may do so much within each window (FORM-35, FRIEND-7, BOOK-18)', () => {
    const { LIMITS } = env as unknown as Bindings
    const minutes = Object.entries(LIMIT_WINDOWS).map(([name, window]) => [
      name,
      LIMITS[name as keyof typeof LIMITS],
      window / 60_000,
    ])
    expect(minutes).toEqual([
      ['contact', 10, 10],
      ['contactUnchecked', 5, 10],
      ['contactSite', 60, 60],
      ['friend', 3, 10],
      ['friendRecipient', 2, 1440],
      ['friendSite', 100, 1440],
      ['subscribe', 5, 10],
      ['tokenPage', 20, 1],
      ['booking', 5, 10],
      ['sharedList', 5, 60],
      ['sharedListSite', 200, 60],
    ])
  })

  it('subscribes five times in ten minutes, and as often as it likes without limits (SUBS-9, FORM-14)', async () => {
    beginWindow()
    const statuses = async (bindings: object) => {
      const { post } = await aMailingAgency({}, bindings)
      const answers = []
      for (let price = 1; price <= 7; price++)
        answers.push((await post(SUBSCRIBE, fields({ 'price-max': String(price * 1000) }))).status)
      return answers
    }
    expect(await statuses({})).toEqual([303, 303, 303, 303, 303, 429, 429])
    expect(await statuses({ RATE_LIMITS: 'off' })).toEqual(Array(7).fill(303))
  })
})

it('no table stores the address that a form came from (PRIV-10)', async () => {
  const { post, db, stored } = await aMailingAgency()
  await post(
    '/nl/ajax/contact-form-handler',
    { name: 'An', email: 'an@voorbeeld.be', text: 'Dag', privacy: '1' },
    { 'CF-Connecting-IP': '198.51.100.77' },
  )
  const { results } = await db
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_cf%' ESCAPE '\\'`,
    )
    .all<{ name: string }>()
  expect(results.length).toBeGreaterThan(5)
  for (const { name } of results) {
    const rows = await db.prepare(`SELECT * FROM ${name}`).all()
    expect([name, JSON.stringify(rows.results).includes('198.51.100.77')]).toEqual([name, false])
  }
  const own = await stored(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_cf%' ESCAPE '\\'`,
  )
  expect(own.length).toBeGreaterThan(7)
  for (const { name } of own) {
    const rows = JSON.stringify(await stored(`SELECT * FROM ${String(name)}`))
    expect([name, rows.includes('198.51.100.77')]).toEqual([name, false])
  }
})
