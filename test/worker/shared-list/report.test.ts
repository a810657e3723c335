import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openLink } from '../../../worker/shared-list/name.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'
import { beginWindow } from '../../support/agencies/one-window.ts'
import { anEstate } from '../../support/demo-api.ts'
import { TOKEN } from '../../support/operator.ts'

const HOMES = [anEstate(1), anEstate(2)]
const NOTE = 'Jan is een <b>dief</b>'

interface Row {
  id: string
  text: string
  outcome: string | null
}

/** A list with a note, the link of it that only reads, and the console. */
async function aList() {
  const agency = await aMailingAgency({}, { ADMIN_TOKEN: TOKEN }, HOMES)
  const made = await agency.post('/nl/ajax/shared-list', { ids: '1.2' })
  const path = made.headers.get('Location') ?? ''
  const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await agency.post(path, { act: 'note', home: '2', text: NOTE }, { Cookie: cookie })
  const opened = await openLink(path.split('/').at(-1) ?? '')
  return {
    ...agency,
    path,
    hash: opened?.hash ?? '',
    reading: path.replace(/[^/]+$/, opened?.reading ?? ''),
    report: (why: string, at = path) => agency.post(at, { act: 'report', why }),
    console: async (below: string, body?: object) => {
      const headers = { Authorization: `Bearer ${TOKEN}`, Accept: 'text/html' }
      const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
      return agency.get(`/admin/reports${below}`, { headers, ...init })
    },
    reports: async () =>
      (
        await env.DB.prepare('SELECT * FROM content_report WHERE site_id = ? ORDER BY at')
          .bind(agency.site.id)
          .all<Row>()
      ).results,
    acts: async () =>
      (
        await env.DB.prepare('SELECT act FROM audit WHERE detail LIKE ?')
          .bind(`%"site":${agency.site.id},%`)
          .all<{ act: string }>()
      ).results.map(({ act }) => act),
  }
}

beforeEach(() => beginWindow())

describe('a report of a shared list', () => {
  it('is made by either link, takes no seat, and comes back where it says nothing (SHARED-26)', async () => {
    const { get, path, reading, report } = await aList()
    const logged = vi.spyOn(console, 'log')
    expect(await (await get(reading)).text()).toContain('name="why"')
    for (const link of [path, reading]) {
      const sent = await report('Laster', link)
      expect([sent.status, sent.headers.get('Location'), sent.headers.get('Set-Cookie')]).toEqual([
        303,
        `${link}?sent=report#report`,
        null,
      ])
    }
    expect(await (await get(`${path}?sent=report`)).text()).toContain('Een mens bekijkt deze lijst')
    expect(JSON.stringify(logged.mock.calls)).toContain('content-reported')
    const empty = await report('  ')
    expect(empty.status).toBe(422)
    expect(await empty.text()).toMatch(/<details[^>]*open[^]*name="why"[^>]*aria-invalid="true"/)
    expect((await report('Laster', path.replace(/.$/, '!'))).status).toBe(404)
  })

  it('holds the reason and nothing of who reported; of a list five wait (SHARED-27)', async () => {
    const { site, hash, report, reports } = await aList()
    for (let count = 1; count <= 7; count++)
      expect((await report(`Laster ${count}`)).status).toBe(303)
    const rows = await reports()
    expect(rows).toHaveLength(5)
    expect(rows[0]).toEqual({
      id: expect.any(String),
      site_id: site.id,
      at: expect.any(Number),
      page: '',
      text: 'Laster 1',
      name: '',
      email: '',
      network: '',
      closed_at: null,
      outcome: null,
      list: hash,
    })
  })

  it('shows operators what stands on it, and lets them delete it for all (ADMIN-133)', async () => {
    const { get, path, hash, report, reports, console, acts } = await aList()
    await report('Laster')
    await report('Scheldt mij uit')
    const [first] = await reports()
    expect(await (await console('')).text()).toContain(`href="/admin/reports/${first?.id}"`)
    const shown = await (await console(`/${first?.id}`)).text()
    expect(shown).toContain('Jan is een &lt;b&gt;dief&lt;/b&gt;')
    expect(shown).toContain('name="wipe"')
    expect(shown).not.toContain(hash)
    expect((await console('/unknown')).status).toBe(404)
    const closing = { id: first?.id, outcome: 'Laster: gewist', wipe: '1' }
    expect((await console('', closing)).status).toBe(200)
    expect((await get(path)).status).toBe(410)
    expect((await reports()).map(({ outcome }) => outcome)).toEqual(Array(2).fill('Laster: gewist'))
    expect(await (await console(`/${first?.id}`)).text()).not.toContain('dief')
    expect((await console('', closing)).status).toBe(404)
    expect(await acts()).toEqual(expect.arrayContaining(['read shared list', 'delete shared list']))
  })

  it('is closed without deleting anything where nothing is wrong (ADMIN-133)', async () => {
    const { get, path, report, reports, console } = await aList()
    await report('Bevalt mij niet')
    const [first] = await reports()
    await console('', { id: first?.id, outcome: 'Niets onwettigs' })
    expect((await get(path)).status).toBe(200)
    expect((await reports())[0]?.outcome).toBe('Niets onwettigs')
  })
})
