import type { Scene } from '../scene.ts'
import { circle, group, path, poly, rect, repeat, stroke } from '../svg.ts'
import { lighter, mix } from '../color.ts'
import { neighbours } from '../buildings/row.ts'
import { bank, sun } from './panorama-sky.ts'
import { tree } from './plants.ts'

const TOWERS: [x: number, top: number, width: number][] = [
  [420, 330, 64],
  [640, 410, 52],
  [300, 460, 40],
]

/** Gables along the water, their lamps in it. */
export function city(scene: Scene): string {
  const { hour, tone } = scene
  const far = mix(hour.far, hour.sky[2], 0.3)
  const towers =
    TOWERS.map(
      ([x, top, w]) =>
        poly([x, 900, x, top, x + w / 2, top - 130, x + w, top, x + w, 900], far) +
        stroke(`M${x + w / 2} ${top - 126}v-40`, far, 5),
    ).join('') +
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
