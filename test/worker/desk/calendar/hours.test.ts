import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../shared/time/day.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import { aDesk } from '../../../support/agencies/a-desk.ts'
import { contentStore } from '../../../support/agencies/content-store.ts'
import { homeStore } from '../../../support/agencies/home-store.ts'
import { decoded } from '../../../support/html.ts'

const TEAM = {
  items: ['an', 'bo'].map((name, index) => ({
    id: index + 1,
    name,
    role: { nl: 'x', fr: 'x', en: 'x', de: 'x' },
    email: `${name}@agency.example`,
  })),
}
const NEXT_YEAR = Number(toDay(Date.now()).slice(0, 4)) + 1

async function anOffice() {
  const desk = await aDesk()
  homeStore(desk.api, desk.site.id, {
    villa: { content: { general: { id: 7 }, salesRep: { email: 'bo@agency.example' } } },
    loft: { content: { general: { id: 8 }, salesRep: { email: 'cas@agency.example' } } },
  })
  const { stored } = contentStore(desk.api, desk.site.id, { 'team.json': TEAM })
  const own = await desk.signedIn()
  const tagAt = async (path: string, by = own): Promise<string> =>
    decoded(/name="tag" value="([^"]*)"/.exec(await (await by.ask(path)).text())?.[1] ?? '')
  const values = {
    mode: 'own',
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map(day => [`hours-${day}`, ''])),
    'hours-1': '9u30-12, 13-18:00',
    breaks: '',
    minutes: '30',
    buffer: '15',
    capacity: '1',
    daysAhead: '30',
    noticeMinutes: '120',
    closed: `24/12/${NEXT_YEAR} - 26/12/${NEXT_YEAR}`,
  }
  const save = async (path: string, over: Record<string, string> = {}, by = own) =>
    by.ask(path, { ...values, tag: await tagAt(path, by), ...over })
  return { ...desk, stored, own, tagAt, values, save }
}

const RULES = {
  hours: [
    [
      ['09:30', '12:00'],
      ['13:00', '18:00'],
    ],
    ...Array.from({ length: 6 }, () => []),
  ],
  breaks: [],
  minutes: 30,
  buffer: 15,
  capacity: 1,
  closed: [24, 25, 26].map(day => `${NEXT_YEAR}-12-${day}`),
  groups: [],
  daysAhead: 30,
  noticeMinutes: 120,
}
const GENERAL = '/desk/calendar/hours/general'

