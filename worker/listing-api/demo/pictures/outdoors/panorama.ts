import { darker, lighter, mix } from '../color.ts'
import { neighbours } from '../buildings/row.ts'
import { cobbles, GRAIN, grass, roofPattern, sky, wallPattern } from './patterns.ts'
import type { PanoramaRecipe } from '../recipe.ts'
import { sceneOf, type Scene } from '../scene.ts'
import { fir, marram, tree } from './scenery.ts'
import { circle, ellipse, group, path, picture, poly, rect, repeat, stroke } from '../svg.ts'

const LIGHTS = { city: 'dusk', coast: 'noon', hills: 'morning' } as const

const PLACES = { city: 'town', coast: 'coast', hills: 'hills' } as const

const VIEWS: Record<PanoramaRecipe['scene'], (scene: Scene) => string> = { city, coast, hills }

/** The wide picture that opens an agency's home page; calm on the left, where its words stand. */
export function panorama({ scene: view }: PanoramaRecipe): string {
  const scene = sceneOf(41, LIGHTS[view], PLACES[view], view === 'hills' ? 'stone' : 'red')
  const content = VIEWS[view](scene)
  const defs =
    sky(scene) +
    wallPattern(scene) +
    roofPattern(scene.tone('#565c68'), 'slate') +
    cobbles(scene.tone('#a39c90')) +
    grass(scene.greens[1]) +
    GRAIN +
    scene.stamped()
  return picture(
    2400,
    1200,
    'Illustratie',
    defs,
    rect(0, 0, 2400, 1200, 'url(#sky)') + content + rect(0, 0, 2400, 1200, 'url(#grain)'),
  )
}

const sun = (scene: Scene, x: number, y: number, radius: number): string =>
  circle(x, y, radius * 2.6, scene.hour.sun, 'opacity=".14"') +
  circle(x, y, radius * 1.7, scene.hour.sun, 'opacity=".2"') +
  circle(x, y, radius, scene.hour.sun)

const bank = (x: number, y: number, w: number, color: string): string =>
  path(
    `M${x} ${y}q${w * 0.2}-40 ${w * 0.42}-28q${w * 0.2}-22 ${w * 0.34} 8q${w * 0.14} 0 ${w * 0.24} 20z`,
    color,
    'opacity=".4"',
  )

/** Gables along the water, their lamps in it. */
function city(scene: Scene): string {
  const { hour, tone } = scene
  const far = mix(hour.far, hour.sky[2], 0.3)
  const towers =
    [
      [420, 330, 64],
      [640, 410, 52],
      [300, 460, 40],
    ]
      .map(
        ([x, top, w]) =>
          poly([x!, 900, x!, top!, x! + w! / 2, top! - 130, x! + w!, top!, x! + w!, 900], far) +
          stroke(`M${x! + w! / 2} ${top! - 126}v-40`, far, 5),
      )
      .join('') +
    repeat(20, index =>
      poly(
        [
          index * 124 - 40,
          900,
          index * 124 - 40,
          620 + ((index * 53) % 90),
          index * 124 + 20,
          560 + ((index * 53) % 90),
          index * 124 + 84,
          620 + ((index * 53) % 90),
          index * 124 + 84,
          900,
        ],
        far,
      ),
    )
  const houses = group(neighbours(scene, 725, 0), 'transform="translate(896 -32) scale(1.04)"')
  const quay =
    rect(0, 858, 2400, 66, tone('#8b857b')) +
    stroke('M0 880h2400M0 902h2400', tone('#6f6a63'), 3) +
    repeat(30, index => rect(index * 84, 860, 3, 64, tone('#6f6a63')))
  const water =
    rect(0, 922, 2400, 280, mix(hour.shade, hour.sky[1], 0.35)) +
    repeat(26, index =>
      rect(
        (index * 397) % 2300,
        944 + ((index * 71) % 236),
        80 + ((index * 53) % 170),
        5,
        index % 3 ? lighter(hour.sky[1], 0.1) : hour.sky[2],
        'opacity=".5"',
      ),
    ) +
    repeat(9, index =>
      rect(1010 + index * 150, 926, 44, 120 + ((index * 37) % 90), hour.lamp, 'opacity=".16"'),
    )
  const boat =
    path('M520 986h380l-46 62H580z', tone('#5a3a30')) +
    rect(610, 936, 190, 52, tone('#c9bda6')) +
    [630, 680, 730].map(x => rect(x, 948, 34, 26, hour.lamp)).join('') +
    path('M520 986h380l-8 12H528z', tone('#e9dfcc'))
  return (
    sun(scene, 1960, 300, 96) +
    bank(200, 220, 760, lighter(hour.sky[1], 0.35)) +
    bank(1240, 150, 900, lighter(hour.sky[1], 0.35)) +
    bank(820, 380, 700, hour.sky[2]) +
    towers +
    group(houses) +
    quay +
    water +
    boat +
    tree(scene, 860, 872, 330) +
    [700, 1560, 2230]
      .map(
        x =>
          rect(x - 4, 700, 8, 170, '#20242b') +
          circle(x, 690, 60, hour.lamp, 'opacity=".25"') +
          circle(x, 690, 16, hour.lamp),
      )
      .join('')
  )
}

