import { addDays } from '../../../../shared/time/day.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import type { AgendaRules } from '../../../../shared/booking/agenda.ts'
import type { PeriodType } from '../../../../shared/rental/rental-unit.ts'
import type { AgendaSeed, RentalUnitSeed } from '../../../../worker/listing-api/db/site-seed.ts'

export const TODAY = toDay(Date.now())
export const FIRST = addDays(TODAY, 10)

const period = (start: string, nights: number, price: number, type: PeriodType) => ({
  type,
  start,
  end: addDays(start, nights),
  price,
})

/** Twelve homes by rule, each with weeks, midweeks and weekends from the tenth day on; one week is long past. */
export const UNITS: RentalUnitSeed[] = Array.from({ length: 12 }, (_, index) => ({
  unit: {
    id: index + 1,
    photos: [1, 2].map(n => ({
      original: `/rental-units/photo/${index + 1}/${n}-original`,
      medium: `/rental-units/photo/${index + 1}/${n}-medium`,
    })),
    address: {
      street: { nl: 'Zeedijk' },
      number: String(index + 1),
      zip: '8400',
      city: { id: 35013, name: 'Oostende', alias: { fr: 'Ostende' } },
    },
    general: {
      description: { nl: 'Lang' },
      descriptionShort: { nl: 'Kort' },
      location: { id: 1 + (index % 2), name: { nl: 'Kust' } },
      city: { id: 35013, name: 'Oostende' },
      maxOccupation: 2 + (index % 4),
      subKind: { id: 1 + (index % 3), name: { nl: 'Studio' } },
    },
    rooms: { bedrooms: 1, bathrooms: 1 },
  },
  periods: [
    period(addDays(TODAY, -30), 7, 1, 'WEEK'),
    ...[0, 7, 14].map(later => period(addDays(FIRST, later), 7, 700 + 10 * index, 'WEEK')),
    ...[0, 7].flatMap(later => [
      period(addDays(FIRST, later), 4, 350 + 10 * index, 'MIDWEEK'),
      period(addDays(FIRST, later + 4), 3, 330 + 10 * index, 'WEEKEND'),
    ]),
  ],
  taken: index === 11 ? [addDays(FIRST, 5)] : [],
}))

const ALWAYS_OPEN: AgendaRules = {
  hours: Array(7).fill([['08:00', '20:00']]),
  breaks: [['12:00', '13:00']],
  minutes: 30,
  buffer: 15,
  capacity: 1,
  closed: [],
  groups: [],
  daysAhead: 60,
  noticeMinutes: 60,
}

/** Estates 1 and 2 are shown by one agent, 3 by another to three at once; 90 is hidden. */
export const AGENDAS: AgendaSeed[] = [
  { estateId: '1', agentId: 1, rules: ALWAYS_OPEN },
  {
    estateId: '2',
    agentId: 1,
    rules: { ...ALWAYS_OPEN, hours: Array(7).fill([['08:15', '20:00']]) },
  },
  { estateId: '3', agentId: 2, rules: { ...ALWAYS_OPEN, capacity: 3 } },
  { estateId: '90', agentId: 2, rules: ALWAYS_OPEN },
]
