import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Millis } from '../../../shared/time/units.ts'
import { runSchedule } from '../../../worker/jobs/cron.ts'
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
      [await post('/admin/outbox', { id: 'x' }), 'retry mail'],
      [await operator.ask('/admin/leads', { headers: BEARER }), 'read leads'],
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
    const answer = await ask('/admin/leads', { headers: BEARER })
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
    const row = /<tr><td>estate<\/td>(.*?)<\/tr>/.exec(html)?.[1] ?? html
    const cells = [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell)
    expect(cells.slice(0, 2)).toEqual(['3', '2'])
    expect(cells[2]).toMatch(/^1\D|^66|^67/)
  })
})

describe('the console’s lists', () => {
  const rows = async (path: string): Promise<string[]> => {
    const { ask } = await createOperator()
    const html = await (
      await ask(path, { headers: { ...BEARER, Accept: 'text/html', 'Accept-Language': 'nl' } })
    ).text()
    return html.split('<tr>').slice(2)
  }

  it('show the newest two hundred leads (ADMIN-13)', async () => {
    const insert = env.DB
      .prepare(`INSERT INTO lead (id, site_id, kind, locale, email, recipient, fields, created_at)
      VALUES (?1, 1, 'contact', 'nl', ?1, 'x@y.test', '{}', ?2)`)
    await env.DB.batch(
      Array.from({ length: 203 }, (_, at) => insert.bind(`lead-${at}@y.test`, 2e15 + at)),
    )
    const shown = await rows('/admin/leads')
    expect(shown).toHaveLength(200)
    expect([shown[0], shown[199]]).toEqual([
      expect.stringContaining('lead-202@'),
      expect.stringContaining('lead-3@'),
    ])
  })

  it('show failed mails first, then waiting ones (ADMIN-15)', async () => {
    const insert = env.DB.prepare(`INSERT INTO outbox
      (id, site_id, kind, dedupe_key, recipient, message, state, attempts, due_at, created_at)
      VALUES (?1, 1, 'contact', ?1, 'a@b.test', ?2, ?3, 0, 1, ?4)`)
    await env.DB.batch(
      ['sent', 'waiting', 'failed'].map((state, at) =>
        insert.bind(`order-${state}`, `{"subject":"order-${state}"}`, state, 3e15 - at),
      ),
    )
    const order = (await rows('/admin/outbox')).flatMap(
      row => /order-(sent|waiting|failed)/.exec(row)?.[1] ?? [],
    )
    expect(order).toEqual(['failed', 'waiting', 'sent'])
  })
})
