import { describe, expect, it } from 'vitest'
import { floorName } from '../../../../shared/estate/rooms/floors.ts'
import { numberedRooms } from '../../../../shared/estate/rooms/numbered-rooms.ts'
import { translator } from '../messages.ts'

const context = { t: translator('nl'), locale: 'nl' as const }
const roomsOf = (fields: Record<string, unknown>) =>
  numberedRooms({ general: { id: 1 }, fields } as never, context).map(
    ({ label, value }) => `${label}: ${value}`,
  )

describe('the numbered rooms of the guid-bearing source', () => {
  it.each([
    ['bedroom', 7],
    ['bathroom', 3],
    ['toilet', 2],
    ['kitchen', 2],
    ['attic', 2],
    ['room', 10],
  ])('of kind %s go up to %i (ESTATE-40)', (kind, most) => {
    const fields = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`layout.${kind}_${index}`, 9]),
    )
    expect(roomsOf(fields)).toHaveLength(most)
  })

  it('tell surface and information, go by a name of their own, and are left out without both (ESTATE-41)', () => {
    expect(
      roomsOf({
        'layout.bedroom_1': 12,
        'layout.bedroom_1_information': 'met dressing',
        'layout.bedroom_2_information': { nl: 'onder het dak' },
        'layout.bedroom_3': 0,
        'layout.room_1_name': 'Serre',
        'layout.room_1': 8,
        'layout.room_2_name': 'Bergruimte',
      }),
    ).toEqual([
      'Slaapkamer 1: 12\u00a0m², met dressing',
      'Slaapkamer 2: onder het dak',
      'Serre: 8\u00a0m²',
    ])
  })
})

it('a level is named in the language of the page (ESTATE-39)', () => {
  const names = (locale: 'nl' | 'fr' | 'en') =>
    [0, 1, 2, -1].map(level => floorName(level, translator(locale)))
  expect(names('nl')).toEqual(['Gelijkvloers', 'Verdieping 1', 'Verdieping 2', 'Ondergronds (−1)'])
  expect(names('fr').slice(1, 3)).toEqual(['1er étage', '2e étage'])
  expect(names('en').every(name => !name.startsWith('_'))).toBe(true)
  expect(names('en')).not.toEqual(names('nl'))
})
