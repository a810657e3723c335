/** Stands in for the drawings: a plain coloured rectangle. */
export function draw(recipe: unknown): string {
  const color = typeof recipe === 'object' && recipe !== null && 'color' in recipe ? String(recipe.color) : ''
  const fill = /^[0-9a-f]{6}$/i.test(color) ? color : 'cccccc'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#${fill}"/></svg>`
}
