import { darker, lighter } from '../color.ts'
import { chimney, door, dormer, window } from '../outdoors/openings.ts'
import { HORIZON, type Scene } from '../scene.ts'
import { hedge, shrub, tree } from '../outdoors/plants.ts'
import { poly, rect, repeat, stroke } from '../svg.ts'

const DOORS = ['#2f4a4f', '#5a3a2c', '#3c5a45', '#283a5c', '#20242b']

/** A villa in one of three styles: gabled, hipped or modern. */
export function villa(scene: Scene): string {
  const draw = scene.random.pick([gabled, gabled, hipped, hipped, modern])
  return planted(scene, draw(scene), 190, 1250)
}

function gabled(scene: Scene): string {
  const { random, tone, hour, wall } = scene
  const roof = tone('#7d4d3c')
  const eave = HORIZON - 230
  const shutters = random.chance(0.6)
    ? tone(random.pick(['#4d6b5c', '#3b5266', '#77433a']))
    : undefined
  const look = { bars: 'cross' as const, shutters }
  return (
    chimney(scene, 880, 330, 120) +
    rect(340, eave, 770, 230, 'url(#wall)') +
    poly([300, eave + 14, 420, 380, 1030, 380, 1150, eave + 14], 'url(#roof)') +
    poly([725, 380, 1030, 380, 1150, eave + 14, 725, eave + 14], hour.shade, 'opacity=".08"') +
    rect(296, eave + 8, 858, 12, darker(roof, 0.4)) +
    rect(340, eave + 20, 770, 14, hour.shade, 'opacity=".26"') +
    dormer(scene, 880, eave - 26, 96, roof) +
    dormer(scene, 470, eave - 26, 96, roof) +
    wing(scene, 610, 250, eave, roof) +
    door(scene, 692, HORIZON, 86, 160, random.pick(DOORS)) +
    window(scene, 400, HORIZON - 180, 120, 122, look) +
    window(scene, 930, HORIZON - 180, 120, 122, look) +
    rect(340, HORIZON - 26, 770, 26, darker(wall.face, 0.35), 'opacity=".7"')
  )
}

/** A gabled front that stands before the roof. */
const wing = (scene: Scene, x: number, w: number, eave: number, roof: string): string =>
  rect(x + (scene.sun === 1 ? w : -46), eave - 60, 46, 290, scene.hour.shade, 'opacity=".18"') +
  rect(x, eave - 60, w, 290, 'url(#wall)') +
  poly([x, eave - 58, x + w / 2, eave - 216, x + w, eave - 58], 'url(#wall)') +
  stroke(
    `M${x - 24} ${eave - 40}L${x + w / 2} ${eave - 222}L${x + w + 24} ${eave - 40}`,
    darker(roof, 0.2),
    20,
    'stroke-linejoin="miter"',
  ) +
  stroke(
    `M${x - 14} ${eave - 30}L${x + w / 2} ${eave - 206}L${x + w + 14} ${eave - 30}`,
    scene.wall.trim,
    6,
  ) +
  window(scene, x + w / 2 - 54, eave - 86, 108, 96, { bars: 'cross' })

function hipped(scene: Scene): string {
  const { tone, hour, wall, random } = scene
  const roof = tone('#565b64')
  const eave = HORIZON - 372
  const row = (y: number, h: number) =>
    [390, 550, 800, 960].map(x => window(scene, x, y, 100, h, { bars: 'sash' })).join('')
  return (
    chimney(scene, 430, 300, 130) +
    chimney(scene, 970, 300, 130) +
    rect(350, eave, 750, 372, 'url(#wall)') +
    rect(scene.sun === 1 ? 1060 : 350, eave, 40, 372, hour.shade, 'opacity=".14"') +
    poly([310, eave + 6, 450, 350, 1000, 350, 1140, eave + 6], 'url(#roof)') +
    poly(
      scene.sun === 1
        ? [1000, 350, 1140, eave + 6, 880, eave + 6]
        : [450, 350, 310, eave + 6, 570, eave + 6],
      hour.shade,
      'opacity=".2"',
    ) +
    rect(306, eave, 838, 14, wall.trim) +
    rect(350, eave + 14, 750, 16, hour.shade, 'opacity=".24"') +
    dormer(scene, 676, eave - 6, 98, roof) +
    row(eave + 52, 108) +
    row(HORIZON - 170, 124) +
    window(scene, 675, eave + 52, 100, 108, { bars: 'sash', arch: true }) +
    rect(350, eave + 188, 750, 10, wall.trim) +
    porch(scene, 650) +
    door(scene, 682, HORIZON, 86, 156, random.pick(DOORS)) +
    rect(350, HORIZON - 24, 320, 24, tone('#70767b')) +
    rect(786, HORIZON - 24, 314, 24, tone('#70767b'))
  )
}

