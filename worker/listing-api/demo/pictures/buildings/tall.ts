import { darker, lighter } from '../color.ts'
import { door, railing, window } from '../outdoors/openings.ts'
import { HORIZON, type Scene } from '../scene.ts'
import { tree } from '../outdoors/plants.ts'
import { poly, rect, repeat, stroke } from '../svg.ts'

/** A block of flats with terraces; the top storey is set back. */
export function block(scene: Scene, storeys: number): string {
  const { tone, hour, random, sun, setting } = scene
  const high = Math.max(2, Math.min(storeys, 6))
  const step = Math.min(136, 700 / (high + 1))
  const x = 370
  const width = 710
  const top = HORIZON - step * high
  const slab = tone('#ece7dc')
  const frame = tone('#3a4147')
  const glassRail = setting === 'coast' || random.chance(0.5)
  const left = random.chance(0.5)
  const isStaggered = random.chance(0.4)
  const crown = random.pick(['set back', 'set back', 'gable', 'flat'] as const)
  let out = CROWNS[crown](x, width, top, scene, slab)
  if (crown === 'set back')
    out +=
      rect(x + 60, top - step * 0.86, width - 120, step * 0.88, lighter(slab, 0.2)) +
      rect(x + 40, top - step * 0.9, width - 80, 12, frame) +
      repeat(4, index =>
        window(scene, x + 96 + index * 136, top - step * 0.7, 104, step * 0.56, {
          bars: 'plain',
          frame,
        }),
      )
  out +=
    rect(x, top, width, step * high, 'url(#wall)') +
    rect(sun === 1 ? x + width - 70 : x, top, 70, step * high, hour.shade, 'opacity=".18"') +
    rect(x - 10, top - 10, width + 20, 16, slab)
  for (let level = 0; level < high; level++) {
    const base = HORIZON - level * step
    const y = base - step + 26
    const h = step - 46
    if (level === 0) {
      out +=
        rect(x, base - step + 8, width, step - 8, darker(slab, 0.1)) +
        window(scene, x + 40, y, 150, h, { bars: 'cross', frame }) +
        window(scene, x + width - 190, y, 150, h, { bars: 'cross', frame }) +
        rect(x + 250, y - 18, 210, 12, frame) +
        door(scene, x + 312, HORIZON, 86, step - 30, '#2f4a4f') +
        window(scene, x + 222, y, 62, h, { bars: 'plain', frame }) +
        window(scene, x + 426, y, 62, h, { bars: 'plain', frame })
      continue
    }
    const isLeft = isStaggered && level % 2 === 0 ? !left : left
    const wide = isLeft ? x + 34 : x + width - 284
    const narrow = isLeft ? x + 360 : x + 44
    out +=
      window(scene, wide, y, 250, h, { bars: 'cross', frame }) +
      window(scene, narrow, y, 96, h * 0.86, { bars: 'sash', frame }) +
      window(scene, narrow + 176, y, 96, h * 0.86, { bars: 'sash', frame }) +
      balcony(scene, wide - 24, base, 298, step, slab, glassRail)
  }
  return beside(scene) + out
}

/** What stands above the last whole storey. */
const CROWNS: Record<
  'set back' | 'gable' | 'flat',
  (x: number, width: number, top: number, scene: Scene, slab: string) => string
> = {
  'set back': () => '',
  gable: (x, width, top, { tone, hour }) =>
    repeat(2, index => {
      const from = x + (index * width) / 2
      const middle = from + width / 4
      return (
        poly([from, top, middle, top - 130, from + width / 2, top], 'url(#wall)') +
        poly(
          [from - 14, top, middle, top - 152, middle, top - 130, from + 10, top],
          tone('#6a4a3e'),
        ) +
        poly(
          [
            from + width / 2 + 14,
            top,
            middle,
            top - 152,
            middle,
            top - 130,
            from + width / 2 - 10,
            top,
          ],
          tone('#573c33'),
        ) +
        rect(middle - 26, top - 86, 52, 60, hour.glass)
      )
    }),
  flat: (x, width, top, { tone }, slab) =>
    rect(x - 18, top - 26, width + 36, 26, slab) +
    rect(x + width - 150, top - 78, 96, 52, tone('#8d9290')) +
    repeat(9, index =>
      rect(x + 10 + index * ((width - 24) / 8), top - 58, 4, 34, tone('#3a4147')),
    ) +
    rect(x + 10, top - 60, width - 20, 5, tone('#3a4147')),
}

