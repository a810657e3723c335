import { darker, lighter, mix } from '../color.ts'
import { circle, ellipse, group, path, poly, rect, repeat, stroke } from '../svg.ts'
import { HORIZON, type Scene } from '../scene.ts'

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

/** A round tree: dark crown, its lit side laid over it, leaves struck in loosely. */
export function tree(scene: Scene, x: number, base: number, size: number): string {
  const [light, middle, dark] = scene.greens
  const lean = scene.sun * size
  const crown = (at: number, y: number, radius: number) =>
    circle(x + size * at, base - size * y, size * radius, dark) +
    circle(
      x + size * at - lean * radius * 0.2,
      base - size * (y + radius * 0.14),
      size * radius * 0.8,
      middle,
    )
  const leaf = (at: number, y: number) =>
    `M${r(x - lean * at)} ${r(base - size * y)}q${r(size * 0.04)}-${r(size * 0.05)} ${r(size * 0.09)} 0`
  return (
    rect(x - size * 0.04, base - size * 0.62, size * 0.08, size * 0.62, scene.tone('#5b4a3d')) +
    rect(
      x + (scene.sun === 1 ? 0 : -size * 0.04),
      base - size * 0.62,
      size * 0.04,
      size * 0.62,
      scene.hour.shade,
      'opacity=".25"',
    ) +
    crown(-0.24, 0.58, 0.24) +
    crown(0.25, 0.6, 0.24) +
    crown(0, 0.82, 0.34) +
    stroke(
      leaf(0.2, 0.98) +
        leaf(0.06, 1.02) +
        leaf(0.16, 0.82) +
        leaf(0.3, 0.66) +
        leaf(0.02, 0.86) +
        leaf(0.1, 0.68) +
        leaf(0.36, 0.56),
      light,
      5,
      'stroke-linecap="round" opacity=".9"',
    )
  )
}

/** A branch that hangs into the picture from above, and grasses that stand before it: near things, dark and large. */
export function nearby(scene: Scene): string {
  const { random, greens, hour, setting } = scene
  const dark = mix(greens[2], hour.shade, 0.45)
  const side = scene.sun === 1 ? 1450 : 0
  const inward = scene.sun === 1 ? -1 : 1
  const leaves = repeat(13, index => {
    const x = side + inward * (20 + index * 27)
    const y = 40 + Math.sin(index * 1.3) * 26 + index * 6
    return ellipse(
      x,
      y + (index % 2 ? 30 : -16),
      30,
      11,
      index % 3 ? dark : mix(dark, greens[1], 0.5),
      `transform="rotate(${inward * (index % 2 ? 50 : -34)} ${r(x)} ${r(y)})"`,
    )
  })
  const branch =
    setting === 'coast' || setting === 'hills' || random.chance(0.4)
      ? ''
      : stroke(
          `M${side} 26q${inward * 170} 24 ${inward * 360} 86`,
          mix('#4a3c32', hour.shade, 0.3),
          9,
          'stroke-linecap="round"',
        ) + leaves
  if (setting === 'town') return branch
  const blade = (x: number, tall: number, bend: number) =>
    `M${x - 9} 1092q${bend * 0.2} ${-tall * 0.6} ${bend} ${-tall}q${r(-bend * 0.3 + 12)} ${r(tall * 0.5)} ${r(18 - bend)} ${tall}z`
  const tuft = (from: number, way: number) =>
    repeat(11, index =>
      blade(
        from + way * index * 25 + random.int(-8, 8),
        random.int(50, 80) + (10 - index) * 11,
        random.int(-34, 34),
      ),
    )
  return branch + path(tuft(10, 1) + tuft(1300, -1) + tuft(1440, -1), dark, 'opacity=".85"')
}

const r = Math.round

