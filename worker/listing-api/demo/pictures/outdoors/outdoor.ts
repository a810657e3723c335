import { darker, lighter } from '../color.ts'
import { railing } from './openings.ts'
import { cobbles, GRAIN, grass, sky, wallPattern } from './patterns.ts'
import type { OutdoorRecipe } from '../recipe.ts'
import { framed, HORIZON, sceneOf, type Scene } from '../scene.ts'
import { backdrop } from './backdrop.ts'
import { fir, hedge, marram, shrub, tree } from './plants.ts'
import { foreground, nearby } from './foreground.ts'
import { neighbours } from '../buildings/row.ts'
import { circle, ellipse, path, picture, poly, rect, repeat, stroke } from '../svg.ts'

const VIEWS: Record<OutdoorRecipe['what'], (scene: Scene) => string> = { garden, terrace, street }

/** The outside of a home: garden, terrace or street. */
export function outdoor({ what, seed, light, setting }: OutdoorRecipe): string {
  const scene = sceneOf(seed, light, setting, 'red')
  const content = backdrop(scene) + VIEWS[what](scene)
  const defs =
    sky(scene) +
    wallPattern(scene) +
    cobbles(scene.tone('#b3aa9b')) +
    grass(scene.greens[1]) +
    GRAIN +
    scene.stamped()
  return picture(
    1450,
    1088,
    'Illustratie',
    defs,
    framed(scene, content) + rect(0, 0, 1450, 1088, 'url(#grain)'),
  )
}

function garden(scene: Scene): string {
  const { random, greens, tone, hour, setting, sun } = scene
  const lawn = setting === 'coast' ? tone('#cfc79b') : greens[0]
  const wood = tone('#b08a62')
  const plants =
    setting === 'hills'
      ? fir(scene, 130, 830, 520) + fir(scene, 250, 820, 380) + tree(scene, 1290, 830, 560)
      : tree(scene, 150, 830, 560) + tree(scene, 1310, 830, 500) + tree(scene, 1130, 810, 320)
  const beds = repeat(8, index =>
    shrub(scene, 60 + index * 200 + random.int(-30, 30), 836, random.int(36, 62)),
  )
  const mown = repeat(7, index =>
    path(
      `M${-500 + index * 400} 1088L${480 + index * 80} 832h40L${-300 + index * 400} 1088z`,
      lighter(lawn, 0.2),
      'opacity=".35"',
    ),
  )
  const slabs = repeat(5, index =>
    poly(
      [
        700 - index * 26,
        850 + index * 44,
        790 + index * 20,
        850 + index * 44,
        806 + index * 26,
        878 + index * 48,
        690 - index * 34,
        878 + index * 48,
      ],
      tone('#cfc7b6'),
    ),
  )
  const shade = ellipse(sun === 1 ? 330 : 1120, 880, 300, 36, hour.shade, 'opacity=".2"')
  const bench = (x: number, y: number) =>
    stroke(`M${x} ${y}l-16 70M${x + 250} ${y}l16 70`, darker(wood, 0.3), 12) +
    rect(x - 16, y - 14, 282, 20, wood) +
    rect(x - 4, y - 78, 258, 16, wood) +
    rect(x - 4, y - 50, 258, 16, wood) +
    stroke(`M${x + 10} ${y}v-80M${x + 240} ${y}v-80`, darker(wood, 0.2), 10)
  return (
    rect(0, 700, 1450, 140, 'url(#wall)') +
    rect(0, 690, 1450, 16, scene.wall.trim) +
    rect(0, 706, 1450, 12, hour.shade, 'opacity=".2"') +
    plants +
    hedge(scene, -20, 790, 520, 60) +
    hedge(scene, 960, 790, 520, 60) +
    rect(0, 832, 1450, 260, lawn) +
    mown +
    rect(0, 832, 1450, 260, 'url(#grass)', 'opacity=".35"') +
    beds +
    shade +
    slabs +
    bench(980, 930) +
    ellipse(1104, 1012, 170, 14, hour.shade, 'opacity=".2"') +
    pots(scene) +
    nearby(scene)
  )
}

const pots = (scene: Scene): string =>
  [250, 350]
    .map(
      (x, index) =>
        ellipse(x, 1000, 54, 10, scene.hour.shade, 'opacity=".25"') +
        shrub(scene, x, 890 - index * 14, 56) +
        poly(
          [x - 42, 916 - index * 14, x + 42, 916 - index * 14, x + 30, 1000, x - 30, 1000],
          scene.tone('#b9694a'),
        ),
    )
    .join('')

