import type { Scene } from '../scene.ts'
import { ellipse, group, path, poly, rect, repeat, stroke } from '../svg.ts'
import { lighter, mix } from '../color.ts'
import { bank, sun } from './panorama-sky.ts'
import { fir } from './plants.ts'

/** A slate village in a valley, mist between the ridges. */
export function hills(scene: Scene): string {
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
  const houses: [x: number, base: number, size: number][] = [
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
  const village = houses.map(([x, base, s], index) => house(x, base, s, index % 2 === 0)).join('')
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
