import { elevation } from './outdoors/elevation.ts'
import { interior } from './indoors/interior.ts'
import { outdoor } from './outdoors/outdoor.ts'
import { panorama } from './outdoors/panorama.ts'
import { placeholder } from './placeholder.ts'
import { plan } from './indoors/plan.ts'
import { portrait } from './portrait.ts'
import { SIZES, type Recipe } from './recipe.ts'

type Drawers = { [D in Recipe['draw']]: (recipe: Extract<Recipe, { draw: D }>) => string }

const DRAWERS: Drawers = {
  elevation,
  room: interior,
  outdoor,
  plan,
  panorama,
  portrait,
  placeholder,
}

/** The SVG of a recipe, always the same bytes; the placeholder for anything else. Never throws. */
export function draw(recipe: unknown): string {
  if (!isRecipe(recipe)) return placeholder()
  try {
    // TypeScript does not tie a drawer to the recipe that names it.
    return (DRAWERS[recipe.draw] as (recipe: Recipe) => string)(recipe)
  } catch {
    return placeholder()
  }
}

const isRecipe = (value: unknown): value is Recipe =>
  typeof value === 'object' &&
  value !== null &&
  'draw' in value &&
  typeof value.draw === 'string' &&
  Object.hasOwn(SIZES, value.draw)