function terrace(scene: Scene): string {
  const { tone, hour, greens, setting } = scene
  const deck = tone('#b59a78')
  const boards = stroke(
    repeat(18, index => `M${350 + index * 44} 770L${-900 + index * 190} 1088`),
    darker(deck, 0.22),
    4,
  )
  const chair = (x: number, way: number) =>
    ellipse(x, 1010, 110, 14, hour.shade, 'opacity=".22"') +
    stroke(`M${x - 70} 1008l20-110M${x + 70} 1008l-20-110`, tone('#3a3f42'), 10) +
    path(`M${x - 70} 900q0-20 20-20h100q20 0 20 20l${way * 14} 20h-140z`, tone('#e7decb')) +
    path(`M${x - way * 66} 890l${-way * 26}-130q-2-14 12-14h30q14 0 16 14l20 130z`, tone('#d8cdb7'))
  const far =
    setting === 'coast'
      ? repeat(4, index => marram(scene, 200 + index * 320, 770))
      : tree(scene, 210, 800, 330) + tree(scene, 1240, 800, 380) + tree(scene, 1400, 800, 300)
  const isShaded = scene.light !== 'dusk' && scene.random.chance(0.55)
  return (
    far +
    rect(0, 770, 1450, 320, deck) +
    boards +
    rect(0, 620, 1450, 150, hour.glass, 'opacity=".16"') +
    railing(-6, 612, 1470, 158, tone('#3a3f42')) +
    rect(0, 604, 1450, 14, tone('#3a3f42')) +
    (isShaded ? parasol(scene) : '') +
    chair(isShaded ? 330 : 420, 1) +
    (scene.random.chance(0.6) ? chair(980, -1) : '') +
    ellipse(700, 1000, 130, 16, hour.shade, 'opacity=".22"') +
    stroke('M700 900v96M650 998h100', tone('#3a3f42'), 12) +
    ellipse(700, 900, 140, 26, tone('#f1ead9')) +
    ellipse(680, 888, 34, 9, tone('#c86a4a')) +
    rect(738, 852, 22, 42, tone('#8fb0a8'), 'rx="6"') +
    [110, 1350]
      .map(
        x =>
          poly([x - 60, 880, x + 60, 880, x + 46, 1010, x - 46, 1010], tone('#6b6f72')) +
          repeat(7, index =>
            path(
              `M${x} 884q${(index - 3) * 18}-70 ${(index - 3) * 42}-${150 - Math.abs(index - 3) * 22}q${(3 - index) * 6} 70 ${(3 - index) * 34} ${150 - Math.abs(index - 3) * 22}z`,
              greens[index % 2 ? 1 : 2],
            ),
          ),
      )
      .join('')
  )
}

/** Over the table, in stripes. */
function parasol({ tone, random }: Scene): string {
  const [one, two] = random.pick([
    ['#ea6148', '#f4efe2'],
    ['#f4efe2', '#7fa3ad'],
    ['#d8b25c', '#f4efe2'],
  ] as const)
  const ribs = [-330, -200, -70, 70, 200, 330]
  return (
    rect(694, 380, 12, 520, tone('#6b5a48')) +
    repeat(5, index =>
      poly(
        [700, 250, 700 + ribs[index]!, 420, 700 + ribs[index + 1]!, 420],
        tone(index % 2 ? two : one),
      ),
    )
  )
}

function street(scene: Scene): string {
  const { setting, tone, random, hour } = scene
  if (setting === 'town' || setting === 'village') {
    return (
      rowOf(scene) +
      foreground({ ...scene, setting: 'town' }, 725) +
      tree(scene, random.int(240, 420), HORIZON + 30, 420) +
      tree(scene, random.int(1000, 1200), HORIZON + 30, 460) +
      lamp(scene, 690)
    )
  }
  const lane = setting === 'coast' ? tone('#d8c9a8') : tone('#b9b2a2')
  const edge =
    setting === 'coast'
      ? repeat(7, index =>
          marram(scene, 60 + index * 220 + random.int(-40, 40), 860 + (index % 3) * 50),
        )
      : fir(scene, 140, 840, 460) +
        tree(scene, 1270, 840, 430) +
        repeat(7, index => rect(70 + index * 84, 826, 12, 70, tone('#8a7560'))) +
        rect(50, 842, 610, 9, tone('#8a7560')) +
        rect(50, 866, 610, 9, tone('#8a7560'))
  const cabins =
    setting === 'coast'
      ? repeat(
          5,
          index =>
            rect(820 + index * 104, 720, 84, 100, tone(index % 2 ? '#f4efe2' : '#7fa3ad')) +
            poly(
              [812 + index * 104, 722, 862 + index * 104, 676, 912 + index * 104, 722],
              tone(index % 2 ? '#c7634a' : '#f4efe2'),
            ) +
            rect(846 + index * 104, 756, 32, 64, tone('#34586a')),
        )
      : ''
  return (
    rect(0, 816, 1450, 280, setting === 'coast' ? tone('#dccba6') : scene.greens[1]) +
    rect(0, 816, 1450, 280, 'url(#grass)', 'opacity=".5"') +
    cabins +
    path('M640 816h70c40 60-60 110 260 272H260C520 960 620 900 640 816z', lane) +
    path(
      'M690 816h20c40 60-60 110 260 272h-150C640 940 720 880 690 816z',
      hour.shade,
      'opacity=".1"',
    ) +
    edge +
    circle(1120, 1020, 34, tone('#96928a')) +
    circle(1160, 1032, 22, tone('#a8a49b')) +
    nearby(scene)
  )
}

/** A row of fronts, as on a market street. */
const rowOf = (scene: Scene): string => neighbours(scene, 725, 0)

const lamp = ({ tone, light, hour }: Scene, x: number): string =>
  (light === 'dusk' ? circle(x, 470, 150, hour.lamp, 'opacity=".22"') : '') +
  rect(x - 6, 500, 12, 400, tone('#2b2f36')) +
  rect(x - 20, 880, 40, 24, tone('#2b2f36')) +
  poly(
    [x - 34, 440, x + 34, 440, x + 22, 506, x - 22, 506],
    light === 'dusk' ? hour.lamp : tone('#dfe3df'),
  ) +
  poly([x - 42, 442, x, 406, x + 42, 442], tone('#2b2f36'))
