import type { Recipe } from './recipe.ts'

/** The first picture of a kind before all others; as they were where there is none. */
export function ledBy(recipes: readonly Recipe[], kind: Recipe['draw']): Recipe[] {
  const lead = recipes.find(({ draw }) => draw === kind)
  return lead ? [lead, ...recipes.filter(each => each !== lead)] : [...recipes]
}
