import { toCard } from '../../shared/estate/card.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import type { EstateQuery } from '../../shared/search/search.ts'
import { ENERGY_LETTERS } from '../../shared/estate/fields/energy.ts'
import { estateRow } from '../../worker/listing-api/db/estate-row.ts'
import type { SiteSeed } from '../../worker/listing-api/db/site-seed.ts'
import { demoSite } from './demo-site.ts'
import type { FakeApi } from './fake-api.ts'

const KM_A_DEGREE = 111.2

/** One agency of the demo whose homes are found by what is asked, as the listing API finds them. */
export function searchingSite(seed: SiteSeed): { api: FakeApi; origin: string } {
  const found = demoSite(seed)
  const { answers } = found.api
  const set = (call: string, answer: unknown): void => {
    const key = [...answers.keys()].find(each => each.endsWith(call))
    if (key === undefined) throw new Error(`no ${call}`)
    answers.set(key, answer)
  }
  const hidden = seed.site.settings.hiddenStatus
  const listed = seed.estates
    .filter(({ general }) => !general.parentId)
    .map(estate => ({ estate, card: toCard(estate), row: estateRow({ estate }) }))
    .filter(({ row }) => !hidden.includes(Number(row.transaction_id)))
  set('/estates', async (request: Request) => {
    interface Body {
      query: EstateQuery
      limit?: number
      offset?: number
    }
    const { query, limit = 15, offset = 0 } = await request.json<Body>()
    const results = listed.filter(home => isFound(home, query)).map(({ card }) => card)
    return Response.json({
      total: { value: results.length },
      results: results.slice(offset, offset + limit),
    })
  })
  const cities = listed.flatMap(({ estate, row }) => {
    const city = estate.general.address?.city
    return city?.id
      ? [{ ...city, id: city.id, lat: row.lat ?? 51, lon: row.lon ?? 4, count: 1 }]
      : []
  })
  set('/estate-filters', {
    headTypes: [1, 2, 3].map(id => ({ id, count: 2 })),
    locations: unique(cities),
    prices: { min: 1, max: 2 },
    bedrooms: [{ value: 3, count: 5 }],
  })
  const units = (seed.rentalUnits ?? []).map(({ unit }) => unit)
  set('/rental-units/filters', {
    locations: unique(units.map(({ general }) => general.location)),
    subKinds: unique(units.map(({ general }) => general.subKind)),
    maxOccupations: [...new Set(units.flatMap(({ general }) => general.maxOccupation ?? []))],
    cities: unique(
      units.map(({ address: { city } }) => (city?.id ? { ...city, id: city.id } : null)),
    ),
    periodTypes: ['WEEK', 'WEEKEND', 'MIDWEEK'],
    periodStartDates: ['2027-07-03', '2027-07-10', '2027-08-07'],
    periodDates: [],
  })
  return found
}

const unique = <T extends { id: number }>(items: (T | null | undefined)[]): T[] => [
  ...new Map(items.flatMap(item => (item ? [[item.id, item] as const] : []))).values(),
]

interface Home {
  estate: Estate
  card: ReturnType<typeof toCard>
  row: ReturnType<typeof estateRow>
}

function isFound({ estate, card, row }: Home, query: EstateQuery): boolean {
  const label = card.energy?.energyLabel ?? ''
  const values: Record<string, unknown> = {
    'address.city.id': row.city_id,
    'headType.id': row.head_type,
    'subType.id': row.sub_type,
    'transaction.id': row.transaction_id,
    'energyLabel.rank': ENERGY_LETTERS.findIndex(letter => String(label).startsWith(letter)) + 1,
    bedroomCount: row.bedrooms,
    'price.value': row.price,
    'dimensions.areaBuild': estate.dimensions?.areaBuild,
    'dimensions.areaGround': estate.dimensions?.areaGround,
  }
  const { terms = {}, range = {}, match = {}, distance } = query
  const traits: readonly unknown[] = card.traits ?? []
  return (
    Object.entries(terms).every(
      ([field, wanted]) => !(field in values) || wanted.map(Number).includes(Number(values[field])),
    ) &&
    Object.entries(range).every(([field, { gte = -Infinity, lte = Infinity }]) => {
      const value = values[field]
      return typeof value === 'number' && value >= gte && value <= lte
    }) &&
    Object.entries(match).every(([trait, wanted]) => wanted !== true || traits.includes(trait)) &&
    (!distance || kmTo(row, distance.geoLocation) <= Number.parseFloat(distance.distance))
  )
}

const kmTo = (row: Home['row'], { lat, lon }: { lat: number; lon: number }): number =>
  row.lat === null || row.lon === null
    ? Infinity
    : KM_A_DEGREE *
      Math.hypot(Number(row.lat) - lat, (Number(row.lon) - lon) * Math.cos((lat * Math.PI) / 180))
