import { circle, ellipse, path, poly, rect, stroke } from '../svg.ts'
import { darker, lighter } from '../color.ts'
import type { Room } from './room.ts'
import { contact } from './decor.ts'

export function sofa({ accent, cloth, pale, dark }: Room, x: number, y: number): string {
  const soft = lighter(accent, 0.08)
  return (
    contact(x + 305, y + 196, 330) +
    rect(x, y, 610, 128, accent, 'rx="26"') +
    rect(x + 30, y + 14, 270, 100, soft, 'rx="20"') +
    rect(x + 310, y + 14, 270, 100, soft, 'rx="20"') +
    rect(x - 30, y + 44, 74, 138, darker(accent, 0.12), 'rx="26"') +
    rect(x + 566, y + 44, 74, 138, darker(accent, 0.12), 'rx="26"') +
    rect(x + 34, y + 96, 542, 62, lighter(accent, 0.16), 'rx="16"') +
    rect(x + 30, y + 146, 550, 38, darker(accent, 0.18), 'rx="8"') +
    rect(x + 70, y + 36, 92, 84, cloth, `rx="14" transform="rotate(-9 ${x + 110} ${y + 78})"`) +
    rect(x + 470, y + 38, 88, 80, pale, `rx="14" transform="rotate(8 ${x + 510} ${y + 78})"`) +
    [40, 552].map(at => rect(x + at, y + 182, 14, 18, dark)).join('')
  )
}

export const armchair = ({ cloth, wood }: Room): string =>
  contact(250, 998, 130) +
  path('M150 760q10-46 60-46h90q44 0 50 46l10 120H140z', cloth) +
  rect(120, 850, 270, 92, lighter(cloth, 0.14), 'rx="24"') +
  rect(104, 820, 62, 130, darker(cloth, 0.14), 'rx="26"') +
  rect(346, 820, 62, 130, darker(cloth, 0.14), 'rx="26"') +
  stroke('M150 946l-12 52M362 946l12 52', wood, 14, 'stroke-linecap="round"')

export const coffeeTable = ({ wood, pale, greens, cloth }: Room, x: number, y: number): string =>
  contact(x + 120, y + 86, 170, 14) +
  stroke(
    `M${x + 20} ${y + 20}l-16 62M${x + 220} ${y + 20}l16 62M${x + 120} ${y + 24}v62`,
    darker(wood, 0.35),
    10,
  ) +
  ellipse(x + 120, y + 10, 190, 34, darker(wood, 0.25)) +
  ellipse(x + 120, y, 190, 34, wood) +
  ellipse(x + 110, y - 4, 150, 22, lighter(wood, 0.2), 'opacity=".6"') +
  rect(x + 20, y - 22, 90, 12, cloth) +
  rect(x + 28, y - 34, 78, 12, pale) +
  path(`M${x + 168} ${y - 6}q-10-40 8-46h16q18 6 8 46z`, pale) +
  stroke(
    `M${x + 184} ${y - 50}v-54M${x + 184} ${y - 60}q-30-16-34-46M${x + 184} ${y - 64}q26-10 34-40`,
    greens[2],
    6,
    'stroke-linecap="round"',
  )

export const floorLamp = ({ dark, pale, hour, light }: Room, x: number): string =>
  contact(x, 716, 40, 8) +
  stroke(`M${x} 716V330`, dark, 7) +
  (light === 'dusk' ? circle(x, 320, 150, hour.lamp, 'opacity=".22"') : '') +
  poly([x - 60, 350, x - 34, 250, x + 34, 250, x + 60, 350], light === 'dusk' ? hour.lamp : pale)
