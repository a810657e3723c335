import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteOldReports } from '../../../worker/directory/content-reports.ts'
import { agencyRows } from '../../support/agency-object.ts'
import { createOperator, TOKEN } from '../../support/operator.ts'

const DAY = 86_400_000
let clock = Date.parse('2061-07-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 10 * DAY))
})
afterEach(() => void vi.useRealTimers())

const GOOD = {
  page: 'https://x.test/nl/aanbod/7',
  text: '<b>Deze foto</b> is van mij\nen niet van hen',
  name: 'Jo',
  email: 'Jo@visitor.example',
  honest: '1',
}

async function aSite() {
  const operator = await createOperator()
  const report = (fields: Record<string, string>, address = '203.0.113.1') =>
    operator.ask('/nl/inhoud-melden', {
      method: 'POST',
      headers: { Origin: operator.origin, 'CF-Connecting-IP': address },
      body: new URLSearchParams(fields),
    })
  const console = (path: string, body?: object) =>
    operator.ask(path, {
      headers: { Authorization: `Bearer ${TOKEN}`, Accept: 'text/html' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  return { ...operator, report, console }
}

describe('a report of unlawful content', () => {
  it('is made on a page that each site links, and goes to operators alone (ADMIN-130)', async () => {
    const { ask, report, console, site } = await aSite()
    expect(await (await ask('/nl')).text()).toContain('href="/nl/inhoud-melden"')
    const page = await ask('/nl/inhoud-melden')
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form')])
    const foreign = await ask('/nl/inhoud-melden', {
      method: 'POST',
      headers: { Origin: 'https://evil.test' },
      body: new URLSearchParams(GOOD),
    })
    expect(foreign.status).toBe(403)
    const sent = await report(GOOD)
    expect([sent.status, sent.headers.get('Cache-Control')]).toEqual([
      200,
      expect.stringContaining('no-store'),
    ])
    expect(await sent.text()).toContain('Een mens bekijkt uw melding')
    const list = await (await console('/admin/reports')).text()
    expect(list).toContain('jo@visitor.example')
    expect(list).toContain('&lt;b&gt;Deze foto&lt;/b&gt; is van mij')
    for (const table of ['enquiry', 'outbox', 'task'])
      expect(JSON.stringify(await agencyRows(site.id, `SELECT * FROM ${table}`))).not.toContain(
        'visitor.example',
      )
  })

  it('comes back as it was typed when it is refused, and is heard five times an hour (ADMIN-131)', async () => {
    const { report } = await aSite()
    const other = await aSite()
    for (const missing of ['page', 'text', 'honest'] as const) {
      const { [missing]: _, ...rest } = GOOD
      const answer = await report(rest)
      expect([missing, answer.status]).toEqual([missing, 422])
      expect(await answer.text()).toContain('Jo@visitor.example')
    }
    expect((await report({ ...GOOD, email: 'nope' })).status).toBe(422)
    const anonymous = { page: GOOD.page, text: GOOD.text, honest: '1' }
    for (let count = 0; count < 5; count++)
      expect((await (count % 2 ? report : other.report)(anonymous)).status).toBe(200)
    expect((await report(anonymous)).status).toBe(429)
    expect((await report(anonymous, '203.0.113.77')).status).toBe(200)
    vi.setSystemTime(Date.now() + 3_600_001)
    expect((await report(anonymous)).status).toBe(200)
  })

  it('is closed by an operator with what was decided, and goes after a year (ADMIN-132)', async () => {
    const { report, console, bindings } = await aSite()
    await report({ ...GOOD, page: 'first' })
    vi.setSystemTime(Date.now() + 1000)
    await report({ ...GOOD, page: 'second' })
    const rows = async () =>
      (
        await env.DB.prepare(
          'SELECT id, page, closed_at, outcome FROM content_report WHERE at > ? ORDER BY at',
        )
          .bind(Date.now() - 5000)
          .all<{ id: string; page: string; outcome: string | null }>()
      ).results
    const second = (await rows()).find(({ page }) => page === 'second')
    expect((await console('/admin/reports', { id: second?.id, outcome: '' })).status).toBe(422)
    const closing = { id: second?.id, outcome: 'Foto verwijderd' }
    const closed = await console('/admin/reports', closing)
    expect(closed.status).toBe(200)
    expect((await console('/admin/reports', closing)).status).toBe(404)
    const list = await (await console('/admin/reports')).text()
    expect(list.indexOf('first')).toBeLessThan(list.indexOf('second'))
    expect(list).toContain('Foto verwijderd')
    const { results } = await bindings.DB.prepare(
      `SELECT act FROM audit WHERE act IN ('close report', 'read reports') AND at >= ?`,
    )
      .bind(Date.now() - 1000)
      .all<{ act: string }>()
    expect(new Set(results.map(({ act }) => act))).toEqual(
      new Set(['close report', 'read reports']),
    )
    await deleteOldReports(env, Date.now() + 366 * DAY)
    expect(await rows()).toEqual([])
  })
})