/** Dunes, beach cabins, a low sea and a white house. */
function coast(scene: Scene): string {
  const { hour, tone } = scene
  const sand = tone('#e8d7b0')
  const sea = mix(hour.glass, hour.sky[1], 0.2)
  const waves = repeat(22, index =>
    rect(
      (index * 511) % 2300,
      636 + ((index * 47) % 160),
      120 + ((index * 83) % 320),
      5,
      lighter(hour.sky[1], 0.55),
      'opacity=".7"',
    ),
  )
  const boats = [
    [520, 640, 1],
    [760, 628, 0.6],
    [1130, 646, 0.8],
  ]
    .map(([x, y, s]) =>
      group(
        poly([0, 0, 0, -92, 52, 0], tone('#fbf6ea')) +
          poly([-6, 0, -6, -70, -38, 0], tone('#d98a63')) +
          path('M-46 4h104l-16 18h-72z', tone('#34586a')),
        `transform="translate(${x} ${y}) scale(${s})"`,
      ),
    )
    .join('')
  const cabins = repeat(
    7,
    index =>
      rect(1180 + index * 118, 776, 92, 112, tone(index % 2 ? '#f6f1e4' : '#6f9aa8')) +
      poly(
        [1170 + index * 118, 780, 1226 + index * 118, 722, 1282 + index * 118, 780],
        tone(index % 2 ? '#c8684d' : '#f6f1e4'),
      ) +
      rect(1210 + index * 118, 820, 34, 68, tone('#2f5263')),
  )
  const dune =
    path('M1300 1200q200-330 560-360 300-20 560 60v300z', mix(sand, scene.greens[0], 0.4)) +
    path('M0 1200V1010q260-90 560-40 360 60 760 40 500-40 1080 80v110z', sand) +
    path('M0 1200v-120q420-90 900-10t900 10 600 20v100z', darker(sand, 0.06))
  const villa =
    rect(1860, 640, 330, 230, tone('#f6f1e6')) +
    poly([1820, 650, 1900, 500, 2150, 500, 2230, 650], tone('#b4593e')) +
    poly([2025, 500, 2150, 500, 2230, 650, 2025, 650], hour.shade, 'opacity=".14"') +
    rect(2080, 460, 34, 70, tone('#f6f1e6')) +
    [1890, 1990, 2090]
      .map(
        x =>
          rect(x, 690, 66, 74, hour.glass) +
          stroke(`M${x} 690h66v74h-66zM${x + 33} 690v74`, tone('#34586a'), 5),
      )
      .join('') +
    rect(1990, 790, 66, 80, tone('#34586a'))
  return (
    sun(scene, 560, 300, 90) +
    bank(900, 190, 900, lighter(hour.sky[1], 0.5)) +
    bank(60, 420, 700, lighter(hour.sky[1], 0.5)) +
    bank(1500, 340, 820, lighter(hour.sky[1], 0.5)) +
    rect(0, 620, 2400, 320, sea) +
    rect(0, 800, 2400, 60, lighter(sea, 0.25)) +
    waves +
    boats +
    path('M0 860q500-50 1100-10t1300 0v340H0z', lighter(sand, 0.3)) +
    cabins +
    dune +
    villa +
    repeat(12, index =>
      group(
        marram(scene, 0, 0),
        `transform="translate(${1300 + index * 92} ${950 + ((index * 61) % 190)}) scale(1.5)"`,
      ),
    ) +
    repeat(5, index =>
      group(
        marram(scene, 0, 0),
        `transform="translate(${70 + index * 210} ${1100 + ((index * 47) % 70)}) scale(1.7)"`,
      ),
    ) +
    repeat(5, index =>
      stroke(
        `M${300 + index * 90} ${240 + ((index * 37) % 90)}q18-22 36 0 18-22 36 0`,
        tone('#4a5f6a'),
        5,
        'stroke-linecap="round"',
      ),
    )
  )
}

