import type { PanoramaRecipe } from '../recipe.ts'
import { picture, rect } from '../svg.ts'
import { type Scene, sceneOf } from '../scene.ts'
import { GRAIN, cobbles, grass, roofPattern, sky, wallPattern } from './patterns.ts'
import { city } from './panorama-city.ts'
import { coast } from './panorama-coast.ts'
import { hills } from './panorama-hills.ts'

const LIGHTS = { city: 'dusk', coast: 'noon', hills: 'morning' } as const

const PLACES = { city: 'town', coast: 'coast', hills: 'hills' } as const

const VIEWS: Record<PanoramaRecipe['scene'], (scene: Scene) => string> = { city, coast, hills }

/** The wide picture of an agency's home page; calm on the left, where the text is. */
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
