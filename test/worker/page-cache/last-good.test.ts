import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberVersions } from '../../../worker/versions/known.ts'
import { NO_VERSIONS, raise, type Scope } from '../../../worker/versions/table.ts'
import { aPageEntrypoint, page, statusOf } from '../../support/page-entrypoint.ts'

let clock = Date.parse('2035-01-01T00:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 40 * 86_400_000))
})
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000)

const LIVES = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=600'

const SHORT = 'public, max-age=60, stale-while-revalidate=0, stale-if-error=600'
const ABSENT = 'public, max-age=30, stale-while-revalidate=0, stale-if-error=0'

/** A page in the cache, and a change of what it hangs on. */
async function aChangedPage(PAGE_CACHE: 'isolate' | 'workers', hard = false) {
  const answers: (() => Response | Promise<Response>)[] = [() => page(LIVES, {}, 'first')]
  const cache = aPageEntrypoint(() => (answers[0] ?? (() => page(LIVES)))(), { PAGE_CACHE })
  await cache.get('/nl')
  pass(1)
  const change = (scopes: Scope[], isHard = false): void =>
    rememberVersions(
      cache.site.id,
      raise(NO_VERSIONS, { scopes, at: Date.now(), hard: isHard }, Date.now()),
    )
  change(['pages'], hard)
  const answer = (next: () => Response | Promise<Response>): void => void (answers[0] = next)
  const look = async (): Promise<[string | undefined, number, string]> => {
    const response = await cache.get('/nl')
    return [statusOf(response), response.status, await response.text()]
  }
  return { ...cache, change, answer, look }
}

const failed = (): Response => new Response('broken', { status: 503 })
const GOOD = ['page; hit; detail=last-good', 200, 'first']

describe.each(['isolate', 'workers'] as const)('after a change, where pages are kept: %s', kind => {
  it('the page is made anew, without a purge call (PURGE-48)', async () => {
    const { answer, look } = await aChangedPage(kind)
    answer(() => page(LIVES, {}, 'second'))
    expect(await look()).toEqual(['page; fwd=miss', 200, 'second'])
    expect(await look()).toEqual(['page; hit', 200, 'second'])
  })

  it('the one before is shown where making it anew fails, and tried again after five seconds (CACHE-68, CACHE-69)', async () => {
    const { answer, look, made } = await aChangedPage(kind)
    answer(failed)
    expect(await look()).toEqual(GOOD)
    const tries = made.length
    expect([await look(), await look()]).toEqual([GOOD, GOOD])
    expect(made).toHaveLength(tries)
    pass(5)
    answer(() => page(LIVES, {}, 'second'))
    expect((await look())[2]).toBe('second')
  })

  it('the one before is shown where no byte came for 800 ms, while the new one is made (CACHE-68)', async () => {
    const { answer, look } = await aChangedPage(kind)
    let open: () => void = () => undefined
    const gate = new Promise<void>(resolve => {
      open = resolve
    })
    answer(async () => {
      await gate
      return page(LIVES, {}, 'second')
    })
    const late = look()
    setTimeout(() => open(), 1500)
    expect(await late).toEqual(GOOD)
    pass(5)
    expect((await look())[2]).toBe('second')
  })

  it('17.23: the one before is shown while the new one is still being made (CACHE-68)', async () => {
    const { answer, ask } = await aChangedPage(kind)
    const gate = Promise.withResolvers<void>()
    let isMade = false
    const make = (): void => {
      isMade = true
      gate.resolve()
    }
    const timer = setTimeout(make, 4000)
    answer(async () => {
      await gate.promise
      return page(LIVES, {}, 'second')
    })
    const { answered, settled } = await ask('/nl')
    expect([statusOf(answered), await answered.text(), isMade]).toEqual([GOOD[0], 'first', false])
    clearTimeout(timer)
    make()
    await settled()
  })

  it.each([404, 410])(
    '17.25: a page that was not there is no last good one: %i (CACHE-97)',
    async status => {
      const { answer, look, change } = await aChangedPage(kind)
      answer(() => new Response('none', { status, headers: { 'Cache-Control': ABSENT } }))
      change(['all'])
      expect((await look())[1]).toBe(status)
      pass(1)
      change(['all'])
      answer(failed)
      expect((await look())[1]).not.toBe(status)
      pass(6)
      answer(() => page(LIVES, {}, 'there again'))
      expect(await look()).toEqual(['page; fwd=miss', 200, 'there again'])
    },
  )

  it('two versions back, not three (CACHE-68)', async () => {
    const { answer, look, change } = await aChangedPage(kind)
    answer(failed)
    pass(6)
    change(['lists'])
    expect(await look()).toEqual(GOOD)
    pass(6)
    change(['all'])
    expect((await look())[1]).toBe(503)
  })

  it('nothing from before is shown after a hard one, though all fails (CACHE-70)', async () => {
    const { answer, look } = await aChangedPage(kind, true)
    answer(failed)
    expect(await look()).toEqual(['page; fwd=miss', 503, 'broken'])
    pass(6)
    expect((await look())[1]).toBe(503)
  })
})

it('17.23: an isolate shows the newest page that it has before those of the versions before (CACHE-33, CACHE-68)', async () => {
  const { answer, ask, look } = await aChangedPage('isolate')
  answer(() => page(SHORT, {}, 'second'))
  await look()
  pass(400)
  const third = Promise.withResolvers<Response>()
  answer(() => third.promise)
  const { answered, settled } = await ask('/nl')
  expect([statusOf(answered), await answered.text()]).toEqual([GOOD[0], 'second'])
  third.resolve(page(SHORT, {}, 'third'))
  await settled()
})
