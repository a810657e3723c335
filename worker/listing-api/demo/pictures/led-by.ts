import type { Recipe } from './recipe.ts'

/** The first picture that is wanted before all others; as they were where there is none. */
export function ledBy(recipes: readonly Recipe[], isWanted: (recipe: Recipe) => boolean): Recipe[] {
  const lead = recipes.find(isWanted)
  return lead ? [lead, ...recipes.filter(each => each !== lead)] : [...recipes]
}

/** What two pictures share that look alike at the size of a card: the silhouette, the room, the sort of place outside. */
export function lookOf(recipe: Recipe): string {
  switch (recipe.draw) {
    case 'elevation':
      // Of a plot there is little but its hour.
      return `elevation ${recipe.building}${recipe.building === 'plot' ? ` ${recipe.light}` : ''}`
    case 'room':
      return `room ${recipe.room}`
    case 'outdoor':
      return `outdoor ${recipe.what}`
    default:
      return recipe.draw
  }
}

/** As many cards before one as stand beside it or above it, in one column, two or three. */
export const NEAR = 3

/** The first that looks unlike all that were near, else unlike the nearest at least. */
export function firstUnlike(
  recipes: readonly Recipe[],
  before: readonly string[],
): Recipe | undefined {
  for (let near = before.length; near > 0; near--) {
    const unlike = recipes.find(recipe => !before.slice(0, near).includes(lookOf(recipe)))
    if (unlike) return unlike
  }
  return recipes[0]
}
