import { HORIZON, type Scene } from '../scene.ts'
import { darker, mix } from '../color.ts'
import { ellipse, path, poly, rect, repeat, stroke } from '../svg.ts'
import { marram } from './plants.ts'

const r = Math.round

/** The near foreground, dark and large: a branch from above and grasses. */
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

/** The ground in front: pavement and cobbles, lawn and path, dune or gravel. */
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

/** A building's long shadow on the ground. */
export const castShadow = ({ hour, sun, light }: Scene, x: number, width: number): string => {
  const reach = (light === 'noon' ? 60 : 210) * sun
  return poly(
    [x, HORIZON, x + width, HORIZON, x + width + reach, HORIZON + 96, x + reach, HORIZON + 96],
    hour.shade,
    'opacity=".2"',
  )
}
