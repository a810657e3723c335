import { GRAIN } from './outdoors/patterns.ts'
import { group, path, picture, poly, rect, repeat, stroke } from './svg.ts'

/** The placeholder of a missing picture: an outlined house. */
export function placeholder(): string {
  const ink = '#8d8675'
  const bricks = repeat(7, row =>
    repeat(3, index =>
      rect(520 + ((row * 61) % 110) + index * 140, 590 + row * 38, 60, 20, ink, 'opacity=".16"'),
    ),
  )
  const house =
    stroke('M470 860V520L725 300 980 520v340z', ink, 9, 'stroke-linejoin="round"') +
    stroke(
      'M420 560L725 296l305 264M860 410V320h54v136',
      ink,
      9,
      'stroke-linejoin="round" stroke-linecap="round"',
    ) +
    stroke(
      'M680 860V700h90v160M540 640h84v100h-84zM826 640h84v100h-84zM582 640v100M868 640v100',
      ink,
      7,
      'stroke-linejoin="round"',
    )
  const ground = stroke(
    'M300 860h850',
    ink,
    9,
    'stroke-linecap="round" stroke-dasharray="420 26 180 26 400"',
  )
  const tree = stroke(
    'M1120 860V700M1120 700q-90-10-90-90t90-110q90 30 90 110t-90 90z',
    ink,
    8,
    'stroke-linecap="round"',
  )
  return picture(
    1450,
    1088,
    'Illustratie',
    GRAIN,
    rect(0, 0, 1450, 1088, '#efeae0') +
      group(
        poly([470, 860, 470, 520, 725, 300, 725, 860], '#e6dfd0') +
          bricks +
          house +
          ground +
          tree +
          path('M300 868h850v40H300z', '#e3dccd'),
      ) +
      rect(0, 0, 1450, 1088, 'url(#grain)'),
  )
}
