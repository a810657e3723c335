import { darker, lighter } from '../color.ts'
import { door, dormer, railing, window, type WindowLook } from '../outdoors/openings.ts'
import { HORIZON, type Scene } from '../scene.ts'
import { path, poly, rect, repeat, stroke } from '../svg.ts'

interface Front {
  x: number
  width: number
  storeys: number
  fill: string
  roof: string
  gable: 'cornice' | 'stepped' | 'pointed' | 'dormer'
  doorColor: string
  bays: number
  look: WindowLook
  bay?: boolean
  door: boolean
}

const STOREY = 186

const DOORS = ['#2f4a4f', '#7a2e2b', '#3c5a45', '#283a5c', '#c08a3e', '#20242b']

/** A house in a row, its neighbours running out of the picture. */
export function terraced(scene: Scene, storeys: number): string {
  const { random, tone } = scene
  const width = random.int(400, 470)
  const x = (1450 - width) / 2
  return (
    neighbours(scene, x, width) +
    front(scene, {
      x,
      width,
      storeys: Math.min(storeys, 3),
      fill: 'url(#wall)',
      roof: tone('#5b5f68'),
      gable: random.pick(['cornice', 'stepped', 'dormer', 'pointed'] as const),
      doorColor: random.pick(DOORS),
      bays: 2,
      door: true,
      look: { bars: random.pick(['sash', 'cross', 'sash'] as const), arch: random.chance(0.4) },
    })
  )
}

/** A townhouse: three bays, a bay window, ironwork and a heavy cornice. */
export function mansion(scene: Scene, storeys: number): string {
  const width = 640
  const x = (1450 - width) / 2
  return (
    neighbours(scene, x, width) +
    front(scene, {
      x,
      width,
      storeys,
      fill: 'url(#wall)',
      roof: scene.tone('#4d525c'),
      gable: scene.random.pick(['dormer', 'cornice', 'dormer'] as const),
      doorColor: scene.random.pick(DOORS),
      bays: 3,
      bay: true,
      door: true,
      look: { bars: 'sash', arch: scene.random.chance(0.5) },
    })
  )
}

export function neighbours(scene: Scene, x: number, width: number): string {
  const { random, tone } = scene
  const plain = (from: number, w: number, fill: string) =>
    front(scene, {
      x: from,
      width: w,
      storeys: random.int(2, 3),
      fill,
      roof: tone(random.pick(['#6a5a52', '#5b5f68', '#9a5540'])),
      gable: random.pick(['cornice', 'pointed', 'stepped'] as const),
      doorColor: random.pick(DOORS),
      bays: 2,
      door: random.chance(0.6),
      look: { bars: 'cross' },
    })
  const colours = random
    .sample(['#d9cdb6', '#c4a489', '#b9c0b8', '#a86c56', '#e6ddcb', '#8f7a69'], 4)
    .map(tone)
  return (
    plain(x - 372, 366, colours[0]!) +
    plain(x - 740, 366, colours[1]!) +
    plain(x + width + 6, 366, colours[2]!) +
    plain(x + width + 374, 366, colours[3]!)
  )
}

function front(
  scene: Scene,
  { x, width, storeys, fill, roof, gable, doorColor, bays, look, bay, door: opens }: Front,
): string {
  const { wall, hour, tone, sun } = scene
  const height = storeys * STOREY
  const top = HORIZON - height
  const pitch = width / bays
  const stone = tone('#70767b')
  const trim = fill === 'url(#wall)' ? wall.trim : lighter(fill, 0.35)
  const windowW = Math.min(112, pitch * 0.52)
  let out = crown(scene, { x, width, top, gable, fill, roof, trim })
  out +=
    rect(x, top, width, height, fill) +
    rect(sun === 1 ? x + width - 26 : x, top, 26, height, hour.shade, 'opacity=".14"')
  out +=
    rect(x, HORIZON - 44, width, 44, stone) + rect(x, HORIZON - 48, width, 6, lighter(stone, 0.3))
  for (let level = 0; level < storeys; level++) {
    const base = HORIZON - level * STOREY
    if (level > 0) out += rect(x, base - 10, width, 9, trim, 'opacity=".85"')
    for (let index = 0; index < bays; index++) {
      const centre = x + pitch * (index + 0.5)
      if (level === 0 && index === bays - 1 && opens)
        out += door(scene, centre - 46, HORIZON - 8, 92, 164, doorColor)
      else if (bay && index === 0 && level === 1) out += bayWindow(scene, centre, base, trim)
      else {
        out += window(
          scene,
          centre - windowW / 2,
          base - 158,
          windowW,
          112 + (level === 0 ? 0 : 8),
          { ...look, frame: trim },
        )
        if (bay && level === 1)
          out += railing(centre - windowW / 2 - 6, base - 78, windowW + 12, 44, tone('#2b2f36'))
      }
    }
  }
  return out
}

