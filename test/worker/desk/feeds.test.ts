import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agency, agencyRows, runDueTasks } from '../../support/agency-object.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { WHISE } from '../../support/crm/played-whise.ts'

let clock = Date.parse('2029-10-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 10 * 86_400_000))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const REPORT = {
  state: 'applied',
  created: 3,
  updated: 0,
  unchanged: 0,
  archived: 0,
  rejected: [{ line: 7, field: 'general.price.value', message: 'must be a <number>' }],
  warnings: [{ line: 8, field: 'energy.epcValue', message: 'is left out' }],
  heldBack: [{ line: 9, externalId: 'c', reason: 'rent', message: 'the rent is missing' }],
}
const HELD = {
  run: 'run-1',
  total: 2,
  homes: [
    { externalId: 'a', id: '11', title: { nl: 'Rijhuis <b>' }, place: 'Gent' },
    { externalId: 'b', id: '12', title: null, place: '' },
  ],
}

async function anOffice() {
  const desk = await aDesk({ IMPORT_KEY: 'import-key', WHISE_URL: WHISE })
  const { site, api } = desk
  const at = (call: string, answer: unknown) => api.answers.set(`${call}`, answer)
  at(`GET /sites/${site.id}/imports`, [
    {
      id: 'r2',
      startedAt: Date.now() / 1000,
      finishedAt: null,
      report: null,
      progress: { stage: 'writing', done: 41_000, of: 100_000 },
    },
    {
      id: 'r1',
      startedAt: Date.now() / 1000 - 60,
      finishedAt: Date.now() / 1000,
      report: REPORT,
      progress: null,
    },
  ])
  at(`GET /sites/${site.id}/imports/held`, HELD)
  at(`GET /sites/${site.id}/fetched-pictures`, {
    counts: { fetched: 5, queued: 1, failed: 1 },
    failures: [
      { address: 'https://x.example/1.jpg', failure: 'Not a picture', externalIds: ['a'] },
    ],
  })
  const an = await desk.signedIn()
  const page = async () => (await an.ask('/desk/feeds')).text()
  return { ...desk, an, at, page, store: agency(site.id) }
}

describe('what came in, at the desk', () => {
  it('is told in words: how far, by line, by home and by picture (DESK-189)', async () => {
    const { page, api, site } = await anOffice()
    const shown = await page()
    expect(shown).toContain('41.000 van 100.000 verwerkt')
    expect(shown).toContain('deels verwerkt')
    expect(shown).toContain('must be a &lt;number&gt;')
    expect(shown).toContain('Regel 7:')
    expect(shown).toContain('the rent is missing')
    expect(shown).toContain('https://x.example/1.jpg')
    expect(shown).toContain('Rijhuis &lt;b&gt;, Gent')
    for (const path of ['imports', 'imports/held', 'fetched-pictures'])
      api.answers.set(`GET /sites/${site.id}/${path}`, () => new Response('?', { status: 500 }))
    expect(await page()).toContain('We kunnen nu niet nagaan wat er binnenkwam')
  })

  it('waits for a word where too many homes would go, and does what is said, once (DESK-190)', async () => {
    const { an, at, site, changed, hire, signedIn } = await anOffice()
    const asked: unknown[] = []
    at(`POST /sites/${site.id}/imports/held`, async (request: Request) => {
      asked.push(await request.json())
      return asked.length === 1
        ? Response.json({ removed: 2, kept: 0, concerns: ['estates', 'lists'], hard: true })
        : Response.json({ error: { field: 'run', message: 'Others wait' } }, { status: 409 })
    })
    const decide = (act: string) => an.ask('/desk/feeds/held', { act, run: 'run-1' })
    const done = await decide('remove')
    expect([done.status, done.headers.get('Location')]).toEqual([
      303,
      '/desk/feeds?done=feeds.remove',
    ])
    expect(asked).toEqual([{ act: 'remove', run: 'run-1' }])
    expect(await changed()).toEqual(expect.arrayContaining(['estates', 'lists']))
    expect((await decide('keep')).status).toBe(409)
    expect(
      await agencyRows(site.id, `SELECT act, after FROM audit WHERE act LIKE 'feed %'`),
    ).toEqual([{ act: 'feed remove', after: '{"removed":2,"kept":0}' }])
    await hire('ed@agency.example', 'editor')
    const editor = await signedIn('ed@agency.example')
    expect((await editor.ask('/desk/feeds')).status).toBe(403)
  })

  it('comes from a CRM that an owner connects, whose secrets no page shows and whose silence it does (DESK-191)', async () => {
    const { an, page, store, bindings, site } = await anOffice()
    let answer = () => Response.json({ Error: 'wrong' }, { status: 401 })
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
    const typed = { act: 'connect', crm: 'whise', username: 'bouwer', password: 'geheim-woord' }
    const lacking = await an.ask('/desk/feeds/crm', { ...typed, client: '' })
    expect(lacking.status).toBe(422)
    const refused = await an.ask('/desk/feeds/crm', { ...typed, client: '4711' })
    const text = await refused.text()
    expect(refused.status).toBe(422)
    expect(text).toContain('value="bouwer"')
    expect(text).not.toContain('geheim-woord')
    await store.crm.connect(
      { kind: 'whise', label: '4711', credentials: 'sealed' },
      { actor: 'operator', request: 'r', now: Date.now() },
    )
    expect(await page()).toContain('wordt voor het eerst gelezen')
    await store.crm.failReading('failing', 'Whise does not answer', Date.now())
    vi.setSystemTime(Date.now() + 9 * 60_000)
    expect(await page()).toContain('antwoordt even niet')
    answer = () => new Response(null, { status: 500 })
    expect((await an.ask('/desk/feeds/crm', { act: 'pull' })).status).toBe(303)
    vi.setSystemTime(Date.now() + 86_400_000)
    expect(await page()).toContain('al een dag stil')
    expect((await an.ask('/desk/feeds/crm', { act: 'disconnect' })).status).toBe(403)
    expect(await store.crm.state()).not.toBeNull()
    expect(await runDueTasks(site.id, bindings as never, 0)).toBe(0)
  })
})
