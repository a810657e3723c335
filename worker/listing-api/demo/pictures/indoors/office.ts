import { circle, poly, rect, repeat, stroke } from '../svg.ts'
import { darker, lighter } from '../color.ts'
import type { Room } from './room.ts'
import { contact } from './decor.ts'

export function shelves({ wood, accent, cloth, pale, dark, random }: Room, x: number): string {
  const colours = [accent, cloth, pale, dark, lighter(accent, 0.4), darker(cloth, 0.2)]
  const books = (y: number) =>
    repeat(13, index =>
      random.chance(0.2)
        ? ''
        : rect(
            x + 18 + index * 32,
            y - random.int(58, 88),
            random.int(16, 28),
            90,
            random.pick(colours),
          ),
    )
  return [320, 430, 540]
    .map(
      y =>
        `<svg x="${x}" y="${y - 100}" width="450" height="100" viewBox="${x} ${y - 100} 450 100">${books(y)}</svg>` +
        rect(x, y, 450, 12, wood) +
        rect(x, y + 12, 450, 8, '#1b2230', 'opacity=".14"'),
    )
    .join('')
}

export const desk = ({ wood, dark, pale, accent, hour, light, cloth }: Room): string =>
  contact(760, 1000, 420, 22) +
  stroke('M420 780l-20 220M1100 780l20 220', darker(wood, 0.35), 16) +
  poly([390, 730, 1130, 730, 1200, 786, 320, 786], wood) +
  rect(320, 784, 880, 18, darker(wood, 0.25)) +
  rect(640, 596, 250, 150, dark, 'rx="8"') +
  rect(652, 608, 226, 120, hour.glass) +
  stroke('M765 746v14', dark, 24) +
  poly([640, 762, 890, 762, 910, 776, 620, 776], pale) +
  (light === 'dusk' ? circle(500, 620, 120, hour.lamp, 'opacity=".25"') : '') +
  stroke('M500 756l-30-90 50-50', dark, 8) +
  poly([500, 600, 560, 640, 520, 668], accent) +
  rect(980, 700, 90, 14, cloth) +
  rect(990, 714, 80, 14, pale) +
  rect(984, 728, 96, 16, accent) +
  contact(740, 1056, 130, 14) +
  rect(640, 820, 200, 150, accent, 'rx="30"') +
  rect(624, 940, 232, 46, lighter(accent, 0.15), 'rx="18"') +
  stroke('M740 986v60M680 1056l60-20 60 20', dark, 12)
