import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ask, askBound, bindings, get, putIn, seedAgencies } from '../support/api.ts'
import { AGENCY } from '../support/agency.ts'
import { watchedObjects } from '../support/objects.ts'
import { packText, put, type Answer } from '../support/parts.ts'

beforeAll(seedAgencies)

const { id: _, origin: __, ...SITE } = AGENCY.site
const NEW = 4100

const removed = (id: number) => askBound(`/sites/${id}`, { method: 'DELETE' })

beforeEach(async () => {
  await removed(NEW)
  await putIn(AGENCY)
})

const json = { 'content-type': 'application/json' }
const record = (hostnames: string[], over: object = {}) => ({ ...SITE, hostnames, ...over })

async function make(body: object, query = ''): Promise<Answer> {
  const answer = await askBound(`/sites${query}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  })
  return { status: answer.status, ...(await answer.json<Omit<Answer, 'status'>>()) }
}

const siteAt = async (hostname: string): Promise<number | null> => {
  const answer = await ask(`/sites/by-hostname/${hostname}`)
  return answer.ok ? (await answer.json<{ id: number }>()).id : null
}

test('A site that is not there is made, found by its hostnames, and written again (LAPI-93, LAPI-94)', async () => {
  const body = record(['a.example', 'b.example'])
  expect(await put('?trial=1', body, NEW)).toMatchObject({ status: 200, changed: true })
  expect((await ask(`/sites/${NEW}`)).status).toBe(404)
  expect(await put('', body, NEW)).toMatchObject({ changed: true, concerns: ['all'], id: NEW })
  expect(await get(`/sites/${NEW}`)).toEqual({ id: NEW, ...body, origin: null })
  expect(await put('', body, NEW)).toMatchObject({ changed: false, concerns: [] })
  expect(await put('', { ...body, id: NEW, $schema: 'x' }, NEW)).toMatchObject({ changed: false })
  expect([await siteAt('a.example'), await siteAt('b.example')]).toEqual([NEW, NEW])
  expect(await get(`/sites/${NEW}/pages`)).toEqual([])
})

test('A hostname that is named no longer is given up; one of another site is refused (LAPI-93)', async () => {
  await put('', record(['a.example', 'b.example']), NEW)
  expect(await put('', record(['b.example', 'c.example']), NEW)).toMatchObject({
    changed: true,
    concerns: ['site'],
  })
  expect([await siteAt('a.example'), await siteAt('c.example')]).toEqual([null, NEW])
  const before = await packText(NEW)
  for (const trial of ['', '?trial=1'])
    expect(await put(trial, record(['d.example', 'huis.example']), NEW)).toMatchObject({
      status: 409,
      error: { field: 'hostnames[1]', message: 'is a hostname of site 7' },
    })
  expect(await packText(NEW)).toBe(before)
  expect([await siteAt('d.example'), await siteAt('huis.example')]).toEqual([null, 7])
})

test('A site that is refused is not made (LAPI-93, LAPI-92)', async () => {
  expect((await put('', record(['huis.example']), NEW)).status).toBe(409)
  expect(await put('', record(['a.example'], { id: 8 }), NEW)).toMatchObject({
    status: 400,
    error: { field: 'id' },
  })
  for (const [over, field] of [
    [{ defaultLocale: 'de' }, 'defaultLocale'],
    [{ hostnames: ['A.example'] }, 'hostnames[0]'],
    [{ hostnames: ['a.example', 'a.example'] }, 'hostnames[1]'],
    [{ locales: ['nl', 'nl'] }, 'locales[1]'],
    [{ origin: 'https://x.example' }, 'origin'],
    [{ theme: { ...SITE.theme, accent: 'red' } }, 'theme.accent'],
  ] as const)
    expect(await put('', record(['a.example'], over), NEW)).toMatchObject({
      status: 400,
      error: { field },
    })
  expect((await ask(`/sites/${NEW}`)).status).toBe(404)
  const { sites } = await (await askBound('/sites')).json<{ sites: { id: number }[] }>()
  expect(sites.map(({ id }) => id)).not.toContain(NEW)
})

test('A new site gets the next free id, and the list of sites names it (LAPI-93)', async () => {
  expect(await make(record(['p.example']), '?trial=1')).toMatchObject({
    status: 200,
    changed: true,
  })
  expect(await siteAt('p.example')).toBe(null)
  const { id = 0 } = await make(record(['p.example', 'o.example']))
  expect(await siteAt('p.example')).toBe(id)
  for (const trial of ['', '?trial=1'])
    expect(await make(record(['p.example']), trial)).toMatchObject({
      status: 409,
      error: { field: 'hostnames[0]', message: `is a hostname of site ${id}` },
    })
  const { sites } = await (await askBound('/sites')).json<{ sites: object[] }>()
  expect(sites).toContainEqual({ id, hostnames: ['o.example', 'p.example'] })
  expect(sites.at(-1)).toMatchObject({ id })
  await removed(id)
})

test('Sites are listed and made only with a key (LAPI-112)', async () => {
  const body = JSON.stringify(record(['q.example']))
  for (const over of [{}, { API_KEY: 'k' }, { API_KEY: 'k', IMPORT_KEY: 'k2' }]) {
    const headers = { ...json, authorization: 'Bearer k2' }
    expect((await ask('/sites', { headers }, over)).status).toBe(401)
    expect((await ask('/sites', { method: 'POST', headers, body }, over)).status).toBe(401)
    expect((await ask('/sites/4101', { method: 'PUT', headers, body }, over)).status).toBe(401)
  }
  expect(await siteAt('q.example')).toBe(null)
})

test('A hostname that two sites ask for at once goes to one (LAPI-111)', async () => {
  const answers = await Promise.all(
    [0, 1, 2, 3].map(index => make(record([`only${index}.example`, 'both.example']))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const winner = answers.findIndex(({ status }) => status === 200)
  expect(await siteAt('both.example')).toBe(answers[winner]?.id)
  for (const index of [0, 1, 2, 3])
    expect(await siteAt(`only${index}.example`)).toBe(
      index === winner ? (answers[winner]?.id ?? 0) : null,
    )
  await removed(answers[winner]?.id ?? 0)
})

test('A record that the object did not take leaves no hostname behind (LAPI-93)', async () => {
  const failing = watchedObjects((name, _parameters, real) =>
    name === 'makeSite' ? Promise.reject(new Error('cut off')) : real(),
  )
  const put = (id: number, hostnames: string[]) =>
    ask(
      `/sites/${id}`,
      { method: 'PUT', headers: json, body: JSON.stringify(record(hostnames)) },
      { ...failing, BOUND: true },
    )
  expect((await put(NEW, ['r.example'])).status).toBe(500)
  expect((await put(7, ['huis.example', 's.example'])).status).toBe(500)
  const { results } = await bindings.DB.prepare(
    "SELECT 1 FROM hostname WHERE hostname IN ('r.example', 's.example')",
  ).all()
  expect(results).toEqual([])
  expect(await siteAt('www.huis.example')).toBe(7)
})

test('Another hidden status concerns everything, and an origin stays (LAPI-94)', async () => {
  const hidden = record(SITE.hostnames, { settings: { ...SITE.settings, hiddenStatus: [1] } })
  expect(await put('', hidden)).toMatchObject({ changed: true, concerns: ['all'] })
  expect((await ask('/sites/7/estates/v2/2')).status).toBe(404)
  expect(await put('', record(SITE.hostnames))).toMatchObject({ concerns: ['all'] })
  expect((await ask('/sites/7/estates/v2/2')).status).toBe(200)
})
