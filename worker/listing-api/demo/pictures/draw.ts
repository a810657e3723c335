import { elevation } from './outdoors/elevation.ts'
import { interior } from './indoors/interior.ts'
import { outdoor } from './outdoors/outdoor.ts'
import { panorama } from './outdoors/panorama.ts'
import { inMedium } from './medium.ts'
import { placeholder } from './placeholder.ts'
import { plan } from './indoors/plan.ts'
import { portrait } from './portrait.ts'
import { SIZES, type Recipe } from './recipe.ts'

function drawn(recipe: Recipe): string {
  switch (recipe.draw) {
    case 'elevation':
      return elevation(recipe)
    case 'room':
      return interior(recipe)
    case 'outdoor':
      return outdoor(recipe)
    case 'plan':
      return plan(recipe)
    case 'panorama':
      return panorama(recipe)
    case 'portrait':
      return portrait(recipe)
    case 'placeholder':
      return placeholder()
  }
}

/** The SVG of a recipe, always the same bytes; the placeholder for anything else. Never throws. */
export function draw(recipe: unknown): string {
  if (!isRecipe(recipe)) return placeholder()
  try {
    const svg = drawn(recipe)
    // A plan is read, not looked at.
    return recipe.medium && recipe.draw !== 'plan' ? inMedium(svg, recipe.medium) : svg
  } catch {
    return placeholder()
  }
}

export const isRecipe = (value: unknown): value is Recipe =>
  typeof value === 'object' &&
  value !== null &&
  'draw' in value &&
  typeof value.draw === 'string' &&
  Object.hasOwn(SIZES, value.draw)
