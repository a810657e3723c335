import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Millis } from '../../../shared/time/units.ts'
import { runSchedule } from '../../../worker/jobs/cron.ts'
import { agency } from '../../support/agency-object.ts'
import { createOperator, TOKEN } from '../../support/operator.ts'

afterEach(() => void vi.restoreAllMocks())

const BEARER = { Authorization: `Bearer ${TOKEN}` }

const rowOf = (answer: Response) =>
  env.DB.prepare('SELECT actor, act, detail, at FROM audit WHERE request = ?')
    .bind(answer.headers.get('X-Request-Id'))
    .first<{ actor: string; act: string; detail: string; at: number }>()

const failing = () => Promise.reject(new Error('D1_ERROR: database is locked'))
const LOCKED = {
  prepare: () => ({ bind: () => ({ run: failing, first: failing, all: failing }) }),
  batch: failing,
}

describe('the audit', () => {
  it('has a row for every act, and keeps it (ADMIN-31)', async () => {
    const operator = await createOperator()
    const post = (path: string, body: unknown) =>
      operator.ask(path, { method: 'POST', body: JSON.stringify(body), headers: BEARER })
    const host = `eigen-${operator.site.id}.localhost`
    const acts: [Response, string][] = [
      [await operator.purge({ site: operator.site.id }), 'purge'],
      [
        await post('/admin/domains', { act: 'add', hostname: host, site: operator.site.id }),
        'domain add',
      ],
      [await post('/admin/outbox', { site: operator.site.id, id: 'x' }), 'retry mail'],
      [
        await operator.ask(`/admin/leads?site=${operator.site.id}`, { headers: BEARER }),
        'read leads',
      ],
    ]
    await runSchedule('17 3 * * *', operator.bindings, (Date.now() + 5e11) as Millis)
    for (const [answer, act] of acts) {
      const row = await rowOf(answer)
      expect(row).toMatchObject({ actor: 'token', act })
      expect(Math.abs((row?.at ?? 0) - Date.now())).toBeLessThan(60_000)
    }
  })

  it('names the site of a person and not who it is (ADMIN-21)', async () => {
    const operator = await createOperator()
    operator.api.answers.set(`POST /sites/${operator.site.id}/persons/export`, {})
    operator.api.answers.set(`POST /sites/${operator.site.id}/persons/erase`, {})
    for (const act of ['export', 'erase']) {
      const answer = await operator.ask('/admin/persons', {
        method: 'POST',
        headers: BEARER,
        body: JSON.stringify({ act, site: operator.site.id, email: 'an@voorbeeld.test' }),
      })
      const row = await rowOf(answer)
      expect(row).toMatchObject({ act: `${act} person` })
      expect(JSON.parse(row?.detail ?? '')).toEqual({ site: operator.site.id })
    }
  })

  it('stops no act where its database does (ADMIN-32)', async () => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
    const operator = await createOperator({ DB: LOCKED })
    expect((await operator.purge({ site: operator.site.id })).status).toBe(200)
    expect(lines.map(line => (JSON.parse(line) as { event: string }).event)).toContain(
      'audit-failed',
    )
  })
})

describe('under /admin', () => {
  it('a failure is a 500 that tells its request, and a line of the log (ADMIN-10)', async () => {
    const lines: { event: string; request: string }[] = []
    vi.spyOn(console, 'log').mockImplementation(
      (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]),
    )
    const { ask } = await createOperator({ DB: LOCKED })
    const answer = await ask('/admin/audit', { headers: BEARER })
    const request = answer.headers.get('X-Request-Id')
    expect([answer.status, await answer.json()]).toEqual([500, { error: 'failed', request }])
    expect(lines).toContainEqual(expect.objectContaining({ event: 'admin-failed', request }))
  })

  it('a body of more than 64 KiB says nothing (ADMIN-11)', async () => {
    const { ask, site } = await createOperator()
    const scope = JSON.stringify({ site: site.id })
    const send = (bytes: number) =>
      ask('/admin/purge', { method: 'POST', headers: BEARER, body: scope.padEnd(bytes, ' ') })
    expect([(await send(64 * 1024)).status, (await send(64 * 1024 + 1)).status]).toEqual([200, 422])
  })

  it('what KV keeps of a site is counted by kind and age (ADMIN-18)', async () => {
    const { ask, site } = await createOperator()
    const put = (name: string, seconds: number) =>
      env.KV.put(`v1/${site.id}/nl/${name}`, '{}', {
        metadata: { at: Date.now() - seconds * 1000 },
      })
    await put('estate//estates/v2/1', 10)
    await put('estate//estates/v2/2', 300)
    await put('estate//estates/v2/3', 4000)
    const html = await (
      await ask(`/admin/answers?site=${site.id}`, {
        headers: { ...BEARER, Accept: 'text/html', 'Accept-Language': 'nl' },
      })
    ).text()
    const row = /<tr><td[^>]*>estate<\/td>(.*?)<\/tr>/.exec(html)?.[1] ?? html
    const cells = [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell)
    expect(cells.slice(0, 2)).toEqual(['3', '2'])
    expect(cells[2]).toMatch(/^1\D|^66|^67/)
  })
})

describe('the console’s lists', () => {
  const SITE = 8101
  const rows = async (path: string): Promise<string[]> => {
    const { ask } = await createOperator({}, { id: SITE })
    const html = await (
      await ask(path, { headers: { ...BEARER, Accept: 'text/html', 'Accept-Language': 'nl' } })
    ).text()
    return html.split('<tr>').slice(2)
  }

  it('show the newest two hundred enquiries of an agency (ADMIN-13)', async () => {
    const { enquiries } = agency(SITE)
    for (let at = 0; at < 203; at++)
      await enquiries.insert({
        id: `lead-${at}`,
        kind: 'contact',
        locale: 'nl',
        email: `lead-${at}@y.test`,
        recipient: 'x@y.test',
        estateId: '',
        fields: {},
        flag: null,
        createdAt: (2e15 + at) as Millis,
      })
    const shown = await rows(`/admin/leads?site=${SITE}`)
    expect(shown).toHaveLength(200)
    expect([shown[0], shown[199]]).toEqual([
      expect.stringContaining('lead-202@'),
      expect.stringContaining('lead-3@'),
    ])
  })

  it('show failed mails first, then waiting ones (ADMIN-15)', async () => {
    const { outbox } = agency(SITE)
    for (const [at, state] of ['sent', 'waiting', 'failed'].entries())
      await outbox.insert({
        id: state,
        kind: 'contact',
        dedupeKey: state,
        recipient: 'a@b.test',
        message: { fromName: '', subject: `order-${state}`, html: '', text: '', headers: {} },
        now: (1e12 - at) as Millis,
      })
    await outbox.sent('sent', 1 as Millis, 'x')
    await outbox.notSent('failed', 'x', null)
    const order = (await rows(`/admin/outbox?site=${SITE}`)).flatMap(
      row => /order-(sent|waiting|failed)/.exec(row)?.[1] ?? [],
    )
    expect(order).toEqual(['failed', 'waiting', 'sent'])
  })
})
