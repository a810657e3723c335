import { darker, lighter } from '../color.ts'
import { ellipse, poly, rect, stroke } from '../svg.ts'
import type { Room } from './room.ts'
import { contact } from './decor.ts'

export const sideboard = ({ wood, pale, cloth, dark }: Room): string =>
  rect(980, 560, 180, 130, wood) +
  stroke('M1070 570v110', darker(wood, 0.3), 4) +
  rect(1000, 510, 34, 50, cloth) +
  rect(1048, 490, 26, 70, pale) +
  rect(1086, 526, 54, 34, dark)

export function table({ wood, accent, pale, cloth, greens }: Room): string {
  const chair = (x: number, back: number) =>
    stroke(
      `M${x - 44} ${back + 20}v180l-6 140M${x + 44} ${back + 20}v180l6 140`,
      darker(wood, 0.4),
      10,
    ) +
    rect(x - 56, back, 112, 130, accent, 'rx="20"') +
    rect(x - 60, back + 150, 120, 42, lighter(accent, 0.15), 'rx="14"')
  return (
    [500, 725, 950].map(x => chair(x, 560)).join('') +
    contact(725, 1010, 470, 26) +
    stroke('M370 800l-30 210M1080 800l30 210', darker(wood, 0.35), 20) +
    poly([330, 740, 1120, 740, 1200, 810, 250, 810], wood) +
    rect(250, 808, 950, 20, darker(wood, 0.25)) +
    poly([560, 740, 890, 740, 912, 810, 538, 810], pale, 'opacity=".5"') +
    ellipse(725, 766, 90, 20, cloth) +
    stroke(
      'M725 756v-90M725 726q-40-14-52-56M725 716q38-16 48-58',
      greens[2],
      8,
      'stroke-linecap="round"',
    ) +
    [430, 1010]
      .map(x => ellipse(x, 772, 58, 13, pale) + ellipse(x, 770, 36, 8, darker(pale, 0.1)))
      .join('') +
    chair(560, 800) +
    chair(890, 800)
  )
}