export function fir(scene: Scene, x: number, base: number, height: number): string {
  const [, middle, dark] = scene.greens
  const tier = (y: number, w: number, h: number) =>
    poly([x - w, y, x, y - h, x + w, y], dark) +
    poly(scene.sun === 1 ? [x - w, y, x, y - h, x, y] : [x, y, x, y - h, x + w, y], middle)
  return (
    rect(x - 7, base - 30, 14, 30, scene.tone('#4d4037')) +
    tier(base - 20, height * 0.26, height * 0.42) +
    tier(base - height * 0.3, height * 0.21, height * 0.38) +
    tier(base - height * 0.56, height * 0.15, height * 0.44)
  )
}

/** A clipped hedge with lit top. */
export const hedge = (scene: Scene, x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, scene.greens[2], 'rx="10"') +
  rect(x, y, width, height * 0.3, scene.greens[1], 'rx="10"') +
  repeat(Math.floor(width / 46), index =>
    circle(x + 24 + index * 46, y + height * 0.6, 6, scene.greens[1], 'opacity=".5"'),
  )

/** A bush with flowers. */
export const shrub = (scene: Scene, x: number, y: number, size: number): string =>
  ellipse(x, y, size, size * 0.7, scene.greens[2]) +
  ellipse(x - scene.sun * size * 0.2, y - size * 0.12, size * 0.7, size * 0.5, scene.greens[1]) +
  repeat(4, index =>
    circle(
      x - size * 0.5 + index * size * 0.33,
      y - size * (0.1 + (index % 2) * 0.24),
      size * 0.09,
      scene.tone(['#e8c7b5', '#f0e3cf', '#d9a79c'][index % 3]!),
    ),
  )

/** Marram grass in tufts. */
export const marram = (scene: Scene, x: number, y: number): string =>
  stroke(
    `M${x} ${y}q-6-34-26-46M${x + 4} ${y}q-2-40-8-62M${x + 8} ${y}q4-38 16-56M${x + 12} ${y}q10-30 30-42`,
    scene.greens[2],
    4,
    'stroke-linecap="round"',
  )

/** What lies before the front: pavement and cobbles, lawn and path, dune or gravel. */
export function foreground(scene: Scene, doorX: number): string {
  const { setting, greens, tone } = scene
  if (setting === 'town') {
    return (
      rect(0, HORIZON, 1450, 52, tone('#b9b2a4')) +
      rect(0, HORIZON + 46, 1450, 12, tone('#8c8880')) +
      rect(0, HORIZON + 58, 1450, 200, 'url(#cobble)') +
      poly(
        [0, HORIZON + 160, 1450, HORIZON + 96, 1450, 1088, 0, 1088],
        scene.hour.shade,
        'opacity=".16"',
      )
    )
  }
  const soil = setting === 'coast' ? tone('#dccba6') : greens[1]
  const lane = setting === 'coast' ? tone('#c9bda6') : tone('#c8bda6')
  return (
    rect(0, HORIZON - 12, 1450, 260, soil) +
    rect(0, HORIZON - 12, 1450, 260, 'url(#grass)') +
    path(
      `M${doorX - 46} ${HORIZON - 12}h92c30 90 120 150 210 250H${doorX - 220}c110-90 150-170 174-250z`,
      lane,
    ) +
    path(
      `M${doorX + 46} ${HORIZON - 12}c30 90 120 150 210 250h-60c-90-90-150-160-180-250z`,
      darker(lane, 0.14),
      'opacity=".6"',
    ) +
    (setting === 'coast'
      ? repeat(6, index =>
          marram(scene, 60 + index * 250 + scene.random.int(-60, 60), scene.random.int(930, 1060)),
        )
      : '')
  )
}

/** The long shadow that a building throws on the ground. */
export const castShadow = ({ hour, sun, light }: Scene, x: number, width: number): string => {
  const reach = (light === 'noon' ? 60 : 210) * sun
  return poly(
    [x, HORIZON, x + width, HORIZON, x + width + reach, HORIZON + 96, x + reach, HORIZON + 96],
    hour.shade,
    'opacity=".2"',
  )
}