function balcony(
  scene: Scene,
  x: number,
  base: number,
  w: number,
  step: number,
  slab: string,
  glass: boolean,
): string {
  const rail = Math.min(46, step * 0.38)
  const front = glass
    ? rect(x + 4, base - rail, w - 8, rail - 6, scene.hour.glass, 'opacity=".4"') +
      rect(x, base - rail - 4, w, 5, scene.tone('#3a4147'))
    : railing(x + 4, base - rail, w - 8, rail - 6, scene.tone('#2b2f36'))
  const pot = scene.random.chance(0.45)
    ? rect(x + w - 50, base - rail - 8, 24, rail, scene.tone('#b06a4c')) +
      poly(
        [x + w - 60, base - rail - 6, x + w - 38, base - rail - 54, x + w - 16, base - rail - 6],
        scene.greens[1],
      )
    : ''
  return (
    rect(x, base + 8, w, 22, scene.hour.shade, 'opacity=".22"') +
    pot +
    front +
    rect(x - 6, base - 8, w + 12, 16, slab)
  )
}

/** Its surroundings: other blocks on the dike, trees elsewhere. */
function beside(scene: Scene): string {
  const { tone, setting, random } = scene
  if (setting !== 'coast')
    return (
      tree(scene, 190, HORIZON, random.int(420, 560)) +
      tree(scene, 1270, HORIZON, random.int(420, 560)) +
      tree(scene, 60, HORIZON, 400) +
      tree(scene, 1400, HORIZON, 380)
    )
  const other = (x: number, w: number, levels: number, color: string) =>
    rect(x, HORIZON - levels * 104, w, levels * 104, color) +
    repeat(
      levels,
      level =>
        rect(x + 20, HORIZON - level * 104 - 84, w - 40, 52, scene.hour.glass, 'opacity=".7"') +
        rect(x + 8, HORIZON - level * 104 - 34, w - 16, 10, lighter(color, 0.4)),
    )
  return (
    other(-40, 190, random.int(4, 6), tone('#d8cfbd')) +
    other(156, 208, random.int(3, 5), tone('#c3b6a3')) +
    other(1086, 200, random.int(4, 6), tone('#cfc7b8')) +
    other(1292, 200, random.int(3, 5), tone('#b9b3a8'))
  )
}

/** A brick factory with steel windows, converted into homes or offices. */
export function loft(scene: Scene, storeys: number): string {
  const { tone, hour, sun, wall } = scene
  const levels = Math.max(2, Math.min(storeys, 3))
  const top = HORIZON - levels * 190 - 20
  const steel = tone('#2f353b')
  const saw = repeat(
    4,
    index =>
      poly(
        [260 + index * 232, top, 260 + index * 232, top - 110, 492 + index * 232, top],
        'url(#roof)',
      ) +
      poly(
        [
          260 + index * 232,
          top,
          260 + index * 232,
          top - 110,
          286 + index * 232,
          top - 96,
          286 + index * 232,
          top,
        ],
        scene.light === 'dusk' ? hour.lamp : hour.glass,
      ),
  )
  const cells = repeat(levels, level =>
    repeat(4, index => {
      const x = 292 + index * 228
      const base = HORIZON - level * 190
      if (level === 0 && index === 1) return door(scene, x + 36, HORIZON, 108, 156, '#2f353b')
      return window(scene, x, base - 168, 180, 132, {
        bars: 'grid',
        arch: level === levels - 1,
        frame: steel,
      })
    }),
  )
  return (
    tree(scene, 120, HORIZON, 480) +
    tree(scene, 1350, HORIZON, 440) +
    rect(1120, top - 250, 66, 300, 'url(#wall)') +
    rect(sun === 1 ? 1164 : 1120, top - 250, 22, 260, hour.shade, 'opacity=".25"') +
    rect(1112, top - 262, 82, 16, wall.trim) +
    saw +
    rect(260, top, 928, HORIZON - top, 'url(#wall)') +
    rect(sun === 1 ? 1140 : 260, top, 48, HORIZON - top, hour.shade, 'opacity=".18"') +
    rect(250, top - 8, 948, 16, wall.trim) +
    repeat(levels, level =>
      rect(260, HORIZON - (level + 1) * 190, 928, 9, darker(wall.face, 0.25)),
    ) +
    cells +
    stroke(`M724 ${top + 30}v-70h-40`, steel, 10) +
    rect(260, HORIZON - 26, 928, 26, tone('#70767b'))
  )
}
