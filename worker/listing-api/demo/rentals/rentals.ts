import type { RentalUnit } from '../../../../shared/rental/rental-unit.ts'
import type { Interior, Recipe, Setting } from '../pictures/recipe.ts'
import { drawing } from '../assets.ts'
import { firstUnlike, ledBy, lookOf, NEAR } from '../pictures/led-by.ts'
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

/** A unit of which it is not yet said which picture comes first. */
interface Unled {
  id: number
  /** Of its cheapest period. */
  price: number
  recipes: Recipe[]
  ledBy: (lead: Recipe | undefined) => Let
}

interface Let {
  seed: RentalUnitSeed
  assets: AssetSeed[]
}

/** An agency's rental units with their drawings; empty for agencies without rentals. */
export function rentalsOf(site: number): RentalSeeds {
  const holiday = RENTALS[site]
  const made = holiday
    ? Array.from({ length: holiday.count }, (_, index) => makeUnit(holiday, index))
    : []
  let before: string[] = []
  // A list has the cheapest first.
  const lets = made
    .toSorted((a, b) => a.price - b.price || a.id - b.id)
    .map((unit, turn) => {
      const lead = firstUnlike(inTurn(unit.recipes, turn), before)
      if (lead) before = [lookOf(lead), ...before].slice(0, NEAR)
      return unit.ledBy(lead)
    })
    .toSorted((a, b) => a.seed.unit.id - b.seed.unit.id)
  return { rentalUnits: lets.map(({ seed }) => seed), assets: lets.flatMap(({ assets }) => assets) }
}

function makeUnit({ firstId, regions, kinds, coastal }: RentalOptions, index: number): Unled {
  const id = firstId + index
  const random = randomOf(`rental ${id}`)
  const region = regions[index % regions.length]!
  const kind = kinds[random.pick([0, 1, 1, 1, 2, 3])] ?? kinds[0]!
  const place = placeAt(random.pick(region.zips))
  const bedrooms = random.int(...kind.beds)
  const persons = Math.max(2, bedrooms * 2 + random.pick([0, 0, 1, 2]))
  const recipes = recipesOf(kind, { coastal, bedrooms }, random)
  const texts = rentalTexts({ kind, city: place.names, persons, bedrooms, coastal }, random)
  const isFlat = kind.building === 'block'
  const floor = isFlat ? random.int(0, kind.storeys - 1) : null
  const residence = random.pick(RESIDENCES)
  const unit: Omit<RentalUnit, 'photos'> = {
    id,
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
  const taken = takenOf(periods, random)
  return {
    id,
    price: Math.min(...periods.map(({ price }) => price)),
    recipes,
    ledBy(lead) {
      const assets = ledBy(recipes, recipe => recipe === lead).map((recipe, picture) =>
        drawing(`rental-${id}-${picture + 1}`, recipe, coastal ? 2 : 3),
      )
      const photos = assets.map((asset, picture) => photo(id, picture + 1, asset))
      return { seed: { unit: { ...unit, photos }, periods, taken }, assets }
    },
  }
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
  { coastal, bedrooms }: { coastal: boolean; bedrooms: number },
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
  return [
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
}

/** What a holiday is about: the view, the room, the house, the bed. */
const LEADS = ['outdoor', 'room living', 'elevation', 'room bedroom']

/** The pictures that may come first, another before the others each turn; the kitchen only where nothing else is unlike. */
const inTurn = (recipes: readonly Recipe[], turn: number): Recipe[] =>
  [...LEADS.slice(turn % LEADS.length), ...LEADS, 'room kitchen'].flatMap(
    look => recipes.find(recipe => lookOf(recipe).startsWith(look)) ?? [],
  )
