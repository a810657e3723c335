import type { Picture } from '../../../../shared/estate/record/attachments.ts'
import { LOCALES, type Locale } from '../../../../shared/locale.ts'
import { roomTypeCode, type RoomType } from '../../../../shared/estate/rooms/rooms.ts'
import { tableOf } from '../../../../shared/table.ts'
import { isRecipe } from '../pictures/draw.ts'
import type { ElevationRecipe, Interior, Recipe, Setting, Wall } from '../pictures/recipe.ts'
import { drawing } from '../assets.ts'
import { ledBy } from '../pictures/led-by.ts'
import { randomOf, type Random } from '../random.ts'
import { ROOM_NAMES, roomTypeId } from '../rooms.ts'
import type { AssetSeed } from '../../db/site-seed.ts'
import { isCoastal } from '../streets.ts'
import type { Sketch } from './sketch.ts'

const HILLY = new Set(['LUXEMBOURG', 'LIEGE', 'NAMUR'])

/** Pictures and plans together. */
const MOST = 8

interface Shown {
  pictures: Picture[]
  assets: AssetSeed[]
}

/** The drawings of an estate in order: the front, some of its rooms, the outside, a plan per storey. */
export const picturesOf = (sketch: Sketch): Shown => shownOf(sketch, recipesOf(sketch))

export function shownOf(sketch: Sketch, recipes: readonly Recipe[]): Shown {
  const assets = recipes.map((recipe, index) =>
    drawing(`e${sketch.id}-${index + 1}`, recipe, siteOf(sketch)),
  )
  return { pictures: assets.map((asset, index) => pictureOf(asset, index)), assets }
}

export function recipesOf(sketch: Sketch, isLedByRooms = false): Recipe[] {
  if (sketch.pictures === 0) return []
  const random = randomOf(`pictures ${sketch.id}`)
  const drawn = plans(sketch)
  const shot = photos(sketch, random).slice(0, Math.min(sketch.pictures, MOST - drawn.length))
  return [...(isLedByRooms ? ledBy(shot, ({ draw }) => draw === leadOf(sketch)) : shot), ...drawn]
}

/** A flat is chosen by its rooms and its view as often as by the house it is in, so that no row of flats is one picture. */
const leadOf = ({ id, kind }: Sketch): Recipe['draw'] =>
  kind.head === 'APARTMENT'
    ? (['room', 'elevation', 'outdoor', 'elevation', 'room', 'elevation', 'outdoor'] as const)[
        id % 7
      ]!
    : 'elevation'

/** Estates of an agency are numbered in a range of their own. */
const siteOf = ({ id }: Sketch): number => (id < 5000 ? 1 : id < 9000 ? 2 : 3)

/** The rooms that are drawn, by type for the visitor's language. */
const ROOM_OF: Record<Interior, RoomType> = {
  living: 'LIVING_ROOM',
  kitchen: 'KITCHEN',
  bedroom: 'BEDROOM',
  bathroom: 'BATHROOM',
  dining: 'DINING_ROOM',
  office: 'OFFICE',
}

export const pictureOf = (asset: AssetSeed, index: number): Picture => ({
  file: asset.id,
  index,
  hash: asset.hash,
  width: asset.width,
  height: asset.height,
  color: asset.color,
  ...shownIn(asset.recipe),
})

/** Which room a picture shows, or the names of a plan's rooms: '1 Leefruimte 42 m² · 2 Keuken 18 m²'. */
function shownIn(recipe: unknown): Pick<Picture, 'kind' | 'room' | 'caption'> {
  if (!isRecipe(recipe)) return {}
  if (recipe.draw === 'room') return { room: roomTypeId(ROOM_OF[recipe.room]) }
  if (recipe.draw !== 'plan') return {}
  const named = (locale: Locale): string =>
    recipe.rooms
      .map(([type, surface], index) => {
        const code = roomTypeCode(type)
        const name = (code && ROOM_NAMES.get(code)?.[locale]) ?? ''
        return `${index + 1}\u00a0${name} ${String(surface).replace('.', ',')}\u00a0m²`
      })
      .join(' · ')
  return { kind: 'plan', caption: tableOf(LOCALES, named) }
}

