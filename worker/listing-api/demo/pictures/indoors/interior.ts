import { darker, lighter, mix } from '../color.ts'
import { FURNISHED } from './furniture.ts'
import { GRAIN, sky } from '../outdoors/patterns.ts'
import type { RoomRecipe } from '../recipe.ts'
import { BACK, type Room } from './room.ts'
import { framed, greensOf, sceneOf } from '../scene.ts'
import { ellipse, gradient, picture, poly, rect, repeat, stroke } from '../svg.ts'

const PAINTS = ['#e9e0d0', '#dcdfd3', '#e6d5c4', '#d3dcdc', '#efe8da', '#d9d0c6']

const ACCENTS = ['#3f5b57', '#7d4c3c', '#34506a', '#b98a4e', '#66745a', '#8a5a5e']

const CLOTHS = ['#c9755a', '#d8b25c', '#6f8f86', '#a9b59a', '#d7c7b0', '#7c8ba3']

/** A room in one-point perspective: walls, floor, a window with a view of the place, furniture. */
export function interior({ room, seed, light, setting }: RoomRecipe): string {
  const scene = sceneOf(seed, light, setting, 'white')
  const { random } = scene
  const tone =
    light === 'dusk' ? (color: string) => mix(darker(color, 0.16), '#e39a55', 0.16) : scene.tone
  const colours: Room = {
    ...scene,
    tone,
    greens: light === 'dusk' ? greensOf(setting, tone) : scene.greens,
    paint: tone(random.pick(PAINTS)),
    accent: tone(random.pick(ACCENTS)),
    cloth: tone(random.pick(CLOTHS)),
    wood: tone(random.pick(['#b68a5e', '#8d6444', '#c9a878'])),
    dark: tone('#2f3438'),
    pale: tone('#f3ecdf'),
  }
  const defs =
    sky(scene) +
    GRAIN +
    gradient('beam', [
      [0, scene.hour.sun, 0.42],
      [1, scene.hour.sun, 0],
    ])
  const content =
    shell(colours, room === 'bathroom' || room === 'kitchen') +
    FURNISHED[room](colours) +
    beam(colours)
  return picture(
    1450,
    1088,
    'Illustratie',
    defs + scene.stamped(),
    framed(scene, content) + rect(0, 0, 1450, 1088, 'url(#grain)'),
  )
}

function shell({ paint, accent, wood, hour, pale, tone, random }: Room, tiled: boolean): string {
  const { left, top, right, bottom } = BACK
  const floor = tiled ? tone('#c9c3b6') : wood
  const boards = tiled
    ? stroke(
        repeat(9, index => `M${left + index * 113.7} ${bottom}L${-560 + index * 321} 1088`) +
          'M150 772H1300M20 862H1430M0 980H1450',
        darker(floor, 0.16),
        3,
      )
    : stroke(
        repeat(16, index => `M${left + index * 60.6} ${bottom}L${-640 + index * 181} 1088`),
        darker(floor, 0.24),
        3,
      ) +
      stroke(
        'M480 760h60M820 742h50M300 850h90M960 900h110M560 980h130M1180 820h80',
        darker(floor, 0.3),
        3,
      )
  const side = random.chance(0.5) ? accent : darker(paint, 0.08)
  return (
    rect(0, 0, 1450, 1088, lighter(paint, 0.4)) +
    poly([0, 0, left, top, left, bottom, 0, 900], darker(paint, 0.12)) +
    poly([1450, 0, right, top, right, bottom, 1450, 900], side) +
    poly([0, 900, left, bottom, right, bottom, 1450, 900, 1450, 1088, 0, 1088], floor) +
    boards +
    rect(left, top, right - left, bottom - top, paint) +
    stroke(`M0 0L${left} ${top}H${right}L1450 0`, pale, 16) +
    stroke(`M0 892L${left} ${bottom - 8}H${right}L1450 892`, pale, 14) +
    poly(
      [left, top + 8, right, top + 8, right, top + 30, left, top + 30],
      hour.shade,
      'opacity=".06"',
    )
  )
}

/** Sunlight or lamplight that falls across the room. */
const beam = ({ sun, light }: Room): string =>
  light === 'dusk'
    ? ellipse(725, 980, 760, 190, 'url(#beam)', 'opacity=".35"')
    : poly(
        sun === 1
          ? [560, 700, 860, 700, 1240, 1088, 640, 1088]
          : [590, 700, 890, 700, 810, 1088, 210, 1088],
        'url(#beam)',
      )
