import { darker, lighter } from '../color.ts'
import { chimney, door, dormer, window } from '../outdoors/openings.ts'
import { HORIZON, type Scene } from '../scene.ts'
import { fir, shrub, tree } from '../outdoors/plants.ts'
import { circle, ellipse, path, poly, rect, repeat, stroke } from '../svg.ts'

/** A farmhouse with its barn under one roof: hoeve, ferme, Hof. */
export function farmhouse(scene: Scene): string {
  const { tone, hour, random, wall } = scene
  const roof = scene.setting === 'hills' ? tone('#555b66') : tone('#9a543d')
  const eave = HORIZON - 214
  const gate = tone(random.pick(['#5c3b2e', '#3f5a4c', '#6b2f2a']))
  const shutters = tone(random.pick(['#3f5a4c', '#4b5f78', '#7a3a30']))
  const barn =
    rect(900, HORIZON - 270, 380, 270, 'url(#wall)') +
    poly([900, HORIZON - 268, 1090, HORIZON - 470, 1280, HORIZON - 268], 'url(#wall)') +
    stroke(
      `M876 ${HORIZON - 250}L1090 ${HORIZON - 478}L1304 ${HORIZON - 250}`,
      darker(roof, 0.15),
      22,
    ) +
    path(`M1000 ${HORIZON}v-150q90-90 180 0v150z`, darker(gate, 0.3)) +
    path(`M1008 ${HORIZON}v-146q82-78 164 0v146z`, gate) +
    stroke(
      `M1090 ${HORIZON - 186}V${HORIZON}M1012 ${HORIZON - 20}l74-110M1168 ${HORIZON - 20}l-74-110`,
      darker(gate, 0.35),
      5,
    ) +
    circle(1090, HORIZON - 350, 24, darker(wall.face, 0.5)) +
    rect(scene.sun === 1 ? 1230 : 900, HORIZON - 270, 50, 270, hour.shade, 'opacity=".16"')
  const house =
    chimney(scene, 300, 330, 130) +
    chimney(scene, 760, 330, 130) +
    rect(190, eave, 730, 214, 'url(#wall)') +
    poly([160, eave + 14, 220, 400, 900, 400, 940, eave + 14], 'url(#roof)') +
    rect(156, eave + 8, 780, 12, darker(roof, 0.45)) +
    rect(190, eave + 20, 730, 14, hour.shade, 'opacity=".26"') +
    dormer(scene, 420, eave - 10, 82, roof) +
    dormer(scene, 640, eave - 10, 82, roof) +
    [240, 372, 660]
      .map(x => window(scene, x, HORIZON - 160, 76, 94, { bars: 'cross', shutters }))
      .join('') +
    door(scene, 516, HORIZON, 76, 146, '#5c3b2e') +
    window(scene, 800, HORIZON - 160, 76, 94, { bars: 'cross' }) +
    rect(190, HORIZON - 34, 730, 34, darker(wall.face, 0.45), 'opacity=".75"')
  return (
    tree(scene, 90, HORIZON, 560) +
    tree(scene, 1370, HORIZON, 480) +
    barn +
    house +
    shrub(scene, 250, HORIZON + 8, 44) +
    shrub(scene, 690, HORIZON + 10, 50) +
    repeat(7, index => rect(1290 + index * 30, HORIZON - 50, 10, 60, tone('#8a7560'))) +
    rect(1280, HORIZON - 36, 190, 8, tone('#8a7560')) +
    rect(1280, HORIZON - 12, 190, 8, tone('#8a7560'))
  )
}

