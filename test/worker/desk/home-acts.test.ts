import { describe, expect, it } from 'vitest'
import { valueAt } from '../../../shared/homes/record-path.ts'
import { tableFromText } from '../../../worker/versions/table-text.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { homeStore } from '../../support/agencies/home-store.ts'
import { agency } from '../../support/agency-object.ts'

const ACTS = '/desk/homes/villa/acts'

async function aHome(home: Partial<Parameters<typeof homeStore>[2][string]> = {}) {
  const desk = await aDesk()
  const { api, site, signedIn } = desk
  const store = homeStore(api, site.id, {
    villa: {
      content: {
        general: {
          id: 7,
          transaction: { id: 1 },
          price: { value: 300_000 },
          title: { nl: 'Villa' },
        },
      },
      ...home,
    },
  })
  const own = await signedIn()
  const act = async (fields: Record<string, string>) => {
    const answer = await own.ask(ACTS, fields)
    return [answer.status, answer.headers.get('Location')?.split('=')[1] ?? '']
  }
  const at = (path: string) => valueAt(store.homes.get('villa')?.content, path)
  const page = async () => (await own.ask(ACTS)).text()
  /** The rows that can be undone, the newest first. */
  const undoable = async () =>
    [...(await page()).matchAll(/value="([\w-]+)" name="row"/g)].map(([, row = '']) => row)
  return { ...desk, store, own, act, at, page, undoable }
}

