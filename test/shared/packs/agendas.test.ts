import { describe, expect, it, test } from 'vitest'
import { Agendas } from '../../../shared/packs/agendas.ts'
import { problems } from './problems.ts'

const rules = {
  hours: [
    [
      ['09:00', '12:00'],
      ['13:00', '17:30'],
    ],
    [],
    [],
    [],
    [],
    [],
    [],
  ],
  breaks: [['12:00', '12:30']],
  minutes: 30,
  buffer: 15,
  capacity: 1,
  closed: ['2026-12-25'],
  groups: [{ day: '2026-12-05', from: '10:00', to: '12:00', minutes: 20, capacity: 4 }],
  daysAhead: 60,
  noticeMinutes: 120,
}
const whole = {
  $schema: '../schemas/agendas.json',
  items: [
    { rules, estates: [{ id: '12', agent: 3 }] },
    { rules: null, estates: [] },
  ],
  default: { rules, agent: 3 },
  agents: [
    { agent: 3, rules },
    { agent: 4, rules },
  ],
  absences: [{ agent: 3, from: '2026-12-24', until: '2026-12-24' }],
}

const ofRules = (change: object): string[] =>
  problems(Agendas, { items: [{ rules: { ...rules, ...change }, estates: [] }] }).map(each =>
    each.replace('items[0].rules.', ''),
  )
const ofAbsence = (from: string, until: string): string[] =>
  problems(Agendas, { items: [], absences: [{ agent: 0, from, until }] })

describe('when homes are shown', () => {
  it('is taken whole, and without what may lack', () => {
    expect(problems(Agendas, whole)).toEqual([])
    expect(problems(Agendas, { items: [] })).toEqual([])
    expect(problems(Agendas, { items: [], default: null })).toEqual([])
    expect(problems(Agendas, { items: [], default: { rules } })).toEqual([])
  })

  it.each([
    [{ minutes: 5, buffer: 0, capacity: 1, daysAhead: 1, noticeMinutes: 0 }, []],
    [{ minutes: 480, buffer: 480, capacity: 1_000, daysAhead: 366, noticeMinutes: 20_160 }, []],
    [{ minutes: 4 }, ['minutes: must be at least 5']],
    [{ minutes: 481 }, ['minutes: must be at most 480']],
    [{ minutes: 7.5 }, ['minutes: must be a whole number']],
    [{ buffer: -1 }, ['buffer: must be at least 0']],
    [{ buffer: 481 }, ['buffer: must be at most 480']],
    [{ capacity: 0 }, ['capacity: must be at least 1']],
    [{ capacity: 1_001 }, ['capacity: must be at most 1000']],
    [{ daysAhead: 0 }, ['daysAhead: must be at least 1']],
    [{ daysAhead: 367 }, ['daysAhead: must be at most 366']],
    [{ noticeMinutes: -1 }, ['noticeMinutes: must be at least 0']],
    [{ noticeMinutes: 20_161 }, ['noticeMinutes: must be at most 20160']],
    [{ hours: [[], []] }, ['hours: must have seven days, Monday first']],
    [{ closed: ['2026-02-30'] }, ['closed[0]: must be a day that there is']],
    [{ breaks: [['12:00', '12:00']] }, ['breaks[0]: must end after it begins']],
    [{ breaks: [['12:01', '12:00']] }, ['breaks[0]: must end after it begins']],
    [{ breaks: [['12:00', '24:00']] }, ['breaks[0][1]: must be a time as 09:30']],
    [{ breaks: ['12:00'] }, ['breaks[0]: must be two times, as ["09:00", "12:00"]']],
    [
      { breaks: [['12:00', '12:30', '13:00']] },
      ['breaks[0][2]: must be two times, as ["09:00", "12:00"]'],
    ],
    [
      { more: 1 },
      [
        'more: is no field here; allowed: hours, breaks, minutes, buffer, capacity, closed, groups, daysAhead, noticeMinutes',
      ],
    ],
  ])('has rules within bounds: of %j it says %j (PACK-25)', (change, said) => {
    expect(ofRules(change)).toEqual(said)
  })

  it.each([
    [{ from: '12:00' }, ['groups[0]: must end after it begins']],
    [{ from: '13:00' }, ['groups[0]: must end after it begins']],
    [{ minutes: 4 }, ['groups[0].minutes: must be at least 5']],
    [{ minutes: 481 }, ['groups[0].minutes: must be at most 480']],
    [{ capacity: 0 }, ['groups[0].capacity: must be at least 1']],
    [{ capacity: 1_001 }, ['groups[0].capacity: must be at most 1000']],
    [{ minutes: 480, capacity: 1_000 }, []],
    [{ day: '2026-02-29' }, ['groups[0].day: must be a day that there is']],
  ])('has group viewings within bounds: of %j it says %j (PACK-25)', (change, said) => {
    expect(ofRules({ groups: [{ ...rules.groups[0], ...change }] })).toEqual(said)
  })

  test('An agent has one set of hours', () => {
    const agents = [
      { agent: 3, rules },
      { agent: 3, rules },
    ]
    expect(problems(Agendas, { items: [], agents })).toEqual(['agents: must name an agent once'])
  })

  test('A home and an agent are named', () => {
    const item = (each: object) => problems(Agendas, { items: [{ rules: null, estates: [each] }] })
    expect(item({ id: '12', agent: 0 })).toEqual([])
    expect(item({ id: 'x'.repeat(64), agent: 999_999_999 })).toEqual([])
    expect(item({ id: 'x'.repeat(65), agent: 1_000_000_000 })).toEqual([
      'items[0].estates[0].id: must have at most 64 letters',
      'items[0].estates[0].agent: must be at most 999999999',
    ])
    expect(item({})).toEqual([
      'items[0].estates[0].id: is missing',
      'items[0].estates[0].agent: is missing',
    ])
  })

  it.each([
    ['2026-12-24', '2026-12-24', []],
    ['2026-12-24', '2026-12-23', ['must not end before it begins']],
    ['2026-01-01', '2027-01-02', []],
    ['2026-01-01', '2027-01-03', ['must be at most a year long']],
  ])('is paused from %s to %s: %j', (from, until, said) => {
    expect(ofAbsence(from, until)).toEqual(said.map(each => `absences[0]: ${each}`))
  })
})
