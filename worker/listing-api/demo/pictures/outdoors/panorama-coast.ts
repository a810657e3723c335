import type { Scene } from '../scene.ts'
import { darker, lighter, mix } from '../color.ts'
import { group, path, poly, rect, repeat, stroke } from '../svg.ts'
import { bank, sun } from './panorama-sky.ts'
import { marram } from './plants.ts'

/** Dunes, beach cabins, a low sea and a white house. */
export function coast(scene: Scene): string {
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