describe('A home', () => {
  it('is changed in one act, which stands in its history with who, from what and to what (DESK-105, DESK-106)', async () => {
    const { act, at, page } = await aHome()
    expect(await act({ act: 'price', price: '285.000' })).toEqual([303, 'acts.lower'])
    expect(await act({ act: 'option' })).toEqual([303, 'acts.option'])
    expect(await act({ act: 'sold' })).toEqual([303, 'acts.sold'])
    expect([at('general.price.value'), at('general.transaction.id')]).toEqual([285_000, 5])
    expect(at('general.sticker')).toBeUndefined()
    const history = await page()
    for (const word of ['€\u00a0300.000 → €\u00a0285.000', 'Te koop → Verkocht', 'An', 'In optie'])
      expect(history).toContain(word)
    expect(history).toContain('value="back"')
    expect(history).not.toContain('name="price"')
  })

  it('is asked again what its price shall be, with what was typed (DESK-105, DESK-196)', async () => {
    const { own, at, act } = await aHome()
    const answer = await own.ask(ACTS, { act: 'price', price: 'op aanvraag' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('value="op aanvraag"')
    expect((await act({ act: 'shred' }))[0]).toBe(422)
    // A digit too few is asked about once.
    const far = await own.ask(ACTS, { act: 'price', price: '30.000' })
    expect([far.status, await far.text()]).toEqual([
      422,
      expect.stringContaining('name="sure" value="30.000"'),
    ])
    expect(at('general.price.value')).toBe(300_000)
    // Sent twice, or somebody else was first.
    expect((await act({ act: 'price', price: '300000' }))[0]).toBe(409)
    expect((await act({ act: 'rented' }))[0]).toBe(409)
    expect(at('general.price.value')).toBe(300_000)
  })

  it('is told with the day on which it was sold, which is none to come (DESK-61)', async () => {
    const { own, act, page, undoable } = await aHome()
    for (const day of ['2999-01-01', '2026-02-31', 'gisteren']) {
      const answer = await own.ask(ACTS, { act: 'sold', day })
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain(`value="${day}"`)
    }
    expect(await act({ act: 'sold', day: '2020-03-09' })).toEqual([303, 'acts.sold'])
    expect(await page()).toMatch(/Verkocht<\/strong> op 0?9\/0?3\/2020/)
    const [row = ''] = await undoable()
    expect(await act({ act: 'undo', row })).toEqual([303, 'undone'])
  })

  it('has an act undone while nothing else changed it, and only once (DESK-107)', async () => {
    const { act, at, undoable, store } = await aHome()
    await act({ act: 'price', price: '285000' })
    const [row = ''] = await undoable()
    await act({ act: 'sold' })
    const [sale = ''] = await undoable()
    expect(await act({ act: 'undo', row: sale })).toEqual([303, 'undone'])
    expect(at('general.transaction.id')).toBe(1)
    expect((await act({ act: 'undo', row: sale }))[0]).toBe(409)
    const home = store.homes.get('villa')
    if (home) Object.assign(home.content.general, { price: { value: 280_000 } })
    expect((await act({ act: 'undo', row }))[0]).toBe(409)
    expect(at('general.price.value')).toBe(280_000)
    expect(await undoable()).toEqual([])
    expect((await act({ act: 'undo', row: crypto.randomUUID() }))[0]).toBe(404)
  })

  it('gives a field back to its feed when the act is undone (DESK-107)', async () => {
    const { act, undoable, store } = await aHome({ isFeed: true })
    await act({ act: 'price', price: '285000' })
    expect(store.homes.get('villa')?.overrides.map(({ path }) => path)).toEqual([
      'general.price.value',
    ])
    await act({ act: 'undo', row: (await undoable())[0] ?? '' })
    expect(store.homes.get('villa')?.overrides).toEqual([])
  })

  it('goes offline at once and comes back as it was (DESK-105, DESK-108)', async () => {
    const { act, undoable, store, changed, site } = await aHome()
    expect(await act({ act: 'withdraw' })).toEqual([303, 'acts.withdraw'])
    expect(store.homes.get('villa')?.state).toBe('withdrawn')
    expect(await changed()).toEqual(expect.arrayContaining(['estate/7', 'lists']))
    const { hard } = tableFromText(await agency(site.id).versions.current())
    expect(hard['estate/7']).toBeGreaterThan(0)
    await act({ act: 'undo', row: (await undoable())[0] ?? '' })
    expect(store.homes.get('villa')?.state).toBe('online')
    expect(await act({ act: 'archive' })).toEqual([303, 'acts.archive'])
    expect(await act({ act: 'online' })).toEqual([303, 'acts.online'])
  })

  it('is changed by an owner and its own agent alone (DESK-110)', async () => {
    const { hire, signedIn, store, at } = await aHome()
    await hire('bea@agency.example', 'agent')
    await hire('ed@agency.example', 'editor')
    const bea = await signedIn('bea@agency.example')
    const ed = await signedIn('ed@agency.example')
    const paths = [ACTS, '/desk/homes/villa/photos', '/desk/homes/villa/photos/a']
    const statuses = async (own: typeof bea) => {
      const all = []
      for (const path of paths)
        all.push((await own.ask(path)).status, (await own.ask(path, { act: 'sold' })).status)
      return new Set(all)
    }
    expect(await statuses(ed)).toEqual(new Set([403]))
    expect(await statuses(bea)).toEqual(new Set([403]))
    expect((await bea.ask('/desk/homes/villa/photos/add', new FormData())).status).toBe(403)
    expect(at('general.transaction.id')).toBe(1)
    const home = store.homes.get('villa')
    if (home) Object.assign(home.content, { salesRep: { email: 'Bea@agency.example' } })
    expect((await bea.ask(ACTS, { act: 'sold' })).status).toBe(303)
    expect((await ed.ask('/desk/homes/villa/preview')).status).toBe(303)
  })

  it('is not changed over what somebody changed in that moment (DESK-107)', async () => {
    const { act, at, store } = await aHome()
    store.between = () => {
      const home = store.homes.get('villa')
      if (home) store.homes.set('villa', { ...home, updatedAt: home.updatedAt + 9 })
    }
    expect((await act({ act: 'sold' }))[0]).toBe(409)
    expect(at('general.transaction.id')).toBe(1)
  })
})
