import type { Scene } from '../scene.ts'
import { circle, ellipse, poly, rect, repeat, stroke } from '../svg.ts'

const r = Math.round

/** A round tree: a dark crown, its lit side and a few loose leaves. */
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