const porch = (scene: Scene, x: number): string =>
  rect(x - 8, HORIZON - 204, 166, 22, scene.wall.trim) +
  poly(
    [x - 16, HORIZON - 204, x + 75, HORIZON - 252, x + 166, HORIZON - 204],
    lighter(scene.wall.trim, 0.2),
  ) +
  rect(x, HORIZON - 182, 14, 182, scene.wall.trim) +
  rect(x + 136, HORIZON - 182, 14, 182, scene.wall.trim) +
  rect(x + 14, HORIZON - 182, 122, 182, scene.hour.shade, 'opacity=".16"')

/** White volumes, long glass and cedar. */
function modern(scene: Scene): string {
  const { tone, hour, sun } = scene
  const white = tone('#f0ebe0')
  const wood = tone('#a77b55')
  return (
    rect(300, HORIZON - 214, 850, 214, 'url(#wall)') +
    rect(300, HORIZON - 232, 850, 22, tone('#3d4248')) +
    rect(480, HORIZON - 430, 560, 214, white) +
    rect(sun === 1 ? 980 : 480, HORIZON - 430, 60, 214, hour.shade, 'opacity=".1"') +
    rect(470, HORIZON - 446, 580, 20, tone('#3d4248')) +
    rect(480, HORIZON - 218, 560, 24, hour.shade, 'opacity=".3"') +
    window(scene, 520, HORIZON - 388, 220, 130, { bars: 'cross', frame: tone('#33383d') }) +
    rect(780, HORIZON - 426, 110, 208, wood) +
    stroke(
      repeat(9, index => `M${788 + index * 12} ${HORIZON - 426}v208`),
      darker(wood, 0.25),
      2,
    ) +
    window(scene, 920, HORIZON - 388, 90, 130, { bars: 'plain', frame: tone('#33383d') }) +
    window(scene, 330, HORIZON - 176, 250, 172, { bars: 'cross', frame: tone('#33383d') }) +
    door(scene, 682, HORIZON, 86, 168, '#33383d') +
    rect(620, HORIZON - 190, 46, 190, wood) +
    window(scene, 830, HORIZON - 176, 290, 172, { bars: 'cross', frame: tone('#33383d') })
  )
}

/** One storey under a low roof, a carport beside it. */
export function bungalow(scene: Scene): string {
  const { tone, hour, random } = scene
  const eave = HORIZON - 200
  const roof = tone('#6b5047')
  const house =
    chimney(scene, 560, eave - 190, 120) +
    rect(260, eave, 790, 200, 'url(#wall)') +
    rect(1050, eave + 8, 190, 14, tone('#5b4a3d')) +
    rect(1222, eave + 20, 14, 180, tone('#5b4a3d')) +
    rect(1050, eave + 22, 172, 178, hour.shade, 'opacity=".34"') +
    poly([216, eave + 16, 330, eave - 130, 980, eave - 130, 1094, eave + 16], 'url(#roof)') +
    rect(212, eave + 8, 886, 14, darker(roof, 0.4)) +
    rect(260, eave + 22, 790, 14, hour.shade, 'opacity=".26"') +
    window(scene, 320, HORIZON - 152, 240, 128, { bars: 'cross' }) +
    door(scene, 690, HORIZON, 84, 152, random.pick(DOORS)) +
    window(scene, 840, HORIZON - 152, 150, 96, { bars: 'cross' })
  return planted(scene, house, 140, 1310)
}

/** Trees behind, hedge and shrubs before. */
function planted(scene: Scene, house: string, left: number, right: number): string {
  const { random } = scene
  const size = () => random.int(360, 560)
  return (
    tree(scene, left - 40, HORIZON, size()) +
    tree(scene, right + 40, HORIZON, size()) +
    (random.chance(0.5)
      ? tree(scene, right - 190, HORIZON - 4, 430)
      : tree(scene, left + 180, HORIZON - 4, 430)) +
    house +
    hedge(scene, -20, HORIZON - 42, left + 60, 66) +
    hedge(scene, right - 30, HORIZON - 42, 260, 66) +
    shrub(scene, 566, HORIZON + 6, 46) +
    shrub(scene, 880, HORIZON + 8, 52) +
    shrub(scene, 1010, HORIZON + 10, 38) +
    shrub(scene, 410, HORIZON + 10, 42)
  )
}
