import { expect, it } from 'vitest'
import { rememberVersions } from '../../../worker/versions/known.ts'
import { NO_VERSIONS, raise } from '../../../worker/versions/table.ts'
import { aPageEntrypoint, page, statusOf } from '../../support/page-entrypoint.ts'

const LIVES = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=600'

it('a network that had too many pages made gets those that are kept, and 429 for others, as long as limits are on (SEC-53, PAGE-113)', async () => {
  const asked: string[] = []
  const bindings = {
    RATE_LIMITS: 'on',
    SHIELD_READS: {
      limit: async ({ key }: { key: string }) => ({ success: asked.push(key) <= 2 }),
    },
  }
  const { get, made } = aPageEntrypoint(() => page(LIVES), bindings)
  const from = (address: string) => ({ headers: { 'CF-Connecting-IP': address } })
  const crawler = from('2001:db8:1:2::5')
  for (const path of ['/nl/a', '/nl/b', '/nl/c']) await get(path, crawler)
  expect(asked).toEqual(Array(3).fill('2001:db8:1:2'))
  const refused = await get('/nl/d', from('2001:db8:1:2:9::1'))
  expect([refused.status, refused.headers.get('Retry-After'), made.length]).toEqual([429, '30', 3])
  expect(refused.headers.get('Cache-Control')).toBe('no-store')
  expect(await refused.text()).toContain('Over een halve minuut kunt u verder')
  expect(statusOf(await get('/nl/a', crawler))).toContain('page; hit')
  expect((await get('/nl/d', from('203.0.113.7'))).status).toBe(200)
  const off = aPageEntrypoint(() => page(LIVES), { ...bindings, RATE_LIMITS: 'off' })
  const before = asked.length
  expect((await off.get('/nl/a', from('203.0.113.8'))).status).toBe(200)
  expect(asked).toHaveLength(before)
})

it.each(['isolate', 'workers'])(
  '17.23: such a network gets the page of before while the new one is being made, where pages are kept: %s (SEC-53, CACHE-68)',
  async PAGE_CACHE => {
    const answers = [async () => page(LIVES, {}, 'first')]
    const { get, ask, site } = aPageEntrypoint(() => answers.at(-1)!(), {
      PAGE_CACHE,
      RATE_LIMITS: 'on',
      SHIELD_READS: { limit: async ({ key }: { key: string }) => ({ success: key !== '2.2.2.2' }) },
    })
    const [visitor, crawler] = ['1.1.1.1', '2.2.2.2'].map(address => ({
      headers: { 'CF-Connecting-IP': address },
    }))
    await get('/nl', visitor)
    await get('/nl/a', crawler)
    const change = { scopes: ['all' as const], at: Date.now() }
    rememberVersions(site.id, raise(NO_VERSIONS, change, Date.now()))
    const gate = Promise.withResolvers<void>()
    answers.push(async () => {
      await gate.promise
      return page(LIVES, {}, 'second')
    })
    const { answered, settled } = await ask('/nl', visitor)
    expect(await answered.text()).toBe('first')
    expect((await get('/nl/b', crawler)).status).toBe(429)
    expect(await (await get('/nl', crawler)).text()).toBe('first')
    gate.resolve()
    await settled()
    expect(await (await get('/nl', crawler)).text()).toBe('second')
  },
)
