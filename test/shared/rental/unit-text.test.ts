import { describe, expect, test } from 'vitest'
import type { RentalUnit } from '../../../shared/rental/rental-unit.ts'
import {
  houseRules,
  photoPath,
  registrationLine,
  rentalAddressLine,
  rentalFacts,
  rentalRooms,
  rentalTitle,
  shownTabs,
  toSeaText,
} from '../../../shared/rental/unit-text.ts'
import type { Locale } from '../../../shared/locale.ts'
import { translator } from '../estate/messages.ts'

const unit = (
  general: RentalUnit['general'],
  address: RentalUnit['address'] = {},
  rooms: RentalUnit['rooms'] = {},
): RentalUnit => ({ id: 1, photos: [], address, general, rooms })

describe('the words of a holiday home', () => {
  test.each([
    [
      {
        street: { nl: 'Zeedijk' },
        number: '12',
        box: '301',
        zip: '8400',
        city: { name: 'Oostende', alias: { fr: 'Ostende' } },
      },
      'Zeedijk 12 / 301, 8400 Ostende',
    ],
    [
      {
        street: { nl: 'Zeedijk', fr: 'Digue' },
        number: '12',
        zip: '8400',
        city: { name: 'Oostende' },
      },
      'Digue 12, 8400 Oostende',
    ],
    [{ zip: '8400', city: { name: 'Oostende' } }, '8400 Oostende'],
    [{ street: { nl: 'Zeedijk' } }, 'Zeedijk'],
    [{}, ''],
  ])('%j is %s (RENTAL-11)', (address, line) => {
    expect(rentalAddressLine(address, 'fr')).toBe(line)
  })

  test('The city can be left out (RENTAL-11)', () => {
    expect(
      rentalAddressLine(
        { street: { nl: 'Zeedijk' }, number: '1', city: { name: 'Oostende' } },
        'nl',
        false,
      ),
    ).toBe('Zeedijk 1')
  })

  test('A field shows only if it is not empty, null or zero (RENTAL-13)', () => {
    expect(
      rentalFacts(
        unit({
          location: { id: 1, name: '' },
          maxOccupation: 0,
          garage: false,
          floor: null,
          building: { name: '', rentalName: 'ZE-1' },
        }),
        'nl',
      ),
    ).toEqual([
      { name: 'garage', value: false },
      { name: 'reference', value: 'ZE-1' },
    ])
    expect(rentalFacts(unit({ garage: null }), 'nl')).toEqual([])
    const building = { name: ' ', rentalName: 0 as never }
    const blank = { location: { id: 1, name: '0' }, floor: '0' as never, building }
    expect(rentalFacts(unit(blank), 'nl')).toEqual([])
    expect(
      rentalFacts(
        unit({ garage: true, floor: 3, subKind: { id: 1, name: { nl: 'Studio' } } }),
        'de',
      ).map(({ name, value }) => [name, value]),
    ).toEqual([
      ['type', 'Studio'],
      ['garage', true],
      ['floor', 3],
    ])
    expect(rentalRooms(unit({}, {}, { bedrooms: 2, bathrooms: 0 }))).toEqual([
      { name: 'bedrooms', value: 2 },
    ])
    expect(rentalRooms(unit({}, {}, { bathrooms: 3 }))).toEqual([{ name: 'bathrooms', value: 3 }])
  })

  test('A text may come in languages, wherever it stands (RENTAL-70)', () => {
    const building = { name: { nl: 'Zeewind' }, rentalName: { fr: 'ZE-1' } }
    const address = { number: 12 as never, city: { name: 'Oostende', alias: { fr: {} as never } } }
    expect(rentalFacts(unit({ building }, address), 'fr').map(({ value }) => value)).toEqual([
      'Oostende',
      'Zeewind',
      'ZE-1',
    ])
    expect(rentalTitle(unit({ building }), 'fr', translator('fr'))).toBe('ZE-1')
    expect(rentalAddressLine({ ...address, street: 'Zeedijk' as never }, 'fr')).toBe(
      'Zeedijk 12, Oostende',
    )
  })

  test('The town is called in the page’s language (PAGE-91)', () => {
    const home = unit(
      { city: { id: 2, name: 'Koksijde' } },
      { city: { name: 'Koksijde', alias: { fr: 'Coxyde' } } },
    )
    const cityIn = (locale: Locale) =>
      rentalFacts(home, locale).find(({ name }) => name === 'city')?.value
    expect([cityIn('nl'), cityIn('fr')]).toEqual(['Koksijde', 'Coxyde'])
  })

  test('Fields stand in their order (RENTAL-12)', () => {
    const whole = unit({
      location: { id: 1, name: { nl: 'Kust' } },
      city: { id: 2, name: 'Oostende' },
      maxOccupation: 4,
      subKind: { id: 1, name: 'Studio' },
      garage: true,
      floor: 2,
      building: { name: 'Zeewind', rentalName: 'ZE-1' },
    })
    expect(rentalFacts(whole, 'nl').map(({ name, value }) => `${name} ${value}`)).toEqual([
      'location Kust',
      'city Oostende',
      'maxOccupation 4',
      'type Studio',
      'garage true',
      'floor 2',
      'residence Zeewind',
      'reference ZE-1',
    ])
  })

  test.each([
    [{ subKind: { id: 1, name: 'Studio' }, city: { id: 1, name: 'Gent' } }, 'Studio in Gent'],
    [{ subKind: { id: 1, name: 'Studio' } }, 'Studio'],
    [{ city: { id: 1, name: 'Gent' } }, 'Gent'],
    [{ building: { rentalName: 'A1' } }, 'A1'],
    [{}, 'Vakantiewoning'],
  ])('%j is titled %j (RENTAL-10)', (general, title) => {
    expect(rentalTitle(unit(general), 'nl', translator('nl'))).toBe(title)
  })

  test.each([
    ['/rental-units/photo/204/1-medium', '/rental-units/photo/204/1-medium'],
    ['https://api.example/v1/rental-units/photo/a/b', '/rental-units/photo/a/b'],
    ['https://evil.example/x.jpg', null],
    ['/rental-units/photo/../secret', null],
    ['/rental-units/photo/1/2/3', null],
    ['/rental-units/photo/1/2?x', null],
    ['', null],
    ['javascript:alert(1)', null],
    [null, null],
  ])('A photo at %j is fetched from %j (RENTAL-15)', (address, path) => {
    expect(photoPath(address)).toBe(path)
  })

  test('Tabs keep their order, less the hidden ones (RENTAL-14)', () => {
    expect(shownTabs(['rooms', 'unknown'])).toEqual([
      'description',
      'details',
      'periods',
      'reservation',
    ])
  })
})

