import type { Scene } from '../scene.ts'
import { circle, ellipse, group, path, poly, rect, repeat, stroke } from '../svg.ts'
import { lighter, mix } from '../color.ts'

const r = Math.round

/** Sky, sun, long banks of cloud and what stands at the horizon. */
export function backdrop(scene: Scene, width = 1450): string {
  const { hour, random, sun, setting } = scene
  const x = sun === 1 ? random.int(130, 420) : random.int(width - 460, width - 160)
  const y = random.int(170, 340)
  const radius = random.int(60, 96)
  const clouds = repeat(random.int(3, 5), index =>
    bank(
      random.int(-200, width - 200),
      110 + index * 104 + random.int(-30, 30),
      random.int(420, 900),
      random.int(16, 34),
      lighter(hour.sky[1], 0.45),
    ),
  )
  const disc =
    circle(x, y, radius * 2.4, hour.sun, 'opacity=".16"') +
    circle(x, y, radius * 1.6, hour.sun, 'opacity=".2"') +
    circle(x, y, radius, hour.sun, 'opacity=".95"')
  return rect(0, 0, width, 880, 'url(#sky)') + disc + clouds + FAR[setting](scene, width)
}

/** A bank of cloud: a long lens with a flat foot. */
const bank = (x: number, y: number, w: number, h: number, color: string): string =>
  path(
    `M${x} ${y}q${r(w * 0.2)}-${h} ${r(w * 0.42)}-${r(h * 0.7)}q${r(w * 0.2)}-${r(h * 0.5)} ${r(w * 0.34)} ${r(h * 0.2)}q${r(w * 0.14)} 0 ${r(w * 0.24)} ${r(h * 0.5)}z`,
    color,
    'opacity=".42"',
  )

const FAR: Record<Scene['setting'], (scene: Scene, width: number) => string> = {
  town: (scene, width) => skyline(scene, width),
  village: (scene, width) =>
    roll(mix(scene.hour.far, scene.hour.sky[2], 0.35), 700, 26, scene, width) +
    church(scene) +
    roll(scene.hour.middle, 780, 18, scene, width),
  field: (scene, width) =>
    roll(mix(scene.hour.far, scene.hour.sky[2], 0.3), 720, 14, scene, width) +
    poplars(scene, width) +
    rect(0, 790, width, 80, scene.greens[0]) +
    repeat(5, index => rect(0, 796 + index * 13, width, 4, scene.greens[1], 'opacity=".6"')),
  coast: (scene, width) =>
    rect(0, 690, width, 180, mix(scene.hour.glass, scene.hour.sky[1], 0.25)) +
    repeat(7, index =>
      rect(
        scene.random.int(0, width - 300),
        704 + index * 14,
        scene.random.int(120, 420),
        4,
        lighter(scene.hour.sky[1], 0.5),
        'opacity=".6"',
      ),
    ) +
    sail(scene.random.int(120, width - 120), 700, scene.tone('#f7f2e6')) +
    roll(mix(scene.tone('#dcc9a0'), scene.greens[0], 0.35), 790, 40, scene, width),
  hills: (scene, width) =>
    roll(mix(scene.hour.far, scene.hour.sky[2], 0.5), 560, 90, scene, width) +
    roll(mix(scene.hour.far, scene.greens[2], 0.3), 660, 80, scene, width) +
    firs(scene, width) +
    roll(mix(scene.hour.middle, scene.greens[1], 0.5), 770, 40, scene, width),
}

/** A soft line of land. */
function roll(color: string, y: number, height: number, { random }: Scene, width: number): string {
  const steps = 4
  const step = width / steps
  let d = `M0 ${y + random.int(-height, height) / 2}`
  for (let index = 0; index < steps; index++)
    d += `q${Math.round(step / 2)} ${random.int(-height, height)} ${Math.round(step)} ${random.int(-height, height) >> 2}`
  return path(`${d}V1088H0z`, color)
}

function skyline({ hour, random }: Scene, width: number): string {
  const color = mix(hour.far, hour.sky[2], 0.35)
  let x = -30
  let shapes = ''
  while (x < width) {
    const w = random.int(60, 120)
    const top = random.int(520, 660)
    shapes += random.chance(0.5)
      ? poly([x, 860, x, top, x + w / 2, top - random.int(40, 80), x + w, top, x + w, 860], color)
      : rect(x, top, w, 340, color)
    x += w - 2
  }
  const tower = random.int(200, width - 200)
  return group(
    shapes +
      poly([tower, 860, tower, 430, tower + 26, 300, tower + 52, 430, tower + 52, 860], color),
    'opacity=".8"',
  )
}

function church({ hour, random }: Scene): string {
  const x = random.chance(0.5) ? random.int(60, 260) : random.int(1160, 1360)
  const color = mix(hour.far, hour.shade, 0.18)
  return (
    poly(
      [x, 790, x, 600, x + 22, 520, x + 44, 600, x + 44, 680, x + 120, 690, x + 120, 790],
      color,
    ) + stroke(`M${x + 22} 524v-26M${x + 14} 506h16`, color, 4)
  )
}

const poplars = (scene: Scene, width: number): string => {
  const from = scene.random.int(0, width - 500)
  return repeat(scene.random.int(6, 10), index =>
    ellipse(
      from + index * 58,
      720,
      15,
      scene.random.int(62, 88),
      mix(scene.greens[2], scene.hour.far, 0.45),
    ),
  )
}

const firs = (scene: Scene, width: number): string =>
  repeat(26, index => {
    const x = index * (width / 25) + scene.random.int(-18, 18)
    const h = scene.random.int(70, 150)
    const base = 760 + scene.random.int(-20, 20)
    return poly(
      [x - h * 0.2, base, x, base - h, x + h * 0.2, base],
      mix(scene.greens[2], scene.hour.far, scene.random.next() * 0.5),
    )
  })

const sail = (x: number, y: number, color: string): string =>
  poly([x, y, x, y - 62, x + 34, y], color) +
  poly([x - 4, y, x - 4, y - 48, x - 26, y], color, 'opacity=".8"') +
  path(`M${x - 30} ${y + 2}h68l-10 12h-46z`, '#4a5560')
