import type { Scene } from '../scene.ts'
import { darker } from '../color.ts'
import { type WindowLook, dormer, window } from '../outdoors/openings.ts'
import { poly, rect, repeat, stroke } from '../svg.ts'

export interface Front {
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

interface Crown {
  x: number
  width: number
  top: number
  gable: Front['gable']
  fill: string
  roof: string
  trim: string
}

export function crown(scene: Scene, { x, width, top, gable, fill, roof, trim }: Crown): string {
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