function photos(sketch: Sketch, random: Random): Recipe[] {
  const { kind, light } = sketch
  const setting = settingOf(sketch)
  const seed = () => random.int(1, 99_999)
  const front: ElevationRecipe = {
    draw: 'elevation',
    building: kind.building,
    storeys: kind.storeys,
    wall: wallOf(sketch, random),
    seed: seed(),
    light,
    setting,
  }
  const rooms = interiors(sketch).map((room): Recipe => ({
    draw: 'room',
    room,
    seed: seed(),
    light,
    setting,
  }))
  const street: Recipe = { draw: 'outdoor', what: 'street', seed: seed(), light, setting }
  const later: Recipe = { ...front, seed: seed(), light: light === 'noon' ? 'dusk' : 'noon' }
  const around: Recipe[] = [later, street, { ...street, seed: seed(), light: later.light }]
  const has = (type: string) => sketch.rooms.some(room => room.type === type)
  const garden: Recipe[] =
    sketch.ground && kind.head === 'HOUSE'
      ? [{ draw: 'outdoor', what: 'garden', seed: seed(), light, setting }]
      : []
  const terrace: Recipe[] =
    has('TERRACE') && kind.head === 'APARTMENT'
      ? [{ draw: 'outdoor', what: 'terrace', seed: seed(), light, setting }]
      : []
  return [
    front,
    ...rooms.slice(0, 2),
    ...garden,
    ...terrace,
    ...rooms.slice(2),
    ...(rooms.length > 1 ? [street] : around),
  ]
}

function interiors({ rooms, kind }: Sketch): Interior[] {
  if (kind.head === 'PROJECT') return ['living', 'kitchen', 'bathroom']
  const has = (type: string) => rooms.some(room => room.type === type)
  const list: Interior[] = []
  if (has('LIVING_ROOM')) list.push('living')
  if (has('KITCHEN') && kind.voice !== 'business') list.push('kitchen')
  if (has('BEDROOM')) list.push('bedroom')
  if (has('BATHROOM')) list.push('bathroom')
  if (has('DINING_ROOM')) list.push('dining')
  if (has('OFFICE')) list.push('office')
  return list
}

/** A plan per storey with rooms, without cellar and attic. */
function plans({ rooms, id, kind }: Sketch): Recipe[] {
  const drawn = rooms.filter(room => !['CELLAR', 'ATTIC', 'PARKING_SPACE'].includes(room.type))
  if (drawn.length < 3 || kind.voice === 'garage') return []
  const floors = [...new Set(drawn.map(room => room.floor))].sort((a, b) => a - b)
  return floors.map(floor => ({
    draw: 'plan',
    seed: id * 10 + floor + 1,
    rooms: drawn
      .filter(room => room.floor === floor)
      .map(room => [roomTypeId(room.type), room.surface]),
  }))
}

export function settingOf({ place, kind }: Pick<Sketch, 'place' | 'kind'>): Setting {
  if (isCoastal(place)) return 'coast'
  if (place.region === 'BRUSSELS') return 'town'
  if (HILLY.has(place.province) && place.price < 2250) return 'hills'
  if (kind.voice === 'country' || kind.voice === 'plot') return 'field'
  return place.price > 2900 || kind.head === 'APARTMENT' ? 'town' : 'village'
}

function wallOf({ place, kind, year }: Sketch, random: Random): Wall {
  const setting = settingOf({ place, kind })
  if (setting === 'hills')
    return random.pick(['stone', 'stone', 'stone', 'white', 'brown'] as const)
  if (setting === 'coast') return random.pick(['white', 'white', 'yellow', 'red'] as const)
  if (kind.building === 'castle') return random.pick(['stone', 'red', 'white'] as const)
  if ((year ?? 1990) > 2005) return random.pick(['white', 'brown', 'yellow', 'red'] as const)
  return random.pick(['red', 'red', 'red', 'brown', 'yellow', 'white'] as const)
}
