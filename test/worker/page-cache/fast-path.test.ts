import { describe, expect, it, vi } from 'vitest'
import { aSite, anEstate, siteApi } from '../../support/demo-api.ts'
import { openSite } from '../../support/open-site.ts'

/** An agency whose home page is cached. */
async function withCachedHome() {
  const site = aSite()
  const { get } = openSite({ API: siteApi(site, [anEstate(1)]) })
  const home = `http://${site.hostnames[0]}/nl`
  const first = await get(home)
  return { get, home, first, text: await first.text() }
}

/** Without the headers that differ each time. */
const stableHeaders = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) => !['x-request-id', 'server-timing', 'cache-status', 'age'].includes(name),
    ),
  )

function expectOwnIds(answers: Response[]): void {
  const ids = answers.map(({ headers }) => headers.get('X-Request-Id'))
  for (const id of ids) expect(id).toMatch(/^[\w-]{36}$/)
  expect(new Set(ids).size).toBe(answers.length)
}

describe('the fast path', () => {
  it('serves the same page, with the same headers and a request id of its own (CACHE-39, OPS-1, OPS-4)', async () => {
    const { get, home, first, text } = await withCachedHome()
    const [again, third] = [await get(home), await get(home)]
    expect(again.headers.get('Cache-Status')).toMatch(/^page; hit(,|$)/)
    expect(stableHeaders(again)).toEqual(stableHeaders(first))
    expect(await again.text()).toBe(text)
    expect(first.headers.get('Server-Timing')).toMatch(
      /^site;dur=[\d.]+, data;dur=[\d.]+, render;dur=[\d.]+$/,
    )
    expect(again.headers.get('Server-Timing')).toBe('gateway;dur=0')
    expectOwnIds([first, again, third])
  })

  it('leaves a request that takes the slow path its own id, and no timing of the render (OPS-3, OPS-4)', async () => {
    const { get, home, first } = await withCachedHome()
    const answers = [await get(home, { method: 'HEAD' }), await get(home, { method: 'HEAD' })]
    for (const { headers } of answers)
      expect([headers.get('Cache-Status'), headers.get('Server-Timing')]).toEqual([
        expect.stringMatching(/^page; hit/),
        expect.stringMatching(/^site;dur=[\d.]+$/),
      ])
    expectOwnIds([first, ...answers])
  })

  it('answers 304 to a browser that has the page (CACHE-38)', async () => {
    const { get, home, first } = await withCachedHome()
    const answer = await get(home, {
      headers: { 'If-None-Match': `W/${first.headers.get('ETag')}` },
    })
    expect(answer.status).toBe(304)
    expect(answer.headers.has('Content-Length')).toBe(false)
    expect(answer.headers.get('Content-Security-Policy')).toBe(
      first.headers.get('Content-Security-Policy'),
    )
  })

  it('tells HTML from Markdown, and http from https', async () => {
    const { get, home, text } = await withCachedHome()
    const twin = await get(home, { headers: { Accept: 'text/markdown' } })
    expect(twin.headers.get('Content-Type')).toMatch(/^text\/markdown/)
    expect(await twin.text()).not.toBe(text)
    expect(
      (await get(home.replace('http:', 'https:'))).headers.has('Strict-Transport-Security'),
    ).toBe(true)
    expect((await get(home)).headers.has('Strict-Transport-Security')).toBe(false)
  })

  it('leaves an expired page to the slow path', async () => {
    const { get, home } = await withCachedHome()
    vi.useFakeTimers({ now: Date.now() + 30 * 86_400_000, toFake: ['Date'] })
    try {
      expect((await get(home)).headers.get('Cache-Status')).not.toMatch(/^page; hit(,|$)/)
    } finally {
      vi.useRealTimers()
    }
  })
  it('leaves a viewing page to the slow path, though the address without `viewing` is cached (BOOK-9)', async () => {
    const { get, home } = await withCachedHome()
    const statuses = []
    for (const query of ['', '', '?viewing', '?viewing=1'])
      statuses.push((await get(`${home}/aanbod/1${query}`)).status)
    expect(statuses).toEqual([301, 301, 200, 200])
  })
})
