import { darker, lighter } from '../color.ts'
import type { Interior } from '../recipe.ts'
import { outlook, type Room } from './room.ts'
import { circle, ellipse, path, poly, rect, repeat, stroke } from '../svg.ts'

/** What stands in each room, from the back to the front. */
export const FURNISHED: Record<Interior, (room: Room) => string> = {
  living: room =>
    outlook(room, 560, 230, 330, 290) +
    frames(room, 320, 260) +
    floorLamp(room, 1090) +
    sofa(room, 420, 600) +
    plant(room, 1230, 860, 1.25) +
    rug(room, 725, 960) +
    coffeeTable(room, 640, 900) +
    armchair(room),
  kitchen: room => cabinets(room) + pendants(room, [560, 725, 890]) + island(room),
  bedroom: room =>
    outlook(room, 850, 240, 220, 300) +
    frames(room, 470, 250) +
    rug(room, 620, 985) +
    bed(room) +
    bedside(room, 300) +
    plant(room, 1180, 800, 0.9),
  bathroom: room =>
    tiles(room) +
    outlook(room, 620, 230, 210, 190, false) +
    basin(room) +
    bath(room) +
    plant(room, 1180, 790, 0.7),
  dining: room =>
    outlook(room, 520, 220, 410, 310) +
    sideboard(room) +
    pendants(room, [725]) +
    rug(room, 725, 1000) +
    table(room),
  office: room =>
    outlook(room, 330, 240, 260, 280, false) +
    shelves(room, 690) +
    desk(room) +
    plant(room, 180, 940, 1.1),
}

const contact = (x: number, y: number, rx: number, ry = 16): string =>
  ellipse(x, y, rx, ry, '#1b2230', 'opacity=".2"')

function sofa({ accent, cloth, pale, dark }: Room, x: number, y: number): string {
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

const armchair = ({ cloth, wood }: Room): string =>
  contact(250, 998, 130) +
  path('M150 760q10-46 60-46h90q44 0 50 46l10 120H140z', cloth) +
  rect(120, 850, 270, 92, lighter(cloth, 0.14), 'rx="24"') +
  rect(104, 820, 62, 130, darker(cloth, 0.14), 'rx="26"') +
  rect(346, 820, 62, 130, darker(cloth, 0.14), 'rx="26"') +
  stroke('M150 946l-12 52M362 946l12 52', wood, 14, 'stroke-linecap="round"')

const coffeeTable = ({ wood, pale, greens, cloth }: Room, x: number, y: number): string =>
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

const rug = ({ cloth, pale }: Room, x: number, y: number): string =>
  ellipse(x, y, 520, 86, darker(cloth, 0.1), 'opacity=".9"') +
  ellipse(x, y, 470, 74, cloth) +
  ellipse(x, y, 420, 62, pale, 'opacity=".5"') +
  ellipse(x, y, 300, 42, cloth, 'opacity=".8"')

const frames = ({ accent, cloth, pale, dark, random }: Room, x: number, y: number): string => {
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

const floorLamp = ({ dark, pale, hour, light }: Room, x: number): string =>
  contact(x, 716, 40, 8) +
  stroke(`M${x} 716V330`, dark, 7) +
  (light === 'dusk' ? circle(x, 320, 150, hour.lamp, 'opacity=".22"') : '') +
  poly([x - 60, 350, x - 34, 250, x + 34, 250, x + 60, 350], light === 'dusk' ? hour.lamp : pale)

function plant({ greens, tone }: Room, x: number, base: number, size: number): string {
  const s = (value: number) => Math.round(value * size)
  const leaf = (dx: number, dy: number, index: number) =>
    path(
      `M${x} ${base - s(110)}q${s(dx * 0.2)} ${s(dy)} ${s(dx)} ${s(dy)}q${s(-dx * 0.1)} ${s(-dy * 0.55)} ${s(-dx)} ${s(-dy)}z`,
      greens[index % 3 === 0 ? 1 : 2],
    )
  return (
    contact(x, base + 4, s(70), 12) +
    [
      [-120, -120],
      [120, -130],
      [-70, -220],
      [64, -230],
      [-150, -30],
      [150, -40],
      [4, -270],
    ]
      .map(([dx, dy], index) => leaf(dx!, dy!, index))
      .join('') +
    poly(
      [x - s(54), base - s(116), x + s(54), base - s(116), x + s(40), base, x - s(40), base],
      tone('#b9694a'),
    ) +
    rect(x - s(60), base - s(124), s(120), s(26), tone('#c97a58'))
  )
}

const pendants = ({ dark, hour, light, accent }: Room, xs: number[]): string =>
  xs
    .map(
      x =>
        stroke(`M${x} 40V330`, dark, 4) +
        (light === 'dusk' ? circle(x, 400, 110, hour.lamp, 'opacity=".2"') : '') +
        path(`M${x - 62} 390q6-66 62-66t62 66z`, accent) +
        ellipse(x, 390, 62, 10, light === 'dusk' ? hour.lamp : lighter(accent, 0.5)),
    )
    .join('')

function cabinets(room: Room): string {
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

function island({ wood, accent, pale, dark, cloth, greens }: Room): string {
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

function bed({ accent, cloth, pale, wood }: Room): string {
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

const bedside = ({ wood, pale, hour, light, dark }: Room, x: number): string =>
  rect(x - 80, 620, 104, 130, wood) +
  rect(x - 72, 650, 88, 40, darker(wood, 0.15)) +
  (light === 'dusk' ? circle(x - 28, 530, 110, hour.lamp, 'opacity=".25"') : '') +
  stroke(`M${x - 28} 620v-60`, dark, 7) +
  poly([x - 72, 566, x - 52, 494, x - 4, 494, x + 16, 566], light === 'dusk' ? hour.lamp : pale)

const tiles = ({ accent, paint }: Room): string =>
  rect(270, 420, 910, 280, accent) +
  stroke(
    'M270 490h910M270 560h910M270 630h910' + repeat(13, index => `M${340 + index * 70} 420v280`),
    lighter(accent, 0.16),
    3,
  ) +
  rect(270, 410, 910, 14, lighter(paint, 0.5))

const basin = ({ wood, pale, dark, hour, light, cloth }: Room): string =>
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

const bath = ({ pale, dark, cloth, wood }: Room): string =>
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

const sideboard = ({ wood, pale, cloth, dark }: Room): string =>
  rect(980, 560, 180, 130, wood) +
  stroke('M1070 570v110', darker(wood, 0.3), 4) +
  rect(1000, 510, 34, 50, cloth) +
  rect(1048, 490, 26, 70, pale) +
  rect(1086, 526, 54, 34, dark)

function table({ wood, accent, pale, cloth, greens }: Room): string {
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

function shelves({ wood, accent, cloth, pale, dark, random }: Room, x: number): string {
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

const desk = ({ wood, dark, pale, accent, hour, light, cloth }: Room): string =>
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
