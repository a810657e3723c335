import type { Estate } from '../../../../shared/estate/estate.ts'

const CITIES = [
  { id: 44021, name: 'Gent', zip: '9000', lat: 51.05, lon: 3.72 },
  { id: 62063, name: 'Luik', zip: '4000', lat: 50.63, lon: 5.57 },
  { id: 55050, name: 'Écaussinnes', zip: '7191', lat: 50.56, lon: 4.18 },
  { id: 44034, name: 'Lochristi', zip: '9080', lat: 51.0964, lon: 3.8319 },
]

type General = Partial<Estate['general']>

const moved = (degrees: number, id: number): number =>
  Math.round((degrees + id / 10_000) * 1e6) / 1e6

/** Forty homes by rule: every value follows from the number, so that a test can work out what it expects. */
function home(id: number, over: General = {}): Estate {
  const { lat, lon, ...city } = CITIES[id % 4]!
  return {
    general: {
      id,
      headType: { id: [1, 2, 3][id % 3]! },
      subType: { id: 100 + (id % 5) },
      transaction: { id: id % 2 === 0 ? 1 : 2 },
      price: id % 10 === 0 ? null : { value: 100_000 + (id % 7) * 50_000 },
      bedroomCount: id % 9,
      publicationDate: `2026-01-${String(1 + (id % 28)).padStart(2, '0')}`,
      address: {
        street: { nl: "Dorp's straat" },
        number: String(id),
        visible: true,
        city,
        country: { id: 1 },
        region: 'FLANDERS',
        geoLocation: { lat: moved(lat, id), lon: moved(lon, id) },
      },
      ...over,
    },
    pictures: [{ file: 'house-1', index: 0, hash: 'abc' }],
    salesRep: id === 1 ? { firstname: 'An', lastname: 'Maes', email: 'an@huis.example' } : null,
    updatedAt: 1_000 + id,
  }
}

const hidden = home(90, { transaction: { id: 4 } })
const project = home(50, { project: true, headType: { id: 6 } })
const children = [51, 52, 53].map(id =>
  home(id, { parentId: 50, transaction: { id: id === 53 ? 4 : 1 } }),
)
const withoutAddress = home(60, { address: { ...home(60).general.address, visible: false } })
const bare: Estate = { general: { id: 70 } }
const fromGuid = home(80, { guid: '0F8FAD5B-D9CB-469F-A165-70867728950E' })

export const ESTATES: Estate[] = [
  ...Array.from({ length: 34 }, (_, index) => home(index + 1)),
  project,
  ...children,
  withoutAddress,
  bare,
  fromGuid,
  hidden,
]

/** Those that an ordinary search may find. */
export const LISTED = ESTATES.filter(
  ({ general }) => general.transaction?.id !== 4 && !general.parentId,
)
