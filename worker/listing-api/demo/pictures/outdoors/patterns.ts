import { darker, lighter } from '../color.ts'
import { gradient, path, pattern, rect, stroke } from '../svg.ts'
import type { Scene } from '../scene.ts'

/** Courses of brick in stretcher bond, or rubble for stone; a white wall is almost plain. Fill with url(#wall). */
export function wallPattern({ wall, wallName }: Scene, id = 'wall', face = wall.face): string {
  const joint = face === wall.face ? wall.joint : darker(face, 0.14)
  if (wallName === 'stone') {
    const seams = stroke(
      'M0 2h54l8 26H20L14 2M62 28h58M54 2l30 2-4 24M0 30l26-2 6 28H0M32 56l40-2 4-26M72 54l48 2M96 28l2-26h22M84 56l4 24M32 56l-8 24M120 56',
      joint,
      3,
      'opacity=".75"',
    )
    return pattern(
      id,
      120,
      80,
      rect(0, 0, 120, 80, face) +
        rect(20, 4, 34, 22, lighter(face, 0.16)) +
        rect(76, 30, 42, 22, darker(face, 0.1)) +
        rect(34, 58, 48, 20, lighter(face, 0.08)) +
        seams,
    )
  }
  if (wallName === 'white' && face === wall.face)
    return pattern(
      id,
      90,
      40,
      rect(0, 0, 90, 40, face) + stroke('M10 12h22M58 30h16', joint, 2, 'opacity=".7"'),
    )
  return pattern(
    id,
    44,
    24,
    rect(0, 0, 44, 24, face) +
      rect(0, 0, 21, 11, darker(face, 0.07)) +
      rect(24, 12, 18, 11, lighter(face, 0.06)) +
      stroke('M0 11.500h44M0 23.500h44M22 0v11.500M0 12v11.500', joint, 1.6, 'opacity=".55"'),
  )
}

/** Slates or tiles; fill with url(#roof). */
export function roofPattern(color: string, kind: 'slate' | 'tile', id = 'roof'): string {
  const dark = darker(color, 0.28)
  const rows =
    kind === 'tile'
      ? path('M0 20q10 9 20 0t20 0v4q-10 9-20 0T0 24z', dark, 'opacity=".5"') +
        rect(0, 0, 4, 20, lighter(color, 0.14), 'opacity=".5"')
      : stroke('M0 12h40M0 24h40M10 0v12M30 0v12M0 12v12M20 12v12', dark, 1.8, 'opacity=".55"') +
        rect(11, 1, 18, 10, lighter(color, 0.1), 'opacity=".6"')
  return pattern(id, 40, 24, rect(0, 0, 40, 24, color) + rows)
}

export const cobbles = (color: string): string =>
  pattern(
    'cobble',
    60,
    26,
    rect(0, 0, 60, 26, color) +
      stroke(
        'M0 12.500h60M0 25.500h60M30 0v12.500M14 13v12.500M46 13v12.500',
        darker(color, 0.22),
        2.2,
        'opacity=".6"',
      ) +
      rect(32, 2, 26, 9, lighter(color, 0.12), 'opacity=".5"'),
  )

/** Loose strokes of grass. */
export const grass = (color: string): string =>
  pattern(
    'grass',
    86,
    52,
    rect(0, 0, 86, 52, color) +
      stroke(
        'M8 20l3-11M14 20l1-9M52 44l-3-11M58 44l2-10M70 14l2-8M30 38l-2-7',
        darker(color, 0.22),
        2.2,
        'opacity=".5" stroke-linecap="round"',
      ) +
      stroke(
        'M40 16l2-8M78 40l-2-9',
        lighter(color, 0.3),
        2.2,
        'opacity=".6" stroke-linecap="round"',
      ),
  )

/** Halftone dots over everything, so that flat colour looks printed. */
export const GRAIN = pattern(
  'grain',
  14,
  14,
  '<circle cx="3" cy="3" r="1.100" fill="#fff" opacity=".16"/><circle cx="10" cy="9" r="1.100" fill="#1b2230" opacity=".1"/>',
  'rotate(24)',
)

export const sky = ({ hour }: Scene): string =>
  gradient('sky', [
    [0, hour.sky[0]],
    [0.55, hour.sky[1]],
    [1, hour.sky[2]],
  ])
