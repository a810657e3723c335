import type { RentalUnit } from '../../../../shared/rental/rental-unit.ts'
import type { Interior, Recipe, Setting } from '../pictures/recipe.ts'
import { drawing } from '../assets.ts'
import { ledBy } from '../pictures/led-by.ts'
import { placeAt } from '../municipalities.ts'
import { randomOf, type Random } from '../random.ts'
import type { AssetSeed, RentalUnitSeed } from '../../db/site-seed.ts'
import { streetIn } from '../streets.ts'
import { ARDENNES_KINDS, COAST_KINDS, type RentalKind } from './kinds.ts'
import { ARDENNES, COAST, RESIDENCES, type Region } from './places.ts'
import { periodsAt, takenOf } from './seasons.ts'
import { pointOf, rulesOf } from './place-and-rules.ts'
import { rentalTexts } from './texts.ts'

interface RentalOptions {
  firstId: number
  count: number
  regions: Region[]
  kinds: RentalKind[]
  coastal: boolean
}

/** The agencies that rent out holiday homes: the coast and the Ardennes. */
const RENTALS: Record<number, RentalOptions> = {
  2: { firstId: 201, count: 36, regions: COAST, kinds: COAST_KINDS, coastal: true },
  3: { firstId: 301, count: 24, regions: ARDENNES, kinds: ARDENNES_KINDS, coastal: false },
}

interface RentalSeeds {
  rentalUnits: RentalUnitSeed[]
  assets: AssetSeed[]
}

/** An agency's rental units with their drawings; empty for agencies without rentals. */
export function rentalsOf(site: number): RentalSeeds {
  const holiday = RENTALS[site]
  const lets = holiday
    ? Array.from({ length: holiday.count }, (_, index) => makeUnit(holiday, index))
    : []
  return { rentalUnits: lets.map(({ seed }) => seed), assets: lets.flatMap(({ assets }) => assets) }
}

function makeUnit(
  { firstId, regions, kinds, coastal }: RentalOptions,
  index: number,
): { seed: RentalUnitSeed; assets: AssetSeed[] } {
  const id = firstId + index
  const random = randomOf(`rental ${id}`)
  const region = regions[index % regions.length]!
  const kind = kinds[random.pick([0, 1, 1, 1, 2, 3])] ?? kinds[0]!
  const place = placeAt(random.pick(region.zips))
  const bedrooms = random.int(...kind.beds)
  const persons = Math.max(2, bedrooms * 2 + random.pick([0, 0, 1, 2]))
  const assets = recipesOf(kind, { coastal, bedrooms, index }, random).map((recipe, picture) =>
    drawing(`rental-${id}-${picture + 1}`, recipe, coastal ? 2 : 3),
  )
  const texts = rentalTexts({ kind, city: place.names, persons, bedrooms, coastal }, random)
  const isFlat = kind.building === 'block'
  const floor = isFlat ? random.int(0, kind.storeys - 1) : null
  const residence = random.pick(RESIDENCES)
  const unit: RentalUnit = {
    id,
    photos: assets.map((asset, picture) => photo(id, picture + 1, asset)),
    address: {
      street: streetIn(place, random),
      number: String(random.int(1, 180)),
      box: isFlat ? `${floor}0${random.int(1, 6)}` : null,
      zip: place.zip,
      city: { id: place.id, name: place.name, alias: place.names },
      geoLocation: pointOf(place, id, coastal),
    },
    rules: rulesOf(id),
    general: {
      description: texts.long,
      descriptionShort: texts.short,
      location: { id: region.id, name: region.name },
      city: { id: place.id, name: place.name },
      maxOccupation: persons,
      subKind: { id: kind.id, name: kind.name },
      garage: random.chance(isFlat ? 0.3 : 0.5),
      floor,
      // Of no authority's series.
      registrationNumber: `999${String(id).padStart(4, '0')}`,
      building: {
        name: isFlat ? `Residentie ${residence}` : null,
        rentalName: `${isFlat ? residence.slice(0, 2).toUpperCase() : 'AR'}-${id}`,
      },
    },
    rooms: { bedrooms: bedrooms || null, bathrooms: Math.max(1, Math.floor(bedrooms / 2)) },
  }
  const weekly = region.weekly * (1 + 0.16 * (persons - 2)) * (0.9 + random.next() * 0.3)
  const periods = periodsAt(weekly)
  return { seed: { unit, periods, taken: takenOf(periods, random) }, assets }
}

const photo = (
  unit: number,
  number: number,
  { width, height, color }: AssetSeed,
): RentalUnit['photos'][number] => {
  const address = `/rental-units/photo/${unit}/${number}`
  return {
    original: `${address}-original`,
    medium: `${address}-medium`,
    thumbnail: `${address}-thumbnail`,
    width,
    height,
    color,
  }
}

function recipesOf(
  kind: RentalKind,
  { coastal, bedrooms, index }: { coastal: boolean; bedrooms: number; index: number },
  random: Random,
): Recipe[] {
  const light = random.pick(['morning', 'noon', 'dusk'] as const)
  const setting: Setting = coastal ? 'coast' : 'hills'
  const seed = () => random.int(1, 99_999)
  const rooms: Interior[] = [
    'living',
    'kitchen',
    ...(bedrooms > 0 ? ['bedroom' as const] : []),
    'bathroom',
  ]
  const shown: Recipe[] = [
    {
      draw: 'elevation',
      building: kind.building,
      storeys: kind.storeys,
      wall: coastal ? 'white' : random.pick(['stone', 'stone', 'white'] as const),
      seed: seed(),
      light,
      setting,
    },
    ...rooms.map((room): Recipe => ({ draw: 'room', room, seed: seed(), light, setting })),
    {
      draw: 'outdoor',
      what: kind.building === 'block' ? 'terrace' : 'garden',
      seed: seed(),
      light,
      setting,
    },
  ]
  return ledBy(shown, LEADS[index % LEADS.length] ?? 'elevation')
}

/** What a holiday is about comes first, in turns: the view, the room, the house. */
const LEADS = ['outdoor', 'room', 'elevation', 'outdoor', 'elevation', 'room'] as const
