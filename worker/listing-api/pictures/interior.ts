import { darker, lighter, mix } from './color.ts'
import { FURNISHED } from './furniture.ts'
import { GREENS } from './palette.ts'
import { GRAIN, sky } from './patterns.ts'
import type { RoomRecipe } from './recipe.ts'
import { framed, sceneOf, type Scene } from './scene.ts'
import { circle, ellipse, gradient, group, path, picture, poly, rect, repeat, stroke } from './svg.ts'

/** The back wall of every room: left, top, right, bottom. */
export const BACK = { left: 270, top: 170, right: 1180, bottom: 700 }

/** Colours of one room, already in its hour. */
export interface Room extends Scene {
  paint: string
  accent: string
  cloth: string
  wood: string
  dark: string
  pale: string
}

const PAINTS = ['#e9e0d0', '#dcdfd3', '#e6d5c4', '#d3dcdc', '#efe8da', '#d9d0c6']

const ACCENTS = ['#3f5b57', '#7d4c3c', '#34506a', '#b98a4e', '#66745a', '#8a5a5e']

const CLOTHS = ['#c9755a', '#d8b25c', '#6f8f86', '#a9b59a', '#d7c7b0', '#7c8ba3']

/** A room in one-point perspective: walls, floor, a window with the view of the place, what stands in it. */
export function interior({ room, seed, light, setting }: RoomRecipe): string {
  const scene = sceneOf(seed, light, setting, 'white')
  const { random } = scene
  const tone = light === 'dusk' ? (color: string) => mix(darker(color, 0.16), '#e39a55', 0.16) : scene.tone
  const colours: Room = {
    ...scene, tone, greens: light === 'dusk' ? GREENS[setting].map(tone) as Room['greens'] : scene.greens, paint: tone(random.pick(PAINTS)), accent: tone(random.pick(ACCENTS)), cloth: tone(random.pick(CLOTHS)),
    wood: tone(random.pick(['#b68a5e', '#8d6444', '#c9a878'])), dark: tone('#2f3438'), pale: tone('#f3ecdf'),
  }
  const defs = sky(scene) + GRAIN + gradient('beam', [[0, scene.hour.sun, 0.42], [1, scene.hour.sun, 0]])
  const content = shell(colours, room === 'bathroom' || room === 'kitchen') + FURNISHED[room](colours) + beam(colours)
  return picture(1450, 1088, 'Illustratie', defs + scene.stamped(), framed(scene, content) + rect(0, 0, 1450, 1088, 'url(#grain)'))
}

function shell({ paint, accent, wood, hour, pale, tone, random }: Room, tiled: boolean): string {
  const { left, top, right, bottom } = BACK
  const floor = tiled ? tone('#c9c3b6') : wood
  const boards = tiled
    ? stroke(repeat(9, index => `M${left + index * 113.700} ${bottom}L${-560 + index * 321} 1088`) + 'M150 772H1300M20 862H1430M0 980H1450', darker(floor, 0.16), 3)
    : stroke(repeat(16, index => `M${left + index * 60.600} ${bottom}L${-640 + index * 181} 1088`), darker(floor, 0.24), 3) + stroke('M480 760h60M820 742h50M300 850h90M960 900h110M560 980h130M1180 820h80', darker(floor, 0.3), 3)
  const side = random.chance(0.5) ? accent : darker(paint, 0.08)
  return rect(0, 0, 1450, 1088, lighter(paint, 0.4)) + poly([0, 0, left, top, left, bottom, 0, 900], darker(paint, 0.12)) + poly([1450, 0, right, top, right, bottom, 1450, 900], side) + poly([0, 900, left, bottom, right, bottom, 1450, 900, 1450, 1088, 0, 1088], floor) + boards
    + rect(left, top, right - left, bottom - top, paint) + stroke(`M0 0L${left} ${top}H${right}L1450 0`, pale, 16) + stroke(`M0 892L${left} ${bottom - 8}H${right}L1450 892`, pale, 14) + poly([left, top + 8, right, top + 8, right, top + 30, left, top + 30], hour.shade, 'opacity=".06"')
}

/** Sunlight or lamplight that falls across the room. */
const beam = ({ sun, light }: Room): string =>
  light === 'dusk' ? ellipse(725, 980, 760, 190, 'url(#beam)', 'opacity=".35"') : poly(sun === 1 ? [560, 700, 860, 700, 1240, 1088, 640, 1088] : [590, 700, 890, 700, 810, 1088, 210, 1088], 'url(#beam)')

/** A window on the back wall, with the land behind it. */
export function outlook(room: Room, x: number, y: number, w: number, h: number, curtains = true): string {
  const { hour, greens, setting, pale, cloth, light } = room
  const land = setting === 'coast' ? rect(x, y + h * 0.62, w, h * 0.2, hour.glass) + rect(x, y + h * 0.8, w, h * 0.2, mix(greens[0], '#dcc9a0', 0.5))
    : setting === 'town' ? path(`M${x} ${y + h}V${y + h * 0.6}l${w * 0.12}-30 ${w * 0.12} 30v-20h${w * 0.2}v-30l${w * 0.1}-40 ${w * 0.1} 40v40h${w * 0.16}l${w * 0.1}-34 ${w * 0.1} 34V${y + h}z`, hour.far)
      : path(`M${x} ${y + h}V${y + h * 0.68}q${w * 0.3}-${setting === 'hills' ? 90 : 34} ${w * 0.55} 0t${w * 0.45}-20V${y + h}z`, hour.far) + path(`M${x} ${y + h}V${y + h * 0.82}q${w * 0.4}-40 ${w} 0V${y + h}z`, greens[1])
  const sash = stroke(`M${x} ${y}h${w}v${h}h-${w}zM${x + w / 2} ${y}v${h}M${x} ${y + h * 0.34}h${w}`, pale, 12)
  const drape = (at: number, lean: number) => path(`M${at} ${y - 26}h70q${lean * 14} ${h * 0.6} ${lean * 4} ${h + 60}h-${72}q${lean * -14}-${h * 0.5} ${-2 - lean * 2}-${h + 60}z`, cloth) + stroke(`M${at + 20} ${y - 20}v${h + 40}M${at + 46} ${y - 20}v${h + 40}`, darker(cloth, 0.18), 4)
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${rect(x, y, w, h, 'url(#sky)')}${light === 'dusk' ? circle(x + w * 0.7, y + h * 0.4, 26, hour.sun) : ''}${land}</svg>` + sash + rect(x - 16, y + h, w + 32, 14, pale)
    + (curtains ? group(stroke(`M${x - 90} ${y - 30}h${w + 180}`, room.dark, 7, 'stroke-linecap="round"') + drape(x - 78, 1) + drape(x + w + 8, -1)) : '')
}
