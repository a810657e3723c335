import { darker, lighter } from '../color.ts'
import { window } from '../outdoors/openings.ts'
import { HORIZON, type Scene } from '../scene.ts'
import { hedge, shrub, tree } from '../outdoors/plants.ts'
import { circle, group, path, poly, rect, repeat, stroke } from '../svg.ts'
import { neighbours } from './row.ts'

/** A row of lock-up garages, one of them open. */
export function garage(scene: Scene): string {
  const { tone, hour, random, wall } = scene
  const top = HORIZON - 250
  const open = random.int(0, 3)
  const colours = random
    .sample(['#4f6a62', '#7d4a3c', '#4a5c74', '#c2a36b', '#8a8d8b'], 4)
    .map(tone)
  const boxes = repeat(4, index => {
    const x = 206 + index * 266
    const inside = index === open
    return (
      rect(x - 10, top + 42, 236, 208, wall.trim) +
      rect(x, top + 52, 216, 198, inside ? darker(tone('#5b5550'), 0.45) : colours[index]!) +
      (inside
        ? rect(x, top + 52, 216, 36, colours[index]!) + car(scene, x + 14)
        : stroke(
            repeat(5, line => `M${x + 8} ${top + 84 + line * 34}h200`),
            darker(colours[index]!, 0.25),
            4,
          ) + rect(x + 92, HORIZON - 52, 32, 8, tone('#2b2f36'))) +
      rect(x, top + 52, 216, 12, hour.shade, 'opacity=".3"') +
      circle(x + 108, top + 26, 13, wall.trim)
    )
  })
  return (
    tree(scene, 90, HORIZON, 460) +
    tree(scene, 1390, HORIZON, 500) +
    tree(scene, 700, HORIZON - 40, 470) +
    rect(170, top, 1110, 250, 'url(#wall)') +
    rect(156, top - 22, 1138, 26, tone('#4a4f55')) +
    rect(156, top - 26, 1138, 7, lighter(tone('#4a4f55'), 0.4)) +
    rect(170, top + 4, 1110, 12, hour.shade, 'opacity=".24"') +
    boxes
  )
}

const car = ({ tone, hour }: Scene, x: number): string =>
  path(
    `M${x + 6} ${HORIZON - 30}v-44q4-12 18-14l18-34q6-12 20-12h64q14 0 20 12l18 34q14 2 18 14v44z`,
    tone('#8c3a33'),
  ) +
  path(`M${x + 50} ${HORIZON - 90}l14-26q4-8 12-8h36q8 0 12 8l14 26z`, hour.glass) +
  circle(x + 30, HORIZON - 58, 10, tone('#f4e6bd')) +
  circle(x + 158, HORIZON - 58, 10, tone('#f4e6bd')) +
  rect(x + 12, HORIZON - 30, 34, 26, '#22262b') +
  rect(x + 142, HORIZON - 30, 34, 26, '#22262b')

/** A plot with a surveyor's stakes and line, and a blank sign. */
export function plot(scene: Scene): string {
  const { tone, greens, random, setting } = scene
  const stake = (x: number, y: number, h: number) =>
    rect(x - 5, y - h, 10, h, tone('#d9b27c')) +
    rect(x - 5, y - h, 10, h * 0.2, tone('#c4402f')) +
    poly([x + 5, y - h + 4, x + 44, y - h + 14, x + 5, y - h + 26], tone('#e2603f'))
  const far = [110, 940, 1180]
    .map(x => cottage(scene, x + random.int(-60, 60), 792, random.int(100, 150)))
    .join('')
  const rows = repeat(6, index =>
    path(
      `M${-200 + index * 330} 1088L${520 + index * 86} 812h26L${-60 + index * 330} 1088z`,
      greens[index % 2 ? 1 : 0],
      'opacity=".55"',
    ),
  )
  return (
    far +
    tree(scene, 60, 820, 300) +
    tree(scene, 1400, 822, 340) +
    hedge(scene, -20, 790, 1500, 40) +
    rect(0, 812, 1450, 280, greens[0]) +
    rows +
    rect(0, 812, 1450, 280, 'url(#grass)', 'opacity=".55"') +
    stroke(
      'M330 900 1120 882 1310 1020 170 1046z',
      tone('#f4efe2'),
      4,
      'stroke-dasharray="16 10"',
    ) +
    stake(330, 908, 90) +
    stake(1120, 890, 80) +
    stake(1310, 1030, 130) +
    stake(170, 1056, 136) +
    group(
      rect(690, 730, 12, 190, tone('#7b6751')) +
        rect(842, 730, 12, 190, tone('#7b6751')) +
        rect(666, 690, 212, 124, tone('#f3ecdd')) +
        rect(666, 690, 212, 26, tone('#8c4a33')) +
        path('M730 786v-34l42-30 42 30v34z', tone('#8c4a33')),
    ) +
    shrub(scene, 1190, 1040, 60) +
    shrub(scene, 260, 960, 36) +
    (setting === 'hills' ? circle(560, 1010, 40, tone('#8f8d86')) : '')
  )
}