/** A slate village in a valley, mist between the ridges. */
function hills(scene: Scene): string {
  const { hour, greens, tone } = scene
  const ridge = (d: string, color: string) => path(`M0 1200V${d}V1200z`, color)
  const slate = tone('#565c68')
  const house = (x: number, base: number, s: number, lit: boolean) =>
    group(
      rect(0, -90, 150, 90, tone(s > 0.9 ? '#a09c92' : '#b3aea3')) +
        poly([-14, -88, 30, -164, 120, -164, 164, -88], slate) +
        poly([75, -164, 120, -164, 164, -88, 75, -88], hour.shade, 'opacity=".16"') +
        rect(98, -190, 20, 40, tone('#8c887f')) +
        [18, 62, 108]
          .map(
            (at, index) =>
              rect(at, -62, 24, 30, lit && index === 1 ? '#ffd58a' : hour.glass) +
              rect(at - 3, -34, 30, 4, tone('#e2dccf')),
          )
          .join(''),
      `transform="translate(${x} ${base}) scale(${s})"`,
    )
  const church =
    rect(1590, 560, 70, 220, tone('#a09c92')) +
    poly([1580, 562, 1625, 380, 1670, 562], slate) +
    poly([1625, 380, 1670, 562, 1625, 562], hour.shade, 'opacity=".2"') +
    rect(1660, 650, 170, 130, tone('#aaa69c')) +
    poly([1650, 654, 1680, 590, 1820, 590, 1846, 654], slate) +
    rect(1614, 600, 22, 44, hour.glass) +
    stroke('M1625 384v-44M1612 354h26', slate, 5)
  const village = [
    [1300, 790, 0.8],
    [1420, 800, 0.9],
    [1850, 800, 0.95],
    [1990, 784, 0.8],
    [1500, 830, 1.1],
    [1720, 838, 1.15],
    [1930, 850, 1.1],
    [1330, 862, 1.2],
    [2110, 836, 1],
  ]
    .map(([x, base, s], index) => house(x!, base!, s!, index % 2 === 0))
    .join('')
  const mist =
    ellipse(1500, 800, 900, 60, '#fff6e6', 'opacity=".3"') +
    ellipse(500, 720, 800, 46, '#fff6e6', 'opacity=".34"')
  const firs =
    repeat(16, index =>
      fir(
        scene,
        40 + index * 70 + ((index * 29) % 40),
        900 + ((index * 41) % 60),
        150 + ((index * 47) % 120),
      ),
    ) +
    repeat(7, index =>
      fir(scene, 2140 + index * 56, 880 + ((index * 31) % 50), 170 + ((index * 61) % 130)),
    )
  const river =
    path(
      'M1180 1200q60-130 260-170t300-70 120-90q40 60-80 120t-200 90-110 120z',
      mix(hour.sky[1], hour.glass, 0.35),
    ) + stroke('M1300 1150q100-70 280-110', lighter(hour.sky[1], 0.5), 7, 'opacity=".7"')
  return (
    sun(scene, 700, 330, 92) +
    bank(1300, 200, 880, lighter(hour.sky[1], 0.5)) +
    bank(140, 170, 560, lighter(hour.sky[1], 0.5)) +
    ridge('560q300-170 640-60t560-80 560 20 640-90', mix(hour.far, hour.sky[2], 0.55)) +
    ridge('660q360-130 700-30t620-60 540 20 540-130', mix(hour.far, greens[2], 0.25)) +
    mist +
    ridge('780q300-110 620-10t500-10 620-30 660-60', mix(hour.middle, greens[1], 0.4)) +
    church +
    village +
    ridge('900q300-60 640 10t560 0 620 30 580-60', greens[1]) +
    rect(0, 930, 2400, 280, 'url(#grass)', 'opacity=".5"') +
    river +
    firs +
    path('M0 1200v-90q300-60 700-10t800 40 900-50v110z', mix(greens[2], hour.shade, 0.3))
  )
}
