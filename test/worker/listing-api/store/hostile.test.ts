import { beforeAll, expect, test } from 'vitest'
import type { LiveAgenda } from '../../../../shared/booking/agenda.ts'
import { AGENCY } from '../support/agency.ts'
import { ask, get, putIn } from '../support/api.ts'
import { AGENDAS, UNITS } from '../support/stays.ts'

const MARKS: Record<number, string> = { 71: 'Merkteken-een', 72: 'Merkteken-twee' }
const SITES = [71, 72]
const ROUNDS = 10

/** Two agencies whose things have the same ids, and whose every text bears the agency's name. */
beforeAll(async () => {
  for (const id of SITES) {
    const seed = { ...AGENCY, rentalUnits: UNITS, agendas: AGENDAS }
    const text = JSON.stringify(seed)
      .replaceAll('Huis & Tuin', MARKS[id] ?? '')
      .replaceAll("Dorp's straat", `${MARKS[id]}straat`)
      .replaceAll('Zeedijk', `${MARKS[id]}dijk`)
      .replaceAll('huis.example', `huis-${id}.example`)
    const marked: typeof seed = JSON.parse(text)
    await putIn({ ...marked, site: { ...marked.site, id } })
  }
})

const GETS = [
  '',
  '/pages',
  '/pages/by-url/nl',
  '/navigation/header',
  '/entities/team/items',
  '/agreements',
  '/translations/nl',
  '/estate-collections/3',
  '/estates/v2/1',
  '/estates/group/50',
  '/estates/1/contact-info',
  '/estates/changes',
  '/rental-units/1',
  '/rental-units/1/periods',
  '/rental-units/1/calendar',
  '/live-agenda/1',
  '/export',
]
const POSTS: [string, unknown][] = [
  ['/estates', { limit: 100 }],
  ['/estates', { query: { terms: { id: ['1', '2'] } } }],
  ['/estate-filters', {}],
  ['/estates/markers', {}],
  ['/rental-units', {}],
  ['/rental-units/filters', {}],
  ['/persons/export', { email: 'an@voorbeeld.be' }],
]

const send = async (site: number, path: string, body?: unknown): Promise<string> => {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const headers = { 'content-type': 'application/json' }
  const response = await ask(`/sites/${site}${path}`, { ...init, headers }, { BOUND: true })
  return `${response.status} ${await response.text()}`
}

async function book(site: number, visitor: string): Promise<string> {
  const { slots } = await get<LiveAgenda>(`/sites/${site}/live-agenda/3`)
  const text = await send(site, '/live-agenda/reservation', {
    agendaId: '3',
    slot: slots[0]?.id,
    locale: 'nl',
    contact: { name: MARKS[site], email: `${visitor}@voorbeeld.be`, phone: '' },
  })
  return /"id":"(\w+)"/.exec(text)?.[1] ?? ''
}

test('Of everything that is asked of two sites, mixed, no answer has a byte of the other (LAPI-11)', async () => {
  for (const site of SITES) await book(site, 'an')
  const calls = SITES.flatMap(site => [
    ...GETS.map(path => ({ site, path, body: undefined as unknown })),
    ...POSTS.map(([path, body]) => ({ site, path, body })),
  ])
  let marks = 0
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all(
      calls.map(async ({ site, path, body }) => ({ site, text: await send(site, path, body) })),
    )
    for (const { site, text } of answers) {
      const other = SITES.find(id => id !== site) ?? 0
      expect(text).not.toContain(MARKS[other])
      expect(text).not.toContain(`huis-${other}.example`)
      if (text.includes(MARKS[site] ?? '')) marks++
    }
  }
  expect(marks).toBeGreaterThan(ROUNDS * 16)
})

test('An appointment of one site is unknown at another, to read and to cancel (LAPI-11)', async () => {
  const id = await book(71, 'bo')
  const path = `/live-agenda/reservation/${id}`
  expect((await ask(`/sites/72${path}`)).status).toBe(404)
  expect((await ask(`/sites/72${path}`, { method: 'DELETE' })).status).toBe(404)
  expect(await get(`/sites/71${path}`)).toMatchObject({ status: 'booked' })
})

test('Erasing a person at one site erases nothing at another (LAPI-11)', async () => {
  for (const site of SITES) await book(site, 'eva')
  const email = 'eva@voorbeeld.be'
  await send(71, '/persons/erase', { email })
  expect(await send(71, '/persons/export', { email })).not.toContain(email)
  expect(await send(72, '/persons/export', { email })).toContain(email)
})
