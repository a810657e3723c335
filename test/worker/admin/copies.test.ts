import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberErasure } from '../../../worker/directory/erasures.ts'
import { enterSite, setSiteState } from '../../../worker/directory/site-changes.ts'
import { directorySiteById } from '../../../worker/directory/sites.ts'
import { copiesDue, removalsDue } from '../../../worker/directory/removals.ts'
import { exportName } from '../../../worker/backup/owner-export.ts'
import { backUpAgency } from '../../../worker/backup/nightly.ts'
import { deleteRemovedCopies, removeDueAgencies } from '../../../worker/backup/remove.ts'
import { agency } from '../../support/agency-object.ts'
import { createMemoryKv } from '../../support/memory-kv.ts'
import { createOperator, TOKEN } from '../../support/operator.ts'

const LISTINGS = '{"format":"listings"}\n'
const DAY = 86_400_000

let nextSite = 900

/** An agency of its own with one enquiry, and what an operator does with it. */
async function anAgency(bindings: Parameters<typeof createOperator>[0] = {}) {
  const id = nextSite++
  const hostname = `agency-${id}.example`
  const operator = await createOperator(bindings, { id, hostnames: [hostname] })
  operator.api.answers
    .set(`GET /sites/${id}/export`, () => new Response(LISTINGS))
    .set(`POST /sites/${id}/restore`, () => Response.json({ rows: 0 }))
    .set(`DELETE /sites/${id}`, () => new Response(null, { status: 204 }))
  const call = (act: string, init: RequestInit = {}) =>
    operator.ask(`/admin/agencies/${id}/${act}`, {
      ...init,
      headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
    })
  const post = (act: string, body: unknown) =>
    call(act, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
  await agency(id).submissions.submit(
    { form: 'contact', key: 'k', bodyHash: 'h', now: 1 },
    {
      counts: [],
      consent: {
        email: 'anna@example.com',
        purpose: 'contact',
        text: 'yes',
        version: '1',
        locale: 'nl',
        givenAt: Date.now(),
      },
    },
  )
  return { ...operator, id, hostname, call, post }
}

/** KV, each call of which passes by `pass` first. */
const kvThat = (pass: (method: string) => void, store = env.KV as KVNamespace): KVNamespace =>
  new Proxy(store, {
    get: (kv, method) => {
      const found: unknown = Reflect.get(kv, method)
      if (typeof found !== 'function') return found
      return async (...args: unknown[]): Promise<unknown> => {
        pass(String(method))
        return Reflect.apply(found, kv, args)
      }
    },
  })

type Agency = Awaited<ReturnType<typeof anAgency>>
let one: Agency
beforeEach(async () => {
  one = await anAgency()
})

describe('/admin/agencies/{id}', () => {
  it('gives an agency away and puts it back elsewhere, whole (AGENCY-11)', async () => {
    const file = await (await one.call('export')).text()
    expect(file).toContain('anna@example.com')
    const other = await anAgency()
    await agency(other.id).persons.erase('anna@example.com')
    const response = await other.post('restore', file)
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { outcome: 'restored', listings: true },
    ])
    expect(await (await other.call('export')).text()).toContain('anna@example.com')
  })

  it('erases again at a restore whom the site erased since the copy (AGENCY-17)', async () => {
    const file = await (await one.call('export')).text()
    await agency(one.id).persons.erase('anna@example.com')
    await rememberErasure(one.bindings, one.id, 'anna@example.com', Date.now())
    const response = await one.post('restore', file)
    expect(await response.json()).toMatchObject({ erasedAgain: 1 })
    expect(one.api.calls.map(({ method, path }) => `${method} ${path}`)).toContain(
      `POST /sites/${one.id}/persons/erase`,
    )
    expect(await (await one.call('export')).text()).not.toContain('anna@example.com')
    // Elsewhere too, after the first is gone.
    await one.post('remove', { confirm: one.hostname, now: true })
    const other = await anAgency()
    await agency(other.id).persons.erase('anna@example.com')
    expect(await (await other.post('restore', file)).json()).toMatchObject({ erasedAgain: 1 })
    expect(await (await other.call('export')).text()).not.toContain('anna@example.com')
  })

  it('restores into nothing but an empty agency, and nothing but an export (AGENCY-13, AGENCY-15)', async () => {
    const file = await (await one.call('export')).text()
    expect((await one.post('restore', file)).status).toBe(409)
    await agency(one.id).persons.erase('anna@example.com')
    expect((await one.post('restore', 'PK')).status).toBe(422)
  })

  it('is removed seven days after it was suspended, when one of its hostnames was typed (AGENCY-18)', async () => {
    expect((await one.post('remove', { confirm: 'wrong.example' })).status).toBe(422)
    const planned = await one.post('remove', { confirm: one.hostname })
    expect(await planned.json()).toMatchObject({ removed: false, at: expect.any(String) })
    expect((await one.ask('/nl')).status).toBe(503)
    const now = Date.now()
    await one.bindings.BACKUPS?.put(exportName(one.id, 'asked'), 'of an owner')
    expect(await removalsDue(one.bindings, now + 6 * DAY)).not.toContain(one.id)
    await removeDueAgencies(one.bindings, now + 8 * DAY)
    expect(await directorySiteById(one.bindings, one.id)).toMatchObject({
      state: 'removed',
      hostnames: [],
    })
    expect((await one.ask('/nl')).status).toBe(404)
    expect(await agency(one.id).transfer.isEmpty()).toBe(true)
    expect(one.api.calls.some(({ method }) => method === 'DELETE')).toBe(true)
    const copies = async (): Promise<string[]> =>
      (await one.bindings.BACKUPS?.list())?.objects
        .map(({ key }) => key)
        .filter(key => key.includes(`${one.id}/`)) ?? []
    expect(await copies()).toEqual([expect.stringMatching(`^${one.id}/`)])
    await setSiteState(one.bindings, one.id, 'removed')
    await deleteRemovedCopies(one.bindings, now + 36 * DAY)
    expect(await copies()).toHaveLength(1)
    await deleteRemovedCopies(one.bindings, now + 38 * DAY)
    expect(await copies()).toEqual([])
    expect(await copiesDue(one.bindings, now + 99 * DAY)).not.toContain(one.id)
    const kept = await one.bindings.KV.list({ prefix: `v1/${one.id}/` })
    expect(kept.keys).toEqual([])
  })

  it('is removed by its name where it has no hostname, and after it has moved too; asked again, on the same day (AGENCY-18)', async () => {
    const id = nextSite++
    await enterSite(one.bindings, { id, name: 'Verkeerd', recordHostname: '' }, Date.now())
    one.api.answers
      .set(`GET /sites/${id}/export`, new Response(null, { status: 404 }))
      .set(`DELETE /sites/${id}`, new Response(null, { status: 404 }))
    await agency(id).sharedLists.add('hash')
    const post = (act: string, body: object) =>
      one.ask(`/admin/agencies/${id}${act}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
      })
    await post('', { act: 'state', state: 'moved' })
    expect(await (await post('/remove', { confirm: '' })).text()).toContain('its name: Verkeerd')
    const days = [
      await (await post('/remove', { confirm: 'Verkeerd' })).json(),
      await (await post('/remove', { confirm: 'Verkeerd' })).json(),
    ]
    expect(days[1]).toEqual(days[0])
    expect((await post('/remove', { confirm: 'Verkeerd', now: true })).status).toBe(200)
    expect(await agency(id).sharedLists.some()).toEqual([])
  })

  it('stays when it is made live again in time (AGENCY-18)', async () => {
    await one.post('remove', { confirm: one.hostname })
    await setSiteState(one.bindings, one.id, 'live')
    await setSiteState(one.bindings, one.id, 'suspended')
    await removeDueAgencies(one.bindings, Date.now() + 8 * DAY)
    expect(await agency(one.id).transfer.isEmpty()).toBe(false)
  })

  it('costs the others nothing when it cannot be removed (AGENCY-19)', async () => {
    const other = await anAgency()
    one.api.answers.set(`DELETE /sites/${one.id}`, new Response(null, { status: 503 }))
    await one.post('remove', { confirm: one.hostname })
    await other.post('remove', { confirm: other.hostname })
    one.api.answers.set(`DELETE /sites/${other.id}`, new Response(null, { status: 204 }))
    one.api.answers.set(`GET /sites/${other.id}/export`, new Response(LISTINGS))
    await removeDueAgencies(one.bindings, Date.now() + 8 * DAY)
    expect(await agency(one.id).transfer.isEmpty()).toBe(false)
    expect(await agency(other.id).transfer.isEmpty()).toBe(true)
    expect(await removalsDue(one.bindings, Date.now() + 8 * DAY)).toContain(one.id)
  })

  it('17.1: keeps its one last copy, byte for byte, where erasing it failed half way (AGENCY-112)', async () => {
    let refusals = 1
    const KV = kvThat(method => {
      if (method === 'delete' && refusals-- > 0) throw new Error('KV is away')
    })
    for (const atOnce of [false, true]) {
      refusals = 1
      const found = await anAgency({ KV })
      const { id, api, bindings } = found
      await env.KV.put(`v1/${id}/nl/page/one`, '1')
      const later = Date.now() + (atOnce ? 0 : 8 * DAY)
      const copies = async () =>
        Promise.all(
          ((await bindings.BACKUPS?.list({ prefix: `${id}/` }))?.objects ?? []).map(
            async ({ key, uploaded }) => [
              key,
              uploaded.getTime(),
              new Uint8Array(
                (await (await bindings.BACKUPS?.get(key))?.arrayBuffer()) ?? [],
              ).toHex(),
            ],
          ),
        )
      const removed = await found.post('remove', { confirm: found.hostname, now: atOnce })
      if (!atOnce) await removeDueAgencies(bindings, later)
      else expect(removed.status).toBeGreaterThanOrEqual(500)
      // What the listing API says of a site that it has deleted.
      api.answers.set(`GET /sites/${id}/export`, () => new Response(null, { status: 404 }))
      const [copy, ...others] = await copies()
      expect(others).toEqual([])
      const text = await new Response(
        (await bindings.BACKUPS?.get(String(copy?.[0])))?.body.pipeThrough(
          new DecompressionStream('gzip'),
        ),
      ).text()
      expect(text).toContain('anna@example.com')
      expect(text).toContain('{"follows":"listings"}')
      // The night between: its object was emptied, and is copied no more.
      await backUpAgency({ env: bindings, siteId: id, agency: agency(id), now: later + DAY })
      await removeDueAgencies(bindings, later + DAY)
      expect(await directorySiteById(bindings, id)).toMatchObject({ state: 'removed' })
      await backUpAgency({ env: bindings, siteId: id, agency: agency(id), now: later + 2 * DAY })
      expect(await copies()).toEqual([copy])
      const row = await env.DB.prepare('SELECT last_copy, last_copy_digest FROM site WHERE id = ?')
        .bind(id)
        .first()
      const digest = await crypto.subtle.digest('SHA-256', Uint8Array.fromHex(String(copy?.[2])))
      expect(row).toEqual({
        last_copy: copy?.[0],
        last_copy_digest: new Uint8Array(digest).toHex(),
      })
    }
  })

  it('17.1: has nothing erased before its last copy is there (AGENCY-112)', async () => {
    const put = env.BACKUPS as R2Bucket
    let isFull = true
    const BACKUPS = new Proxy(put, {
      get: (bucket, method) => {
        const found: unknown = Reflect.get(bucket, method)
        if (typeof found !== 'function') return found
        return async (...args: unknown[]): Promise<unknown> => {
          if (method === 'put' && isFull) throw new Error('R2 is away')
          return Reflect.apply(found, bucket, args)
        }
      },
    })
    const { id, api, post, hostname, bindings } = await anAgency({ BACKUPS })
    await post('remove', { confirm: hostname })
    await removeDueAgencies(bindings, Date.now() + 8 * DAY)
    expect(await agency(id).transfer.isEmpty()).toBe(false)
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false)
    isFull = false
    await removeDueAgencies(bindings, Date.now() + 8 * DAY)
    expect(await agency(id).transfer.isEmpty()).toBe(true)
  })

  it('17.1: copies an agency anew that was resumed and is removed again on the same day (AGENCY-112)', async () => {
    const { id, post, hostname, bindings } = one
    const remove = () => post('remove', { confirm: hostname, now: true })
    const copies = async (): Promise<string[]> =>
      ((await bindings.BACKUPS?.list({ prefix: `${id}/` }))?.objects ?? []).map(({ key }) => key)
    await remove()
    const [first] = await copies()
    await setSiteState(bindings, id, 'live')
    await enterSite(bindings, { id, name: 'Again', recordHostname: hostname }, Date.now())
    await remove()
    expect(await copies()).toHaveLength(2)
    expect(await copies()).toContain(first)
  })

  it('17.1: deletes cached answers within the calls that KV allows an invocation, and goes on with the next (AGENCY-113)', async () => {
    let calls = 0
    const store = createMemoryKv()
    const KV = kvThat(() => {
      if (++calls > 1000) throw new Error('Too many API requests by single worker invocation.')
    }, store)
    const { id, post, hostname, bindings } = await anAgency({ KV })
    const names = Array.from({ length: 1700 }, (_, index) => `v1/${id}/nl/page/${index}`)
    await Promise.all(names.map(name => store.put(name, '1')))
    const answer = await post('remove', { confirm: hostname, now: true })
    expect([answer.status, await answer.json()]).toMatchObject([
      202,
      { removed: false, erasing: true },
    ])
    const left = async (): Promise<number> =>
      (await store.list({ prefix: `v1/${id}/` })).keys.length
    for (let turn = 0; turn < 3; turn++) {
      const before = await left()
      calls = 0
      await removeDueAgencies(bindings, Date.now())
      if (before > 0) expect(await left()).toBeLessThan(before)
    }
    expect(await left()).toBe(0)
    expect(await directorySiteById(bindings, id)).toMatchObject({ state: 'removed' })
  })

  it('17.2: shows each of its hostnames at once after a restore, though it was asked while it was empty (AGENCY-116)', async () => {
    const id = nextSite++
    const hostnames = [`first-${id}.example`, `second-${id}.example`]
    const operator = await createOperator({}, { id, hostnames })
    const { answers } = operator.api
    const records = hostnames.map(host => `GET /sites/by-hostname/${host}`)
    const before = records.map(record => answers.get(record))
    answers
      .set(`GET /sites/${id}/export`, () => new Response(LISTINGS))
      .set(`DELETE /sites/${id}`, () => {
        for (const record of records) answers.set(record, new Response(null, { status: 404 }))
        return new Response(null, { status: 204 })
      })
      .set(`POST /sites/${id}/restore`, () => {
        for (const [at, record] of records.entries()) answers.set(record, before[at])
        return Response.json({ rows: 0 })
      })
    const headers = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' }
    const act = (path: string, init: RequestInit = {}) =>
      operator.ask(`/admin/agencies/${id}${path}`, { headers, ...init })
    const post = (path: string, body: string | object) =>
      act(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
    const statuses = () =>
      Promise.all(hostnames.map(async host => (await operator.at(`http://${host}/nl`)).status))
    expect(await statuses()).toEqual([200, 200])
    const file = await (await act('/export')).text()
    await post('/remove', { confirm: hostnames[0], now: true })
    await post('', { act: 'state', state: 'live' })
    expect(await statuses()).toEqual([404, 404])
    expect((await post('/restore', file)).status).toBe(200)
    expect(await statuses()).toEqual([200, 200])
  })

  it('says that a rewind is not possible here, and makes no object of a number (AGENCY-20)', async () => {
    expect((await one.post('rewind', { to: 'yesterday' })).status).toBe(422)
    expect(
      (await one.post('rewind', { to: new Date(Date.now() - DAY).toISOString() })).status,
    ).toBe(501)
    const unknown = one.ask('/admin/agencies/123456789/export', {
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
    expect((await unknown).status).toBe(404)
  })

  it('is found by its name or number (AGENCY-21)', async () => {
    await one.call('export')
    const found = await one.ask(`/admin/agencies.json?q=${one.id}`, {
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
    expect(await found.json()).toMatchObject({ total: 1, sites: [{ id: one.id, state: 'live' }] })
    expect((await one.ask('/admin/agencies.json')).status).toBe(401)
  })
})
