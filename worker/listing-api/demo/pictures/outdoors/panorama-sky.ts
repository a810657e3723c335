import type { Scene } from '../scene.ts'
import { circle, path } from '../svg.ts'

export const sun = (scene: Scene, x: number, y: number, radius: number): string =>
  circle(x, y, radius * 2.6, scene.hour.sun, 'opacity=".14"') +
  circle(x, y, radius * 1.7, scene.hour.sun, 'opacity=".2"') +
  circle(x, y, radius, scene.hour.sun)

export const bank = (x: number, y: number, w: number, color: string): string =>
  path(
    `M${x} ${y}q${w * 0.2}-40 ${w * 0.42}-28q${w * 0.2}-22 ${w * 0.34} 8q${w * 0.14} 0 ${w * 0.24} 20z`,
    color,
    'opacity=".4"',
  )