interface Crown {
  x: number
  width: number
  top: number
  gable: Front['gable']
  fill: string
  roof: string
  trim: string
}

function crown(scene: Scene, { x, width, top, gable, fill, roof, trim }: Crown): string {
  const { hour } = scene
  const middle = x + width / 2
  if (gable === 'stepped') {
    const steps = 4
    const w = width / 2 / (steps + 0.6)
    const tiers = repeat(
      steps,
      index =>
        rect(
          x + w * (index + 0.2),
          top - 52 * (index + 1),
          width - 2 * w * (index + 0.2),
          54,
          fill,
        ) +
        rect(x + w * (index + 0.2) - 6, top - 52 * (index + 1) - 8, w + 12, 10, trim) +
        rect(x + width - w * (index + 1.2) - 6, top - 52 * (index + 1) - 8, w + 12, 10, trim),
    )
    return (
      tiers +
      rect(middle - w * 0.7 - 6, top - 52 * steps - 10, w * 1.4 + 12, 11, trim) +
      window(scene, middle - 34, top - 116, 68, 84, { bars: 'cross', arch: true, frame: trim })
    )
  }
  if (gable === 'pointed') {
    return (
      poly([x, top, middle, top - width * 0.5, x + width, top], fill) +
      stroke(
        `M${x - 10} ${top + 4}L${middle} ${top - width * 0.5}L${x + width + 10} ${top + 4}`,
        trim,
        12,
      ) +
      window(scene, middle - 34, top - 104, 68, 82, { bars: 'cross', frame: trim })
    )
  }
  const ridge = gable === 'dormer' ? 118 : 84
  const roofing = fill === 'url(#wall)' ? 'url(#roof)' : roof
  const dormers =
    gable === 'dormer'
      ? repeat(width > 500 ? 3 : 2, index =>
          dormer(
            scene,
            x + (width / (width > 500 ? 3 : 2)) * (index + 0.5) - 42,
            top - 8,
            84,
            roof,
          ),
        )
      : ''
  const dentils = stroke(
    repeat(Math.floor(width / 26), index => `M${x + 12 + index * 26} ${top + 8}v12`),
    darker(trim, 0.2),
    9,
  )
  return (
    poly(
      [x - 4, top, x + 40, top - ridge, x + width - 40, top - ridge, x + width + 4, top],
      roofing,
    ) +
    poly(
      scene.sun === 1
        ? [
            x + width * 0.55,
            top,
            x + width * 0.6,
            top - ridge,
            x + width - 40,
            top - ridge,
            x + width + 4,
            top,
          ]
        : [x - 4, top, x + 40, top - ridge, x + width * 0.4, top - ridge, x + width * 0.45, top],
      hour.shade,
      'opacity=".14"',
    ) +
    dormers +
    rect(x - 12, top - 12, width + 24, 16, trim) +
    rect(x - 4, top + 4, width + 8, 20, trim) +
    dentils +
    rect(x, top + 24, width, 8, hour.shade, 'opacity=".25"')
  )
}

/** An oriel on brackets. */
function bayWindow(scene: Scene, centre: number, base: number, trim: string): string {
  const w = 164
  const y = base - 176
  return (
    rect(centre - w / 2 - 8, y, w + 30, 168, scene.hour.shade, 'opacity=".18"') +
    poly(
      [
        centre - w / 2,
        base - 4,
        centre - w / 2 + 30,
        base + 26,
        centre + w / 2 - 30,
        base + 26,
        centre + w / 2,
        base - 4,
      ],
      darker(trim, 0.18),
    ) +
    rect(centre - w / 2, y, w, 174, trim) +
    [0, 1, 2]
      .map(index =>
        window(scene, centre - w / 2 + 10 + index * 50, y + 22, 44, 106, {
          bars: 'sash',
          frame: darker(trim, 0.08),
        }),
      )
      .join('') +
    path(`M${centre - w / 2 - 10} ${y}h${w + 20}l-24-30h-${w - 28}z`, scene.tone('#4d525c'))
  )
}
