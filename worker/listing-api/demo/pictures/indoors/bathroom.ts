import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts'
import { darker, lighter } from '../color.ts'
import type { Room } from './room.ts'
import { contact } from './decor.ts'

export const tiles = ({ accent, paint }: Room): string =>
  rect(270, 420, 910, 280, accent) +
  stroke(
    'M270 490h910M270 560h910M270 630h910' + repeat(13, index => `M${340 + index * 70} 420v280`),
    lighter(accent, 0.16),
    3,
  ) +
  rect(270, 410, 910, 14, lighter(paint, 0.5))

export const basin = ({ wood, pale, dark, hour, light, cloth }: Room): string =>
  contact(430, 716, 130, 10) +
  rect(320, 540, 220, 150, wood) +
  stroke('M430 552v126', darker(wood, 0.3), 4) +
  rect(306, 520, 248, 24, pale) +
  rect(352, 488, 150, 36, lighter(pale, 0.3), 'rx="14"') +
  stroke('M428 490v-40q0-14 16-14', dark, 8) +
  (light === 'dusk' ? circle(430, 310, 120, hour.lamp, 'opacity=".3"') : '') +
  circle(430, 310, 92, dark) +
  circle(430, 310, 84, hour.glass) +
  path('M372 360l90-110 24 22-82 100z', '#fff', 'opacity=".2"') +
  rect(566, 600, 44, 90, cloth)

export const bath = ({ pale, dark, cloth, wood }: Room): string =>
  contact(830, 996, 380, 24) +
  path('M480 780h700q4 170-110 200H600Q480 950 480 780z', lighter(pale, 0.3)) +
  path('M480 780h700l-2 34H482z', darker(pale, 0.1)) +
  path('M1060 814h116q-8 140-106 166h-60q60-60 50-166z', darker(pale, 0.16), 'opacity=".7"') +
  ellipse(830, 780, 356, 26, lighter(pale, 0.5)) +
  ellipse(830, 784, 320, 18, '#a9c4c6') +
  stroke('M1130 780v-130q0-40-44-40h-20', dark, 12) +
  rect(640, 756, 110, 90, cloth) +
  rect(640, 830, 110, 8, pale) +
  rect(260, 900, 130, 16, wood) +
  stroke('M276 916v100M374 916v100', wood, 12) +
  ellipse(325, 884, 46, 18, cloth)
