import { describe, expect, test } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { slotsOn } from '../../../../shared/booking/slots.ts'
import { wallTime } from '../../../../shared/time/time-zone.ts'
import { agendasOf } from '../../../../worker/listing-api/demo/agendas.ts'
import { AGENCY } from '../support/agency.ts'

const estate = (id: number, transaction: number, more: object = {}): Estate =>
  ({
    general: { id, transaction: { id: transaction }, ...more },
    salesRep: { email: `agent${id % 2}@x.be` },
  }) as Estate
const agendas = agendasOf({
  ...AGENCY,
  estates: [
    estate(1, 1),
    estate(2, 2),
    estate(3, 5),
    estate(4, 1, { project: true }),
    estate(5, 1, { parentId: 4 }),
    estate(7, 1),
  ],
})
const rulesOf = (id: string) => agendas.find(agenda => agenda.estateId === id)!.rules
const walls = (id: string, day: string) =>
  slotsOn(rulesOf(id), day).map(({ start }) => wallTime(start).time)

describe('the demo agendas', () => {
  test('What is still to be had has one; what is sold, or stands in a project, has none', () => {
    expect(agendas.map(({ estateId }) => estateId)).toEqual(['1', '2', '4', '7'])
  })

  test('One agent shows more than one estate', () => {
    expect(agendas.find(({ estateId }) => estateId === '1')?.agentId).toBe(
      agendas.find(({ estateId }) => estateId === '7')?.agentId,
    )
  })

  test.each([
    '2026-12-25',
    '2027-01-01',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-17',
    '2027-07-21',
    '2027-08-15',
    '2027-11-01',
    '2027-11-11',
    '2026-12-28',
    '2026-12-06',
  ])('%s has no viewings: a public holiday, a day off or a Sunday', day => {
    expect(walls('1', day)).toEqual([])
  })

  test('A working day has a break at noon and travel between viewings', () => {
    expect(walls('1', '2026-12-01')).toEqual([
      '09:00',
      '09:45',
      '10:30',
      '11:15',
      '13:00',
      '13:45',
      '14:30',
      '15:15',
      '16:00',
      '16:45',
      '17:30',
    ])
  })

  test('A project has group viewings every other Saturday', () => {
    expect(slotsOn(rulesOf('4'), '2026-12-05')).toMatchObject([
      { capacity: 6, group: true },
      { capacity: 6, group: true },
    ])
    expect(slotsOn(rulesOf('4'), '2026-12-12').every(({ group }) => !group)).toBe(true)
  })
})
