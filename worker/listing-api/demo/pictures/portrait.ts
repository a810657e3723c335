import { randomOf } from '../random.ts'
import { darker, lighter } from './color.ts'
import { GRAIN } from './outdoors/patterns.ts'
import type { Hair, PortraitRecipe } from './recipe.ts'
import { circle, ellipse, gradient, path, picture, rect, stroke } from './svg.ts'

const SKINS = ['#f0cdb0', '#e5b793', '#c98f66', '#9a6545', '#f3d8c2', '#b97d58']

const HAIRS = ['#3a2a22', '#6b4429', '#b98a4e', '#20232a', '#8d8a86', '#7c3a26']

const CROP =
  'M312 440q-22-220 138-222 160 2 138 222-8-60-30-96-100-6-150-50-30 60-72 70-14 30-24 76z'

const COATS = ['#2f4a54', '#7d4c3c', '#55654f', '#31405c', '#8a6a3e', '#5f4a5e']

/** Haircuts: the part behind the face and the part in front of it. */
const CUTS: Record<Hair, (color: string) => [behind: string, before: string]> = {
  long: color => [
    path('M290 420q0-210 160-210t160 210v230q-40 40-70 20V440H360v230q-40 20-70-20z', color),
    path('M316 430q-6-190 134-194 140 4 134 194-20-110-104-136-70 74-164 136z', color),
  ],
  short: color => ['', path(CROP, color)],
  bearded: color => ['', path(CROP, color)],
  bun: color => [
    ellipse(450, 236, 74, 62, color),
    path('M318 430q-10-186 132-190 142 4 132 190-16-92-60-120-80 10-144 0-44 28-60 120z', color),
  ],
  bob: color => [
    path(
      'M292 440q-20-230 158-234 178 4 158 234 16 90-14 150-36 10-50-20H356q-14 30-50 20-30-60-14-150z',
      color,
    ),
    path('M318 424q-6-182 132-186 138 4 132 186-10-60-34-104-90 34-196 10-24 36-34 94z', color),
  ],
}

/** A person in flat colour on the agency's accent colour. */
export function portrait({ seed, accent, hair: cut }: PortraitRecipe): string {
  const random = randomOf(`portrait ${seed}`)
  const skin = SKINS[(seed * 11 + Math.floor(seed / 6)) % SKINS.length]!
  const hair = HAIRS[(seed * 7 + 2) % HAIRS.length]!
  const coat = COATS[(seed * 5 + 3) % COATS.length]!
  const ground = lighter(`#${accent}`, 0.66)
  const [behind, before] = CUTS[cut](hair)
  const shade = darker(skin, 0.14)
  const glasses =
    seed % 3 === 1
      ? circle(392, 452, 42, 'none', 'stroke="#2b2f36" stroke-width="7"') +
        circle(508, 452, 42, 'none', 'stroke="#2b2f36" stroke-width="7"') +
        stroke('M434 448h32', '#2b2f36', 7)
      : ''
  const beard =
    cut === 'bearded'
      ? path('M326 480q8 190 124 190t124-190q-20 70-70 84-54-26-108 0-50-14-70-84z', hair)
      : ''
  const face =
    path('M322 400q0-150 128-150t128 150v70q0 150-128 166-128-16-128-166z', skin) +
    path('M450 250q128 0 128 150v70q0 150-128 166 60-60 66-190t-66-196z', shade, 'opacity=".45"')
  const features =
    circle(394, 454, 10, '#2b2f36') +
    circle(506, 454, 10, '#2b2f36') +
    stroke(
      'M366 416q26-18 52-4M484 412q26-14 52 4',
      darker(hair, 0.2),
      9,
      'stroke-linecap="round"',
    ) +
    stroke('M452 462q-18 46-4 62 8 6 18 2', darker(skin, 0.3), 7, 'stroke-linecap="round"')
  const mouth =
    stroke('M412 576q38 8 76 0', darker(skin, 0.45), 7, 'stroke-linecap="round"') +
    stroke('M436 602q14 5 28 0', darker(skin, 0.2), 5, 'stroke-linecap="round"')
  const body =
    path('M60 1100q10-270 210-330l110-36q70 60 140 0l110 36q200 60 210 330z', coat) +
    path(
      'M380 734q70 130 70 366h-90l-70-320zM520 734q-70 130-70 366h90l70-320z',
      darker(coat, 0.2),
    ) +
    path(
      'M380 736l70 150 70-150q-70 50-140 0z',
      random.chance(0.5) ? '#f6f0e4' : lighter(coat, 0.5),
    )
  const sun = circle(random.int(180, 720), 330, 300, lighter(ground, 0.4), 'opacity=".7"')
  const neck = path('M384 590h132v140q-66 80-132 0z', shade)
  return picture(
    900,
    1100,
    'Illustratie: portret',
    GRAIN +
      gradient('back', [
        [0, ground],
        [1, lighter(ground, 0.3)],
      ]),
    rect(0, 0, 900, 1100, 'url(#back)') +
      sun +
      behind +
      body +
      neck +
      face +
      beard +
      mouth +
      features +
      glasses +
      before +
      rect(0, 0, 900, 1100, 'url(#grain)'),
  )
}
