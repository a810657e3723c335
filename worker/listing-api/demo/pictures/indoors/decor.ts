import { circle, ellipse, path, poly, rect, stroke } from '../svg.ts'
import { darker, lighter } from '../color.ts'
import type { Room } from './room.ts'

export const contact = (x: number, y: number, rx: number, ry = 16): string =>
  ellipse(x, y, rx, ry, '#1b2230', 'opacity=".2"')

export const rug = ({ cloth, pale }: Room, x: number, y: number): string =>
  ellipse(x, y, 520, 86, darker(cloth, 0.1), 'opacity=".9"') +
  ellipse(x, y, 470, 74, cloth) +
  ellipse(x, y, 420, 62, pale, 'opacity=".5"') +
  ellipse(x, y, 300, 42, cloth, 'opacity=".8"')

export const frames = (
  { accent, cloth, pale, dark, random }: Room,
  x: number,
  y: number,
): string => {
  const art = random.chance(0.5)
    ? circle(x + 62, y + 70, 30, cloth) +
      path(`M${x + 12} ${y + 130}q50-40 100 0v18H${x + 12}z`, accent)
    : poly([x + 16, y + 140, x + 60, y + 50, x + 108, y + 140], accent) +
      circle(x + 90, y + 46, 15, cloth)
  return (
    rect(x + 6, y + 6, 124, 168, '#1b2230', 'opacity=".15"') +
    rect(x, y, 124, 168, dark) +
    rect(x + 8, y + 8, 108, 152, pale) +
    art +
    rect(x + 142, y + 56, 78, 96, dark) +
    rect(x + 149, y + 63, 64, 82, pale) +
    stroke(`M${x + 160} ${y + 130}q20-50 42-56`, accent, 7)
  )
}

const LEAVES: [dx: number, dy: number][] = [
  [-120, -120],
  [120, -130],
  [-70, -220],
  [64, -230],
  [-150, -30],
  [150, -40],
  [4, -270],
]

export function plant({ greens, tone }: Room, x: number, base: number, size: number): string {
  const s = (value: number) => Math.round(value * size)
  const leaf = (dx: number, dy: number, index: number) =>
    path(
      `M${x} ${base - s(110)}q${s(dx * 0.2)} ${s(dy)} ${s(dx)} ${s(dy)}q${s(-dx * 0.1)} ${s(-dy * 0.55)} ${s(-dx)} ${s(-dy)}z`,
      greens[index % 3 === 0 ? 1 : 2],
    )
  return (
    contact(x, base + 4, s(70), 12) +
    LEAVES.map(([dx, dy], index) => leaf(dx, dy, index)).join('') +
    poly(
      [x - s(54), base - s(116), x + s(54), base - s(116), x + s(40), base, x - s(40), base],
      tone('#b9694a'),
    ) +
    rect(x - s(60), base - s(124), s(120), s(26), tone('#c97a58'))
  )
}

export const pendants = ({ dark, hour, light, accent }: Room, xs: number[]): string =>
  xs
    .map(
      x =>
        stroke(`M${x} 40V330`, dark, 4) +
        (light === 'dusk' ? circle(x, 400, 110, hour.lamp, 'opacity=".2"') : '') +
        path(`M${x - 62} 390q6-66 62-66t62 66z`, accent) +
        ellipse(x, 390, 62, 10, light === 'dusk' ? hour.lamp : lighter(accent, 0.5)),
    )
    .join('')
