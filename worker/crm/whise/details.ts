import type { LayoutRoom } from '../../../shared/estate/record/building.ts'
import type { Locale, Localized } from '../../../shared/locale.ts'
import type { WhiseDetail, WhiseEstate } from './schema.ts'
import { numberIn } from './values.ts'

/** Details of a home by their number; labels and values are in the language that was asked for. */
export interface Details {
  /** null: not entered. */
  number(id: number): number | null
  whole(id: number): number | null
  /** Of a yes/no: null where nobody entered it, which is no 'no'. */
  answer(id: number): boolean | null
  text(id: number): string | null
  /** The number of what was chosen. */
  choice(id: number): number | null
}

export function readDetails(details: readonly WhiseDetail[]): Details {
  const found = new Map(details.map(detail => [detail.id, detail]))
  const text = (id: number): string | null => found.get(id)?.value || null
  const number = (id: number): number | null => numberIn(text(id))
  return {
    text,
    number,
    whole: id => {
      const value = number(id)
      return value === null ? null : Math.round(value)
    },
    answer: id => {
      const value = text(id)
      return value === '1' ? true : value === '0' ? false : null
    },
    choice: id => found.get(id)?.enum?.id ?? null,
  }
}

const BEDROOM_SURFACES = [78, 79, 80, 81, 82]
const MAX_ROOMS = 50

/** The rooms that are counted or measured among the details. */
export function roomsOf(estate: WhiseEstate, details: Details): LayoutRoom[] {
  const bedrooms = BEDROOM_SURFACES.flatMap((id): LayoutRoom[] => {
    const surface = positive(details.number(id))
    return surface === null ? [] : [{ id: 1, count: 1, surface }]
  })
  const parking = (positive(details.whole(998)) ?? 0) + (positive(details.whole(999)) ?? 0)
  const livingRoom = positive(details.number(1009))
  const terrace = positive(details.number(874))
  return [
    ...bedrooms,
    ...counted(5, details.whole(57)),
    ...counted(16, details.whole(55)),
    ...counted(6, details.whole(19) ?? estate.garage),
    ...counted(14, parking || estate.parking),
    ...(terrace === null
      ? counted(10, details.whole(1005))
      : [{ id: 10, count: 1, surface: terrace }]),
    ...(livingRoom === null ? [] : [{ id: 2, count: 1, surface: livingRoom }]),
  ]
}

const counted = (id: number, count: number | null): LayoutRoom[] =>
  count !== null && count > 0 ? [{ id, count: Math.min(count, MAX_ROOMS) }] : []

const positive = (value: number | null): number | null =>
  value !== null && value > 0 && value < 1e6 ? value : null

/** Pool, alarm, videophone, water tank, oil tank, carport. */
const FACILITIES = [322, 1752, 1771, 1773, 758, 143]
/** Kitchen, heating, and whether it is shared, glazing. */
const BUILD_TECHNICALS = [1595, 1020, 53, 461]
const ENVIRONMENT = 795

type Named = { id: number; name: Localized }
type ByLocale = ReadonlyMap<Locale, readonly WhiseDetail[]>

/** What a home has beside its fields, in the words of Whise, in the languages that it was asked in. */
export function equipmentOf(byLocale: ByLocale): {
  facilities: Named[]
  environments: Named[]
  buildTechnicals: { criteria: Named; value: Named }[]
} {
  const [first = []] = byLocale.values()
  const words = (id: number, key: 'label' | 'value'): Localized => {
    const found: Localized = {}
    for (const [locale, details] of byLocale) {
      const word = details.find(detail => detail.id === id)?.[key]
      if (word) found[locale] = word.slice(0, 200)
    }
    return found
  }
  const hasWord = ({ name }: Named): boolean => Object.keys(name).length > 0
  const facilities = first
    .filter(({ id, value }) => FACILITIES.includes(id) && value === '1')
    .map(({ id }) => ({ id, name: words(id, 'label') }))
  const choices = first.flatMap(({ id, enum: chosen }) =>
    chosen && chosen.id > 0
      ? [
          {
            criteria: { id, name: words(id, 'label') },
            value: { id: chosen.id, name: words(id, 'value') },
          },
        ]
      : [],
  )
  return {
    facilities: facilities.filter(hasWord),
    environments: choices
      .filter(({ criteria }) => criteria.id === ENVIRONMENT)
      .map(({ value }) => value)
      .filter(hasWord),
    buildTechnicals: choices.filter(
      ({ criteria, value }) =>
        BUILD_TECHNICALS.includes(criteria.id) && hasWord(criteria) && hasWord(value),
    ),
  }
}
