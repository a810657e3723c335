import { circle, ellipse, path, poly, rect, repeat, stroke } from '../svg.ts'
import { darker, lighter } from '../color.ts'
import { contact } from './decor.ts'
import { type Room, outlook } from './room.ts'

export function cabinets(room: Room): string {
  const { accent, pale, dark, wood, hour, cloth } = room
  const fronts = repeat(
    7,
    index =>
      rect(278 + index * 129, 560, 122, 132, accent) +
      rect(278 + index * 129 + 44, 574, 34, 6, pale),
  )
  const splash =
    rect(270, 430, 910, 108, pale) +
    stroke(
      'M270 466h910M270 502h910' + repeat(15, index => `M${300 + index * 60} 430v108`),
      darker(pale, 0.12),
      2.5,
    )
  const upper =
    rect(270, 214, 300, 150, lighter(accent, 0.12)) +
    stroke('M370 214v150M470 214v150', darker(accent, 0.2), 4)
  return (
    splash +
    upper +
    rect(270, 384, 300, 12, wood) +
    rect(300, 344, 30, 40, cloth) +
    rect(340, 352, 24, 32, pale) +
    circle(396, 370, 15, cloth) +
    outlook(room, 630, 214, 230, 200, false) +
    path('M930 214h170v70l40 60v24H890v-24l40-60z', dark) +
    rect(270, 536, 910, 22, darker(pale, 0.12)) +
    rect(930, 528, 180, 10, dark) +
    stroke('M742 536v-62q0-22 24-22t24 22v8', dark, 8) +
    fronts +
    rect(940, 566, 160, 120, dark) +
    rect(956, 596, 128, 66, hour.glass) +
    rect(270, 692, 910, 14, darker(accent, 0.5))
  )
}

export function island({ wood, accent, pale, dark, cloth, greens }: Room): string {
  const stool = (x: number) =>
    contact(x, 1052, 46, 9) +
    stroke(`M${x - 34} 1050l20-140M${x + 34} 1050l-20-140M${x - 26} 1000h52`, dark, 9) +
    rect(x - 48, 890, 96, 24, wood, 'rx="10"')
  return (
    contact(725, 990, 470, 24) +
    rect(330, 792, 790, 196, darker(accent, 0.1)) +
    stroke(
      repeat(9, index => `M${418 + index * 79} 800v180`),
      darker(accent, 0.3),
      3,
    ) +
    poly([290, 760, 1160, 760, 1190, 800, 260, 800], lighter(pale, 0.2)) +
    rect(260, 798, 930, 18, darker(pale, 0.2)) +
    ellipse(560, 770, 70, 16, cloth) +
    circle(536, 752, 20, '#c86a4a') +
    circle(566, 746, 22, '#d9a548') +
    circle(592, 754, 18, '#8f9f5c') +
    path('M890 770q-8-44 10-52h30q18 8 10 52z', pale) +
    stroke(
      'M914 720v-60M914 700q-34-10-40-44M914 690q30-8 38-42',
      greens[2],
      7,
      'stroke-linecap="round"',
    ) +
    [480, 725, 970].map(stool).join('')
  )
}