describe('the hours at which homes are shown', () => {
  it('are written as a part of a pack: of the office, an agent and a home (CAL-17, CAL-18)', async () => {
    const { save, stored, own } = await anOffice()
    for (const path of [GENERAL, '/desk/calendar/hours/agent/2', '/desk/calendar/hours/home/villa'])
      expect((await save(path, { agent: '2' })).status).toBe(303)
    expect(stored.get('agendas.json')).toEqual({
      items: [{ rules: RULES, estates: [{ id: '7', agent: 2 }] }],
      default: { rules: RULES },
      agents: [{ agent: 2, rules: RULES }],
    })
    await save('/desk/calendar/hours/home/loft', { agent: '0' })
    await save('/desk/calendar/hours/home/villa', { mode: 'none', agent: '2' })
    expect(stored.get('agendas.json')).toMatchObject({
      items: [
        { rules: RULES, estates: [{ id: '8', agent: 0 }] },
        { rules: null, estates: [{ id: '7', agent: 2 }] },
      ],
    })
    for (const home of ['villa', 'loft'])
      await save(`/desk/calendar/hours/home/${home}`, { mode: 'office' })
    await save('/desk/calendar/hours/agent/2', { mode: 'office' })
    expect(stored.get('agendas.json')).toEqual({ items: [], default: { rules: RULES } })
    expect(await (await own.ask('/desk/calendar/hours')).text()).toContain('ma 09:30-12:00')
    await save(GENERAL, { mode: 'none' })
    expect(stored.get('agendas.json')).toEqual({ items: [] })
  }, 90_000)

  it('17.56: of homes that have their own are listed, with what they are (CAL-17)', async () => {
    const { save, own, stored } = await anOffice()
    const page = async (query = '') =>
      decoded(await (await own.ask(`/desk/calendar/hours${query}`)).text())
    expect(await page()).not.toContain('/desk/calendar/hours/home/')
    await save('/desk/calendar/hours/home/villa', { agent: '2' })
    await save('/desk/calendar/hours/home/loft', { mode: 'none', agent: '0' })
    const html = await page()
    expect(html).toContain('2 panden hebben eigen uren')
    expect(html).toMatch(
      /href="\/desk\/calendar\/hours\/home\/villa">[^<]+<\/a><span[^>]*>ma 09:30-12:00/,
    )
    expect(html).toMatch(/hours\/home\/loft">[^<]+<\/a><span[^>]*>Geen bezoeken</)
    // Of many as many as there are, a page at a time; one that is gone by its number.
    const estates = Array.from({ length: 60 }, (_, at) => ({ id: String(at + 100), agent: 0 }))
    stored.set('agendas.json', { items: [{ rules: RULES, estates }] })
    const pages = (await page()) + (await page('?page=2'))
    for (const { id } of estates) expect(pages).toContain(`Pand ${id}`)
  })

  it('have group days, and come back with each error and all that was typed (CAL-17)', async () => {
    const { save, stored, own } = await anOffice()
    const group = (over: Record<string, string> = {}) =>
      Object.fromEntries(
        Object.entries({
          day: `${NEXT_YEAR}-06-06`,
          from: '10:00',
          to: '12:00',
          minutes: '20',
          capacity: '6',
          ...over,
        }).map(([name, value]) => [`group-0-${name}`, value]),
      )
    await save(GENERAL, group())
    expect(stored.get('agendas.json')).toMatchObject({
      default: {
        rules: {
          groups: [
            { day: `${NEXT_YEAR}-06-06`, from: '10:00', to: '12:00', minutes: 20, capacity: 6 },
          ],
        },
      },
    })
    expect(await (await own.ask(GENERAL)).text()).toContain('name="group-1-day"')
    const before = stored.get('agendas.json')
    const wrong = {
      'hours-2': '12-9',
      breaks: 'x',
      minutes: '4',
      closed: 'Kerstmis',
      ...group({ to: '09:00', capacity: '0' }),
    }
    const answer = await save(GENERAL, wrong)
    const html = await answer.text()
    expect(answer.status).toBe(422)
    for (const field of [
      'hours-2',
      'breaks',
      'minutes',
      'closed',
      'group-0-from',
      'group-0-capacity',
    ])
      expect(html).toContain(`id="${field}-error"`)
    for (const typed of ['12-9', 'Kerstmis', '9u30-12']) expect(html).toContain(typed)
    expect((await save(GENERAL, { mode: 'odd' })).status).toBe(422)
    expect(stored.get('agendas.json')).toEqual(before)
  })

  it('are not written over what a colleague wrote meanwhile (CAL-18)', async () => {
    const { save, tagAt, stored } = await anOffice()
    const tag = await tagAt(GENERAL)
    await save(GENERAL)
    const late = await save(GENERAL, { tag, minutes: '45' })
    expect([late.status, (await late.text()).includes('Een collega wijzigde')]).toEqual([409, true])
    expect(stored.get('agendas.json')).toMatchObject({ default: { rules: { minutes: 30 } } })
  })

  it('know when somebody is away, until that is taken back (CAL-19)', async () => {
    const { own, save, stored } = await anOffice()
    await save(GENERAL)
    const from = addDays(toDay(Date.now()), 3)
    const absence = { agent: '2', from, until: addDays(from, 4) }
    const path = '/desk/calendar/absences'
    expect((await own.ask(path, { act: 'add', ...absence })).status).toBe(303)
    expect((await own.ask(path, { act: 'add', ...absence })).status).toBe(303)
    expect(stored.get('agendas.json')).toMatchObject({ absences: [{ ...absence, agent: 2 }] })
    for (const [field, value] of [
      ['until', addDays(from, -1)],
      ['until', addDays(from, 400)],
      ['from', 'morgen'],
      ['agent', '9'],
    ] as const) {
      const wrong = await own.ask(path, { act: 'add', ...absence, [field]: value })
      expect([field, wrong.status, (await wrong.text()).includes(`id="${field}-error"`)]).toEqual([
        field,
        422,
        true,
      ])
    }
    await own.ask(path, { act: 'remove', ...absence })
    expect(stored.get('agendas.json')).not.toHaveProperty('absences')
  })

  it('are an owner’s, and of own homes and own days an agent’s (CAL-20)', async () => {
    const { save, hire, signedIn, values, stored } = await anOffice()
    await save(GENERAL)
    await hire('bo@agency.example', 'agent')
    const bo = await signedIn('bo@agency.example')
    const from = addDays(toDay(Date.now()), 3)
    const statuses = async (paths: string[], fields: Record<string, string>) =>
      Promise.all(paths.map(async path => (await bo.ask(path, fields)).status))
    const before = stored.get('agendas.json')
    const others = [GENERAL, '/desk/calendar/hours/agent/1', '/desk/calendar/hours/home/loft']
    expect(await statuses(others, { ...values, tag: '' })).toEqual([403, 403, 403])
    expect(
      await statuses(['/desk/calendar/absences'], { act: 'add', agent: '1', from, until: from }),
    ).toEqual([403])
    expect(stored.get('agendas.json')).toEqual(before)
    for (const path of ['/desk/calendar/hours/agent/2', '/desk/calendar/hours/home/villa'])
      expect((await save(path, { agent: '2' }, bo)).status).toBe(303)
    expect(
      await statuses(['/desk/calendar/absences'], { act: 'add', agent: '2', from, until: from }),
    ).toEqual([303])
  })
})
