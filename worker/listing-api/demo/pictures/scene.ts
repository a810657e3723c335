import { randomOf, type Random } from '../random.ts'
import { mix } from './color.ts'
import { group, use } from './svg.ts'
import { GREENS, HOURS, WALLS, type Hour, type Material } from './palette.ts'
import type { Light, Setting, Wall } from './recipe.ts'

/** What all parts of a picture share: time of day, place, random stream. */
export interface Scene {
  random: Random
  hour: Hour
  light: Light
  setting: Setting
  /** Light, middle and dark green of the place at this time of day. */
  greens: [light: string, middle: string, dark: string]
  wall: Material
  wallName: Wall
  /** A colour as it looks at this time of day. */
  tone: (color: string) => string
  /** Where the light comes from: 1 the left, -1 the right. */
  sun: 1 | -1
  /** Colour of window glass: sky by day, sometimes a lamp in the evening. */
  glass: () => string
  /** Draws repeated content once, as a symbol. */
  stamp: (content: string, x: number, y: number) => string
  /** The parts stamped so far. */
  stamped: () => string
}

const HUE: Record<Light, [string, number]> = {
  morning: ['#f7dcb4', 0.1],
  noon: ['#ffffff', 0],
  dusk: ['#3a2f5c', 0.34],
}

export const HORIZON = 850

export function greensOf(setting: Setting, tone: Scene['tone']): Scene['greens'] {
  const [light, middle, dark] = GREENS[setting]
  return [tone(light), tone(middle), tone(dark)]
}

export function sceneOf(seed: number, light: Light, setting: Setting, wallName: Wall): Scene {
  const random = randomOf(`drawing ${seed}`)
  const hour = HOURS[light]
  const [hue, share] = HUE[light]
  const tone = (color: string) => mix(color, hue, share)
  const material = WALLS[wallName]
  const stamps = new Map<string, string>()
  return {
    random,
    hour,
    light,
    setting,
    tone,
    wallName,
    greens: greensOf(setting, tone),
    wall: { face: tone(material.face), joint: tone(material.joint), trim: tone(material.trim) },
    sun: light === 'dusk' ? -1 : 1,
    glass: () => (light === 'dusk' && random.chance(0.55) ? hour.lamp : hour.glass),
    stamp: (content, x, y) => {
      const id = stamps.get(content) ?? `p${stamps.size}`
      stamps.set(content, id)
      return use(id, x, y)
    },
    stamped: () => [...stamps].map(([content, id]) => group(content, `id="${id}"`)).join(''),
  }
}

/** The point of view: sometimes mirrored, closer or to the side, so that fronts are framed differently. */
export function framed({ random }: Scene, content: string): string {
  const zoom = 1 + random.next() * 0.08
  const way = random.chance(0.5) ? -zoom : zoom
  const shift = (random.next() - 0.5) * 1.8 * 725 * (zoom - 1)
  const px = (value: number) => Math.round(value * 1000) / 1000
  return group(
    content,
    `transform="matrix(${px(way)} 0 0 ${px(zoom)} ${px(725 - way * 725 + shift)} ${px(870 - 870 * zoom)})"`,
  )
}