const cottage = (scene: Scene, x: number, base: number, size: number): string =>
  rect(x, base - size * 0.5, size * 1.3, size * 0.5, scene.wall.face) +
  poly(
    [
      x - size * 0.08,
      base - size * 0.48,
      x + size * 0.3,
      base - size * 0.95,
      x + size,
      base - size * 0.95,
      x + size * 1.38,
      base - size * 0.48,
    ],
    scene.tone(scene.setting === 'hills' ? '#5b616c' : '#94553f'),
  ) +
  rect(x + size * 0.2, base - size * 0.36, size * 0.2, size * 0.2, scene.hour.glass) +
  rect(x + size * 0.85, base - size * 0.36, size * 0.2, size * 0.2, scene.hour.glass)

/** A shop with an awning and a flat above. */
export function shop(scene: Scene, storeys: number): string {
  const { random, tone, wall, hour, light } = scene
  const x = 455
  const w = 540
  const levels = Math.max(2, Math.min(storeys, 3))
  const top = HORIZON - 250 - (levels - 1) * 190
  const accent = tone(random.pick(['#2f5a50', '#7a2e2b', '#28406a', '#b4762f', '#403a4e']))
  const pale = tone('#f3ead8')
  const awning = repeat(12, index =>
    path(
      `M${x + 20 + (index * (w - 40)) / 12} ${HORIZON - 214}h${(w - 40) / 12}l6 62q-${(w - 40) / 24} 20-${(w - 40) / 12} 0z`,
      index % 2 ? pale : accent,
    ),
  )
  const lit = light === 'dusk' ? hour.lamp : hour.glass
  const wares = repeat(5, index =>
    rect(
      x + 54 + index * 52,
      HORIZON - 96,
      34,
      40,
      tone(['#c27b52', '#6f8f7f', '#d9b45f', '#8a5a68', '#5f7ea0'][index]!),
      'opacity=".85"',
    ),
  )
  const front =
    rect(x, HORIZON - 250, w, 250, accent) +
    rect(x + 16, HORIZON - 244, w - 32, 30, darker(accent, 0.3)) +
    rect(x + 200, HORIZON - 234, 140, 8, pale) +
    rect(x + 36, HORIZON - 186, 300, 150, lit) +
    wares +
    poly(
      [
        x + 36,
        HORIZON - 60,
        x + 190,
        HORIZON - 186,
        x + 250,
        HORIZON - 186,
        x + 60,
        HORIZON - 36,
        x + 36,
        HORIZON - 36,
      ],
      '#fff',
      'opacity=".16"',
    ) +
    rect(x + 370, HORIZON - 186, 120, 186, darker(accent, 0.35)) +
    rect(x + 382, HORIZON - 174, 96, 130, lit) +
    rect(x + 464, HORIZON - 90, 8, 34, tone('#e6c77a')) +
    rect(x, HORIZON - 24, w, 24, tone('#70767b'))
  const above = repeat(levels - 1, level =>
    repeat(3, index =>
      window(scene, x + 56 + index * 162, HORIZON - 400 - level * 190, 104, 122, {
        bars: 'sash',
        arch: level === levels - 2,
      }),
    ),
  )
  return (
    neighbours(scene, x, w) +
    poly([x - 4, top, x + 60, top - 110, x + w - 60, top - 110, x + w + 4, top], 'url(#roof)') +
    rect(x, top, w, HORIZON - top, 'url(#wall)') +
    rect(x - 12, top - 8, w + 24, 20, wall.trim) +
    rect(x, top + 12, w, 10, hour.shade, 'opacity=".24"') +
    above +
    front +
    awning +
    rect(x + 20, HORIZON - 152, w - 40, 14, hour.shade, 'opacity=".2"') +
    rect(x + w + 40, HORIZON - 60, 60, 66, tone('#8b5a42')) +
    shrub(scene, x + w + 70, HORIZON - 74, 46)
  )
}

/** A hall of steel and brick with a loading door. */
export function hall(scene: Scene): string {
  const { tone, hour, sun } = scene
  const sheet = tone('#8f9aa0')
  const top = HORIZON - 330
  return (
    tree(scene, 70, HORIZON, 420) +
    tree(scene, 1400, HORIZON, 460) +
    poly([180, top, 725, top - 120, 1270, top], lighter(sheet, 0.2)) +
    rect(180, top, 1090, 330, sheet) +
    stroke(
      repeat(45, index => `M${192 + index * 24} ${top}v210`),
      darker(sheet, 0.2),
      2,
    ) +
    rect(180, HORIZON - 120, 1090, 120, 'url(#wall)') +
    rect(sun === 1 ? 1190 : 180, top, 80, 330, hour.shade, 'opacity=".16"') +
    stroke(`M164 ${top + 6}L725 ${top - 124}L1286 ${top + 6}`, darker(sheet, 0.45), 16) +
    rect(560, HORIZON - 234, 330, 234, darker(sheet, 0.45)) +
    rect(576, HORIZON - 218, 298, 218, tone('#d9a441')) +
    stroke(
      repeat(7, index => `M576 ${HORIZON - 190 + index * 28}h298`),
      tone('#b5822b'),
      4,
    ) +
    [250, 380, 960, 1090]
      .map(x => window(scene, x, HORIZON - 220, 104, 84, { bars: 'cross', frame: tone('#3a4147') }))
      .join('')
  )
}
