import { darker, lighter } from '../color.ts'
import { path, poly, rect, repeat, stroke } from '../svg.ts'
import type { Scene } from '../scene.ts'

export interface WindowLook {
  bars?: 'cross' | 'sash' | 'grid' | 'plain'
  shutters?: string
  /** A curved head. */
  arch?: boolean
  frame?: string
}

/** A window in its reveal: shadow, frame, glass with a slanting gleam, bars and a stone sill. Empty outside the picture. */
export function window(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  look: WindowLook = {},
): string {
  if (x > 1450 || x + w < 0) return ''
  const { bars = 'sash', arch = false, shutters } = look
  const frame = look.frame ?? scene.wall.trim
  const glass = scene.glass()
  const head = arch ? Math.min(26, w * 0.25) : 0
  const shape = (inset: number) =>
    arch
      ? `M${n(inset)} ${n(h - inset)}V${n(head)}q${n(w / 2 - inset)}-${n(head * 2 - inset * 1.4)} ${n(w - inset * 2)} 0V${n(h - inset)}z`
      : `M${n(inset)} ${n(inset)}h${n(w - inset * 2)}v${n(h - inset * 2)}h-${n(w - inset * 2)}z`
  const cross =
    bars === 'sash'
      ? `M5 ${n(h * 0.36)}h${n(w - 10)}`
      : bars === 'cross'
        ? `M5 ${n(h * 0.5)}h${n(w - 10)}`
        : ''
  const lines = bars === 'plain' ? '' : `M${n(w / 2)} 5V${n(h - 5)}${cross}`
  const grid =
    bars === 'grid'
      ? `${repeat(3, index => `M5 ${n((h * (index + 1)) / 4)}h${n(w - 10)}`)}M${n(w * 0.25)} 5v${n(h - 10)}M${n(w * 0.75)} 5v${n(h - 10)}`
      : ''
  const shutter = shutters
    ? [-w * 0.46, w * 1.02]
        .map(
          at =>
            rect(at, 0, w * 0.44, h, shutters) +
            stroke(
              repeat(
                Math.floor(h / 18),
                index => `M${n(at + 6)} ${12 + index * 18}h${n(w * 0.44 - 12)}`,
              ),
              darker(shutters, 0.25),
              3,
            ),
        )
        .join('')
    : ''
  const content =
    shutter +
    path(shape(-4), scene.hour.shade, 'opacity=".28"') +
    path(shape(0), frame) +
    path(shape(6), glass) +
    poly(
      [6, h * 0.75, w * 0.55, head + 8, w * 0.8, head + 8, 6, h - 8],
      '#fff',
      `opacity=".${glass === scene.hour.lamp ? 1 : 2}"`,
    ) +
    (lines || grid ? stroke(lines + grid, frame, 4.5) : '') +
    rect(-9, h, w + 18, 9, scene.wall.trim) +
    rect(-9, h + 9, w + 18, 5, scene.hour.shade, 'opacity=".22"')
  return scene.stamp(content, x, y)
}

const n = (value: number): number => Math.round(value)

/** A front door with fanlight and two steps of blue stone. */
export function door(
  scene: Scene,
  x: number,
  base: number,
  w: number,
  h: number,
  color: string,
): string {
  if (x > 1450 || x + w < 0) return ''
  return scene.stamp(doorAt(scene, 0, 0, w, h, color), x, base)
}

function doorAt(
  scene: Scene,
  x: number,
  base: number,
  w: number,
  h: number,
  color: string,
): string {
  const leaf = scene.tone(color)
  const stone = scene.tone('#6f7478')
  return (
    rect(x - 9, base - h - 9, w + 18, h + 9, scene.wall.trim) +
    rect(x, base - h, w, h, darker(leaf, 0.4)) +
    rect(
      x + 4,
      base - h + 4,
      w - 8,
      h * 0.2,
      scene.light === 'dusk' ? scene.hour.lamp : scene.hour.glass,
    ) +
    rect(x + 4, base - h * 0.76, w - 8, h * 0.76, leaf) +
    rect(x + w * 0.2, base - h * 0.68, w * 0.6, h * 0.26, darker(leaf, 0.16)) +
    rect(x + w * 0.2, base - h * 0.34, w * 0.6, h * 0.24, darker(leaf, 0.16)) +
    rect(x + w * 0.78, base - h * 0.4, 7, 7, scene.tone('#e6c77a')) +
    rect(x - 16, base - 10, w + 32, 14, stone) +
    rect(x - 26, base + 4, w + 52, 12, darker(stone, 0.2))
  )
}

/** A dormer that stands on the roof at `base`. */
export function dormer(scene: Scene, x: number, base: number, w: number, roof: string): string {
  const h = w * 0.9
  return (
    poly(
      [
        x - 4,
        base,
        x - 4,
        base - h * 0.66,
        x + w / 2,
        base - h * 1.18,
        x + w + 4,
        base - h * 0.66,
        x + w + 4,
        base,
      ],
      scene.wall.trim,
    ) +
    poly(
      [
        x - 16,
        base - h * 0.6,
        x + w / 2,
        base - h * 1.3,
        x + w + 16,
        base - h * 0.6,
        x + w + 2,
        base - h * 0.6,
        x + w / 2,
        base - h * 1.12,
        x - 2,
        base - h * 0.6,
      ],
      darker(roof, 0.3),
    ) +
    window(scene, x + w * 0.16, base - h * 0.62, w * 0.68, h * 0.56, {
      bars: 'cross',
      frame: lighter(scene.wall.trim, 0.3),
    })
  )
}

export const chimney = (scene: Scene, x: number, top: number, height: number): string =>
  rect(x, top, 46, height, 'url(#wall)') +
  rect(x + (scene.sun === 1 ? 30 : 0), top, 16, height, scene.hour.shade, 'opacity=".24"') +
  rect(x - 6, top - 8, 58, 12, darker(scene.wall.face, 0.3)) +
  rect(x + 8, top - 24, 12, 18, scene.tone('#a0593f')) +
  rect(x + 27, top - 24, 12, 18, scene.tone('#a0593f'))

/** A rail of thin iron before a window or along a balcony. */
export const railing = (x: number, y: number, w: number, h: number, color: string): string =>
  stroke(
    `M${x} ${y}h${w}M${x} ${y + h}h${w}${repeat(Math.floor(w / 14) + 1, index => `M${x + index * 14} ${y}v${h}`)}`,
    color,
    3,
  )