/** Towers with spires over a moat. */
export function castle(scene: Scene): string {
  const { tone, hour, sun, wall } = scene
  const slate = tone('#4b5260')
  const tower = (x: number, w: number, h: number) =>
    rect(x, HORIZON - h, w, h, 'url(#wall)') +
    rect(sun === 1 ? x + w * 0.62 : x, HORIZON - h, w * 0.38, h, hour.shade, 'opacity=".2"') +
    rect(x - 8, HORIZON - h - 14, w + 16, 16, wall.trim) +
    poly(
      [x - 16, HORIZON - h - 14, x + w / 2, HORIZON - h - 190, x + w + 16, HORIZON - h - 14],
      'url(#roof)',
    ) +
    poly(
      sun === 1
        ? [
            x + w / 2,
            HORIZON - h - 190,
            x + w + 16,
            HORIZON - h - 14,
            x + w * 0.62,
            HORIZON - h - 14,
          ]
        : [x + w / 2, HORIZON - h - 190, x - 16, HORIZON - h - 14, x + w * 0.38, HORIZON - h - 14],
      hour.shade,
      'opacity=".24"',
    ) +
    stroke(`M${x + w / 2} ${HORIZON - h - 186}v-34`, slate, 4) +
    [0.34, 0.62]
      .map(at =>
        window(scene, x + w / 2 - 22, HORIZON - h * at - 60, 44, 78, { bars: 'cross', arch: true }),
      )
      .join('')
  const eave = HORIZON - 330
  const middle =
    rect(410, eave, 630, 330, 'url(#wall)') +
    poly([390, eave, 450, 380, 1000, 380, 1060, eave], 'url(#roof)') +
    rect(400, eave - 6, 650, 14, wall.trim) +
    rect(410, eave + 8, 630, 14, hour.shade, 'opacity=".24"') +
    [520, 690, 846].map(x => dormer(scene, x, eave - 6, 84, slate)).join('') +
    [450, 560, 846, 950]
      .map(
        x =>
          window(scene, x, eave + 44, 66, 100, { bars: 'cross' }) +
          window(scene, x, HORIZON - 150, 66, 104, { bars: 'cross' }),
      )
      .join('') +
    window(scene, 692, eave + 40, 76, 104, { bars: 'cross', arch: true }) +
    door(scene, 680, HORIZON, 98, 168, '#3b2d26')
  const water = tone('#7f9a9a')
  const moat =
    rect(0, HORIZON + 14, 1450, 120, water) +
    rect(0, HORIZON + 14, 1450, 16, tone('#6b6a63')) +
    repeat(9, index =>
      rect(
        60 + index * 150 + scene.random.int(-30, 30),
        HORIZON + 46 + (index % 3) * 24,
        scene.random.int(60, 130),
        5,
        lighter(water, 0.4),
        'opacity=".7"',
      ),
    ) +
    [336, 1012]
      .map(x =>
        poly(
          [x, HORIZON + 30, x + 110, HORIZON + 30, x + 90, HORIZON + 128, x + 20, HORIZON + 128],
          hour.shade,
          'opacity=".16"',
        ),
      )
      .join('') +
    poly(
      [660, HORIZON + 6, 790, HORIZON + 6, 830, HORIZON + 150, 620, HORIZON + 150],
      tone('#b7aa93'),
    ) +
    path(`M676 ${HORIZON + 132}q50-70 100 0z`, hour.shade, 'opacity=".45"')
  return (
    tree(scene, 120, HORIZON, 620) +
    tree(scene, 1340, HORIZON, 620) +
    tree(scene, 240, HORIZON, 430) +
    tree(scene, 1215, HORIZON, 430) +
    middle +
    tower(322, 130, 420) +
    tower(998, 130, 420) +
    moat
  )
}

/** Boards under a steep roof, among firs. */
export function chalet(scene: Scene): string {
  const { tone, hour, random, setting } = scene
  const wood = tone(
    setting === 'coast' ? '#e7e0d2' : random.pick(['#8a5d3f', '#6f4b37', '#9b7048']),
  )
  const roof = tone(setting === 'coast' ? '#a2553f' : '#454b56')
  const boards = stroke(
    repeat(9, index => `M430 ${HORIZON - 40 - index * 24}h590`),
    darker(wood, 0.25),
    2.5,
  )
  const wild = (x: number, size: number) =>
    setting === 'coast' ? tree(scene, x, HORIZON, size * 0.6) : fir(scene, x, HORIZON + 6, size)
  return (
    wild(150, 640) +
    wild(280, 480) +
    wild(1300, 660) +
    wild(1170, 460) +
    rect(430, HORIZON - 250, 590, 250, wood) +
    boards +
    poly([430, HORIZON - 248, 725, HORIZON - 520, 1020, HORIZON - 248], lighter(wood, 0.1)) +
    stroke(
      repeat(7, index => `M${480 + index * 36} ${HORIZON - 258 - index * 32}h${490 - index * 72}`),
      darker(wood, 0.22),
      2.5,
    ) +
    poly(
      [
        356,
        HORIZON - 190,
        725,
        HORIZON - 560,
        1094,
        HORIZON - 190,
        1050,
        HORIZON - 190,
        725,
        HORIZON - 512,
        400,
        HORIZON - 190,
      ],
      'url(#roof)',
    ) +
    stroke(
      `M356 ${HORIZON - 190}L725 ${HORIZON - 560}L1094 ${HORIZON - 190}`,
      darker(roof, 0.2),
      12,
    ) +
    poly(
      [
        430,
        HORIZON - 220,
        725,
        HORIZON - 500,
        1020,
        HORIZON - 220,
        1020,
        HORIZON - 196,
        725,
        HORIZON - 470,
        430,
        HORIZON - 196,
      ],
      hour.shade,
      'opacity=".22"',
    ) +
    window(scene, 665, HORIZON - 420, 120, 110, { bars: 'cross' }) +
    rect(560, HORIZON - 276, 330, 12, darker(wood, 0.4)) +
    stroke(
      repeat(17, index => `M${568 + index * 19.6} ${HORIZON - 330}v56`) +
        `M560 ${HORIZON - 330}h330`,
      darker(wood, 0.4),
      5,
    ) +
    window(scene, 480, HORIZON - 180, 130, 130, { bars: 'cross', shutters: undefined }) +
    door(scene, 682, HORIZON, 84, 158, '#38503f') +
    window(scene, 840, HORIZON - 180, 130, 130, { bars: 'cross' }) +
    rect(430, HORIZON - 22, 590, 22, tone('#77746d')) +
    stack(scene, 1040)
  )
}

/** Firewood, cut and stacked. */
const stack = ({ tone }: Scene, x: number): string =>
  repeat(3, row =>
    repeat(
      5 - row,
      index =>
        circle(x + 14 + row * 13 + index * 26, HORIZON - 12 - row * 23, 13, tone('#b98d62')) +
        ellipse(x + 14 + row * 13 + index * 26, HORIZON - 12 - row * 23, 6, 6, tone('#d9b78a')),
    ),
  )