describe('the registration number of a holiday home', () => {
  const line = (registrationNumber: unknown, today = '2026-11-22') =>
    registrationLine(unit({ registrationNumber } as RentalUnit['general']), today, translator('nl'))

  test.each([
    ['310456', 'Registratienummer: 310456'],
    [310456, 'Registratienummer: 310456'],
    [' ', 'Registratienummer: nog niet ingegeven'],
    [null, 'Registratienummer: nog niet ingegeven'],
    [{ value: 1 }, 'Registratienummer: nog niet ingegeven'],
  ])('of %j reads %j (RENTAL-63)', (number, text) => {
    expect(line(number)).toBe(text)
  })

  test('is asked for from the day of the law on, and shown before (RENTAL-63)', () => {
    expect([line(null, '2026-05-19'), line(null, '2026-05-20')]).toEqual([
      null,
      'Registratienummer: nog niet ingegeven',
    ])
    expect(line('310456', '2026-05-19')).toBe('Registratienummer: 310456')
  })
})

describe('what guests ask first', () => {
  const t = translator('nl')

  test('House rules are told of what was said, and of nothing else (RENTAL-68)', () => {
    const rules = { arrival: '16:00', departure: 'x', pets: true, smoking: false, parties: null }
    expect(houseRules({ ...unit({}), rules }, t)).toEqual([
      'Aankomst vanaf 16:00',
      'Huisdieren welkom',
      'Niet roken',
    ])
    expect(houseRules(unit({}), t)).toEqual([])
  })

  test('How far the sea is stands among the facts where it is known (RENTAL-67)', () => {
    const near = { ...unit({ floor: 2 }), toSea: 347 }
    expect(rentalFacts(near, 'nl', toSeaText(near, t))).toEqual([
      { name: 'floor', value: 2 },
      { name: 'toSea', value: '350\u00a0m' },
    ])
    expect(toSeaText({ ...near, toSea: -1 }, t)).toBeNull()
    expect(toSeaText(unit({}), t)).toBeNull()
  })
})
