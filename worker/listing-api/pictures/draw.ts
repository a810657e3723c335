import { elevation } from './elevation.ts'
import type { Recipe } from './recipe.ts'
export function draw(recipe: unknown): string {
  const r = recipe as Recipe
  if (r.draw === 'elevation') return elevation(r)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1450 1088"><title>Illustratie</title><rect width="1450" height="1088" fill="#ccb"/></svg>`
}
