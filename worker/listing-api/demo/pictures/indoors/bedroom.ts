import { circle, path, poly, rect, stroke } from '../svg.ts'
import { darker, lighter } from '../color.ts'
import type { Room } from './room.ts'
import { contact } from './decor.ts'

export function bed({ accent, cloth, pale, wood }: Room): string {
  return (
    contact(610, 1010, 430, 26) +
    rect(330, 470, 540, 260, darker(wood, 0.15), 'rx="20"') +
    stroke('M440 480v150M550 480v150M660 480v150M770 480v150', darker(wood, 0.32), 4) +
    rect(356, 590, 226, 110, pale, 'rx="34"') +
    rect(616, 590, 226, 110, pale, 'rx="34"') +
    rect(400, 620, 160, 80, cloth, 'rx="26"') +
    path('M330 690h540l90 290H240z', lighter(pale, 0.2)) +
    path('M296 790h608l56 190H240z', accent) +
    path('M296 790h608l8 34H288z', lighter(accent, 0.22)) +
    path('M240 980h720v46H240z', darker(accent, 0.25)) +
    stroke('M420 824l-40 156M600 824v156M780 824l40 156', darker(accent, 0.14), 4)
  )
}

export const bedside = ({ wood, pale, hour, light, dark }: Room, x: number): string =>
  rect(x - 80, 620, 104, 130, wood) +
  rect(x - 72, 650, 88, 40, darker(wood, 0.15)) +
  (light === 'dusk' ? circle(x - 28, 530, 110, hour.lamp, 'opacity=".25"') : '') +
  stroke(`M${x - 28} 620v-60`, dark, 7) +
  poly([x - 72, 566, x - 52, 494, x - 4, 494, x + 16, 566], light === 'dusk' ? hour.lamp : pale)
