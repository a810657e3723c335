import {
  readDays,
  readRanges,
  writeDays,
  writeRanges,
} from '../../../../shared/booking/written-hours.ts'
import type { TimeRange } from '../../../../shared/booking/agenda.ts'
import type { Day } from '../../../../shared/time/units.ts'
import type { Rules } from './agendas.ts'

export type Values = Record<string, string>

/** What an office begins with: weekdays, half an hour, a quarter to get there. */
export const USUAL: Rules = {
  hours: [
    ...Array.from({ length: 5 }, (): TimeRange[] => [['09:00', '18:00']]),
    [['10:00', '13:00']],
    [],
  ],
  breaks: [['12:00', '13:00']],
  minutes: 30,
  buffer: 15,
  capacity: 1,
  closed: [],
  groups: [],
  daysAhead: 30,
  noticeMinutes: 120,
}

/** Whole numbers that the form asks for: at least, at most. */
export const NUMBERS = {
  minutes: [5, 480],
  buffer: [0, 480],
  capacity: [1, 1_000],
  daysAhead: [1, 366],
  noticeMinutes: [0, 20_160],
} as const

const NUMBER_NAMES = ['minutes', 'buffer', 'capacity', 'daysAhead', 'noticeMinutes'] as const

export const GROUP_FIELDS = ['day', 'from', 'to', 'minutes', 'capacity'] as const

const MAX_GROUPS = 60

/** The form's values; days that are over are left out of it. */
export function valuesOfRules(rules: Rules, today: Day): Values {
  const groups = rules.groups.filter(({ day }) => day >= today)
  return Object.fromEntries([
    ...rules.hours.map((ranges, index) => [`hours-${index + 1}`, writeRanges(ranges)]),
    ['breaks', writeRanges(rules.breaks)],
    ['closed', writeDays(rules.closed.filter(day => day >= today))],
    ...NUMBER_NAMES.map(name => [name, String(rules[name])]),
    ...groups.flatMap((group, index) =>
      GROUP_FIELDS.map(field => [`group-${index}-${field}`, String(group[field])]),
    ),
  ])
}

/** How many group days a form has that shows these values, with room for one more. */
export const groupRows = (values: Values): number =>
  Math.min(
    MAX_GROUPS,
    Object.keys(values).filter(name => /^group-\d+-day$/.test(name) && values[name]).length + 1,
  )

/** What was typed as rules, or what is wrong, as words 'deskCalendar.hours.wrong.{…}' by field. */
export function readRules(values: Values): { rules: Rules } | { errors: Values } {
  const errors: Values = {}
  const ranges = (name: string): TimeRange[] => {
    const read = readRanges(values[name] ?? '')
    if (!read) errors[name] = 'ranges'
    return read ?? []
  }
  const number = (name: string, [least, most]: readonly [number, number]): number => {
    const text = (values[name] ?? '').trim()
    const value = /^\d{1,6}$/.test(text) ? Number(text) : -1
    if (value < least || value > most) errors[name] = 'number'
    return value
  }
  const hours = [1, 2, 3, 4, 5, 6, 7].map(day => ranges(`hours-${day}`))
  const closed = readDays(values.closed ?? '')
  if (!closed) errors.closed = 'days'
  const groups: Rules['groups'] = []
  for (let index = 0; index < MAX_GROUPS; index++) {
    const at = (field: string): string => (values[`group-${index}-${field}`] ?? '').trim()
    if (!at('day')) continue
    const [day] = readDays(at('day')) ?? []
    const [range] = readRanges(`${at('from')}-${at('to')}`) ?? []
    if (!day) errors[`group-${index}-day`] = 'days'
    if (!range) errors[`group-${index}-from`] = 'ranges'
    const minutes = number(`group-${index}-minutes`, NUMBERS.minutes)
    const capacity = number(`group-${index}-capacity`, NUMBERS.capacity)
    if (day && range) groups.push({ day, from: range[0], to: range[1], minutes, capacity })
  }
  const rules: Rules = {
    hours,
    breaks: ranges('breaks'),
    minutes: number('minutes', NUMBERS.minutes),
    buffer: number('buffer', NUMBERS.buffer),
    capacity: number('capacity', NUMBERS.capacity),
    closed: closed ?? [],
    groups,
    daysAhead: number('daysAhead', NUMBERS.daysAhead),
    noticeMinutes: number('noticeMinutes', NUMBERS.noticeMinutes),
  }
  return Object.keys(errors).length > 0 ? { errors } : { rules }
}
