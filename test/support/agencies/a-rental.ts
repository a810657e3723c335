import { addDays, weekday } from '../../../shared/time/day.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { RentalFilters } from '../../../shared/rental/search.ts'
import type { RentalPeriod, RentalUnit } from '../../../shared/rental/rental-unit.ts'
import type { FakeApi } from '../fake-api.ts'

export const TODAY = toDay(Date.now())
/** A Saturday, a week or two from now. */
export const SATURDAY = addDays(TODAY, 7 + ((6 - weekday(TODAY) + 7) % 7))

export const UNIT: RentalUnit = {
  id: 204,
  photos: [1, 2].map(n => ({
    original: `https://elsewhere.example/x/rental-units/photo/204/${n}-original`,
    medium: `/rental-units/photo/204/${n}-medium`,
  })),
  address: {
    street: { nl: 'Zeedijk' },
    number: '12',
    box: '301',
    zip: '8400',
    city: { id: 1, name: 'Oostende', alias: { fr: 'Ostende', en: 'Ostend' } },
  },
  general: {
    description: { nl: 'Een lange <b>tekst</b>.\n\nTwee alinea’s.' },
    descriptionShort: { nl: 'Kort gezegd' },
    location: { id: 1, name: { nl: 'Middenkust' } },
    city: { id: 1, name: 'Oostende' },
    maxOccupation: 4,
    subKind: {
      id: 2,
      name: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Ferienwohnung' },
    },
    garage: false,
    floor: 0,
    building: { name: 'Residentie Zeewind', rentalName: 'ZE-204' },
  },
  rooms: { bedrooms: 2, bathrooms: null },
}

const period = (
  type: RentalPeriod['type'],
  start: string,
  nights: number,
  price: number,
  available = true,
): RentalPeriod => ({ type, start, end: addDays(start, nights), price, available })

export const PERIODS: RentalPeriod[] = [
  period('WEEK', SATURDAY, 7, 700),
  period('MIDWEEK', addDays(SATURDAY, 2), 4, 400),
  period('WEEK', addDays(SATURDAY, 7), 7, 1250),
  period('WEEK', addDays(SATURDAY, 14), 7, 900, false),
]

const FILTERS: RentalFilters = {
  locations: [{ id: 1, name: { nl: 'Middenkust' } }],
  subKinds: [{ id: 2, name: { nl: 'Appartement' } }],
  maxOccupations: [2, 4],
  cities: [{ id: 1, name: 'Oostende', zip: '8400' }],
  periodTypes: ['WEEK', 'WEEKEND', 'MIDWEEK'],
  periodStartDates: [SATURDAY],
  periodDates: [{ type: 'WEEK', start: SATURDAY, end: addDays(SATURDAY, 7) }],
}

const AGREEMENTS = [
  { id: 1, name: 'Huurvoorwaarden', text: '<p>Niet roken.</p>', version: '1', required: true },
  { id: 2, name: 'Nieuwsbrief', text: '<p>Af en toe.</p>', version: '1', required: false },
]

/** Gives an API one holiday home. */
export function letRental(api: FakeApi, site: number, changes: Record<string, unknown> = {}): void {
  const at = `/sites/${site}`
  const answers = {
    [`POST ${at}/rental-units`]: { total: { value: 1 }, results: [{ ...UNIT, priceFrom: 400 }] },
    [`POST ${at}/rental-units/filters`]: FILTERS,
    [`GET ${at}/rental-units/204`]: UNIT,
    [`GET ${at}/rental-units/204/periods`]: { periods: PERIODS },
    ...Object.fromEntries(
      ['nl', 'fr', 'en', 'de'].map(locale => [`GET ${at}/agreements?locale=${locale}`, AGREEMENTS]),
    ),
    ...changes,
  }
  for (const [call, answer] of Object.entries(answers)) api.answers.set(call, answer)
}
