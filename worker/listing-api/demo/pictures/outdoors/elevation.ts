import type { Building } from '../../kinds.ts'
import { bungalow, villa } from '../buildings/detached.ts'
import { castle, chalet, farmhouse } from '../buildings/rural.ts'
import { mansion, terraced } from '../buildings/row.ts'
import { garage, hall, plot, shop } from '../buildings/small.ts'
import { block, loft } from '../buildings/tall.ts'
import { cobbles, GRAIN, grass, roofPattern, sky, wallPattern } from './patterns.ts'
import type { ElevationRecipe } from '../recipe.ts'
import { framed, HORIZON, sceneOf, type Scene } from '../scene.ts'
import { backdrop } from './backdrop.ts'
import { castShadow, foreground, nearby } from './foreground.ts'
import { circle, picture, rect, stroke } from '../svg.ts'

const BUILDINGS: Record<Building, (scene: Scene, storeys: number) => string> = {
  villa,
  bungalow,
  terraced,
  mansion,
  farmhouse,
  castle,
  chalet,
  block,
  loft,
  garage,
  plot,
  shop,
  hall,
}

const SLATE: ReadonlySet<Building> = new Set(['castle', 'mansion', 'terraced', 'loft', 'shop'])

/** The left edge and width of a building's shadow; buildings in a row or without height have none. */
const FOOTPRINT: Partial<Record<Building, [x: number, width: number]>> = {
  villa: [340, 770],
  bungalow: [260, 790],
  farmhouse: [190, 1090],
  chalet: [430, 590],
  block: [370, 710],
  loft: [260, 928],
  garage: [170, 1110],
  hall: [180, 1090],
}

/** The front of a building with sky, land and street. */
export function elevation({
  building,
  storeys,
  wall,
  seed,
  light,
  setting,
}: ElevationRecipe): string {
  const inRow = building === 'terraced' || building === 'mansion' || building === 'shop'
  const scene = sceneOf(seed, light, inRow && setting !== 'coast' ? 'town' : setting, wall)
  const slate = SLATE.has(building) || setting === 'hills'
  const roof = scene.tone(
    slate
      ? scene.random.pick(['#565c68', '#4c5159', '#66616a'])
      : scene.random.pick(['#9c5740', '#84483a', '#b06a48']),
  )
  const paving = building === 'garage' || building === 'hall' || building === 'loft'
  const ground = paving ? paved(scene) : foreground(scene, 725)
  const footprint = FOOTPRINT[building]
  const parts =
    sky(scene) +
    wallPattern(scene) +
    roofPattern(roof, slate ? 'slate' : 'tile') +
    cobbles(scene.tone('#a39c90')) +
    grass(scene.greens[1]) +
    GRAIN
  const house = BUILDINGS[building](scene, storeys)
  const content =
    building === 'plot'
      ? backdrop(scene) + house
      : building === 'castle'
        ? backdrop(scene) + lawn(scene) + house
        : backdrop(scene) +
          ground +
          (footprint ? castShadow(scene, ...footprint) : '') +
          house +
          (inRow ? bicycle(scene) : '')
  return picture(
    1450,
    1088,
    'Illustratie',
    parts + scene.stamped(),
    framed(scene, content + (paving ? '' : nearby(scene))) + rect(0, 0, 1450, 1088, 'url(#grain)'),
  )
}

const lawn = ({ greens }: Scene): string =>
  rect(0, HORIZON - 10, 1450, 250, greens[1]) + rect(0, HORIZON - 10, 1450, 250, 'url(#grass)')

const paved = ({ tone, hour }: Scene): string =>
  rect(0, HORIZON - 6, 1450, 260, tone('#a9a59c')) +
  rect(0, HORIZON + 60, 1450, 200, 'url(#cobble)', 'opacity=".5"') +
  rect(0, HORIZON - 6, 1450, 14, hour.shade, 'opacity=".2"')

/** A bicycle at the door. */
function bicycle({ random, tone }: Scene): string {
  if (random.chance(0.35)) return ''
  const x = random.pick([150, 1080])
  const ink = tone(random.pick(['#22343c', '#7a2e2b', '#2f5a50']))
  return (
    circle(x, 918, 44, 'none', `stroke="${ink}" stroke-width="5"`) +
    circle(x + 132, 918, 44, 'none', `stroke="${ink}" stroke-width="5"`) +
    stroke(
      `M${x} 918l44-62h62l26 62M${x + 44} 856l22 62 40-62M${x} 918h66M${x + 36} 844h18M${x + 106} 856l-8-24 24-6`,
      ink,
      6,
      'stroke-linejoin="round" stroke-linecap="round"',
    )
  )
}
